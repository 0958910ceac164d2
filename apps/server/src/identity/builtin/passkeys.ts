import { isIP } from 'node:net';
import { passkey } from '@better-auth/passkey';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { Pool } from 'pg';
import { conflict } from '../../platform/errors';
import { isLoopbackOrigin } from '../../platform/http';

/** Enough for all devices of a household, and a bound on the table. */
export const MAX_PASSKEYS = 20;

/** A passkey as shown to its owner. */
export interface PasskeyView {
  id: string;
  name: string;
  createdAt: string;
  /** null when it has never signed in. */
  lastUsedAt: string | null;
}

/**
 * The host that this server's passkeys belong to: that of PUBLIC_URL, or localhost. null where browsers do not support
 * them: they require https (or localhost) and a host name, not an IP address.
 *
 * @param baseUrl the server's own origin
 */
export function passkeyHost(baseUrl: string): string | null {
  const { protocol, hostname } = new URL(baseUrl);
  if (protocol !== 'https:' && !isLoopbackOrigin(baseUrl)) return null;
  return isIP(hostname.replace(/^\[|\]$/g, '')) ? null : hostname;
}

/**
 * better-auth's passkeys (WebAuthn). A passkey replaces both password and second step, so user verification
 * (fingerprint, face or PIN) is required: the library accepts passkeys without it, this refuses them.
 *
 * @param used called with the credential that has just signed in
 */
export const passkeys = (used: (credentialId: string) => Promise<void>) =>
  passkey({
    rpName: 'Homefold',
    // discoverable, so that signing in does not ask for the account
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

/** The limit per account, reported before the device creates a passkey. */
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
              `You already have ${MAX_PASSKEYS} passkeys. First remove one that you no longer use.`,
            );
        }),
      },
    ],
  },
} satisfies BetterAuthPlugin;

/**
 * Whether an error that the library reports as internal was caused by invalid input. PostgreSQL and network errors have
 * a code.
 */
export const isRefusedPasskey = (message: string, cause: unknown): boolean =>
  /^Failed to verify (registration|authentication)$/.test(message) && !(cause instanceof Error && 'code' in cause);

interface PasskeyRow {
  id: string;
  name: string | null;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** Our own reads and writes on better-auth's table. Another user's passkey answers like a nonexistent one. */
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

  /** Records a sign-in with a passkey. */
  async used(credentialId: string): Promise<void> {
    await this.pool.query({
      name: 'identity_passkey_used',
      text: 'update identity.passkey set "lastUsedAt" = now() where "credentialID" = $1',
      values: [credentialId],
    });
  }
}
