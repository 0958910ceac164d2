import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { asOwner, cloneDatabase } from '../../../test/database';
import { testEnvironment, withDatabase } from '../../../test/environment';
import { until } from '../../../test/until';
import { toPublicError } from '../errors';
import { migrateJobStore } from '../queue';
import { Platform1700000000000 } from '../platform.migration';
import type { DatabaseUrls } from './roles';
import type { PreparedSql } from './batch';
import { Database } from './database';
import { migrate } from './schema';
import { sourceOptions } from './source-options';
import { tenantTable } from './tenancy';

const POOL = 4;
const hookErrors: unknown[] = [];
let urls: DatabaseUrls;
let drop: () => Promise<void>;
let app: DataSource;
let system: DataSource;
let db: Database;

const open = (url: string) => new DataSource(sourceOptions(url, POOL, () => undefined)).initialize();

beforeAll(async () => {
  ({ urls, drop } = await cloneDatabase());
  await asOwner('create table note (family_id uuid not null, text text primary key)', [], urls.owner);
  const owner = new Client({ connectionString: urls.owner });
  await owner.connect();
  await tenantTable(owner, 'note');
  await owner.end();
  [app, system] = await Promise.all([open(urls.app), open(urls.system)]);
  db = new Database(app, system, (error) => void hookErrors.push(error));
});

afterAll(async () => {
  await Promise.all([app?.destroy(), system?.destroy()]);
  await drop?.();
});

const someone = () => ({ userId: randomUUID(), familyId: randomUUID() });
const insert = (familyId: string, text: string): PreparedSql => ({
  name: 'note_insert',
  text: 'insert into note values ($1, $2)',
  values: [familyId, text],
});
const visible: PreparedSql = { name: 'note_all', text: 'select text from note order by text', values: [] };
const add = (familyId: string, text: string) => db.sql(insert(familyId, text));
const texts = async () => (await db.sql<{ text: string }>(visible)).map(({ text }) => text);
const stored = async (text: string) =>
  (await asOwner('select from note where text = $1', [text], urls.owner)).length === 1;
const backend = async () => {
  const [row] = await db.sql<{ pid: number; tx: string }>({
    name: 'who',
    text: 'select pg_backend_pid() as pid, now()::text as tx',
    values: [],
  });
  return row as { pid: number; tx: string };
};

