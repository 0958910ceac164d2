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

/** Limits shared by the forms, the inputs and the tests. */
export const { min: PASSWORD_MIN, max: PASSWORD_MAX } = PASSWORD_LENGTH;
export const TOKEN_AUDIENCE = 'homefold-api';
export const RESET_LINK_MINUTES = 60;
/** Set by our router on every call and never read from outside: the client address as Express resolved it. */
export const CLIENT_IP_HEADER = 'x-homefold-client-ip';
/** Set by our router as well: a browser known to the account is exempt from the network's limit. */
export const KNOWN_DEVICE_HEADER = 'x-homefold-known-device';
/** Longest user agent stored with a session. */
export const USER_AGENT_MAX = 300;
/** Signing keys rotate every 90 days. */
const KEY_ROTATION_SECONDS = 90 * 86_400;
const SESSION_SECONDS = 30 * 86_400;

export interface AuthHooks extends SecondFactorHooks {
  /** Mails a password reset link. */
  sendResetLink(email: string, token: string): Promise<void>;
  /** Called after any kind of sign-in. */
  sessionStarted(userId: string): Promise<void>;
  /** Called after a reset by link: everything else that could still replace the password is invalidated. */
  passwordWasReset(owner: { id: string; email: string }): Promise<void>;
  /** Called after a sign-in with a passkey. */
  passkeyUsed(credentialId: string): Promise<void>;
  /** The origin of the current call, already validated. */
  currentOrigin(): string;
  /** The signing key was sealed with another secret, and a new one is created. */
  signingKeyLost(): void;
  /** An internal error; the cause is only logged. */
  failure(message: string, cause: unknown): void;
}

/** Calls per minute from one network, except from browsers known to the account. */
const unlessKnown = (max: number) => (request: Request) =>
  request.headers.has(KNOWN_DEVICE_HEADER) ? (false as const) : { window: 60, max };

/** better-auth as configured for Homefold. It talks only to the database and the hooks. */
export function createAuth(config: { publicUrl: string; secret: string }, pool: Pool, hooks: AuthHooks) {
  const { publicUrl, secret } = config;
  return betterAuth({
    appName: 'Homefold',
    baseURL: publicUrl,
    basePath: '/identity',
    secret,
    // only our router calls it; the router has checked the caller's origin and passes the one passkeys are verified
    // against
    trustedOrigins: () => [hooks.currentOrigin()],
    telemetry: { enabled: false },
    // Its lower log levels contain personal addresses.
    logger: {
      level: 'error',
      log: (_level, message, ...rest) => {
        const cause = rest.find((part) => part instanceof Error);
        if (!isRefusedPasskey(message, cause)) hooks.failure(message, cause);
      },
    },
    // Other errors are rethrown to our own handler; the library would print them in full, personal data included.
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
    // Only the server creates guests, but the browser needs to recognise one.
    user: { additionalFields: { guestOf: { type: 'string', required: false, input: false } } },
    // A stolen copy of the table must not open accounts.
    verification: { storeIdentifier: 'hashed' },
    // changing a sign-in method requires the password, however fresh the session is
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
        // tokens are unguessable, and others in the owner's network must not use up the owner's attempts
        '/reset-password': { window: 60, max: 60 },
        '/passkey/generate-authenticate-options': { window: 60, max: 60 },
        '/passkey/verify-authentication': { window: 60, max: 60 },
        // counted per account, by our router and by the plugin
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
      // Our migrations create the tables and our tests use them; a check at start would race the first migration.
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
          // Without e-mail and name: the verifier reads them with the session, so leaked tokens contain no personal
          // data.
          definePayload: ({ session }) => ({ sid: session.id, azp: publicUrl }),
        },
      }),
    ],
  });
}

export type Auth = ReturnType<typeof createAuth>;
