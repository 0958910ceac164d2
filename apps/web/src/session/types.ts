/** The signed-in user, as the identity provider knows them. */
export interface AuthUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  imageUrl: string | null;
  /** A guest of the demo, whose data is deleted after a day. */
  isGuest?: true;
}

/** `error`: the provider could not be reached; it is unknown whether the user is signed in. */
export type AuthStatus = 'loading' | 'signed-out' | 'signed-in' | 'error';

export interface AuthState {
  status: AuthStatus;
  user: AuthUser | null;
  /** The provider could not be reached; this is the last signed-in user, whose session has not expired. */
  unverified?: true;
  /** End of the session in milliseconds, where the provider reports it. */
  until?: number;
}

/** The interface of an identity provider. Adapters: builtin.ts (default) and clerk.tsx. */
export interface AuthAdapter {
  /** A bearer token valid for at least the next few seconds, or null when signed out. */
  getToken(): Promise<string | null>;
  /** Ends the session at the provider; rejects when it could not. */
  signOut(): Promise<void>;
  /** Checks the session with the provider again (after an error, or after a sign-in through the forms). */
  refresh(): Promise<void>;
}

/** `GET /app-config.json`: public configuration, available before sign-in. */
export interface AppConfig {
  identity:
    | {
        kind: 'builtin';
        /** The host that passkeys are bound to, null where browsers do not support them. */
        passkeyHost: string | null;
      }
    | { kind: 'clerk'; publishableKey: string };
  /** Whether the demo is enabled. */
  demo?: boolean;
  /** Where mail goes: to its recipients, to the page /dev/mail on the server's own machine, or nowhere. */
  mail: 'sent' | 'outbox' | 'unsent';
}
