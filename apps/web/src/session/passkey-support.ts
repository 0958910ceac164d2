import type { AppConfig } from './types';

/** Whether passkeys work here, or why not: the address or the browser. */
export type PasskeySupport = 'ready' | 'address' | 'browser';

/**
 * Passkeys require a secure origin, and the host that they were created for.
 * @returns null while the configuration is loading, or with another identity provider
 */
export function passkeySupport(config: AppConfig | null): PasskeySupport | null {
  if (config?.identity.kind !== 'builtin') return null;
  if (!window.isSecureContext || config.identity.passkeyHost !== window.location.hostname) return 'address';
  return 'PublicKeyCredential' in window ? 'ready' : 'browser';
}
