import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins';
import { conflict, invalid } from '../../platform/errors';
import { newRecoveryCodes } from './recovery-codes';

/** A change of an account's sign-in methods, of which the owner is notified by mail. */
export type FactorChange =
  | 'password'
  | 'app-added'
  | 'app-removed'
  | 'recovery-codes'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed';

export interface SecondFactorHooks {
  /** Mails the owner; must not fail the change. */
  factorChanged(email: string, change: FactorChange): Promise<void>;
  /** @returns false when the account has already used this code within its validity */
  isFirstUse(userId: string, code: string): Promise<boolean>;
}

const TWO_FACTOR_COOKIE = 'two_factor';
const TRUST_DAYS = 30;

/** better-auth's second factor: an authenticator app (TOTP, 30 seconds, 6 digits) with recovery codes. */
export const authenticatorApp = () =>
  twoFactor({
    issuer: 'Homefold',
    trustDeviceMaxAge: TRUST_DAYS * 86_400,
    // it counts a guess after judging it, and locks the owner out as well: `SignInLimits.code` counts before
    accountLockout: { enabled: false },
    backupCodeOptions: { storeBackupCodes: 'encrypted', customBackupCodesGenerate: newRecoveryCodes },
    schema: { twoFactor: { modelName: 'two_factor' } },
  });

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** The account of a sign-in that has passed the password and awaits a code. */
async function pendingAccount(ctx: Pick<HookContext, 'context' | 'getSignedCookie'>): Promise<string | null> {
  const { createAuthCookie, internalAdapter, secret } = ctx.context;
  const challenge = await ctx.getSignedCookie(createAuthCookie(TWO_FACTOR_COOKIE).name, secret);
  return (challenge && (await internalAdapter.findVerificationValue(challenge))?.value) || null;
}

/** The account of a code: the signed-in caller's, or that of the pending sign-in. */
const accountOf = async (ctx: HookContext): Promise<string | null> =>
  (await getSessionFromCtx(ctx))?.user.id ?? pendingAccount(ctx);

/**
 * The app's key was sealed under `SECRET`. With another secret codes can no longer be checked; the operator has to
 * resolve that, and nobody is let in without a code.
 */
async function assertReadable({ context }: HookContext, userId: string): Promise<void> {
  const row = await context.adapter.findOne<{ secret: string; backupCodes: string }>({
    model: 'twoFactor',
    where: [{ field: 'userId', value: userId }],
  });
  if (!row) return;
  const opened = [row.secret, row.backupCodes].map((data) => symmetricDecrypt({ key: context.secretConfig, data }));
  await Promise.all(opened).catch(() => {
    throw conflict(
      'CONFLICT',
      "Codes can no longer be checked, because this server's secret was changed. Please ask whoever runs it.",
    );
  });
}

/**
 * Homefold's additions to the library: a code works once; changing a factor ends every other session, trusted devices
 * and mailed links; the owner is notified by mail.
 */
export function factorRules(hooks: SecondFactorHooks) {
  return {
    id: 'factor-rules',
    endpoints: {
      /** The email address of the account whose second step these cookies are in; null without one. */
      pendingSignIn: createAuthEndpoint.serverOnly({ method: 'GET', requireHeaders: true }, async (ctx) => {
        const userId = await pendingAccount(ctx);
        const user = userId && (await ctx.context.internalAdapter.findUserById(userId));
        return ctx.json({ email: user ? user.email : null });
      }),
    },
    hooks: {
      before: [
        {
          matcher: ({ path }) => path?.startsWith('/two-factor/verify-') ?? false,
          handler: createAuthMiddleware(async (ctx) => {
            const userId = await accountOf(ctx);
            if (!userId) return;
            await assertReadable(ctx, userId);
            const { code } = ctx.body as { code: string };
            if (ctx.path === '/two-factor/verify-totp' && !(await hooks.isFirstUse(userId, code)))
              throw invalid('code', 'This code was already used. Please wait for the next one.');
          }),
        },
      ],
      after: [
        {
          matcher: ({ path }) => path !== undefined && path in changes,
          handler: createAuthMiddleware(async (ctx) => {
            const { session, newSession, returned, adapter } = ctx.context;
            if (returned instanceof Error) return;
            const change = changes[ctx.path];
            const user = newSession?.user ?? session?.user;
            // a code at sign-in, or from somebody who already has the app, changes nothing
            if (!change || !user || (change === 'app-added' && !(session && newSession))) return;
            if (newSession && endsEverythingElse.has(change)) {
              await adapter.deleteMany({
                model: 'session',
                where: [
                  { field: 'userId', value: user.id },
                  { field: 'token', value: newSession.session.token, operator: 'ne', connector: 'AND' },
                ],
              });
              await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: user.id }] });
            }
            await hooks.factorChanged(user.email, change);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

const changes: Readonly<Record<string, FactorChange>> = {
  '/change-password': 'password',
  '/two-factor/verify-totp': 'app-added',
  '/two-factor/disable': 'app-removed',
  '/two-factor/generate-backup-codes': 'recovery-codes',
  '/two-factor/verify-backup-code': 'recovery-code-used',
  '/passkey/verify-registration': 'passkey-added',
};

const endsEverythingElse: ReadonlySet<FactorChange> = new Set<FactorChange>(['password', 'app-added', 'app-removed']);
