import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Database } from '../database';
import type { Logger } from '../observability/logger';
import { LiveTransport } from './live-bus';

const CHANNEL = 'homefold_live';

/** LISTEN/NOTIFY: `pg_notify` in the writer's transaction is delivered by the database on commit. */
export class PostgresTransport extends LiveTransport {
  private client: Client | undefined;
  private closed = false;

  constructor(
    private readonly db: Database,
    private readonly url: string,
    private readonly logger: Logger,
  ) {
    super();
  }

  async send(message: string): Promise<void> {
    await this.db.sql({ name: 'live_notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, message] });
  }

  async listen(onMessage: (message: string) => void, onGap: () => void): Promise<void> {
    const client = new Client({ connectionString: this.url, keepAlive: true, connectionTimeoutMillis: 10_000 });
    client.on('error', (error) => this.logger.warn(`live connection lost: ${error.message}`));
    client.on('notification', ({ payload }) => payload && onMessage(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    client.once('end', () => void this.reconnect(onMessage, onGap));
  }

  private async reconnect(onMessage: (message: string) => void, onGap: () => void): Promise<void> {
    for (let wait = 100; !this.closed; wait = Math.min(wait * 2, 5_000)) {
      await sleep(wait, undefined, { ref: false });
      if (this.closed) return;
      try {
        await this.listen(onMessage, onGap);
        if (this.closed) await this.client?.end();
        onGap();
        return;
      } catch {
        // the database is still down; the pool logs why
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end().catch(() => undefined);
  }
}
