import { createPublicKey } from 'node:crypto';
import { ConfigError } from './config-error';

export type IdentityConfig =
  | { kind: 'builtin' }
  | {
      kind: 'clerk';
      publishableKey: string;
      secretKey: string;
      /** RS256 public key of the Clerk instance, PEM; lets tokens be verified offline. */
      jwtKey: string;
      /** `https://<frontend api host>`, derived from the publishable key. */
      issuer: string;
      webhookSecret?: string;
    };

type ClerkVariable = 'CLERK_PUBLISHABLE_KEY' | 'CLERK_SECRET_KEY' | 'CLERK_JWT_KEY' | 'CLERK_WEBHOOK_SECRET';

/**
 * Uses Clerk when its keys are set, else built-in accounts.
 *
 * @throws ConfigError when a key is missing or malformed.
 */
export function identityConfig(e: Partial<Record<ClerkVariable, string | undefined>>): IdentityConfig {
  const given = e.CLERK_PUBLISHABLE_KEY ?? e.CLERK_SECRET_KEY ?? e.CLERK_JWT_KEY;
  if (given === undefined) return { kind: 'builtin' };
  for (const name of ['CLERK_PUBLISHABLE_KEY', 'CLERK_SECRET_KEY', 'CLERK_JWT_KEY'] as const)
    if (!e[name]) throw new ConfigError(name, 'is needed when Clerk is the identity provider');
  const publishableKey = e.CLERK_PUBLISHABLE_KEY as string;
  const jwtKey = (e.CLERK_JWT_KEY as string).replaceAll('\\n', '\n');
  if (!isRsaPublicKey(jwtKey))
    throw new ConfigError('CLERK_JWT_KEY', 'must be the PEM public key of the Clerk instance');
  return {
    kind: 'clerk',
    publishableKey,
    secretKey: e.CLERK_SECRET_KEY as string,
    jwtKey,
    issuer: `https://${clerkHost(publishableKey)}`,
    webhookSecret: e.CLERK_WEBHOOK_SECRET,
  };
}

function isRsaPublicKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** A publishable key is `pk_test_` or `pk_live_` followed by base64 of the frontend API's host and `$`. */
function clerkHost(publishableKey: string): string {
  const match = /^pk_(?:test|live)_([A-Za-z0-9+/=]+)$/.exec(publishableKey);
  const decoded = match?.[1] ? Buffer.from(match[1], 'base64').toString('utf8') : '';
  if (!/^[a-z0-9.-]+\.[a-z]+\$$/i.test(decoded))
    throw new ConfigError('CLERK_PUBLISHABLE_KEY', 'is not a valid Clerk publishable key (pk_test_… or pk_live_…)');
  return decoded.slice(0, -1);
}
