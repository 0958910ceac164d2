import type { Page } from '@playwright/test';

/** A virtual authenticator attached to one page. */
export interface Authenticator {
  /** Whether user verification succeeds. */
  recognises(yes: boolean): Promise<void>;
  /** How many passkeys it holds. */
  count(): Promise<number>;
}

/** Attaches the browser's virtual authenticator to a page; it responds automatically. */
export async function withAuthenticator(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    recognises: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
    count: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
