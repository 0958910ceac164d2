import 'reflect-metadata';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { AppModule } from '../src/app.module';
import { identityPaths, mountIdentity, publicIdentityConfig } from '../src/identity';
import { IMAGE_DECODER, imageDecoder } from '../src/media';
import { Clock } from '../src/platform/clock';
import { type AppConfig, loadConfig } from '../src/platform/config';
import type { DatabaseUrls } from '../src/platform/database';
import { assembleHttp, HttpAdapter } from '../src/platform/http';
import { READER_LIMITS, readerLimits } from '../src/platform/readers';
import { JOB_TIMINGS, jobTimings, type JobTimings } from '../src/platform/queue';
import { FixedClock } from './clock';
import { cloneDatabase } from './database';
import { registerServer, testEnvironment } from './environment';
import { freePort } from './server-process';

export interface TestApp {
  app: INestApplication;
  clock: FixedClock;
  urls: DatabaseUrls;
  close: () => Promise<void>;
}

/** The built image decoder, because its source cannot be started as a process. */
export const builtDecoder = () => imageDecoder(built('image-decoder.cjs'));
/** The same for what reads files and pages. */
export const builtReaders = () => readerLimits(built('reader.cjs'));
const built = (name: string) => join(process.env['HOMEFOLD_TEST_DIST'] ?? '', name);

/**
 * The whole server in this process, on its own database: for service specs that need a stopped clock. Background timers
 * are stopped, too: specs trigger that work themselves.
 */
export async function startTestApp(env: NodeJS.ProcessEnv = {}, timings: Partial<JobTimings> = {}): Promise<TestApp> {
  const { urls, drop } = await cloneDatabase();
  const config: AppConfig = loadConfig({
    NODE_ENV: 'test',
    SECRET: testEnvironment().secret,
    DATABASE_URL: urls.owner,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    ...env,
  });
  registerServer(config.baseUrl, { databaseUrl: urls.owner, secret: config.secret });
  const clock = new FixedClock();
  const module = await Test.createTestingModule({ imports: [AppModule.with(config, urls)] })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(IMAGE_DECODER)
    .useValue(builtDecoder())
    .overrideProvider(READER_LIMITS)
    .useValue(builtReaders())
    .overrideProvider(JOB_TIMINGS)
    .useValue({ ...jobTimings, ...timings })
    .compile();
  const app = module.createNestApplication<NestExpressApplication>(new HttpAdapter(), {
    bodyParser: false,
    logger: false,
  });
  await assembleHttp(app, {
    mountRaw: (express) => mountIdentity(express, app),
    rawPaths: identityPaths(config),
    publicConfig: () => ({ identity: publicIdentityConfig(config), demo: config.demo }),
  });
  stopTimers(app.get(SchedulerRegistry));
  return {
    app,
    clock,
    urls,
    close: async () => {
      await app.close();
      await drop();
    },
  };
}

/** The same, listening: for specs whose people call it from addresses of their own, as they call a server process. */
export async function startListeningApp(env: NodeJS.ProcessEnv = {}): Promise<TestApp & { apiUrl: string }> {
  const port = await freePort();
  const apiUrl = `http://127.0.0.1:${port}`;
  const test = await startTestApp({ PUBLIC_URL: apiUrl, TRUST_PROXY: 'loopback', ...env });
  await test.app.listen(port, '127.0.0.1');
  return { ...test, apiUrl };
}

declare global {
  var homefoldSharedApp: Promise<TestApp> | undefined;
}

/**
 * The server shared by the specs of a batch (tools/jest/batches.cjs), for specs that need no special configuration and
 * look only at their own families. Its clock is reset to the usual time. close-shared-app.ts closes it after the last
 * spec.
 */
export async function sharedTestApp(): Promise<TestApp> {
  globalThis.homefoldSharedApp ??= startTestApp();
  const test = await globalThis.homefoldSharedApp;
  test.clock.set(new FixedClock().now());
  return { ...test, close: () => Promise.resolve() };
}

function stopTimers(timers: SchedulerRegistry): void {
  for (const name of timers.getIntervals()) timers.deleteInterval(name);
  for (const job of timers.getCronJobs().values()) void job.stop();
}
