import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPg, type EmbeddedPg } from '@homefold/embedded-pg';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Express } from 'express';
import { Client, Pool } from 'pg';
import { cheapHashes } from '../../test/cheap-hashes';
import { asOwner } from '../../test/database';
import { testEnvironment, withDatabase } from '../../test/environment';
import { SystemClock } from '../platform/clock';
import { migrate } from '../platform/database';
import { HttpErrorFilter } from '../platform/errors';
import { Origins } from '../platform/http';
import type { AppRequest } from '../platform/http/app-request';
import { RateLimiter } from '../platform/limits';
import { Logger } from '../platform/observability';
import { Platform1700000000000 } from '../platform/platform.migration';
import { AccountDeletion } from './account-deletion';
import { BuiltinIdentity } from './builtin/builtin-identity';
import type { ClerkIdentityParts } from './clerk/clerk-identity';
import { IdentityGuests1700000000710 } from './identity-guests.migration';
import { Identity1700000000100 } from './identity.migration';
import type { IdentityProvider } from './identity.port';
import type { FactorChange } from './builtin/second-factor';
import { Passkeys1700000000720 } from './passkeys.migration';
import { SecondFactor1700000000680 } from './second-factor.migration';
import { Browser } from './identity-browser.test-kit';

/** A database with the tables of identity only. */
export class TestDatabase {
  private readonly dir = mkdtempSync(join(tmpdir(), 'identity-'));
  private pg?: EmbeddedPg;
  private url = '';
  readonly secret = 'a secret for the tests of identity, long enough';
  pool!: Pool;

  /** @param isRestarted whether it needs a PostgreSQL of its own, which takes seconds to create */
  constructor(private readonly isRestarted = false) {}

  async start(): Promise<void> {
    this.url = this.isRestarted ? await this.ownServer() : await sharedServer();
    const urls = await migrate(
      this.url,
      [
        Platform1700000000000,
        Identity1700000000100,
        SecondFactor1700000000680,
        IdentityGuests1700000000710,
        Passkeys1700000000720,
      ],
      async () => undefined,
    );
    this.pool = new Pool({ connectionString: urls.system, max: 8 });
    this.pool.on('error', () => undefined);
  }

  private async ownServer(): Promise<string> {
    chmodSync(this.dir, 0o755); // as root the database runs as another user
    this.pg = await startEmbeddedPg({ dataDir: join(this.dir, 'pg'), durable: false });
    return this.pg.url;
  }

  /** Stops the database under the open pool, and restarts it on the same port after `meanwhile`. */
  async restart(meanwhile: () => Promise<void>): Promise<void> {
    const port = this.pg?.port;
    await this.pg?.stop();
    await meanwhile();
    this.pg = await startEmbeddedPg({ dataDir: join(this.dir, 'pg'), durable: false, port });
  }

  /** Runs a statement as the owner of the tables. */
  async asOwner(sql: string): Promise<void> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await this.pool?.end();
    await this.pg?.stop();
    if (!this.isRestarted) {
      const name = new URL(this.url).pathname.slice(1);
      await asOwner(`drop database if exists ${name} with (force)`, [], testEnvironment().adminUrl);
    }
    rmSync(this.dir, { recursive: true, force: true });
  }
}

/** An empty database on the PostgreSQL of this run. */
async function sharedServer(): Promise<string> {
  const { adminUrl } = testEnvironment();
  const name = `identity_${randomBytes(6).toString('hex')}`;
  await asOwner(`create database ${name}`, [], adminUrl);
  return withDatabase(adminUrl, name);
}

/** An Express application with only an identity provider, and `/whoami` behind its authentication. */
export class IdentityServer {
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** @param host the host name of its URL; passkeys work on localhost */
  static async start(provider: (url: string) => IdentityProvider, host = 'localhost'): Promise<IdentityServer> {
    const adapter = new ExpressAdapter();
    const express = adapter.getInstance<Express>();
    express.set('trust proxy', 'loopback');
    const server = await new Promise<Server>((resolve) => {
      const listening = express.listen(0, host, () => resolve(listening));
    });
    const url = `http://${host}:${(server.address() as AddressInfo).port}`;
    const identity = provider(url);
    identity.mount(express);
    const errors = new HttpErrorFilter(silent);
    express.use('/whoami', (request, response) => {
      identity
        .authenticate({ headers: request.headers, method: request.method })
        .then((principal) => response.json(principal))
        .catch((thrown: unknown) => errors.answer(thrown, request as AppRequest, response));
    });
    return new IdentityServer(server, url);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Logs nothing: these specs cause refusals on purpose. */
export const silent = new Logger({ logLevel: 'silent' });

/** Clerk's API as stubbed by a spec. */
export const clerkClient = (users: object = {}, sessions: object = {}) =>
  ({ users, sessions }) as NonNullable<ClerkIdentityParts['client']>;

/** A server with the built-in provider on its own database, and its users. */
export class BuiltinWorld {
  database = new TestDatabase();
  readonly deletions = new AccountDeletion();
  /** Mailed reset links, in order. */
  readonly mails: { to: string; token: string }[] = [];
  /** Notifications sent to owners, in order. */
  readonly notices: { to: string; change: FactorChange }[] = [];
  server!: IdentityServer;
  identity!: BuiltinIdentity;
  /** Password hashes of this server. */
  hashes!: ReturnType<typeof cheapHashes>;
  private people = 0;

  /**
   * Can be restarted after `stop`, on another database.
   *
   * @param isRestarted whether the spec restarts the database
   */
  async start(isRestarted = false): Promise<void> {
    this.database = new TestDatabase(isRestarted);
    await this.database.start();
    this.hashes = cheapHashes();
    this.server = await IdentityServer.start((publicUrl) => (this.identity = this.identityAt(publicUrl)));
  }

  /** Another server on the same database, under another name. */
  serve(host: string): Promise<IdentityServer> {
    return IdentityServer.start((publicUrl) => this.identityAt(publicUrl), host);
  }

  private identityAt(publicUrl: string): BuiltinIdentity {
    const { pool, secret } = this.database;
    const clock = new SystemClock();
    return new BuiltinIdentity({
      config: { publicUrl, baseUrl: publicUrl, secret },
      origins: new Origins({ publicUrl, baseUrl: publicUrl, trustProxy: 'loopback' }),
      pool,
      clock,
      limiter: new RateLimiter(pool, clock),
      logger: silent,
      deletions: this.deletions,
      sessionsEnded: () => Promise.resolve(),
      notifyOwner: async (to, change) => void this.notices.push({ to, change }),
      sendResetLink: async (to, token) => void this.mails.push({ to, token }),
    });
  }

  async stop(): Promise<void> {
    this.hashes?.mockRestore();
    await this.server?.stop();
    await this.database.stop();
  }

  browser(address?: string): Browser {
    return new Browser(this.server.url, address);
  }

  newEmail(): string {
    this.people += 1;
    return `person${this.people}@example.org`;
  }

  /** A browser that has just signed up as Ann Lee with the password 'correct horse'. */
  async signedUp(email = this.newEmail()): Promise<Browser> {
    const visitor = this.browser();
    const { status, body } = await visitor.signUp(email);
    if (status !== 200) throw new Error(`sign-up answered ${status}: ${JSON.stringify(body)}`);
    return visitor;
  }

  /** Rows as the system role sees them. */
  async rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.database.pool.query<Row>(sql, values)).rows;
  }
}
