import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { TypeOrmModule, getDataSourceToken } from '@nestjs/typeorm';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Logger } from '../observability/logger';
import { Database } from './database';
import type { DatabaseUrls } from './roles';
import { connectionOptions, sourceOptions } from './source-options';

/** Injection token of the connection strings, provided by a test module or main.ts. */
export const DATABASE_URLS = Symbol('DATABASE_URLS');
export const SYSTEM_DATA_SOURCE = Symbol('SYSTEM_DATA_SOURCE');

/** A plain pool of the system role, for libraries with their own queries (identity, health, limits). */
export abstract class SystemPool extends Pool {}

const poolErrors = (logger: Logger, name: string) => (error: Error) =>
  logger.warn(`database connection lost (${name}): ${error.message}`);

/** TypeORM for the app role through Nest, a second data source for the system role, and the gate to both. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [DATABASE_URLS, Logger],
      useFactory: (urls: DatabaseUrls, logger: Logger) => ({
        ...sourceOptions(urls.app, 12, poolErrors(logger, 'app')),
        autoLoadEntities: true,
        retryAttempts: 3,
        retryDelay: 500,
      }),
    }),
  ],
  providers: [
    {
      provide: SYSTEM_DATA_SOURCE,
      inject: [DATABASE_URLS, getDataSourceToken(), Logger],
      useFactory: async (urls: DatabaseUrls, app: DataSource, logger: Logger) =>
        new DataSource({
          ...sourceOptions(urls.system, 6, poolErrors(logger, 'system')),
          entities: app.options.entities,
        }).initialize(),
    },
    {
      provide: SystemPool,
      inject: [DATABASE_URLS, Logger],
      useFactory: (urls: DatabaseUrls, logger: Logger) => {
        const pool = new Pool({ connectionString: urls.system, max: 8, ...connectionOptions });
        pool.on('error', poolErrors(logger, 'pool'));
        // The pool does not listen to checked-out clients, and an unhandled error event ends the process.
        pool.on('connect', (client) => client.on('error', () => undefined));
        return pool;
      },
    },
    {
      provide: Database,
      inject: [getDataSourceToken(), SYSTEM_DATA_SOURCE, Logger],
      useFactory: (app: DataSource, system: DataSource, logger: Logger) =>
        new Database(app, system, (error) => logger.failure('a hook after a commit failed', error)),
    },
  ],
  exports: [Database, SystemPool, SYSTEM_DATA_SOURCE, TypeOrmModule],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    @Inject(SYSTEM_DATA_SOURCE) private readonly system: DataSource,
    private readonly pool: SystemPool,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([this.system.destroy(), this.pool.end()]);
  }
}
