import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import webPush from 'web-push';
import { Clock } from '../../platform/clock';
import { AppConfig } from '../../platform/config';
import { Database } from '../../platform/database';
import { Logger } from '../../platform/observability';
import { type SealedColumn, SecretBox } from '../../platform/secret-box';

export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

const PURPOSE = 'push key';

export const sealedPushKey: SealedColumn = {
  ...{ table: 'push_key', key: ['id'], column: 'private_key', type: 'text' },
  purpose: () => PURPOSE,
};

/**
 * The key pair that signs requests to push services (RFC 8292): from the environment, or generated on the first start
 * and stored in the database with the private half sealed. All servers of one database share it.
 */
@Injectable()
export class VapidKeys implements OnApplicationBootstrap {
  private found?: Promise<KeyPair>;

  constructor(
    private readonly db: Database,
    private readonly secrets: SecretBox,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.pair();
  }

  pair(): Promise<KeyPair> {
    return (this.found ??= this.load().catch((error: unknown) => {
      delete this.found;
      throw error;
    }));
  }

  private async load(): Promise<KeyPair> {
    return (
      this.config.push.keys ??
      this.db.system(async () => {
        const stored = await this.stored();
        return typeof stored === 'object' ? stored : this.make();
      })
    );
  }

  private async stored(): Promise<KeyPair | 'sealed otherwise' | 'none'> {
    const [row] = await this.db.sql<KeyPair>({
      name: 'push_key',
      text: 'select public_key as "publicKey", private_key as "privateKey" from push_key where id = 1',
      values: [],
    });
    if (!row) return 'none';
    const privateKey = this.secrets.open(row.privateKey, PURPOSE);
    return privateKey ? { publicKey: row.publicKey, privateKey } : 'sealed otherwise';
  }

  /** Of two servers that start together the second waits for the first, and uses its keys. */
  private async make(): Promise<KeyPair> {
    await this.db.sql({
      name: 'push_key_lock',
      text: `select pg_advisory_xact_lock(hashtextextended('push key', 0))`,
      values: [],
    });
    const others = await this.stored();
    if (typeof others === 'object') return others;
    if (others === 'sealed otherwise')
      this.logger.warn(
        'the key for push services was sealed with another SECRET: a new one is made, devices subscribe again',
      );
    const pair = webPush.generateVAPIDKeys();
    await this.db.sql({
      name: 'push_key_keep',
      text: `insert into push_key (id, public_key, private_key, created_at) values (1, $1, $2, $3)
             on conflict (id) do update set public_key = $1, private_key = $2, created_at = $3`,
      values: [pair.publicKey, this.secrets.seal(pair.privateKey, PURPOSE), this.clock.now()],
    });
    // Subscriptions made under another key are useless with this one.
    await this.db.sql({ name: 'push_key_new', text: `delete from push_device where platform = 'web'`, values: [] });
    return pair;
  }
}
