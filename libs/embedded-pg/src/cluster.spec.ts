import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { Client, Pool } from 'pg';
import { endOthers, otherServer, runScript } from '../test/other-process';
import { removeScratch, scratch } from '../test/scratch';
import { startEmbeddedPg, type EmbeddedPg, type EmbeddedPgOptions } from './cluster';
import { canReach, type OsUser } from './os-user';
import { commandLine } from './processes';

const isRoot = process.getuid?.() === 0;
const started: EmbeddedPg[] = [];

async function start(options: EmbeddedPgOptions): Promise<EmbeddedPg> {
  const pg = await startEmbeddedPg({ durable: false, ...options });
  started.push(pg);
  return pg;
}

afterEach(async () => {
  await endOthers();
  await Promise.all(started.splice(0).map((pg) => pg.stop()));
});
afterAll(removeScratch);

async function query<T>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // a connection cut between queries; one cut during a query rejects it
  await client.connect();
  try {
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end();
  }
}

/** Whether a process runs; an unreaped zombie does not. */
const runs = (pid: number): boolean => commandLine(pid) !== '';

/** A promise with its resolvers. */
function signal<T>(): { came: Promise<T>; give: (value: T) => void } {
  let give: (value: T) => void = () => undefined;
  const came = new Promise<T>((resolve) => (give = resolve));
  return { came, give };
}

