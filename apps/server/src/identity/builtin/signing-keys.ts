import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '../../platform/clock';
import type { TokenSource } from '../token-verifier';
import { TOKEN_AUDIENCE } from './better-auth';

/** Unknown key ids cause at most one look-up in this time, so that made-up tokens cannot flood the database. */
const RELOAD_PAUSE_MS = 2_000;
/** How long after its last use for signing a key still verifies: longer than any token lives. */
const GRACE_MS = 10 * 60_000;

interface StoredKey {
  id: string;
  publicKey: string;
  expiresAt: Date | null;
}

/**
 * The public keys of the built-in provider, read from its table and kept in memory. A key that another server has just
 * made is found on first sight, so rotation needs no restart and no network.
 */
export class SigningKeys implements TokenSource {
  readonly audience = TOKEN_AUDIENCE;
  readonly authorizedParties: readonly string[];
  private keys = new Map<string, { key: KeyObject; until: number }>();
  private loadedAt = -Infinity;
  private loading?: Promise<void>;

  constructor(
    private readonly pool: Pick<Pool, 'query'>,
    readonly issuer: string,
    private readonly clock: Clock,
  ) {
    this.authorizedParties = [issuer];
  }

  async key(kid: string | undefined): Promise<KeyObject | undefined> {
    if (kid === undefined) return undefined;
    const now = this.clock.now().getTime();
    if (!this.keys.has(kid) && now - this.loadedAt >= RELOAD_PAUSE_MS)
      await (this.loading ??= this.load(now).finally(() => (this.loading = undefined)));
    const found = this.keys.get(kid);
    return found && now < found.until ? found.key : undefined;
  }

  private async load(now: number): Promise<void> {
    const { rows } = await this.pool.query<StoredKey>({
      name: 'identity_keys',
      text: `select id, "publicKey", "expiresAt" from identity.jwks where alg = 'RS256'`,
    });
    this.keys = new Map(
      rows.map(({ id, publicKey, expiresAt }) => [
        id,
        {
          key: createPublicKey({ key: JSON.parse(publicKey) as JsonWebKey, format: 'jwk' }),
          until: expiresAt ? expiresAt.getTime() + GRACE_MS : Infinity,
        },
      ]),
    );
    this.loadedAt = now;
  }
}
