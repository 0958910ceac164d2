import 'reflect-metadata';
import type { INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { adoptSecret } from './adopt-secret';
import { AppModule } from './app.module';
import { identityPaths, mountIdentity, publicIdentityConfig } from './identity';
import { migrateAll } from './migrations';
import { type AppConfig, mailDelivery } from './platform/config';
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
  const { resealed, lost } = await adoptSecret(urls.system, config);
  if (config.previousSecret) logger.info(`SECRET is being rotated: re-encrypted ${resealed} rows`);
  if (lost.length > 0) logger.warn(`SECRET_ACCEPT_LOSS: lost with the earlier SECRET: ${lost.join('; ')}`);
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
