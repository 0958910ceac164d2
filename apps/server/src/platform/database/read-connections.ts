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

interface SharedConnection {
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
  private readonly connections: SharedConnection[] = [];
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
    const connection = this.leastBusy();
    const mayOpen = this.connections.length + this.opening < FEW;
    // An idle connection is available at once; one that must be opened first serves later reads.
    if (connection && (!mayOpen || this.pool.idleCount === 0)) {
      this.sendOver(connection, batch);
      if (mayOpen && this.opening === 0) this.open();
      return;
    }
    this.waiting.push(batch);
    this.openMore();
  }

  /** The least busy connection that accepts a fast batch now. */
  private leastBusy(): SharedConnection | undefined {
    let found: SharedConnection | undefined;
    for (const connection of this.connections)
      if ((!found || connection.underway < found.underway) && isOpen(connection)) found = connection;
    return found;
  }

  private get slowConnections(): number {
    return this.connections.filter(({ slow }) => slow).length;
  }

  /** Requests another connection when the queue needs more than are being opened. */
  private openMore(): void {
    const quick = this.waiting.length;
    const forQuick = Math.min(quick, Math.max(FEW - this.connections.length, Math.ceil(quick / DEPTH)));
    const forSlow = Math.min(this.waitingSlow.length, SLOW - this.slowConnections);
    if (this.opening < forQuick + forSlow && this.connections.length + this.opening < MOST) this.open();
  }

  private open(): void {
    this.opening += 1;
    this.pool.connect((error, client) => {
      this.opening -= 1;
      if (client) this.serve(this.connectionOf(client));
      else if (this.connections.length + this.opening === 0)
        for (const batch of [...this.waiting.splice(0), ...this.waitingSlow.splice(0)]) batch.fail(error);
    });
  }

  private connectionOf(client: PoolClient): SharedConnection {
    const connection: SharedConnection = {
      client,
      underway: 0,
      since: 0,
      slow: false,
      broken: false,
      onError: () => (connection.broken = true),
    };
    this.connections.push(connection);
    // The pool does not listen to checked-out clients, and an unhandled error event ends the process.
    client.on('error', connection.onError);
    return connection;
  }

  /** Sends queued batches; releases the connection when idle. */
  private serve(connection: SharedConnection): void {
    if (this.waitingSlow.length > 0 && connection.underway === 0 && !connection.broken && this.slowConnections < SLOW)
      this.sendOver(connection, this.waitingSlow.shift() as Batch);
    while (this.waiting.length > 0 && isOpen(connection)) this.sendOver(connection, this.waiting.shift() as Batch);
    if (connection.underway === 0) this.close(connection);
    if (this.waiting.length + this.waitingSlow.length > 0) this.openMore();
  }

  private sendOver(connection: SharedConnection, batch: Batch): void {
    if (connection.underway === 0) connection.since = performance.now();
    connection.underway += 1;
    if (batch.slow) connection.slow = true;
    batch.send(connection.client, (error) => {
      // FATAL from PostgreSQL: the connection is about to close.
      if (error instanceof DatabaseError && error.severity !== 'ERROR') connection.broken = true;
      connection.underway -= 1;
      connection.since = performance.now();
      if (connection.underway === 0) connection.slow = false;
      this.serve(connection);
    });
  }

  private close(connection: SharedConnection): void {
    this.connections.splice(this.connections.indexOf(connection), 1);
    connection.client.off('error', connection.onError);
    connection.client.release(connection.broken);
  }
}

/** Whether it accepts a fast batch now. */
const isOpen = ({ underway, since, slow, broken }: SharedConnection): boolean =>
  !broken && (underway === 0 || (underway < DEPTH && !slow && performance.now() - since < PATIENCE));
