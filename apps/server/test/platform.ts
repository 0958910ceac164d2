import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { Global, type INestApplication, Module, type Provider, type Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { MembershipDirectory, type MembershipRef, type Principal, TokenVerifier } from '../src/platform/auth';
import { Clock } from '../src/platform/clock';
import { AppConfig, loadConfig } from '../src/platform/config';
import { DATABASE_URLS, Database, type DatabaseUrls } from '../src/platform/database';
import { unauthenticated } from '../src/platform/errors';
import { assembleHttp, HttpAdapter } from '../src/platform/http';
import { JOB_TIMINGS, type JobTimings, jobTimings } from '../src/platform/queue';
import { Logger } from '../src/platform/observability';
import { PlatformModule } from '../src/platform/platform.module';
import { FixedClock } from './clock';
import { cloneDatabase } from './database';
import { testEnvironment } from './environment';
import { ProbeController, probeProviders } from './probe';

/** The caller, as `tokenFor` encodes it into the bearer token. */
export const tokenFor = (userId: string): string => `Bearer test ${userId}`;

/** Sessions of `TestTokens` that have ended, on every platform of a spec. */
export const endedSessions = new Set<string>();

/** Accepts `Bearer test <user id>`, refuses every other credential, and treats a call without one as anonymous. */
class TestTokens extends TokenVerifier {
  authenticate({ headers }: { headers: { authorization?: string } }): Promise<Principal | null> {
    const { authorization } = headers;
    if (authorization === undefined) return Promise.resolve(null);
    const userId = /^Bearer test ([\w-]+)$/.exec(authorization)?.[1];
    if (!userId) return Promise.reject(unauthenticated());
    return Promise.resolve({ userId, sessionId: `s-${userId}`, email: `${userId}@example.org`, name: `Zoë ${userId}` });
  }

  recheck(principal: Principal): Promise<Principal> {
    return endedSessions.has(principal.sessionId) ? Promise.reject(unauthenticated()) : Promise.resolve(principal);
  }
}

/** Fixed memberships without a table. */
export class TestMemberships extends MembershipDirectory {
  readonly members = new Map<string, MembershipRef>();
  /** Delays the next look-ups, for tests of what happens in the meantime. */
  delay: Promise<unknown> = Promise.resolve();

  async find(userId: string): Promise<MembershipRef | null> {
    await this.delay;
    return this.members.get(userId) ?? null;
  }
}

/** Captured log lines, instead of standard output. */
export class LogLines extends Logger {
  readonly lines: string[] = [];

  constructor(config: AppConfig) {
    const lines: string[] = [];
    super(config, { write: (line: string) => void lines.push(line) });
    this.lines = lines;
  }
}

export interface PlatformOptions {
  env?: NodeJS.ProcessEnv;
  /** A database shared with another platform; default: its own. */
  urls?: DatabaseUrls;
  clock?: Clock;
  timings?: Partial<JobTimings>;
  /** Additions of the spec to the artificial domain of probe.ts. */
  providers?: Provider[];
  controllers?: Type<unknown>[];
  /** Further providers of the domain under test. */
  imports?: Type<unknown>[];
}

export interface TestPlatform {
  app: INestApplication;
  db: Database;
  memberships: TestMemberships;
  logs: LogLines;
  urls: DatabaseUrls;
  /** Origin it listens on. */
  url: string;
  close: () => Promise<void>;
}

/**
 * The whole platform in this process, listening, with an artificial domain: properties of every domain are tested
 * without a real one.
 */
export async function startPlatform(options: PlatformOptions = {}): Promise<TestPlatform> {
  const own = options.urls ? undefined : await cloneDatabase();
  const urls = options.urls ?? (own as { urls: DatabaseUrls }).urls;
  const config = loadConfig({
    NODE_ENV: 'test',
    SECRET: testEnvironment().secret,
    DATABASE_URL: urls.owner,
    PUBLIC_URL: 'http://localhost:3000',
    TRUST_PROXY: 'loopback',
    WEB_DIR: '/nonexistent',
    ...options.env,
  });
  const memberships = new TestMemberships();
  const logs = new LogLines(config);

  @Global()
  @Module({
    providers: [
      { provide: AppConfig, useValue: config },
      { provide: DATABASE_URLS, useValue: urls },
      { provide: TokenVerifier, useClass: TestTokens },
      { provide: MembershipDirectory, useValue: memberships },
    ],
    exports: [AppConfig, DATABASE_URLS, TokenVerifier, MembershipDirectory],
  })
  class EnvironmentModule {}

  @Module({
    imports: options.imports ?? [],
    providers: [...probeProviders, ...(options.providers ?? [])],
    controllers: [ProbeController, ...(options.controllers ?? [])],
  })
  class MadeUpDomain {}

  const building = Test.createTestingModule({ imports: [EnvironmentModule, PlatformModule, MadeUpDomain] })
    .overrideProvider(Clock)
    .useValue(options.clock ?? new FixedClock())
    .overrideProvider(Logger)
    .useValue(logs);
  building.overrideProvider(JOB_TIMINGS).useValue({ ...jobTimings, ...options.timings });
  const app = (await building.compile()).createNestApplication<NestExpressApplication>(new HttpAdapter(), {
    bodyParser: false,
    logger: false,
  });
  await assembleHttp(app, { mountRaw: () => undefined, rawPaths: {}, publicConfig: () => ({}) });
  await app.listen(0, '127.0.0.1');
  const { port } = (app.getHttpServer() as Server).address() as AddressInfo;
  return {
    app,
    db: app.get(Database),
    memberships,
    logs,
    urls,
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await app.close();
      await own?.drop();
    },
  };
}
