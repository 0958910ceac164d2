import { Redis } from 'ioredis';
import { Database } from '../database';
import type { Logger } from '../observability/logger';
import { LiveTransport } from './live-bus';

const CHANNEL = 'homefold:live';

/** Redis publish/subscribe, for deployments whose NOTIFY traffic should not pass through the database. */
export class RedisTransport extends LiveTransport {
  private readonly publisher: Redis;
  private readonly subscriber: Redis;

  constructor(
    private readonly db: Database,
    url: string,
    private readonly logger: Logger,
  ) {
    super();
    this.publisher = new Redis(url, { maxRetriesPerRequest: 3 });
    this.subscriber = new Redis(url, { maxRetriesPerRequest: null });
    for (const [name, client] of [
      ['publisher', this.publisher],
      ['subscriber', this.subscriber],
    ] as const)
      client.on('error', (error: Error) => this.logger.warn(`live ${name} lost: ${error.message}`));
  }

  send(message: string): Promise<void> {
    this.db.afterCommit(() => {
      this.publisher
        .publish(CHANNEL, message)
        .catch((error: Error) => this.logger.failure('live publish failed', error));
    });
    return Promise.resolve();
  }

  async listen(onMessage: (message: string) => void, onGap: () => void): Promise<void> {
    let first = true;
    this.subscriber.on('message', (_channel: string, message: string) => onMessage(message));
    this.subscriber.on('ready', () => {
      if (!first) onGap();
      first = false;
    });
    await this.subscriber.subscribe(CHANNEL);
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.publisher.quit(), this.subscriber.quit()]);
  }
}
