import { Global, Injectable, Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../config';
import { DATABASE_URLS, Database, type DatabaseUrls } from '../database';
import { Logger } from '../observability/logger';
import { LiveBus, LiveTransport } from './live-bus';
import { LiveStreams } from './live-stream';
import { PostgresTransport } from './postgres-transport';
import { RedisTransport } from './redis-transport';

@Injectable()
class LiveLifecycle implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(private readonly bus: LiveBus) {}

  onApplicationBootstrap(): Promise<void> {
    return this.bus.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.bus.close();
  }
}

@Global()
@Module({
  providers: [
    {
      provide: LiveTransport,
      inject: [AppConfig, DATABASE_URLS, Database, Logger],
      useFactory: (config: AppConfig, urls: DatabaseUrls, db: Database, logger: Logger): LiveTransport =>
        config.redisUrl ? new RedisTransport(db, config.redisUrl, logger) : new PostgresTransport(db, urls.app, logger),
    },
    LiveBus,
    LiveStreams,
    LiveLifecycle,
  ],
  exports: [LiveBus, LiveStreams],
})
export class LiveModule {}
