import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import webPush from 'web-push';
import { Clock } from '../../platform/clock';
import { AppConfig, ConfigError } from '../../platform/config';
import { Database } from '../../platform/database';
import { type SealedColumn, SecretBox } from '../../platform/secret-box';

export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

const PURPOSE = 'push key';

export const sealedPushKey: SealedColumn = {
  ...{ table: 'push_key', key: ['id'], column: 'private_key', type: 'text' },
  holds: 'the key for push services',
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
        return (await this.stored()) ?? this.make();
      })
    );
  }

  /** @throws ConfigError when it was sealed with another secret: then it is kept, for when the right one comes back */
  private async stored(): Promise<KeyPair | null> {
    const [row] = await this.db.sql<KeyPair>({
      name: 'push_key',
      text: 'select public_key as "publicKey", private_key as "privateKey" from push_key where id = 1',
      values: [],
    });
    if (!row) return null;
    const privateKey = this.secrets.open(row.privateKey, PURPOSE);
    if (privateKey === null) throw new ConfigError('SECRET', 'the key for push services was sealed with another one');
    return { publicKey: row.publicKey, privateKey };
  }

  /** Of two servers that start together the second waits for the first, and uses its keys. */
  private async make(): Promise<KeyPair> {
    await this.db.sql({
      name: 'push_key_lock',
      text: `select pg_advisory_xact_lock(hashtextextended('push key', 0))`,
      values: [],
    });
    const others = await this.stored();
    if (others) return others;
    const pair = webPush.generateVAPIDKeys();
    await this.db.sql({
      name: 'push_key_keep',
      text: 'insert into push_key (id, public_key, private_key, created_at) values (1, $1, $2, $3)',
      values: [pair.publicKey, this.secrets.seal(pair.privateKey, PURPOSE), this.clock.now()],
    });
    // Subscriptions made under another key are useless with this one.
    await this.db.sql({ name: 'push_key_new', text: `delete from push_device where platform = 'web'`, values: [] });
    return pair;
  }
}
