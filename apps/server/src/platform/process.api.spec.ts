import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Socket, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { SMTPServer } from 'smtp-server';
import request from 'supertest';
import WebSocket from 'ws';
import { as, asOwner, cloneDatabase, make, startServer, stopServer, testEnvironment, tokenOf } from '../../test';
import { freePort, serverMain } from '../../test/server-process';
import { until } from '../../test/until';

const { secret } = testEnvironment();
const dir = mkdtempSync(join(tmpdir(), 'homefold-process-'));
chmodSync(dir, 0o755); // as root the database runs as another user
const running: ChildProcess[] = [];
const leftovers: (() => Promise<void>)[] = [];

afterAll(async () => {
  await Promise.all(running.map(stopServer));
  for (const clean of leftovers) await clean();
  rmSync(dir, { recursive: true, force: true });
});

async function database() {
  const { urls, drop } = await cloneDatabase();
  leftovers.push(drop);
  return urls.owner;
}

/** A built server of this spec's own, and its output. */
async function start(databaseUrl: string | undefined, env: NodeJS.ProcessEnv = {}) {
  const written: string[] = [];
  const { server, apiUrl } = await startServer({
    databaseUrl: databaseUrl ?? '',
    secret,
    dataDir: join(dir, 'data'),
    env,
    output: (text) => void written.push(text),
  });
  running.push(server);
  return { server, apiUrl, output: () => written.join('') };
}
const exit = async (server: ChildProcess) => {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  return { code: server.exitCode, signal: server.signalCode };
};
const isGone = (pid: number) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

describe('in production', () => {
  let url: string;
  let server: ChildProcess;
  let apiUrl: string;
  let output: () => string;

  beforeAll(async () => {
    url = await database();
    ({ server, apiUrl, output } = await start(url, { NODE_ENV: 'production', LOG_LEVEL: 'debug' }));
  });

  it('the log covers every request without personal data', async () => {
    const { admin, member } = await make.family({ apiUrl });
    const token = await tokenOf(admin);
    const own = (test: request.Test) =>
      test.set('x-forwarded-for', admin.address).set('x-request-id', 'trace-of-the-spec');
    await own(request(apiUrl).get('/api/activities?token=query-secret&limit=x')).set(
      'authorization',
      `Bearer ${token}`,
    );
    await own(request(apiUrl).get('/api/activities')).set('authorization', 'Bearer junk-secret');
    await own(request(apiUrl).get('/files/file-secret?x=query-secret'));
    await own(request(apiUrl).get('/join?code=query-secret'));
    await own(request(apiUrl).post('/api/calendar'))
      .set('authorization', `Bearer ${token}`)
      .send({ title: 'body-secret', date: 'x' });
    await own(request(apiUrl).post('/identity/sign-in/email'))
      .set('origin', apiUrl)
      .send({ email: admin.email, password: 'wrong-secret' });
    await own(request(apiUrl).post('/identity/request-password-reset'))
      .set('origin', apiUrl)
      .send({ email: admin.email });
    const line = await new Promise<WebSocket>((resolve) => {
      const socket = new WebSocket(
        `${apiUrl.replace('http', 'ws')}/graphql?token=query-secret`,
        'graphql-transport-ws',
      );
      socket.on('open', () => resolve(socket));
    });
    line.terminate();
    await until(() => output().split('trace-of-the-spec').length > 7);

    const lines = output()
      .trim()
      .split('\n')
      .filter((text) => text.startsWith('{'));
    const entries = lines.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(entries.filter((entry) => entry['userId'] === admin.userId).length).toBeGreaterThan(3);
    for (const secretText of [token, admin.email, admin.password, member.email, admin.name, member.name, admin.cookie])
      expect(output()).not.toContain(secretText);
    for (const part of admin.cookie.split('=').slice(1)) expect(output()).not.toContain(part.split(';')[0]);
    expect(output()).not.toMatch(/[\w-]+-secret|bearer |@example\.org|\?/i);
  });

  it('floods from one network get 429 on both APIs, and others are unaffected', async () => {
    const from = (address: string, path: string) => request(apiUrl).get(path).set('x-forwarded-for', address);
    // the holder of an IPv6 address has its whole /64, and may use another address for every request
    const flooder = '2001:db8:9::f';
    const ask600 = async (path: string) => {
      for (let n = 0; n < 600; n += 50)
        await Promise.all(Array.from({ length: 50 }, (_, i) => from(`2001:db8:9::${n + i}`, path)));
    };
    // the devices of a home fetching a new release
    await ask600('/theme.js');
    expect((await from(flooder, '/api/nope')).status).toBe(404);
    await ask600('/api/nope');
    const rest = await from(flooder, '/api/nope');
    expect([rest.status, rest.headers['retry-after']]).toEqual([429, '60']);
    expect(rest.body).toMatchObject({ code: 'RATE_LIMITED', details: { retryAfterSeconds: 60 } });
    expect((await from(flooder, '/API/nope')).status).toBe(429);
    const graphql = await request(apiUrl)
      .post('/graphql')
      .set('x-forwarded-for', flooder)
      .send({ query: '{ me { userId } }' });
    expect([graphql.status, graphql.body]).toMatchObject([429, { errors: [{ extensions: { code: 'RATE_LIMITED' } }] }]);
    expect((await from(flooder, '/healthz')).status).toBe(200);
    expect((await from('2001:db8:9:1::f', '/api/nope')).status).toBe(404);
  });

  // the last one, because it ends the server
  it('shutting down finishes open requests, accepts no new ones, waits for no idle or lost connection, and exits with 0', async () => {
    const { admin } = await make.family({ apiUrl, members: 0 });
    const socket = await as(admin).socket();
    const closed = new Promise<{ code: number }>((resolve) =>
      socket.on('closed', (event) => resolve(event as { code: number })),
    );
    await new Promise<void>((resolve) => socket.on('connected', () => resolve()));

    // reading the feed now blocks on this lock
    const lock = new Client({ connectionString: url });
    lock.on('error', () => undefined);
    await lock.connect();
    await lock.query('begin');
    await lock.query('lock table activity in access exclusive mode');
    const open = as(admin).rest.get('/api/activities');
    await until(async () => (await asOwner('select from pg_locks where not granted', [], url)).length > 0);

    // these two are never closed by the other side
    const { port } = new URL(apiUrl);
    const deaf = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
    await once(deaf, 'open');
    deaf.pause();
    const idle = new Socket().connect(Number(port), '127.0.0.1');
    await once(idle, 'connect');
    idle.on('error', () => undefined);

    const asked = performance.now();
    server.kill('SIGTERM');
    expect((await closed).code).toBe(1012);
    await until(() =>
      request(apiUrl)
        .get('/healthz')
        .then(
          () => false,
          () => true,
        ),
    );
    await lock.query('commit');
    await lock.end();
    expect((await open).status).toBe(200);
    expect(await exit(server)).toEqual({ code: 0, signal: null });
    expect(performance.now() - asked).toBeLessThan(8_000);
    deaf.terminate();
    idle.destroy();
  });
});

