import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { twoFactor } from 'better-auth/plugins';
import { conflict, invalid } from '../../platform/errors';
import { newRecoveryCodes } from './recovery-codes';

/** What changed about how an account is signed in to; its owner is told by mail. */
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
  /** @returns false when the account has used this code of its app before, within the time it is good for */
  isFirstUse(userId: string, code: string): Promise<boolean>;
}

const TWO_FACTOR_COOKIE = 'two_factor';
const TRUST_DAYS = 30;

/** better-auth's second factor: an authenticator app (TOTP, 30 seconds, 6 digits) with recovery codes. */
export const authenticatorApp = () =>
  twoFactor({
    issuer: 'Homefold',
    trustDeviceMaxAge: TRUST_DAYS * 86_400,
    // ten wrong codes in a row, over all sign-ins, close the second step for a quarter of an hour
    accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 },
    backupCodeOptions: { storeBackupCodes: 'encrypted', customBackupCodesGenerate: newRecoveryCodes },
    schema: { twoFactor: { modelName: 'two_factor' } },
  });

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Whose code it is: the caller's who is signed in, or of the sign-in that waits for its second step. */
async function accountOf(ctx: HookContext): Promise<string | null> {
  const session = await getSessionFromCtx(ctx);
  if (session) return session.user.id;
  const { createAuthCookie, internalAdapter, secret } = ctx.context;
  const challenge = await ctx.getSignedCookie(createAuthCookie(TWO_FACTOR_COOKIE).name, secret);
  return (challenge && (await internalAdapter.findVerificationValue(challenge))?.value) || null;
}

/**
 * The app's key was sealed under `SECRET`. With another secret it can never be checked again; that is for whoever runs the
 * server to settle, and no reason to let somebody in without it.
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
 * What Homefold asks beyond the library: a code of the app works once; whoever changes a factor ends every other session,
 * trusted devices and mailed links; the owner is told by mail.
 */
export function factorRules(hooks: SecondFactorHooks) {
  return {
    id: 'factor-rules',
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
            // a code that signs in, or that is tried by somebody who has the app already, changes nothing
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
