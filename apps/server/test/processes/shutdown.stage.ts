import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { Client } from 'pg';
import request from 'supertest';
import WebSocket from 'ws';
import { as } from '../client';
import { make } from '../make';
import { until } from '../until';
import { exitOf, type Running, type Stage } from './processes';

export const shutdown: Stage = (processes) => {
  it('shutting down finishes open requests, accepts no new ones, waits for no idle or lost connection, and exits with 0', async () => {
    const [, last] = await processes.running(2);
    const running = last as Running;
    const { server, apiUrl } = running;
    const { admin } = await make.family({ apiUrl, members: 0 });
    const socket = await as(admin).socket();
    const closed = new Promise<{ code: number }>((resolve) =>
      socket.on('closed', (event) => resolve(event as { code: number })),
    );
    await new Promise<void>((resolve) => socket.on('connected', () => resolve()));

    // reading the feed now blocks on this lock
    const lock = new Client({ connectionString: processes.ownerUrl });
    lock.on('error', () => undefined);
    await lock.connect();
    await lock.query('begin');
    await lock.query('lock table activity in access exclusive mode');
    const open = as(admin).rest.get('/api/activities');
    await until(async () => (await processes.waitingForLock('relation')) > 0);

    // these two are never closed by the other side: waiting for them ends with 1 (SHUTDOWN_MS in main.ts)
    const { port } = new URL(apiUrl);
    const deaf = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
    await once(deaf, 'open');
    deaf.pause();
    const idle = new Socket().connect(Number(port), '127.0.0.1');
    await once(idle, 'connect');
    idle.on('error', () => undefined);

    processes.forget(running);
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
    expect(await exitOf(server)).toEqual({ code: 0, signal: null });
    deaf.terminate();
    idle.destroy();
  });

  it('servers with SECRET and DATABASE_URL leave nothing in their folder', () => {
    const { dataDir } = processes;
    expect(existsSync(dataDir) ? readdirSync(dataDir) : []).toEqual([]);
  });
};
