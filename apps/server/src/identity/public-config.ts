import type { AppConfig } from '../platform/config';
import { passkeyHost } from './builtin/passkeys';

/** What the web client needs to show the right sign-in forms. Part of `GET /app-config.json`. */
export interface PublicIdentityConfig {
  kind: 'builtin' | 'clerk';
  /** Clerk's publishable key, which is public by design. */
  publishableKey?: string;
  /** The host under which passkeys work; null where browsers do not support them. Built-in accounts only. */
  passkeyHost?: string | null;
}

/** The identity part of `GET /app-config.json`. Never a secret. */
export function publicIdentityConfig({
  identity,
  baseUrl,
}: Pick<AppConfig, 'identity' | 'baseUrl'>): PublicIdentityConfig {
  return identity.kind === 'clerk'
    ? { kind: 'clerk', publishableKey: identity.publishableKey }
    : { kind: identity.kind, passkeyHost: passkeyHost(baseUrl) };
}
