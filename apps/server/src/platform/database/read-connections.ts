import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { Batch } from './batch';

/** Connections that reads keep busy before they take another: more of them let the database wake up more often, not do more. */
const FEW = 2;
/** The most that reads take of the pool; the rest is there for writes. */
const MOST = 8;
/** The most of these that are given to what says of itself that it takes long: the others are never without one. */
const SLOW = MOST - FEW;
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
  /** Those of them that take long. */
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
    // An idle connection of the pool is there at once; one that has to be made first is left to those who come later.
    if (line && (!mayOpen || this.pool.idleCount === 0)) {
      this.sendOver(line, batch);
      if (mayOpen && this.opening === 0) this.open();
      return;
    }
    this.waiting.push(batch);
    this.openMore();
  }

  /** The least busy connection over which something that does not take long may be sent now. */
  private leastBusy(): Line | undefined {
    let found: Line | undefined;
    for (const line of this.lines) if ((!found || line.underway < found.underway) && isOpen(line)) found = line;
    return found;
  }

  private get slowLines(): number {
    return this.lines.filter(({ slow }) => slow).length;
  }

  /** Asks for another connection when what waits needs more than are on their way. */
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
    // While a client is checked out the pool does not listen to it, and an unheard error ends the process.
    client.on('error', line.onError);
    return line;
  }

  /** Sends what waits; gives the connection back when there is nothing to do. */
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
      // PostgreSQL takes its leave with an error that is more than one: the connection is about to go.
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

/** Whether something that does not take long may be sent over it now. */
const isOpen = ({ underway, since, slow, broken }: Line): boolean =>
  !broken && (underway === 0 || (underway < DEPTH && !slow && performance.now() - since < PATIENCE));
