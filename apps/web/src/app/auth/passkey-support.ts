import type { AppConfig } from './types';

/** Whether passkeys can be used here: not at this address, or not with this browser. */
export type PasskeySupport = 'ready' | 'address' | 'browser';

/**
 * Browsers have passkeys on secure pages alone, and only for the host that they were made for.
 * @returns null where there is nothing to say: the configuration is not known yet, or accounts are kept elsewhere
 */
export function passkeySupport(config: AppConfig | null): PasskeySupport | null {
  if (config?.identity.kind !== 'builtin') return null;
  if (!window.isSecureContext || config.identity.passkeyHost !== window.location.hostname) return 'address';
  return 'PublicKeyCredential' in window ? 'ready' : 'browser';
}
