import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { QueryConfig } from 'pg';
import type { Clock } from '../../platform/clock';
import type { TokenSource } from '../token-verifier';
import { TOKEN_AUDIENCE } from './better-auth';

/** Look-ups of unknown key ids per second: enough for real new keys, too few for forged tokens to cause load. */
const LOADS_PER_SECOND = 5;
/** How long a retired key still verifies: longer than any token lives. */
const GRACE_MS = 10 * 60_000;

/** A row of the provider's key table; `publicKey` is a JWK as JSON text. */
export interface StoredKey {
  id: string;
  publicKey: string;
  expiresAt: Date | null;
}

/** A pool of the provider's database. */
export interface KeyTable {
  query: (statement: QueryConfig) => Promise<{ rows: StoredKey[] }>;
}

/**
 * The built-in provider's public keys, cached from its table. A key that another server has just created is loaded on
 * first sight, so rotation needs no restart and no network.
 */
export class SigningKeys implements TokenSource {
  readonly audience = TOKEN_AUDIENCE;
  readonly authorizedParties: readonly string[];
  private keys = new Map<string, { key: KeyObject; until: number }>();
  private loading?: Promise<void>;
  private second = 0;
  private loads = 0;

  constructor(
    private readonly pool: KeyTable,
    readonly issuer: string,
    private readonly clock: Clock,
  ) {
    this.authorizedParties = [issuer];
  }

  async key(kid: string | undefined): Promise<KeyObject | undefined> {
    if (kid === undefined) return undefined;
    const now = this.clock.now().getTime();
    if (!this.keys.has(kid) && this.mayLoad(now))
      await (this.loading ??= this.load().finally(() => (this.loading = undefined)));
    return this.knownKey(kid);
  }

  knownKey(kid: string | undefined): KeyObject | undefined {
    const found = kid === undefined ? undefined : this.keys.get(kid);
    return found && this.clock.now().getTime() < found.until ? found.key : undefined;
  }

  private mayLoad(now: number): boolean {
    const second = Math.floor(now / 1000);
    if (second !== this.second) {
      this.second = second;
      this.loads = 0;
    }
    return this.loading !== undefined || ++this.loads <= LOADS_PER_SECOND;
  }

  private async load(): Promise<void> {
    const { rows } = await this.pool.query({
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
  }
}
