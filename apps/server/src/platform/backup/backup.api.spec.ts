import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startEmbeddedPg } from '@homefold/embedded-pg';
import { Client } from 'pg';
import { as, asOwner, cloneDatabase, startServer, stopServer, testEnvironment } from '../../../test';
import { withDatabase } from '../../../test/environment';
import { serverMain } from '../../../test/server-process';
import { markedFamily } from '../../../test/tenancy/victim';
import type { World } from '../../../test/tenancy/world';
import { until } from '../../../test/until';
import { BackupError, readContents } from '.';

const { secret, adminUrl } = testEnvironment();
const dir = mkdtempSync(join(tmpdir(), 'backup-'));
chmodSync(dir, 0o755); // as root the database runs as another user
const file = join(dir, 'family.backup');
const passphraseFile = join(dir, 'passphrase');
const running: ChildProcess[] = [];
const cleanUp: (() => Promise<void>)[] = [];
let source: string;
let world: World;
/** Everything stored at the time of the backup. */
let stored: Map<string, string[]>;

/** Runs one of the two commands as the image runs it. */
async function run(command: 'backup' | 'restore', args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(dirname(serverMain()), `${command}.cjs`), ...args], {
    env: { ...process.env, INIT_CWD: dir, SECRET: undefined, DATABASE_URL: undefined, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, output };
}

