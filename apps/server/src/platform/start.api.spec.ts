import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import request from 'supertest';
import { cloneDatabase } from '../../test';
import { freePort, serverMain } from '../../test/server-process';
import { until } from '../../test/until';

const dir = mkdtempSync(join(tmpdir(), 'homefold-start-'));
chmodSync(dir, 0o755); // as root the database runs as another user
const running: ChildProcess[] = [];
const leftovers: (() => Promise<void>)[] = [];

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  for (const clean of leftovers) await clean();
  rmSync(dir, { recursive: true, force: true });
});

function launch(script: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  return { child, output: () => written.join('') };
}

it('npm start restarts a killed server, reports it, and Ctrl-C still ends everything, without a mail server', async () => {
  const { urls, drop } = await cloneDatabase();
  leftovers.push(drop);
  const [port, closed] = [await freePort(), await freePort()];
  const dataDir = join(dir, 'killed');
  const { child, output } = launch(resolve(__dirname, '../../../../tools/start.mjs'), {
    PORT: String(port),
    DATABASE_URL: urls.owner,
    DATA_DIR: dataDir,
    PROT: '1',
    SMTP_URL: `smtp://127.0.0.1:${closed}`,
    MAIL_FROM: 'home@example.org',
  });
  const starts = () => output().split('Homefold is ready on http://localhost:').length - 1;
  const alive = async () => (await request(`http://127.0.0.1:${port}`).get('/healthz')).status;
  await until(() => starts() === 1); // it may have to build first
  expect(output()).toContain('Warning. PROT: is not a setting of Homefold; did you mean PORT?');
  await until(() => /Warning\. SMTP_URL: .*\n/.test(output()));
  const server = Number(execFileSync('pgrep', ['-P', String(child.pid), '-f', 'main.cjs'], { encoding: 'utf8' }));

  process.kill(server, 'SIGKILL');
  await until(() => starts() === 2);
  expect(output()).toContain('The server was ended by SIGKILL; starting it again in 1 s');
  expect(await alive()).toBe(200);

  child.kill('SIGINT');
  await once(child, 'close');
  expect(child.exitCode).toBe(0);
  await expect(alive()).rejects.toThrow('ECONNREFUSED');
  expect(readdirSync(dataDir)).toEqual(['secret']);
});

it('Ctrl-C while the first start creates its database leaves no lock and no PostgreSQL behind', async () => {
  const dataDir = join(dir, 'interrupted');
  const { child } = launch(serverMain(), { PORT: String(await freePort()), DATABASE_URL: '', DATA_DIR: dataDir });
  await until(() => existsSync(join(dataDir, 'pg.lock')));
  child.kill('SIGINT');
  await once(child, 'close');
  expect(child.exitCode).toBe(0);
  expect(readdirSync(dataDir).filter((name) => /lock|owners/.test(name))).toEqual([]);
  const postmaster = join(dataDir, 'pg', 'postmaster.pid');
  expect(existsSync(postmaster) ? readFileSync(postmaster, 'utf8') : 'stopped').toBe('stopped');
});

it('an unreachable Redis stops the start with one line', async () => {
  const closed = await freePort();
  const { child, output } = launch(serverMain(), {
    PORT: '0',
    DATABASE_URL: 'postgres://u:p@127.0.0.1/x',
    DATA_DIR: dir,
    REDIS_URL: `redis://127.0.0.1:${closed}`,
  });
  await once(child, 'close');
  expect([child.exitCode, output()]).toEqual([
    1,
    'Homefold cannot start. REDIS_URL: the Redis server does not answer (ECONNREFUSED)\n',
  ]);
});
