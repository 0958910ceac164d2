import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import { DataSource } from 'typeorm';
import { asOwner, cloneDatabase } from '../../../test/database';
import { freePort } from '../../../test/server-process';
import { until } from '../../../test/until';
import { toPublicError } from '../errors';
import type { PreparedSql } from './batch';
import type { DatabaseUrls } from './roles';
import { Database } from './database';
import { ReadConnections } from './read-connections';
import { Reader } from './reader';
import { sourceOptions } from './source-options';

/** As configured in the server. */
const POOL = 12;
/** More than the number of connections for slow reads. */
const MANY = 20;
const ann = { userId: randomUUID(), familyId: randomUUID() };

let urls: DatabaseUrls;
let drop: () => Promise<void>;
let source: DataSource;
let db: Database;
/** Holds the lock that the specs' statements wait for, so that a spec decides how long they take. */
let holder: Client;
const appRole = () => new URL(urls.app).username;

beforeAll(async () => {
  ({ urls, drop } = await cloneDatabase());
  await asOwner('create table note (text text)', [], urls.owner);
  await asOwner(`grant insert on note to ${appRole()}`, [], urls.owner);
});
// Fresh connections for every spec: whether they already exist is part of what is tested.
beforeEach(async () => {
  source = await new DataSource(sourceOptions(urls.app, POOL, () => undefined)).initialize();
  db = new Database(source, source);
  holder = new Client({ connectionString: urls.owner });
  await holder.connect();
  await holder.query('select pg_advisory_lock(1)');
});
afterEach(async () => {
  await holder.end();
  await source.destroy();
});
afterAll(() => drop?.());

const read = <Row extends object>(...statements: PreparedSql[]): Promise<Row[][]> =>
  db.read(ann, () => Promise.all(statements.map((statement) => db.sql<Row>(statement))));
