import { randomUUID } from 'node:crypto';
import type { INestApplication } from '@nestjs/common';
import request from 'supertest';
import { asOwner } from '../../../test/database';
import { testEnvironment, withDatabase } from '../../../test/environment';
import { createServer } from '../../server';
import { loadConfig } from '../config';
import { Platform1700000000000 } from '../platform.migration';
import { migrate } from './schema';

const { adminUrl } = testEnvironment();
const admin = <Row extends object>(sql: string) => asOwner<Row>(sql, [], adminUrl);
const upToDate = (owner: string) => migrate(owner, [Platform1700000000000], () => Promise.resolve());
const nameIn = (url: string) => new URL(url).username;
/** The answer of a connection, as the user in its URL. */
const whoAmI = async (url: string) =>
  (await asOwner<{ user: string }>('select current_user as user', [], url))[0]?.user;

const made: string[] = [];

/** An empty database whose owner may create roles but is not a superuser, as on most hosted servers. */
async function ownedDatabase(): Promise<string> {
  const name = `roles_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await admin(`create role ${name} login createrole password '${name}'`);
  await admin(`create database ${name} owner ${name}`);
  made.push(name);
  const url = new URL(withDatabase(adminUrl, name));
  url.username = name;
  url.password = name;
  return url.href;
}

async function forget(name: string): Promise<void> {
  await admin(`drop database if exists ${name} with (force)`);
}

afterAll(async () => {
  for (const name of made) await forget(name);
});

it('two Homefolds on one PostgreSQL server, each with its own owner, start together without interfering', async () => {
  const owners = [await ownedDatabase(), await ownedDatabase()] as const;
  const start = async (databaseUrl: string) => {
    const SECRET = `the secret of ${new URL(databaseUrl).pathname}, long enough`;
    const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, SECRET });
    const app = await createServer(config, databaseUrl);
    await app.listen(0, '127.0.0.1');
    return app;
  };
  const works = async (app: INestApplication) => (await request(app.getHttpServer()).get('/readyz')).status;
  const running = await Promise.all(owners.map(start));
  try {
    expect(await Promise.all(running.map(works))).toEqual([200, 200]);
    // a restart rechecks its roles; the other's connections are reopened
    const [first, second] = running as [INestApplication, INestApplication];
    await first.close();
    running[0] = await start(owners[0]);
    await admin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${made[1]}'`);
    expect(await works(running[0])).toBe(200);
    // the first call may hit a connection that has just been cut
    await works(second);
    expect(await works(second)).toBe(200);
  } finally {
    await Promise.all(running.map((app) => app.close()));
  }
});

it('keeps its roles when the owner has a new password, and repairs roles that were altered', async () => {
  const owner = await ownedDatabase();
  const before = await upToDate(owner);
  const changed = new URL(owner);
  changed.password = 'another';
  await admin(`alter role ${changed.username} password 'another'`);
  await admin(`alter role ${nameIn(before.app)} password 'guessed'`);
  const after = await upToDate(changed.href);
  expect([nameIn(after.app), new URL(after.app).password]).toEqual([nameIn(before.app), new URL(before.app).password]);
  expect(await whoAmI(after.app)).toBe(nameIn(before.app));
});

it('shows role passwords to the owner only', async () => {
  const { app, system } = await upToDate(await ownedDatabase());
  for (const url of [app, system])
    await expect(asOwner('select * from owner_only.database_role', [], url)).rejects.toMatchObject({ code: '42501' });
});

it('a dropped database leaves nothing that breaks a later one of the same name', async () => {
  const owner = await ownedDatabase();
  const gone = await upToDate(owner);
  const name = new URL(owner).username;
  await forget(name);
  await admin(`create role ${name}_next login createrole password 'next'`);
  await admin(`create database ${name} owner ${name}_next`);
  const next = new URL(owner);
  next.username = `${name}_next`;
  next.password = 'next';
  const urls = await upToDate(next.href);
  expect(nameIn(urls.app)).not.toBe(nameIn(gone.app));
  expect(await whoAmI(urls.system)).toBe(nameIn(urls.system));
});

describe('an upgrade from the roles that every Homefold of a server shared', () => {
  /** What 0.1 created for its roles: grants on every kind of object, and a policy for each role. */
  const old = `
    grant usage on schema public to homefold_app, homefold_system;
    create table note (family_id uuid, n serial, text text);
    create view shown_note as select text from note;
    create function shout(text) returns text language sql as 'select upper($1)';
    revoke all on function shout from public;
    alter table note enable row level security;
    alter table note force row level security;
    create policy owner on note to current_user using (true);
    create policy tenant on note to homefold_app using (text = 'ours');
    create policy system on note to homefold_system using (true);
    insert into note values (null, 1, 'ours'), (null, 2, 'theirs');
    grant select on note, shown_note to homefold_app;
    grant all on note to homefold_system;
    grant all on sequence note_n_seq to homefold_system;
    grant all on function shout to homefold_system`;
  const fixed = () =>
    admin<{ name: string }>(
      `select rolname as name from pg_roles where rolname in ('homefold_app', 'homefold_system')`,
    );
  const texts = async (url: string) =>
    (await asOwner<{ text: string }>('select text from note', [], url)).map(({ text }) => text);

  it('moves grants and policies, and keeps the shared roles while another database needs them', async () => {
    const owners = [await ownedDatabase(), await ownedDatabase()] as const;
    for (const role of ['homefold_app', 'homefold_system']) await admin(`create role ${role} login password 'shared'`);
    for (const owner of owners) await asOwner(old, [], owner);
    const shared = new URL(owners[1]);
    shared.username = 'homefold_app';
    shared.password = 'shared';

    const [first] = await Promise.all([1, 2, 3].map(() => migrate(owners[0], [], () => Promise.resolve())));
    if (!first) throw new Error('nothing was migrated');
    expect(await texts(first.app)).toEqual(['ours']);
    expect(await texts(first.system)).toEqual(['ours', 'theirs']);
    await expect(asOwner('delete from note', [], first.app)).rejects.toMatchObject({ code: '42501' });
    expect(await asOwner(`insert into note (text) values (shout('more')) returning n`, [], first.system)).toEqual([
      { n: 1 },
    ]);
    shared.pathname = new URL(owners[0]).pathname;
    await expect(texts(shared.href)).rejects.toMatchObject({ code: '42501' });

    shared.pathname = new URL(owners[1]).pathname;
    expect(await texts(shared.href)).toEqual(['ours']);
    expect(await fixed()).toHaveLength(2);
    const second = await migrate(owners[1], [], () => Promise.resolve());
    expect(await texts(second.app)).toEqual(['ours']);
    expect(await texts(first.app)).toEqual(['ours']);
    // their owners did not create them and may not drop them; a superuser, as in the embedded database, may
    await admin('drop role homefold_app, homefold_system');
  });

  it('drops the shared roles when no other database needs them', async () => {
    const owner = await ownedDatabase();
    for (const role of ['homefold_app', 'homefold_system']) await admin(`create role ${role} login password 'shared'`);
    await asOwner(old, [], owner);
    const urls = await migrate(withDatabase(adminUrl, new URL(owner).username), [], () => Promise.resolve());
    expect(await texts(urls.app)).toEqual(['ours']);
    expect(await fixed()).toEqual([]);
  });
});