describe('a killed server', () => {
  it('loses nothing it has acknowledged: rows persist, and unsent mail is sent by the next server', async () => {
    const url = await database();
    // never acknowledges the first mail; acknowledges later ones
    const taken: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        stream.resume();
        stream.on('end', () => {
          if (taken.push(session.envelope.rcptTo[0]?.address ?? '') > 1) done();
        });
      },
    });
    smtp.on('error', () => undefined);
    const port = await freePort();
    await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
    leftovers.push(() => new Promise((resolve) => smtp.close(() => resolve())));
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };

    const first = await start(url, env);
    const { admin } = await make.family({ apiUrl: first.apiUrl, members: 0, name: 'The Survivors' });
    const asked = await request(first.apiUrl)
      .post('/identity/request-password-reset')
      .set('origin', first.apiUrl)
      .set('x-forwarded-for', admin.address)
      .send({ email: admin.email });
    expect(asked.status).toBe(200);
    await until(() => taken.length === 1);
    const renamed = await as(admin).gql('mutation { makeNothing: __typename }');
    expect(renamed.status).toBe(200);
    first.server.kill('SIGKILL');
    await exit(first.server);

    // expire the killed worker's lock, as would happen after half a minute
    await asOwner(`update bullmq.job set locked_until_ms = 0, stalled_marked = true where state = 'active'`, [], url);
    const second = await start(url, env);
    const me = await as({ ...admin, apiUrl: second.apiUrl }).gql<{ me: { family: { name: string } } }>(
      '{ me { family { name } } }',
    );
    expect(me.data.me.family.name).toBe('The Survivors');
    await until(() => taken.length === 2);
    expect(taken).toEqual([admin.email, admin.email]);
  });
});

describe('a server with its own PostgreSQL', () => {
  it('survives kill -9 of it: not ready, then recovered, nothing lost; SIGTERM ends both', async () => {
    const dataDir = join(dir, 'embedded');
    const { server, apiUrl } = await start(undefined, { DATABASE_URL: '', DATA_DIR: dataDir });
    const { admin } = await make.family({ apiUrl, members: 0, name: 'The Embedded' });
    const postmaster = () => Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const ready = async () => (await request(apiUrl).get('/readyz')).status;
    expect(await ready()).toBe(200);

    const killed = postmaster();
    process.kill(killed, 'SIGKILL');
    const seen = new Set<number>();
    const meanwhile = await as(admin).rest.get('/api/activities');
    if (meanwhile.status !== 200)
      expect([meanwhile.status, (meanwhile.body as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
    await until(async () => {
      seen.add(await ready());
      return seen.has(503) && seen.has(200) && postmaster() !== killed;
    });
    expect([...seen].sort()).toEqual([200, 503]);
    expect((await request(apiUrl).get('/healthz')).status).toBe(200);
    await until(async () => (await as(admin).rest.get('/api/activities')).status === 200);
    const me = await as(admin).gql<{ me: { family: { name: string } } }>('{ me { family { name } } }');
    expect(me.data.me.family.name).toBe('The Embedded');

    const last = postmaster();
    server.kill('SIGTERM');
    expect(await exit(server)).toEqual({ code: 0, signal: null });
    await until(() => isGone(last));
  });
});

describe('a failing start', () => {
  const run = async (env: NodeJS.ProcessEnv) => {
    const child = spawn(process.execPath, [serverMain()], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SECRET: secret,
        HOST: '127.0.0.1',
        DATA_DIR: join(dir, 'never'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await once(child, 'close');
    return { code: child.exitCode, lines: text.trim().split('\n') };
  };

  it('prints one line that names the variable, and exits with 1', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const closed = await freePort();
    const results = await Promise.all([
      run({ PORT: 'junk' }),
      run({ PORT: String(port) }),
      run({ PORT: '0', DATABASE_URL: `postgres://u:pass-secret@127.0.0.1:${closed}/x` }),
    ]);
    taken.close();
    expect(results.map(({ code, lines }) => [code, lines.length])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    const [junk, busy, away] = results.map(({ lines }) => lines[0]);
    expect(junk).toBe('Homefold cannot start. PORT: must be a port number');
    expect(busy).toBe(`Homefold cannot start. PORT: ${port} is already in use by another program`);
    expect(away).toMatch(/^Homefold cannot start\. DATABASE_URL: .*ECONNREFUSED/);
    expect(away).not.toContain('pass-secret');
  });
});
