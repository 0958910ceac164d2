import { isIP } from 'node:net';
import { passkey } from '@better-auth/passkey';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { Pool } from 'pg';
import { conflict } from '../../platform/errors';
import { isLoopbackOrigin } from '../../platform/http';

/** As many as a person with every device of a household needs, and no table for a stranger to fill. */
export const MAX_PASSKEYS = 20;

/** A passkey as its owner sees it. */
export interface PasskeyView {
  id: string;
  name: string;
  createdAt: string;
  /** null when it has not signed in yet. */
  lastUsedAt: string | null;
}

/**
 * The host that this server's passkeys belong to: that of PUBLIC_URL, or localhost. null where browsers allow none: they need https
 * (or localhost) and a name, since an address is nobody's for long.
 *
 * @param baseUrl the server's own origin
 */
export function passkeyHost(baseUrl: string): string | null {
  const { protocol, hostname } = new URL(baseUrl);
  if (protocol !== 'https:' && !isLoopbackOrigin(baseUrl)) return null;
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : hostname;
}

/**
 * better-auth's passkeys (WebAuthn). A passkey stands for password and second step together, so it has to have asked for a finger,
 * a face or a PIN: the library takes it without, and this refuses it.
 *
 * @param used called with the credential that has just proven itself
 */
export const passkeys = (used: (credentialId: string) => Promise<void>) =>
  passkey({
    rpName: 'Homefold',
    // found by the browser itself, so that signing in does not ask who is calling
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      afterVerification: async ({ verification }) => assertUserVerified(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification, clientData }) => {
        assertUserVerified(verification.authenticationInfo.userVerified);
        await used(clientData.id);
      },
    },
  });

function assertUserVerified(verified: boolean | undefined): void {
  if (!verified) throw APIError.from('BAD_REQUEST', { code: 'PASSKEY_NOT_VERIFIED', message: 'User not verified' });
}

/** An account has so many passkeys and no more; said before the device makes one. */
export const passkeyRules = {
  id: 'passkey-rules',
  hooks: {
    before: [
      {
        matcher: ({ path }) => path === '/passkey/generate-register-options' || path === '/passkey/verify-registration',
        handler: createAuthMiddleware(async (ctx) => {
          const session = await getSessionFromCtx(ctx);
          if (!session) return;
          const where = [{ field: 'userId', value: session.user.id }];
          if ((await ctx.context.adapter.count({ model: 'passkey', where })) >= MAX_PASSKEYS)
            throw conflict(
              'CONFLICT',
              `You have ${MAX_PASSKEYS} passkeys already. Remove one that you no longer use first.`,
            );
        }),
      },
    ],
  },
} satisfies BetterAuthPlugin;

/**
 * Whether the library reports as an error of its own what was wrong with something that a caller sent. PostgreSQL's errors and the
 * network's have a code.
 */
export const isRefusedPasskey = (message: string, cause: unknown): boolean =>
  /^Failed to verify (registration|authentication)$/.test(message) && !(cause instanceof Error && 'code' in cause);

interface PasskeyRow {
  id: string;
  name: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** What we read and change in better-auth's table ourselves. Somebody else's passkey looks like one that does not exist. */
export class PasskeyTable {
  constructor(private readonly pool: Pool) {}

  /** The user's passkeys, newest first. */
  async of(userId: string): Promise<PasskeyView[]> {
    const { rows } = await this.pool.query<PasskeyRow>({
      name: 'identity_passkeys',
      text: `select id, name, "createdAt", "lastUsedAt" from identity.passkey
             where "userId" = $1 order by "createdAt" desc, id`,
      values: [userId],
    });
    return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name: name ?? '',
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
  }

  /** @returns false when the user has no such passkey */
  async rename(userId: string, id: string, name: string): Promise<boolean> {
    const { rowCount } = await this.pool.query({
      name: 'identity_rename_passkey',
      text: 'update identity.passkey set name = $3 where id = $1 and "userId" = $2',
      values: [id, userId, name],
    });
    return rowCount === 1;
  }

  /** @returns false when the user has no such passkey */
  async remove(userId: string, id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query({
      name: 'identity_remove_passkey',
      text: 'delete from identity.passkey where id = $1 and "userId" = $2',
      values: [id, userId],
    });
    return rowCount === 1;
  }

  /** Notes that a passkey has just signed somebody in. */
  async used(credentialId: string): Promise<void> {
    await this.pool.query({
      name: 'identity_passkey_used',
      text: 'update identity.passkey set "lastUsedAt" = now() where "credentialID" = $1',
      values: [credentialId],
    });
  }
}