describe('a scope', () => {
  it('shows a family its own rows and rejects rows of another', async () => {
    const [ann, bob] = [someone(), someone()];
    const text = randomUUID();
    await db.write(ann, () => add(ann.familyId, text));
    expect(await db.read(ann, texts)).toEqual([text]);
    expect(await db.read(bob, texts)).toEqual([]);
    expect(await db.read({ ...ann, familyId: null }, texts)).toEqual([]);
    await expect(db.write(bob, () => add(ann.familyId, randomUUID()))).rejects.toThrow(/row-level security/);
  });

  it('is joined by nested calls: one transaction, one connection', async () => {
    const ann = someone();
    const text = randomUUID();
    await db.write(ann, async () => {
      const outer = await backend();
      await db.write(ann, () => add(ann.familyId, text));
      await db.read(ann, async () => {
        expect(await backend()).toEqual(outer);
        expect(await texts()).toEqual([text]);
      });
      await db.manager.query('select 1');
      expect(await backend()).toEqual(outer);
      expect(await stored(text)).toBe(false);
    });
    expect(await stored(text)).toBe(true);
  });

  it('is refused to another family, another user, and a write inside a read', async () => {
    const ann = someone();
    const join = (outer: 'read' | 'write', inner: () => Promise<unknown>) => db[outer](ann, inner);
    await expect(join('write', () => db.read(someone(), texts))).rejects.toThrow('another viewer');
    await expect(join('write', () => db.write({ ...ann, userId: 'other' }, texts))).rejects.toThrow('another viewer');
    await expect(join('read', () => db.read({ ...ann, familyId: null }, texts))).rejects.toThrow('another viewer');
    await expect(join('read', () => db.write(ann, texts))).rejects.toThrow('db.write inside db.read');
    await expect(join('write', () => db.system(texts))).rejects.toThrow('db.system inside a family scope');
    await expect(join('read', () => db.system(texts))).rejects.toThrow('db.system inside a family scope');
  });

  it('of the system sees every family and can be joined on behalf of any', async () => {
    const [ann, bob] = [someone(), someone()];
    const both = [randomUUID(), randomUUID()].sort();
    await db.system(async () => {
      await db.write(ann, () => add(ann.familyId, both[0] as string));
      await db.write(bob, () => db.system(() => add(bob.familyId, both[1] as string)));
    });
    expect(await db.system(texts)).toEqual(expect.arrayContaining(both));
  });

  it('for reading is read-only for every kind of statement', async () => {
    const ann = someone();
    const text = randomUUID();
    await expect(db.read(ann, () => add(ann.familyId, text))).rejects.toMatchObject({ code: '25006' });
    const readWrite: PreparedSql = { name: 'read_write', text: 'set transaction read write', values: [] };
    await expect(db.read(ann, () => Promise.all([db.sql(readWrite), add(ann.familyId, text)]))).rejects.toMatchObject({
      code: '25001',
    });
    await expect(db.read(ann, () => db.manager.query('select 1'))).rejects.toThrow('db.manager inside db.read');
    expect(await stored(text)).toBe(false);
  });

  it('is required for any access to data', async () => {
    await expect(db.sql(visible)).rejects.toThrow('no open database scope');
    expect(() => db.manager).toThrow('no open database scope');
    expect(() => db.afterCommit(() => undefined)).toThrow('no open database scope');
  });

  it('leaves no settings on the connection', async () => {
    const ann = someone();
    await Promise.all(Array.from({ length: POOL }, () => db.read(ann, backend)));
    const rows = await Promise.all(
      Array.from({ length: POOL }, () =>
        app.query(
          `select pg_backend_pid() as pid, current_setting('app.family_id', true) as family,
                  current_setting('app.user_id', true) as "user", current_setting('transaction_read_only') as ro`,
        ),
      ),
    );
    // Null where it was never set; reads share connections, so some may be unused.
    expect(rows.map(([row]) => row.family)).toContain('');
    for (const [{ family, user, ro }] of rows) expect([family || null, user || null, ro]).toEqual([null, null, 'off']);
  });

  it('isolates 50 families that share one small pool concurrently', async () => {
    const families = Array.from({ length: 50 }, someone);
    const seen = await Promise.all(
      families.map(async (viewer) => {
        await db.write(viewer, async () => {
          await add(viewer.familyId, `1 ${viewer.familyId}`);
          await db.sql({ name: 'nap', text: 'select pg_sleep(random() * 0.01)', values: [] });
          await add(viewer.familyId, `2 ${viewer.familyId}`);
        });
        return db.read(viewer, texts);
      }),
    );
    expect(seen).toEqual(families.map(({ familyId }) => [`1 ${familyId}`, `2 ${familyId}`]));
  });
});

describe('a write that fails', () => {
  it('stores nothing and runs no after-commit hooks', async () => {
    const ann = someone();
    const text = randomUUID();
    const hook = jest.fn();
    const failing = db.write(ann, async () => {
      await db.write(ann, () => add(ann.familyId, text));
      db.afterCommit(hook);
      throw new Error('second thoughts');
    });
    await expect(failing).rejects.toThrow('second thoughts');
    expect(await stored(text)).toBe(false);
    expect(hook).not.toHaveBeenCalled();
  });

  it('rejects when a failed statement was swallowed, instead of silently rolling back', async () => {
    const ann = someone();
    const text = randomUUID();
    const hook = jest.fn();
    const careless = db.write(ann, async () => {
      await add(ann.familyId, text);
      db.afterCommit(hook);
      await add(ann.familyId, text).catch(() => undefined);
    });
    await expect(careless).rejects.toMatchObject({ code: '25P02' });
    expect(await stored(text)).toBe(false);
    expect(hook).not.toHaveBeenCalled();
  });
});

describe('after the commit', () => {
  it('hooks run in order, outside the transaction, and see the stored rows', async () => {
    const ann = someone();
    const text = randomUUID();
    const seen: unknown[] = [];
    let later: Promise<unknown> = Promise.resolve();
    await db.write(ann, async () => {
      db.afterCommit(() => {
        later = stored(text).then((found) => seen.push(found));
      });
      db.afterCommit(() => seen.push(db.afterCommit.length && 'second'));
      await add(ann.familyId, text);
    });
    await later;
    expect(seen).toEqual(['second', true]);
  });

  it('a failing hook neither rolls back nor stops the others', async () => {
    const ann = someone();
    const text = randomUUID();
    const hook = jest.fn();
    const thrown = new Error('hook');
    await db.write(ann, async () => {
      db.afterCommit(() => {
        throw thrown;
      });
      db.afterCommit(hook);
      await add(ann.familyId, text);
    });
    expect(await stored(text)).toBe(true);
    expect(hook).toHaveBeenCalledTimes(1);
    expect(hookErrors).toEqual([thrown]);
  });

  it('leftover work cannot use the released connection', async () => {
    const ann = someone();
    let late!: () => void;
    const ended = new Promise<void>((resolve) => (late = resolve));
    const statement = jest.fn();
    let leftover: Promise<unknown> = Promise.resolve();
    let reopened: Promise<unknown> = Promise.resolve();
    await db.write(ann, () => {
      leftover = ended.then(() => db.sql(visible)).then(statement);
      reopened = ended.then(() => db.read(someone(), texts));
      return Promise.resolve();
    });
    late();
    await expect(leftover).rejects.toThrow('no open database scope');
    expect(statement).not.toHaveBeenCalled();
    await expect(reopened).resolves.toEqual([]);
  });
});

