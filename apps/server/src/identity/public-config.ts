import type { AppConfig } from '../platform/config';

/** What the web client has to know to show the right sign-in forms. Part of `GET /app-config.json`. */
export interface PublicIdentityConfig {
  kind: 'builtin' | 'clerk';
  /** Clerk's publishable key; made to be public. */
  publishableKey?: string;
}

/** The identity part of `GET /app-config.json`. Never a secret. */
export function publicIdentityConfig({ identity }: Pick<AppConfig, 'identity'>): PublicIdentityConfig {
  return identity.kind === 'clerk'
    ? { kind: 'clerk', publishableKey: identity.publishableKey }
    : { kind: identity.kind };
}
