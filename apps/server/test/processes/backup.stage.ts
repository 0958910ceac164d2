import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { startEmbeddedPg } from '@homefold/embedded-pg';
import { adoptSecret } from '../../src/adopt-secret';
import { migrateAll } from '../../src/migrations';
import { BackupError, readContents } from '../../src/platform/backup';
import { loadConfig } from '../../src/platform/config';
import { sealedColumns } from '../../src/sealed-columns';
import { asOwner } from '../database';
import { testEnvironment, withDatabase } from '../environment';
import { serverMain } from '../server-process';
import type { World } from '../tenancy/world';
import { until } from '../until';
import { everything, guards } from './database-contents';
import type { Processes, Stage } from './processes';

const { secret, adminUrl } = testEnvironment();

/** Runs one of the two commands as the image runs it. */
async function run(command: 'backup' | 'restore', args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [join(dirname(serverMain()), `${command}.cjs`), ...args], {
    env: { ...process.env, SECRET: undefined, DATABASE_URL: undefined, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, output };
}

/** A backup of the servers' database, and everything that was stored at that time. */
export const backupOf = (processes: Processes) =>
  processes.once('backup', async () => {
    const world = await processes.world();
    const source = processes.ownerUrl;
    // wait for the server's own work on new rows, so that they no longer change
    await until(async () => {
      const waiting = await processes.sql(
        `select from job_outbox union all select from bullmq.job where state not in ('completed', 'failed')
         union all select from calendar_reminder where due_at <= now() union all select from digest_schedule where due_at <= now()`,
      );
      return waiting.length === 0;
    });
    const file = join(processes.dir, 'family.backup');
    const env = { DATABASE_URL: source, SECRET: secret, MAIL_FROM: 'Ours <ours@example.org>' };
    expect(await run('backup', ['--out', file], env)).toMatchObject({ code: 0 });
    return { file, world, source, stored: await everything(source) };
  });

/** A folder into which the backup was restored, for a server with its own PostgreSQL. */
export const restoredFolder = (processes: Processes) =>
  processes.once('restored folder', async () => {
    const { file } = await backupOf(processes);
    const dataDir = join(processes.dir, 'restored');
    return { dataDir, ...(await run('restore', [file], { DATA_DIR: dataDir })) };
  });

export const backup: Stage = (processes) => {
  const { dir } = processes;
  const passphraseFile = join(dir, 'passphrase');
  let file: string;
  let source: string;
  let world: World;
  let stored: Map<string, string[]>;

  beforeAll(async () => {
    ({ file, source, world, stored } = await backupOf(processes));
    writeFileSync(passphraseFile, 'a passphrase of the spec\n');
  });

  async function emptyDatabase(): Promise<string> {
    const name = `backup_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    await asOwner(`create role ${name} login createrole password '${name}'`, [], adminUrl);
    await asOwner(`create database ${name} owner ${name}`, [], adminUrl);
    processes.atEnd(() => asOwner(`drop database ${name} with (force)`, [], adminUrl));
    const url = new URL(withDatabase(adminUrl, name));
    url.username = name;
    url.password = name;
    return url.href;
  }

  /** The same database as a superuser, who bypasses every policy. */
  const seeingAll = (url: string) => withDatabase(adminUrl, new URL(url).pathname.slice(1));

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

  it('a backup: writes one file that only its owner can read, while the server runs', () => {
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(dir).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('restores every row and session into an empty folder', async () => {
    const { dataDir, code, output } = await restoredFolder(processes);
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
  });

  it('restores rows, constraints, policies and grants into a database whose owner is no superuser', async () => {
    const sealed = join(dir, 'sealed.backup');
    const seal = ['--passphrase-file', passphraseFile];
    const from = { DATABASE_URL: source, SECRET: secret };
    expect(await run('backup', ['--out', sealed, ...seal], from)).toMatchObject({ code: 0 });
    expect(readFileSync(sealed).includes(world.marker)).toBe(false);
    const target = await emptyDatabase();
    // under another secret, with which it is sealed anew
    const SECRET = 'the secret of another machine, long enough';
    const into = { DATABASE_URL: target, SECRET, DATA_DIR: join(dir, 'own') };
    expect(await refusal(sealed)).toContain('--passphrase-file');
    expect(await refusal(sealed, 'another passphrase')).toContain('cannot be opened');
    expect(await run('restore', [sealed, ...seal], into)).toMatchObject({ code: 0 });
    const sealedTables = [...sealedColumns.map(({ table }) => table), 'identity.jwks', 'identity.two_factor'];
    const unsealed = (rows: Map<string, string[]>) =>
      Object.fromEntries([...rows].map(([table, each]) => [table, sealedTables.includes(table) ? each.length : each]));
    expect(unsealed(await everything(seeingAll(target)))).toEqual(unsealed(stored));
    expect(await guards(seeingAll(target))).toEqual(await guards(source));
    const { system } = await migrateAll(target);
    expect(await adoptSecret(system, loadConfig({ NODE_ENV: 'test', SECRET }))).toEqual({ resealed: 0, lost: [] });
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
        altered((lines) =>
          lines.map((line) => (line.startsWith('"(') ? line.replaceAll(world.marker, 'forged') : line)),
        ),
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
    // as every server does first
    await expect(migrateAll(target)).rejects.toThrow('a restore into this database was interrupted');
    expect((await run('restore', [file], env)).output).toContain('not empty');
  });
};