describe('a lost connection', () => {
  const terminate = (pid: number) => asOwner('select pg_terminate_backend($1)', [pid], urls.owner);

  it('in the middle of a write answers UNAVAILABLE, stores nothing and leaks no pool client', async () => {
    const ann = someone();
    const text = randomUUID();
    const hook = jest.fn();
    for (let round = 0; round < POOL * 2; round++) {
      const broken = db.write(ann, async () => {
        db.afterCommit(hook);
        await add(ann.familyId, text);
        await terminate((await backend()).pid);
        await db.sql(visible);
      });
      const error: unknown = await broken.catch((thrown: unknown) => thrown);
      expect(toPublicError(error)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    }
    expect(await stored(text)).toBe(false);
    expect(hook).not.toHaveBeenCalled();
    await Promise.all(Array.from({ length: POOL * 3 }, () => db.read(ann, texts)));
  });

  it('just before the commit is an error, never a success', async () => {
    const ann = someone();
    const text = randomUUID();
    const broken = db.write(ann, async () => {
      await add(ann.familyId, text);
      await terminate((await backend()).pid);
    });
    expect(toPublicError(await broken.catch((thrown: unknown) => thrown))).toMatchObject({ status: 503 });
    expect(await stored(text)).toBe(false);
  });

  it('of every idle connection at once does not affect the next callers', async () => {
    const ann = someone();
    await Promise.all(Array.from({ length: POOL }, () => db.read(ann, backend)));
    const ended = await asOwner<{ pid: number }>(
      `select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename like 'homefold%'`,
      [],
      urls.owner,
    );
    // on a busy machine they take a while to go
    const left = 'select from pg_stat_activity where pid = any($1)';
    await until(async () => (await asOwner(left, [ended.map(({ pid }) => pid)], urls.owner)).length === 0);
    await new Promise(setImmediate);
    const answers = await Promise.allSettled(Array.from({ length: POOL * 2 }, () => db.read(ann, texts)));
    for (const answer of answers)
      if (answer.status === 'rejected') expect(toPublicError(answer.reason)).toMatchObject({ status: 503 });
    await expect(db.read(ann, texts)).resolves.toEqual([]);
  });
});

describe('migrations', () => {
  it('run once when three servers start together on an empty database', async () => {
    const name = `homefold_${randomUUID().replaceAll('-', '')}`;
    const { adminUrl } = testEnvironment();
    await asOwner(`create database ${name}`, [], adminUrl);
    try {
      const empty = withDatabase(adminUrl, name);
      const run = jest.spyOn(Platform1700000000000.prototype, 'up');
      await Promise.all([1, 2, 3].map(() => migrate(empty, [Platform1700000000000], migrateJobStore)));
      expect(run).toHaveBeenCalledTimes(1);
      expect(await asOwner('select name from migration', [], empty)).toEqual([{ name: 'Platform1700000000000' }]);
      await migrate(empty, [Platform1700000000000], migrateJobStore);
      expect(run).toHaveBeenCalledTimes(1);
    } finally {
      await asOwner(`drop database ${name} with (force)`, [], adminUrl);
    }
  });

  it('grant each role only what it needs', async () => {
    const roles = await asOwner(
      `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as powerful from pg_roles where rolname = any($1)`,
      [[urls.app, urls.system].map((url) => new URL(url).username)],
      urls.owner,
    );
    expect(roles).toEqual([{ powerful: false }, { powerful: false }]);
    const forApp = new Client({ connectionString: urls.app });
    await forApp.connect();
    try {
      for (const sql of ['select * from rate_limit', 'select * from dev_mail', 'select * from job_outbox'])
        await expect(forApp.query(sql)).rejects.toMatchObject({ code: '42501' });
      for (const sql of [
        'create table mine ()',
        'alter table note disable row level security',
        `set role ${new URL(urls.system).username}`,
      ])
        await expect(forApp.query(sql)).rejects.toMatchObject({ code: '42501' });
    } finally {
      await forApp.end();
    }
  });
});
