/** The signed-in person, as the identity provider knows them. */
export interface AuthUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  imageUrl: string | null;
  /** A guest of the demo: everything of theirs is deleted after a day. */
  isGuest?: true;
}

/** `error`: the provider could not be asked; nobody knows whether this person is signed in. */
export type AuthStatus = 'loading' | 'signed-out' | 'signed-in' | 'error';

export interface AuthState {
  status: AuthStatus;
  user: AuthUser | null;
  /** The provider could not be reached; this is who was signed in last, and whose session has not run out. */
  unverified?: true;
  /** End of the session in milliseconds, where the provider says it. */
  until?: number;
}

/** What an identity provider has to offer. Adapters: builtin.ts (default) and clerk.tsx. */
export interface AuthAdapter {
  /** A bearer token that is good for at least the next seconds, or null when nobody is signed in. */
  getToken(): Promise<string | null>;
  /** Ends the session at the provider; rejects when it could not. */
  signOut(): Promise<void>;
  /** Asks the provider again who is signed in (after an error, or after the forms signed somebody in). */
  refresh(): Promise<void>;
}

/** `GET /app-config.json`: what the server tells a browser before anybody is signed in. */
export interface AppConfig {
  identity:
    | {
        kind: 'builtin';
        /** The host under which passkeys can be used, null where browsers allow none. */
        passkeyHost: string | null;
      }
    | { kind: 'clerk'; publishableKey: string };
  /** Whether a demo family can be tried. */
  demo?: boolean;
  /** Where mail goes: to people, to the page /dev/mail of the server's own machine, or to nobody. */
  mail: 'sent' | 'outbox' | 'unsent';
}