async function emptyDatabase(): Promise<string> {
  const name = `backup_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  await asOwner(`create role ${name} login createrole password '${name}'`, [], adminUrl);
  await asOwner(`create database ${name} owner ${name}`, [], adminUrl);
  cleanUp.push(async () => void (await asOwner(`drop database ${name} with (force)`, [], adminUrl)));
  const url = new URL(withDatabase(adminUrl, name));
  url.username = name;
  url.password = name;
  return url.href;
}

/** The same database as a superuser, who bypasses every policy. */
const seeingAll = (url: string) => withDatabase(adminUrl, new URL(url).pathname.slice(1));

/** Every row of every table except jobs, roles and counters. */
async function everything(url: string): Promise<Map<string, string[]>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set timezone to 'UTC'");
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relkind = 'r' and relpersistence = 'p' and relname <> 'job_outbox'
         and relnamespace in (select oid from pg_namespace where nspname in ('public', 'identity')) order by 1`,
    );
    const found = new Map<string, string[]>();
    for (const { name } of tables) {
      // when a migration ran differs between databases
      const row = name === 'migration' ? 'name' : 't::text';
      const { rows } = await client.query<{ row: string }>(`select ${row} as row from ${name} t order by 1`);
      found.set(
        name,
        rows.map(({ row: text }) => text),
      );
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Everything that protects the rows: constraints, triggers, row-level security, and the grants of both roles. */
async function guards(url: string): Promise<string[]> {
  const [roles] = await asOwner<{ app: string; system: string }>(
    `select min(name) filter (where kind = 'app') as app, min(name) filter (where kind = 'system') as system from owner_only.database_role`,
    [],
    url,
  );
  const rows = await asOwner<{ guard: string }>(
    `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as guard from pg_constraint where conrelid <> 0
       and contype in ('f', 'p', 'u', 'c') and connamespace in (select oid from pg_namespace where nspname in ('public', 'identity'))
     union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
     union all select format('%s %s %s', oid::regclass, relrowsecurity, relforcerowsecurity) from pg_class where relkind = 'r'
       and relnamespace in (select oid from pg_namespace where nspname in ('public', 'identity'))
     union all select format('%s %s %s', tablename, policyname, roles) from pg_policies where policyname in ('tenant', 'system')
     union all select format('%s %s %s', table_name, grantee, privilege_type) from information_schema.role_table_grants
       where grantee = any($1)
     order by 1`,
    [Object.values(roles ?? {})],
    url,
  );
  return rows
    .map(({ guard }) => guard.replaceAll(roles?.app ?? '', 'app').replaceAll(roles?.system ?? '', 'system'))
    .sort();
}

/** What the command says about a file that it cannot read, without starting a process. */
const refusal = (path: string, passphrase?: string): Promise<string> =>
  readContents(path, passphrase).then(
    () => 'read',
    (error: unknown) => (error instanceof BackupError ? error.message : `not in words: ${String(error)}`),
  );

/** A copy of the backup with some lines changed. */
function altered(change: (lines: string[]) => string[]): string {
  const copy = join(dir, `${randomUUID()}.backup`);
  const lines = gunzipSync(readFileSync(file)).toString().split('\n');
  writeFileSync(copy, gzipSync(change(lines).join('\n')));
  return copy;
}

const titles = async (caller: Parameters<typeof as>[0]) => {
  const { status, body } = await as(caller).rest.get('/api/calendar?from=2020-01-01&to=2035-01-01');
  return { status, body: JSON.stringify(body) };
};

beforeAll(async () => {
  const { urls, drop } = await cloneDatabase();
  cleanUp.push(drop);
  source = urls.owner;
  const { server, apiUrl } = await startServer({ databaseUrl: source, secret, dataDir: join(dir, 'source') });
  running.push(server);
  world = await markedFamily(apiUrl, source);
  // wait for the server's own work on new rows, so that they no longer change
  await until(async () => {
    const waiting = await asOwner(
      `select from job_outbox union all select from bullmq.job where state not in ('completed', 'failed')
       union all select from calendar_reminder where due_at <= now() union all select from digest_schedule where due_at <= now()`,
      [],
      source,
    );
    return waiting.length === 0;
  });
  writeFileSync(passphraseFile, 'a passphrase of the spec\n');
  const env = { DATABASE_URL: source, SECRET: secret, MAIL_FROM: 'Ours <ours@example.org>' };
  expect(await run('backup', ['--out', file], env)).toMatchObject({ code: 0 });
  stored = await everything(source);
});
afterAll(async () => {
  await Promise.all(running.map(stopServer));
  for (const step of cleanUp) await step();
  rmSync(dir, { recursive: true, force: true });
});

it('writes one file that only its owner can read, while the server runs', () => {
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(dir).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('restores every row and session into an empty folder', async () => {
  const dataDir = join(dir, 'new');
  const { code, output } = await run('restore', [file], { DATA_DIR: dataDir });
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringContaining('restored-settings.env') as string,
  });
  const pg = await startEmbeddedPg({ dataDir: join(dataDir, 'pg') });
  const restored = await everything(pg.url);
  expect(Object.fromEntries(restored)).toEqual(Object.fromEntries(stored));
  const rows = [...restored.values()].flat().length;
  process.stdout.write(`restored ${restored.size} tables with ${rows} rows\n`);
  expect([...restored.values()].filter((each) => each.length > 0).length).toBeGreaterThan(25);
  await pg.stop();
  expect(readFileSync(join(dataDir, 'restored-settings.env'), 'utf8')).toBe('MAIL_FROM="Ours <ours@example.org>"\n');

  const { server, apiUrl } = await startServer({ databaseUrl: '', secret: '', dataDir });
  running.push(server);
  const before = await titles(world.family.admin);
  expect(before.body).toContain(world.marker);
  expect(await titles({ ...world.family.admin, apiUrl })).toEqual(before);
  await stopServer(server);
});

it('restores rows, constraints, policies and grants into a database whose owner is no superuser', async () => {
  const sealed = join(dir, 'sealed.backup');
  const seal = ['--passphrase-file', passphraseFile];
  const from = { DATABASE_URL: source, SECRET: secret };
  expect(await run('backup', ['--out', sealed, ...seal], from)).toMatchObject({ code: 0 });
  expect(readFileSync(sealed).includes(world.marker)).toBe(false);
  const target = await emptyDatabase();
  const into = { DATABASE_URL: target, SECRET: secret, DATA_DIR: join(dir, 'own') };
  expect(await refusal(sealed)).toContain('--passphrase-file');
  expect(await refusal(sealed, 'another passphrase')).toContain('cannot be opened');
  expect(await run('restore', [sealed, ...seal], into)).toMatchObject({ code: 0 });
  expect(Object.fromEntries(await everything(seeingAll(target)))).toEqual(Object.fromEntries(stored));
  expect(await guards(seeingAll(target))).toEqual(await guards(source));
});

it('refuses a target that is not empty', async () => {
  const taken = join(dir, 'taken');
  const { code, output } = await run('restore', [file], { DATABASE_URL: source, DATA_DIR: taken });
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining('not empty') as string });
  expect(Object.fromEntries(await everything(source))).toEqual(Object.fromEntries(stored));
  expect(readdirSync(taken)).toEqual([]);
  writeFileSync(join(taken, 'secret'), 'the secret of somebody else, long enough');
  expect((await run('restore', [file], { DATA_DIR: taken })).output).toContain('belongs to another Homefold');
  expect(readdirSync(taken)).toEqual(['secret']);
  expect((await run('backup', ['--out', file], { DATABASE_URL: source, SECRET: secret })).output).toContain(
    'already exists',
  );
});

