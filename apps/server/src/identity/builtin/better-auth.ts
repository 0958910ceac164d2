import { PASSWORD_LENGTH } from '@homefold/domain';
import { betterAuth } from 'better-auth';
import { jwt } from 'better-auth/plugins';
import { PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { guestSessions } from './guest-sessions';
import { isRefusedPasskey, passkeyRules, passkeys } from './passkeys';
import { passwordRules } from './password-rules';
import { sealedKeys } from './sealed-keys';
import { type SecondFactorHooks, authenticatorApp, factorRules } from './second-factor';

/** Rules that the forms, the inputs and the tests share. */
export const { min: PASSWORD_MIN, max: PASSWORD_MAX } = PASSWORD_LENGTH;
export const TOKEN_AUDIENCE = 'homefold-api';
export const RESET_LINK_MINUTES = 60;
/** Set by our own router on every call and never read from outside: the address that Express settled on. */
export const CLIENT_IP_HEADER = 'x-homefold-client-ip';
/** Set by our own router, too: the caller's browser is known to the account, so strangers in its network do not count. */
export const KNOWN_DEVICE_HEADER = 'x-homefold-known-device';
/** Longest user agent that is kept with a session. */
export const USER_AGENT_MAX = 300;
/** A new signing key every 90 days. */
const KEY_ROTATION_SECONDS = 90 * 86_400;
const SESSION_SECONDS = 30 * 86_400;

export interface AuthHooks extends SecondFactorHooks {
  /** Mails the link of a password reset. */
  sendResetLink(email: string, token: string): Promise<void>;
  /** Somebody has signed in, whichever way. */
  sessionStarted(userId: string): Promise<void>;
  /** After a password was replaced through a link: whatever else could still replace it has to go. */
  passwordWasReset(owner: { id: string; email: string }): Promise<void>;
  /** A passkey has just signed somebody in. */
  passkeyUsed(credentialId: string): Promise<void>;
  /** The origin under which the call in hand was made; it is one of ours. */
  currentOrigin(): string;
  /** The signing key was sealed with another secret, and a new one is made. */
  signingKeyLost(): void;
  /** Something of ours went wrong; the cause is for the log only. */
  failure(message: string, cause: unknown): void;
}

/** So many calls a minute from one network, except by a browser that is known to the account. */
const unlessKnown = (max: number) => (request: Request) =>
  request.headers.has(KNOWN_DEVICE_HEADER) ? (false as const) : { window: 60, max };

/** better-auth as Homefold wants it. It talks to nobody but the database and the hooks. */
export function createAuth(config: { publicUrl: string; secret: string }, pool: Pool, hooks: AuthHooks) {
  const { publicUrl, secret } = config;
  return betterAuth({
    appName: 'Homefold',
    baseURL: publicUrl,
    basePath: '/identity',
    secret,
    // ours alone ask it: the router has looked at the caller's, and says which one a passkey is to have been used under
    trustedOrigins: () => [hooks.currentOrigin()],
    telemetry: { enabled: false },
    // Its messages carry addresses of people at the lower levels.
    logger: {
      level: 'error',
      log: (_level, message, ...rest) => {
        const cause = rest.find((part) => part instanceof Error);
        if (!isRefusedPasskey(message, cause)) hooks.failure(message, cause);
      },
    },
    // What is not a refusal reaches our own error answer; else it would be printed whole, people's data included.
    onAPIError: { throw: true },
    database: { dialect: new PostgresDialect({ pool }), type: 'postgres', schemaName: 'identity', transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      resetPasswordTokenExpiresIn: RESET_LINK_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => hooks.sendResetLink(user.email, token),
      onPasswordReset: ({ user }) => hooks.passwordWasReset(user),
    },
    databaseHooks: { session: { create: { after: ({ userId }) => hooks.sessionStarted(userId) } } },
    // Only the server makes guests; the browser has to know one.
    user: { additionalFields: { guestOf: { type: 'string', required: false, input: false } } },
    // A stolen copy of the table must not open accounts.
    verification: { storeIdentifier: 'hashed' },
    // what changes how an account is signed in to asks for the password, however young the session is
    session: { expiresIn: SESSION_SECONDS, updateAge: 86_400, freshAge: 0, cookieCache: { enabled: false } },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rate_limit',
      window: 60,
      max: 120,
      customRules: {
        '/sign-in/email': unlessKnown(5),
        '/sign-up/email': { window: 60, max: 5 },
        '/request-password-reset': unlessKnown(3),
        // a token cannot be guessed, and strangers in the owner's network must not use up the owner's tries
        '/reset-password': { window: 60, max: 60 },
        '/passkey/generate-authenticate-options': { window: 60, max: 60 },
        '/passkey/verify-authentication': { window: 60, max: 60 },
        // counted for each account, by our own router and by the plugin
        '/change-password': false,
        '/two-factor/*': false,
      },
    },
    advanced: {
      cookiePrefix: 'homefold',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/' },
      // its own limits count networks as `networkOf` does
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER], ipv6Subnet: 64 },
      // Our migrations make the tables and our tests use them; a check at start would race the first migration.
      database: { generateId: 'uuid', validateSchema: false },
    },
    plugins: [
      guestSessions,
      passwordRules,
      authenticatorApp(),
      factorRules(hooks),
      passkeys((credentialId) => hooks.passkeyUsed(credentialId)),
      passkeyRules,
      jwt({
        disableSettingJwtHeader: true,
        adapter: sealedKeys(secret, () => hooks.signingKeyLost()),
        jwks: { keyPairConfig: { alg: 'RS256', modulusLength: 2048 }, rotationInterval: KEY_ROTATION_SECONDS },
        jwt: {
          issuer: publicUrl,
          audience: TOKEN_AUDIENCE,
          expirationTime: '60s',
          getSubject: ({ user }) => user.id,
          // No e-mail or name: the verifier reads them with the session, so tokens in logs tell nothing.
          definePayload: ({ session }) => ({ sid: session.id, azp: publicUrl }),
        },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
