import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { Batch, type PreparedSql } from './batch';

const heard = new WeakSet<PoolClient>();

/**
 * The statements of one read. What is asked in the same breath travels as one batch behind `frame`, on whichever
 * connection is free; no connection is held while the answers are worked on.
 */
export class Reader {
  private next: Batch | undefined;

  /** @param frame goes ahead of every batch and holds for it alone */
  constructor(
    private readonly pool: Pool,
    private readonly frame: PreparedSql,
  ) {}

  sql<Row extends QueryResultRow>(statement: PreparedSql): Promise<Row[]> {
    return (this.next ?? this.begin()).add<Row>(statement);
  }

  private begin(): Batch {
    const batch = new Batch(this.frame);
    this.next = batch;
    process.nextTick(() => {
      this.next = undefined;
      this.send(batch);
    });
    return batch;
  }

  private send(batch: Batch): void {
    this.pool.connect((error, client) => {
      if (!client) {
        batch.fail(error);
        return;
      }
      // While a client is checked out the pool does not listen to it, and an unheard error ends the process.
      if (!heard.has(client)) heard.add(client.on('error', () => undefined));
      batch.send(client, () => client.release());
    });
  }
}
