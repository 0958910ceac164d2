import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { Batch } from './batch';

/**
 * Connections that reads keep busy before opening another: more would wake the database more often without speeding it
 * up.
 */
const FEW = 2;
/** Maximum connections that reads take from the pool; the rest serve writes. */
const MOST = 8;
/** Maximum of these for statements marked as slow, so that other reads always have one. */
const SLOW = MOST - FEW;
/** Maximum batches in flight on one connection. */
const DEPTH = 16;
/** After this many ms without an answer a batch counts as slow and nothing more is sent behind it. */
const PATIENCE = 50;

interface Line {
  client: PoolClient;
  /** Batches sent and not yet answered. */
  underway: number;
  /** When the oldest of them became the oldest, in ms. */
  since: number;
  /** Whether any of them is marked as slow. */
  slow: boolean;
  broken: boolean;
  onError: () => void;
}

/**
 * The connections that reads share. Batches are pipelined over few connections: under load PostgreSQL finds the next
 * one already waiting, which costs both sides far less than a connection each (docs/decisions/performance.md). Nothing
 * is queued behind a statement that is marked as slow or turns out to be.
 */
export class ReadConnections {
  private readonly lines: Line[] = [];
  private opening = 0;
  private readonly waiting: Batch[] = [];
  /** Those that are running slow statements. */
  private readonly waitingSlow: Batch[] = [];

  constructor(private readonly pool: Pool) {}

  send(batch: Batch): void {
    if (batch.slow) {
      this.waitingSlow.push(batch);
      this.openMore();
      return;
    }
    const line = this.leastBusy();
    const mayOpen = this.lines.length + this.opening < FEW;
    // An idle connection is available at once; one that must be opened first serves later reads.
    if (line && (!mayOpen || this.pool.idleCount === 0)) {
      this.sendOver(line, batch);
      if (mayOpen && this.opening === 0) this.open();
      return;
    }
    this.waiting.push(batch);
    this.openMore();
  }

  /** The least busy connection that accepts a fast batch now. */
  private leastBusy(): Line | undefined {
    let found: Line | undefined;
    for (const line of this.lines) if ((!found || line.underway < found.underway) && isOpen(line)) found = line;
    return found;
  }

  private get slowLines(): number {
    return this.lines.filter(({ slow }) => slow).length;
  }

  /** Requests another connection when the queue needs more than are being opened. */
  private openMore(): void {
    const quick = this.waiting.length;
    const forQuick = Math.min(quick, Math.max(FEW - this.lines.length, Math.ceil(quick / DEPTH)));
    const forSlow = Math.min(this.waitingSlow.length, SLOW - this.slowLines);
    if (this.opening < forQuick + forSlow && this.lines.length + this.opening < MOST) this.open();
  }

  private open(): void {
    this.opening += 1;
    this.pool.connect((error, client) => {
      this.opening -= 1;
      if (client) this.serve(this.lineOf(client));
      else if (this.lines.length + this.opening === 0)
        for (const batch of [...this.waiting.splice(0), ...this.waitingSlow.splice(0)]) batch.fail(error);
    });
  }

  private lineOf(client: PoolClient): Line {
    const line: Line = {
      client,
      underway: 0,
      since: 0,
      slow: false,
      broken: false,
      onError: () => (line.broken = true),
    };
    this.lines.push(line);
    // The pool does not listen to checked-out clients, and an unhandled error event ends the process.
    client.on('error', line.onError);
    return line;
  }

  /** Sends queued batches; releases the connection when idle. */
  private serve(line: Line): void {
    if (this.waitingSlow.length > 0 && line.underway === 0 && !line.broken && this.slowLines < SLOW)
      this.sendOver(line, this.waitingSlow.shift() as Batch);
    while (this.waiting.length > 0 && isOpen(line)) this.sendOver(line, this.waiting.shift() as Batch);
    if (line.underway === 0) this.close(line);
    if (this.waiting.length + this.waitingSlow.length > 0) this.openMore();
  }

  private sendOver(line: Line, batch: Batch): void {
    if (line.underway === 0) line.since = performance.now();
    line.underway += 1;
    if (batch.slow) line.slow = true;
    batch.send(line.client, (error) => {
      // FATAL from PostgreSQL: the connection is about to close.
      if (error instanceof DatabaseError && error.severity !== 'ERROR') line.broken = true;
      line.underway -= 1;
      line.since = performance.now();
      if (line.underway === 0) line.slow = false;
      this.serve(line);
    });
  }

  private close(line: Line): void {
    this.lines.splice(this.lines.indexOf(line), 1);
    line.client.off('error', line.onError);
    line.client.release(line.broken);
  }
}

/** Whether it accepts a fast batch now. */
const isOpen = ({ underway, since, slow, broken }: Line): boolean =>
  !broken && (underway === 0 || (underway < DEPTH && !slow && performance.now() - since < PATIENCE));