const cutShort = () => {
  const cut = join(dir, 'cut.backup');
  const whole = readFileSync(file);
  writeFileSync(cut, whole.subarray(0, whole.length - 200));
  return cut;
};

it.each([
  ['cut short', cutShort, 'damaged'],
  [
    'of a newer version',
    () =>
      altered(([header = '', ...lines]) => [
        header.replace('"migrations":[', '"migrations":["Later1800000000000",'),
        ...lines,
      ]),
    'newer',
  ],
])('refuses a file %s, before anything is changed', async (_what, made, words) => {
  const target = await emptyDatabase();
  const dataDir = join(dir, randomUUID());
  const { code, output } = await run('restore', [made()], { DATABASE_URL: target, DATA_DIR: dataDir });
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining(words) as string });
  expect(existsSync(dataDir)).toBe(false);
  expect([...(await everything(target)).keys()]).toEqual([]);
});

// the command reads the whole file before it does anything else, as the one that is cut short shows
it.each([
  ['without its last line', () => altered((lines) => lines.slice(0, -2).concat('')), 'damaged'],
  [
    'with a row that is another',
    () =>
      altered((lines) => lines.map((line) => (line.startsWith('"(') ? line.replaceAll(world.marker, 'forged') : line))),
    'damaged',
  ],
  [
    'with a row less',
    () => altered((lines) => lines.filter((line, n) => n !== lines.findIndex((each) => each.startsWith('"(')))),
    'damaged',
  ],
  ['that is something else', () => passphraseFile, 'cannot be opened'],
])('refuses to read a file %s', async (_what, made, words) => {
  expect(await refusal(made())).toContain(words);
});

it('leaves an interrupted restore marked as such, and no server starts on it', async () => {
  // the file is complete, but its memberships point to a missing family
  const family = (line: string) => line.includes('"name":"public.family"');
  const broken = altered((lines) => {
    const [from, to] = [lines.findIndex(family), lines.findLastIndex(family)];
    const end = { kind: 'end', name: 'public.family', rows: 0, sha256: createHash('sha256').digest('hex') };
    return [...lines.slice(0, from + 1), JSON.stringify(end), ...lines.slice(to + 1)];
  });
  const target = await emptyDatabase();
  const env = { DATABASE_URL: target, SECRET: secret };
  expect((await run('restore', [broken], env)).code).toBe(1);
  const rows = [...(await everything(seeingAll(target)))].filter(([name]) => name !== 'migration');
  expect(rows.flatMap(([, each]) => each)).toEqual([]);
  let said = '';
  const start = startServer({ databaseUrl: target, secret, dataDir: dir, output: (text) => (said += text) });
  await expect(start).rejects.toThrow('before it was ready');
  expect(said).toContain('a restore into this database was interrupted');
  expect((await run('restore', [file], env)).output).toContain('not empty');
});
