import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import request from 'supertest';
import { withLock } from '@homefold/embedded-pg';
import { as } from '../client';
import { testEnvironment } from '../environment';
import type { Person } from '../person';
import { freePort, serverMain } from '../server-process';
import { until } from '../until';
import { backupOf, restoredFolder } from './backup.stage';
import type { Stage } from './processes';

const isGone = (pid: number) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

const titles = async (caller: Person) => {
  const { status, body } = await as(caller).rest.get('/api/calendar?from=2020-01-01&to=2035-01-01');
  return { status, body: JSON.stringify(body) };
};

/** `npm start` on the restored backup, with its own PostgreSQL and without a mail server. */
export const npmStart: Stage = (processes) => {
  function launch(script: string, env: NodeJS.ProcessEnv) {
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', HOST: '127.0.0.1', DATABASE_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    processes.atEnd(() => child.kill('SIGKILL'));
    const written: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => written.push(chunk.toString()));
    return { child, output: () => written.join('') };
  }

  describe('npm start', () => {
    let child: ReturnType<typeof launch>['child'];
    let output: () => string;
    let apiUrl: string;
    let dataDir: string;
    const starts = () => output().split('Homefold is ready on http://localhost:').length - 1;
    const statusOf = async (path: string) => (await request(apiUrl).get(path)).status;
    const postmaster = () => Number(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]);

    beforeAll(async () => {
      ({ dataDir } = await restoredFolder(processes));
      const port = await freePort();
      apiUrl = `http://127.0.0.1:${port}`;
      ({ child, output } = launch(resolve(__dirname, '../../../../tools/start.mjs'), {
        PORT: String(port),
        DATA_DIR: dataDir,
        PROT: '1',
        SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
        MAIL_FROM: 'home@example.org',
      }));
      await until(() => starts() === 1); // it may have to build first
    });

    it('warns of a mistyped setting and of a mail server that does not answer', async () => {
      expect(output()).toContain('Warning. PROT: is not a setting of Homefold; did you mean PORT?');
      await until(() => /Warning\. SMTP_URL: .*\n/.test(output()));
    });

    it('serves a restored family, whose sessions go on', async () => {
      const { admin, marker } = (await backupOf(processes)).world;
      const before = await titles(admin);
      expect(before.body).toContain(marker);
      expect(await titles({ ...admin, apiUrl })).toEqual(before);
    });

    it('restarts a killed server, and reports it', async () => {
      const server = Number(execFileSync('pgrep', ['-P', String(child.pid), '-f', 'main.cjs'], { encoding: 'utf8' }));
      process.kill(server, 'SIGKILL');
      await until(() => starts() === 2);
      expect(output()).toContain('The server was ended by SIGKILL; starting it again in 1 s');
      expect(await statusOf('/healthz')).toBe(200);
      expect(await statusOf('/readyz')).toBe(200);
    });

    it('survives kill -9 of its PostgreSQL: not ready, then recovered, nothing lost', async () => {
      const { admin, family } = (await backupOf(processes)).world;
      const me = as({ ...admin, apiUrl });
      expect((await me.rest.get('/api/activities')).status).toBe(200);
      const killed = postmaster();
      // it is restarted under this lock
      await withLock(join(dataDir, 'pg.lock'), async () => {
        process.kill(killed, 'SIGKILL');
        await until(async () => (await statusOf('/readyz')) === 503);
        expect(await statusOf('/healthz')).toBe(200);
        const meanwhile = await me.rest.get('/api/activities');
        expect([meanwhile.status, (meanwhile.body as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
      });
      await until(async () => (await statusOf('/readyz')) === 200);
      expect(postmaster()).not.toBe(killed);
      await until(async () => (await me.rest.get('/api/activities')).status === 200);
      const { data } = await me.gql<{ me: { family: { name: string } } }>('{ me { family { name } } }');
      expect(data.me.family.name).toBe(family.name);
    });

    it('ends everything on Ctrl-C', async () => {
      const last = postmaster();
      child.kill('SIGINT');
      await once(child, 'close');
      expect(child.exitCode).toBe(0);
      await expect(statusOf('/healthz')).rejects.toThrow('ECONNREFUSED');
      await until(() => isGone(last));
      expect(readdirSync(dataDir).filter((name) => /lock|owners/.test(name))).toEqual([]);
    });
  });

  it('Ctrl-C while the first start creates its database leaves no lock and no PostgreSQL behind', async () => {
    const dataDir = join(processes.dir, 'interrupted');
    const { child } = launch(serverMain(), { PORT: String(await freePort()), DATA_DIR: dataDir });
    await until(() => existsSync(join(dataDir, 'pg.lock')));
    child.kill('SIGINT');
    await once(child, 'close');
    expect(child.exitCode).toBe(0);
    expect(readdirSync(dataDir).filter((name) => /lock|owners/.test(name))).toEqual([]);
    expect(readdirSync(dataDir)).toContain('secret');
    const postmaster = join(dataDir, 'pg', 'postmaster.pid');
    expect(existsSync(postmaster) ? readFileSync(postmaster, 'utf8') : 'stopped').toBe('stopped');
  });

  it('a start that fails prints one line that names the variable, and exits with 1', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done));
    const { port } = taken.address() as { port: number };
    const closed = await freePort();
    // before and after the server has begun; the other reasons are in config.spec.ts and connection.spec.ts
    const results = await Promise.all(
      [{ PORT: String(port) }, { PORT: '0', REDIS_URL: `redis://127.0.0.1:${closed}` }].map(async (env) => {
        const { child, output } = launch(serverMain(), {
          SECRET: testEnvironment().secret,
          DATABASE_URL: 'postgres://u:p@127.0.0.1/x',
          DATA_DIR: processes.dir,
          ...env,
        });
        await once(child, 'close');
        return [child.exitCode, output()];
      }),
    );
    taken.close();
    expect(results).toEqual([
      [1, `Homefold cannot start. PORT: ${port} is already in use by another program\n`],
      [1, 'Homefold cannot start. REDIS_URL: the Redis server does not answer (ECONNREFUSED)\n'],
    ]);
  });
};
