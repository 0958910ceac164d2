import 'reflect-metadata';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from './app.module';
import { identityPaths, mountIdentity, publicIdentityConfig } from './identity';
import { migrateAll } from './migrations';
import { type AppConfig, mailDelivery } from './platform/config';
import { adoptSecret } from './sealed-columns';
import { assembleHttp, HttpAdapter } from './platform/http';
import { Logger } from './platform/observability';

/**
 * Migrates the schema and assembles the server; the caller listens.
 *
 * @param owner the URL of the database's owner
 */
export async function createServer(config: AppConfig, owner: string): Promise<INestApplication> {
  const urls = await migrateAll(owner);
  const logger = new Logger(config);
  if (config.previousSecret) {
    const count = await adoptSecret(urls.system, config, config.previousSecret);
    logger.info(`SECRET is being rotated: re-encrypted ${count} rows`);
  }
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config, urls), new HttpAdapter(), {
    bodyParser: false,
    logger,
    abortOnError: false,
  });
  await assembleHttp(app, {
    mountRaw: (express) => mountIdentity(express, app),
    rawPaths: identityPaths(config),
    publicConfig: () => ({
      identity: publicIdentityConfig(config),
      demo: config.demo,
      mail: mailDelivery(config),
    }),
  });
  return app;
}
