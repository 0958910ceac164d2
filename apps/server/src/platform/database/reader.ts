import type { QueryResultRow } from 'pg';
import { Batch, type PreparedSql } from './batch';
import type { ReadConnections } from './read-connections';

/**
 * The statements of one read. Those issued in the same tick are sent as one batch behind `frame`; no connection is held
 * between batches.
 */
export class Reader {
  private next: Batch | undefined;

  /** @param frame runs before every batch and applies to it alone */
  constructor(
    private readonly connections: ReadConnections,
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
      this.connections.send(batch);
    });
    return batch;
  }
}
