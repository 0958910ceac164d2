import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { supervise } from './supervise.mjs';

const servers = [];
afterAll(() => {
  for (const server of servers) server.kill('SIGKILL');
});

/** Reports ready and runs until it is told to stop, as the server does. */
const GOOD = `process.on('SIGTERM', () => process.exit(0)); process.send('ready'); setInterval(() => {}, 1000);`;

/** Supervises a server that runs one script after the other, repeating the last one. */
function run(scripts, options = {}) {
  const lines = [];
  const launched = Object.assign([], { events: new EventEmitter() });
  const queue = [...scripts];
  const supervisor = supervise(
    () => {
      const script = queue.length > 1 ? queue.shift() : queue[0];
      const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      servers.push(child);
      launched.push(child);
      child.once('message', () => {
        child.isReady = true;
        launched.events.emit('ready');
      });
      return child;
    },
    { say: (line) => lines.push(line), first: 10, longest: 40, ...options },
  );
  return { supervisor, lines, launched };
}

/** Resolves once the `n`th process is ready. */
async function ready(launched, n) {
  while (!launched[n - 1]?.isReady) await once(launched.events, 'ready');
  return launched[n - 1];
}

it('a killed server is restarted every time, with backoff', async () => {
  const { supervisor, lines, launched } = run([GOOD]);
  for (let n = 1; n <= 4; n++) (await ready(launched, n)).kill('SIGKILL');
  await ready(launched, 5);
  expect(lines).toEqual(
    [0.01, 0.02, 0.04, 0.04].map((wait) => `The server was ended by SIGKILL; starting it again in ${wait} s`),
  );
  supervisor.stop();
  expect(await supervisor.ended).toBe(0);
  expect(launched).toHaveLength(5);
});

it('the backoff is reset after it ran for a while', async () => {
  const { supervisor, lines, launched } = run([GOOD], { settled: 0 });
  for (let n = 1; n <= 3; n++) (await ready(launched, n)).kill('SIGKILL');
  await ready(launched, 4);
  expect(new Set(lines)).toEqual(new Set(['The server was ended by SIGKILL; starting it again in 0.01 s']));
  supervisor.stop();
  await supervisor.ended;
});

it('a failing restart is retried: the database may be down as well', async () => {
  const crash = `process.send('ready', () => process.exit(7))`;
  const { supervisor, lines, launched } = run([crash, 'process.exit(1)', GOOD]);
  await ready(launched, 3);
  expect(lines.map((line) => line.split(';')[0])).toEqual([
    'The server crashed (exit 7)',
    'The server crashed (exit 1)',
  ]);
  supervisor.stop();
  expect(await supervisor.ended).toBe(0);
});

it('a configuration error exits with the code of the server, which has reported it', async () => {
  const { supervisor, lines, launched } = run(['process.exit(3)']);
  expect(await supervisor.ended).toBe(3);
  expect([lines, launched.length]).toEqual([[], 1]);
});

it('a server that was stopped externally stays stopped', async () => {
  const { supervisor, lines, launched } = run([GOOD]);
  (await ready(launched, 1)).kill('SIGTERM');
  expect(await supervisor.ended).toBe(0);
  expect([lines, launched.length]).toEqual([[], 1]);
});

it('a stop during the backoff takes effect at once', async () => {
  const { supervisor, lines, launched } = run([GOOD], { first: 3_600_000, longest: 3_600_000 });
  const child = await ready(launched, 1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  supervisor.stop();
  expect(await supervisor.ended).toBe(0);
  expect(lines).toEqual(['The server was ended by SIGKILL; starting it again in 3600 s']);
});