describe('one server', () => {
  it('creates a cluster, keeps its data between starts, and leaves no process behind', async () => {
    const dataDir = join(scratch(), 'pg');
    const first = await start({ dataDir });
    expect(first.joined).toBe(false);
    await query(first.url, `create table note (body text); insert into note values ('kept')`);
    await first.stop();
    expect(runs(first.pid)).toBe(false);
    const second = await start({ dataDir });
    expect(await query(second.url, 'select body from note')).toEqual([{ body: 'kept' }]);
  });

  it('listens on 127.0.0.1 only and requires the password', async () => {
    const pg = await start({ dataDir: join(scratch(), 'pg') });
    expect(await query(pg.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const wrong = new URL(pg.url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect(statSync(`${pg.dataDir}.password`).mode & 0o077).toBe(0);
  });

  it('accepts 100 connections unless told otherwise', async () => {
    const usual = await start({ dataDir: join(scratch(), 'pg') });
    expect(await query(usual.url, 'show max_connections')).toEqual([{ max_connections: '100' }]);
    await usual.stop();
    const more = await start({ dataDir: join(scratch(), 'pg'), maxConnections: 250 });
    expect(await query(more.url, 'show max_connections')).toEqual([{ max_connections: '250' }]);
  });

  it('may be stopped twice', async () => {
    const pg = await start({ dataDir: join(scratch(), 'pg') });
    await Promise.all([pg.stop(), pg.stop()]);
    expect(runs(pg.pid)).toBe(false);
  });

  it('resolves stop() only after it has ended, however quickly that is', async () => {
    const dataDir = join(scratch(), 'pg');
    // The server is already a zombie when its parent first checks: nothing else keeps that process alive.
    const other = runScript(`
      const { commandLine } = lib('processes');
      const kill = process.kill.bind(process);
      process.kill = (pid, signal) => {
        kill(pid, signal);
        if (signal === 'SIGINT') while (commandLine(pid) !== '');
      };
      lib('index').startEmbeddedPg({ dataDir: ${JSON.stringify(dataDir)}, durable: false })
        .then((pg) => pg.stop())
        .then(() => console.log('"stopped"'));`);
    expect(await other.next()).toBe('stopped');
  });

  it('restarts an interrupted initdb', async () => {
    const dataDir = join(scratch(), 'pg');
    mkdirSync(`${dataDir}.init`);
    writeFileSync(join(`${dataDir}.init`, 'half'), '');
    const pg = await start({ dataDir });
    expect(await query(pg.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('ignores a pid file that names another process', async () => {
    const dataDir = join(scratch(), 'pg');
    const first = await start({ dataDir });
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    await first.stop();
    writeFileSync(join(dataDir, 'postmaster.pid'), [process.pid, ...lines.slice(1)].join('\n'));
    const second = await start({ dataDir });
    expect([second.joined, second.pid === process.pid]).toEqual([false, false]);
  });

  it('names an unavailable port', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    const failing = start({ dataDir: join(scratch(), 'pg'), port });
    await expect(failing).rejects.toThrow(`port ${port}`);
    await new Promise((resolve) => taken.close(resolve));
  });
});

describe('after a kill', () => {
  it('a server leaves an orphan that the next one joins, with all committed data, and stops', async () => {
    const dataDir = join(scratch(), 'pg');
    const killed = await otherServer(dataDir);
    await query(killed.pg.url, `create table note (body text); insert into note values ('answered')`);
    await killed.end('SIGKILL');
    expect(runs(killed.pg.pid)).toBe(true);
    const next = await start({ dataDir });
    expect([next.joined, next.pid, next.url]).toEqual([true, killed.pg.pid, killed.pg.url]);
    expect(await query(next.url, 'select body from note')).toEqual([{ body: 'answered' }]);
    await next.stop();
    expect(runs(killed.pg.pid)).toBe(false);
  });

  it('PostgreSQL restarts on its port with all committed data, and pools recover', async () => {
    const [exit, back] = [signal<number>(), signal<number>()];
    const dataDir = join(scratch(), 'pg');
    const pg = await start({ dataDir, durable: true, onExit: exit.give, onRestart: back.give });
    const first = pg.pid;
    const pool = new Pool({ connectionString: pg.url });
    pool.on('error', () => undefined);
    await pool.query(`create table note (body text)`);
    await pool.query(`insert into note values ('answered')`);
    process.kill(first, 'SIGKILL');
    expect(await exit.came).toBe(first);
    expect(await back.came).toBe(pg.pid);
    expect(pg.pid).not.toBe(first);
    expect((await pool.query('select body from note')).rows).toEqual([{ body: 'answered' }]);
    await pool.end();
    await pg.stop();
    expect(runs(pg.pid)).toBe(false);
  });

  it('PostgreSQL restarts once a surviving session has ended', async () => {
    const back = signal<number>();
    const pg = await start({ dataDir: join(scratch(), 'pg'), onRestart: back.give });
    // busy, not waiting: such a session notices the end of its server late, and holds the cluster's shared memory until
    // then
    const busy = query(
      pg.url,
      `do $$ begin perform count(*) from generate_series(1, 8000000) s where sqrt(s) > 7; end $$`,
    );
    const cut = busy.then(
      () => undefined,
      () => undefined,
    );
    const active = `select count(*)::int as sessions from pg_stat_activity where query like 'do $$%' and state = 'active'`;
    while ((await query<{ sessions: number }>(pg.url, active))[0]?.sessions !== 1);
    process.kill(pg.pid, 'SIGKILL');
    await back.came;
    await cut;
    expect(readFileSync(`${pg.dataDir}.log`, 'utf8')).toContain('still in use');
    expect(await query(pg.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('PostgreSQL stays down when restarts are disabled', async () => {
    const exit = signal<number>();
    const pg = await start({ dataDir: join(scratch(), 'pg'), restart: false, onExit: exit.give });
    process.kill(pg.pid, 'SIGKILL');
    await exit.came;
    await pg.stop();
    await expect(query(pg.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });
});

describe('two servers on one cluster', () => {
  it('the first to stop leaves the database running for the other, whichever started it', async () => {
    const dataDir = join(scratch(), 'pg');
    const mine = await start({ dataDir });
    const other = await otherServer(dataDir);
    expect([other.pg.joined, other.pg.pid]).toEqual([true, mine.pid]);
    await mine.stop();
    expect(await query(other.pg.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const again = await start({ dataDir });
    expect(again.pid).toBe(mine.pid);
    await other.end('SIGTERM');
    expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await again.stop();
    expect(runs(mine.pid)).toBe(false);
  });

  it('one that was killed does not keep the database running', async () => {
    const dataDir = join(scratch(), 'pg');
    const mine = await start({ dataDir });
    const other = await otherServer(dataDir);
    await other.end('SIGKILL');
    await mine.stop();
    expect(runs(mine.pid)).toBe(false);
  });

  it('that start concurrently on an empty directory share one database', async () => {
    const dataDir = join(scratch(), 'pg');
    const [mine, other] = await Promise.all([start({ dataDir }), otherServer(dataDir)]);
    expect(other.pg.url).toBe(mine.url);
    expect([mine.joined, other.pg.joined].sort()).toEqual([false, true]);
  });

  it('both recover after it was killed', async () => {
    const back = signal<number>();
    const dataDir = join(scratch(), 'pg');
    const mine = await start({ dataDir, onRestart: back.give });
    const other = await otherServer(dataDir);
    process.kill(mine.pid, 'SIGKILL');
    const pid = await back.came;
    await mine.stop();
    expect(runs(pid)).toBe(true);
    expect(await query(other.pg.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await other.end('SIGTERM');
    expect(runs(pid)).toBe(false);
  });
});

describe('accounts', () => {
  it('works in a closed home directory', async () => {
    const home = scratch();
    chmodSync(home, 0o700);
    const pg = await start({ dataDir: join(home, 'pg') });
    expect(await query(pg.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await pg.stop();
    // root's database runs as another user, who cannot enter: it is placed in the same alternative directory every time
    expect(pg.dataDir.startsWith(isRoot ? '/var/lib/homefold-pg-' : home)).toBe(true);
    expect((await start({ dataDir: join(home, 'pg') })).dataDir).toBe(pg.dataDir);
    if (isRoot) await Promise.all(started.splice(0).map((each) => each.stop()));
    if (isRoot) for (const end of ['', '.password', '.log']) rmSync(pg.dataDir + end, { recursive: true, force: true });
  });

  it('works for an ordinary user, and for root on the data of that user', async () => {
    const nobody = { uid: 65_534, gid: 65_534 };
    const reachable = [process.execPath, __filename].every((path) => canReach(dirname(path), nobody));
    const user: OsUser = isRoot && reachable ? nobody : {};
    const dir = scratch();
    if (user === nobody) chownSync(dir, nobody.uid, nobody.gid);
    const dataDir = join(dir, 'pg');
    const ordinary = await otherServer(dataDir, user);
    await query(ordinary.pg.url, `create table note (body text); insert into note values ('mine')`);
    await ordinary.end('SIGTERM');
    expect(runs(ordinary.pg.pid)).toBe(false);
    const root = await start({ dataDir });
    expect(await query(root.url, 'select body from note')).toEqual([{ body: 'mine' }]);
    expect(existsSync(join(dataDir, 'PG_VERSION'))).toBe(true);
  });

  it('reports a directory that cannot be written', async () => {
    const file = join(scratch(), 'file');
    writeFileSync(file, '');
    await expect(start({ dataDir: join(file, 'pg') })).rejects.toThrow(`the directory ${file} cannot be written`);
  });
});
