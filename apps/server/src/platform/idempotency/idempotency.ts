import { Injectable } from '@nestjs/common';
import type { Viewer } from '../auth';
import { Database } from '../database';
import { conflict, invalid } from '../errors';

const KEY = /^[\x21-\x7e]{8,128}$/;

/** @throws DomainError INVALID for a malformed key; none is fine */
export function assertIdempotencyKey(key: string | null | undefined): void {
  if (key && !KEY.test(key))
    throw invalid('idempotencyKey', 'The idempotency key must have 8 to 128 visible characters.');
}

/** Makes creating calls idempotent: a second call with the same key returns what the first one created. */
@Injectable()
export class Idempotency {
  constructor(private readonly db: Database) {}

  /**
   * Call inside a write scope.
   *
   * @param key the caller's key (8 to 128 visible ASCII characters), or none to create without this protection
   * @param create creates the record and returns its id
   * @returns the id created by this call or the first call with the key
   * @throws DomainError INVALID for a malformed key, CONFLICT when the key was used for another operation
   */
  async once(
    viewer: Viewer,
    key: string | undefined | null,
    operation: string,
    create: () => Promise<string>,
  ): Promise<string> {
    if (!key) return create();
    assertIdempotencyKey(key);
    // A second call blocks here until the first one's transaction ends: the primary key is the lock.
    const claimed = await this.db.sql({
      name: 'idempotency_claim',
      text: `insert into idempotency_key (user_id, key, operation) values ($1, $2, $3)
             on conflict (user_id, key) do nothing returning key`,
      values: [viewer.userId, key, operation],
    });
    if (claimed.length === 0) {
      const [earlier] = await this.db.sql<{ operation: string; result_id: string }>({
        name: 'idempotency_result',
        text: 'select operation, result_id from idempotency_key where user_id = $1 and key = $2',
        values: [viewer.userId, key],
      });
      if (!earlier || earlier.operation !== operation)
        throw conflict('CONFLICT', 'This idempotency key was already used for another call.');
      return earlier.result_id;
    }
    const id = await create();
    await this.db.sql({
      name: 'idempotency_store',
      text: 'update idempotency_key set result_id = $3 where user_id = $1 and key = $2',
      values: [viewer.userId, key, id],
    });
    return id;
  }
}