const pid: PreparedSql = { name: 'pid', text: 'select pg_backend_pid() as pid', values: [] };
const quick = async () => (await read<{ pid: number }>(pid))[0]?.[0]?.pid;
const long: PreparedSql = { name: 'long', text: 'select pg_advisory_xact_lock_shared(1)', values: [] };
const wrong: PreparedSql = { name: 'wrong', text: 'select 1 / $1::int', values: [0] };
const slow: PreparedSql = { ...long, slow: true };
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const owner = <Row extends object>(sql: string, values: unknown[] = []) => asOwner<Row>(sql, values, urls.owner);
/** Connections that have waited for the lock for at least this long, in ms. */
const held = (milliseconds = 0) =>
  owner<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and wait_event = 'advisory'
       and clock_timestamp() - query_start > $1 * interval '1 ms'`,
    [milliseconds],
  );
const connections = () =>
  owner(`select from pg_stat_activity where datname = current_database() and usename = '${appRole()}'`);
const letGo = () => holder.query('select pg_advisory_unlock(1)');
/** Answers received so far. */
function watched(promises: Promise<unknown>[]) {
  const more = (promise: Promise<unknown>): void =>
    void promise.then(
      () => (seen.answered += 1),
      (error: unknown) => seen.failed.push(error),
    );
  const seen = { answered: 0, failed: [] as unknown[], more, all: Promise.resolve<unknown>(undefined) };
  promises.forEach(more);
  seen.all = Promise.allSettled(promises);
  return seen;
}
const unavailable = (errors: unknown[]) => errors.every((error) => toPublicError(error).status === 503);

describe('reads', () => {
  it('that arrive together share few connections, whether new or already open', async () => {
    const shared = async () => {
      const used = new Set(await Promise.all(times(30, quick)));
      // two, and one more for each that a busy machine holds up for 50 ms
      expect(used.size).toBeLessThanOrEqual(POOL / 2);
      expect((await connections()).length).toBeLessThanOrEqual(POOL / 2);
    };
    await shared();
    await shared();
  });

  it('each get their own answer, however many there are', async () => {
    const asked = times(500, randomUUID);
    const answers = asked.map((id) => read<{ id: string }>({ name: 'echo', text: 'select $1 as id', values: [id] }));
    expect((await Promise.all(answers)).map(([rows]) => rows?.[0]?.id)).toEqual(asked);
    expect((await connections()).length).toBeLessThan(POOL);
  });

  it('leave nothing behind on a connection', async () => {
    const pool = new Pool({ connectionString: urls.app, max: 1 });
    const listeners: number[] = [];
    pool.on('acquire', (client) => listeners.push(client.listenerCount('error')));
    const shared = new ReadConnections(pool);
    for (let nth = 0; nth < 5; nth += 1) await new Reader(shared, pid).sql(pid);
    await pool.end();
    expect(listeners).toEqual(times(5, () => listeners[0]));
  });

  it('behind a failed one are prepared on their next call', async () => {
    const late: PreparedSql = { name: 'late', text: 'select 1 as late', values: [] };
    await expect(read(wrong, late)).rejects.toMatchObject({ code: '22012' });
    await read(late);
    const known = "select name from pg_prepared_statements where name = 'late'";
    expect(await read({ name: 'known', text: known, values: [] })).toEqual([[{ name: 'late' }]]);
  });

  it('are unaffected by a failing one among them', async () => {
    const failing = expect(read(wrong, pid)).rejects.toMatchObject({ code: '22012' });
    await expect(Promise.all(times(5, quick))).resolves.toHaveLength(5);
    await failing;
    expect(await quick()).toEqual(expect.any(Number));
  });
});

describe('a slow statement', () => {
  it('marked as slow never delays other reads', async () => {
    const lasting = watched([read(slow), read(slow)]);
    await Promise.all(times(30, quick));
    await until(async () => (await held()).length === 2);
    await Promise.all(times(30, quick));
    expect(lasting.answered).toBe(0);
    await letGo();
    await lasting.all;
    expect(lasting.failed).toEqual([]);
  });

  it('not marked as slow delays only what is already queued behind it', async () => {
    const [first, behind] = [watched([read(long)]), watched(times(4, quick))];
    await until(async () => (await held(100)).length === 1);
    // By now as many slow statements run as there are shared connections.
    const second = watched([read(long)]);
    await until(async () => (await held(100)).length === 2);
    await Promise.all(times(30, quick));
    expect([first.answered, second.answered]).toEqual([0, 0]);
    await letGo();
    await Promise.all([first.all, second.all, behind.all]);
    expect([first.answered, second.answered, behind.answered]).toEqual([1, 1, 4]);
  });

  it('leaves connections for other reads, however many there are', async () => {
    const lasting = watched(times(MANY, () => read(slow)));
    await Promise.all(times(30, quick));
    await until(async () => (await held()).length > 2);
    await Promise.all(times(30, quick));
    expect(lasting.answered).toBe(0);
    await letGo();
    await lasting.all;
    expect(lasting.answered).toBe(MANY);
  });

  it('leaves connections for writes, even when unmarked', async () => {
    const lasting = watched(times(MANY, () => read(slow)));
    for (const lines of [7, 8]) {
      await until(async () => (await held(100)).length === lines - 1);
      lasting.more(read(long));
    }
    await until(async () => (await held(100)).length === 8);
    const waiting = watched(times(MANY, quick));
    const write: PreparedSql = { name: 'note_add', text: "insert into note values ('x')", values: [] };
    await Promise.all(times(POOL, () => db.write(ann, () => db.sql(write))));
    expect([lasting.answered, waiting.answered]).toEqual([0, 0]);
    await letGo();
    await until(() => lasting.answered === MANY + 2 && waiting.answered === MANY);
  });
});

describe('a lost connection', () => {
  const terminate = async (all: { pid: number }[]) => {
    for (const { pid: lost } of all) await owner('select pg_terminate_backend($1)', [lost]);
  };

  it('fails the statements in flight; queued and later ones are answered', async () => {
    const slowOnes = watched(times(6, () => read(slow)));
    for (const lines of [7, 8]) {
      await until(async () => (await held(100)).length === lines - 1);
      slowOnes.more(read(long));
    }
    await until(async () => (await held(100)).length === 8);
    const waiting = watched(times(40, quick));
    await terminate((await held()).slice(0, 1));
    await waiting.all;
    expect(waiting.failed).toEqual([]);
    expect([slowOnes.answered, slowOnes.failed.length]).toEqual([0, 1]);
    expect(unavailable(slowOnes.failed)).toBe(true);
    await quick();
    await letGo();
    await until(() => slowOnes.answered === 7);
  });

  it('immediately fails the batches pipelined behind it too', async () => {
    const underway = watched([read(long), ...times(10, quick)]);
    await until(async () => (await held(100)).length === 1);
    await terminate(await held());
    await underway.all;
    expect(underway.failed.length).toBeGreaterThanOrEqual(1);
    expect(unavailable(underway.failed)).toBe(true);
    await expect(Promise.all(times(30, quick))).resolves.toHaveLength(30);
  });
});

describe('an unreachable database', () => {
  it('rejects every read; none hangs', async () => {
    const nowhere = new URL(urls.app);
    nowhere.port = String(await freePort());
    const pool = new Pool({ connectionString: nowhere.toString(), max: POOL });
    const connections = new ReadConnections(pool);
    const asked = watched(
      times(60, () => new Reader(connections, pid)).map((reader, n) => reader.sql(n % 2 ? slow : pid)),
    );
    await asked.all;
    expect(asked.failed).toHaveLength(60);
    expect(unavailable(asked.failed)).toBe(true);
    await pool.end();
  });

  it('rejects queued reads when it goes away, and answers once it is back', async () => {
    const lasting = watched(times(MANY, () => read(slow)));
    await until(async () => (await held()).length === 6);
    const name = new URL(urls.owner).pathname.slice(1);
    const admin = new Client({ connectionString: urls.owner.replace(name, 'postgres') });
    await admin.connect();
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = '${appRole()}'`,
    );
    await lasting.all;
    expect(lasting.failed).toHaveLength(MANY);
    await admin.query(`alter database ${name} allow_connections true`);
    await admin.end();
    await expect(Promise.all(times(5, quick))).resolves.toHaveLength(5);
  });
});
