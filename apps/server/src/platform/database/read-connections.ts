import type { Pool, PoolClient } from 'pg';
import type { Batch } from './batch';

/** Connections that reads keep busy before they take another: more of them let the database wake up more often, not do more. */
const FEW = 2;
/** The most that reads take of the pool; the rest is there for writes. */
const MOST = 8;
/** The most batches under way on one connection. */
const DEPTH = 16;
/** After so many ms without an answer nothing more is sent behind a batch: it is one that takes long. */
const PATIENCE = 50;

interface Line {
  client: PoolClient;
  /** Batches sent and not yet answered. */
  underway: number;
  /** When the first of them came to be the first, in ms. */
  since: number;
  /** Whether one of them said of itself that it takes long. */
  slow: boolean;
  broken: boolean;
  onError: () => void;
}

/**
 * The connections that reads share. Batches follow each other on few connections without waiting for answers: PostgreSQL
 * finds the next one already there, which under load costs it and us far less than a connection each
 * (docs/decisions/performance.md). Nothing waits behind what is known to take long, or turns out to.
 */
export class ReadConnections {
  private readonly lines: Line[] = [];
  private opening = 0;
  private readonly waiting: Batch[] = [];

  constructor(private readonly pool: Pool) {}

  send(batch: Batch): void {
    const line = this.lineFor(batch);
    const mayOpen = this.lines.length + this.opening < (line ? FEW : MOST);
    // An idle connection of the pool is there at once; one that has to be made first is left to those who come later.
    if (line && (line.underway === 0 || !mayOpen || this.pool.idleCount === 0)) {
      const wasBusy = line.underway > 0;
      this.sendOver(line, batch);
      if (wasBusy && mayOpen && this.opening === 0) this.open();
      return;
    }
    this.waiting.push(batch);
    if (mayOpen && this.opening < this.waiting.length) this.open();
  }

  /** The least busy connection that the batch may be sent over now. */
  private lineFor(batch: Batch): Line | undefined {
    let found: Line | undefined;
    for (const line of this.lines)
      if ((!found || line.underway < found.underway) && isOpenTo(line, batch)) found = line;
    return found;
  }

  private open(): void {
    this.opening += 1;
    this.pool.connect((error, client) => {
      this.opening -= 1;
      if (client) this.serve(this.lineOf(client));
      else if (this.lines.length + this.opening === 0) for (const batch of this.waiting.splice(0)) batch.fail(error);
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
    // While a client is checked out the pool does not listen to it, and an unheard error ends the process.
    client.on('error', line.onError);
    return line;
  }

  /** Sends what waits; gives the connection back when there is nothing to do. */
  private serve(line: Line): void {
    for (let [next] = this.waiting; next && isOpenTo(line, next); [next] = this.waiting) {
      this.waiting.shift();
      this.sendOver(line, next);
    }
    if (line.underway === 0) this.close(line);
  }

  private sendOver(line: Line, batch: Batch): void {
    if (line.underway === 0) line.since = performance.now();
    line.underway += 1;
    if (batch.slow) line.slow = true;
    batch.send(line.client, () => {
      line.underway -= 1;
      line.since = performance.now();
      if (line.underway === 0) line.slow = false;
      this.serve(line);
    });
  }

  private close(line: Line): void {
    this.lines.splice(this.lines.indexOf(line), 1);
    line.client.off('error', line.onError);
    line.client.release();
    // What waited for this connection, if it broke, needs another.
    if (this.waiting.length > this.opening) this.open();
  }
}

const isOpenTo = ({ underway, since, slow, broken }: Line, batch: Batch): boolean =>
  !broken && (underway === 0 || (underway < DEPTH && !slow && !batch.slow && performance.now() - since < PATIENCE));
