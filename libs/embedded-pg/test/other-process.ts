import { transformFileSync } from '@swc/core';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { type EmbeddedPg } from '../src';
import { type OsUser } from '../src/os-user';
import { scratch } from './scratch';

const source = join(__dirname, '../src');
let compiled: string | undefined;

/** The library as plain JavaScript, because another Node process cannot load it through Jest. */
function library(): string {
  if (compiled) return compiled;
  compiled = scratch();
  for (const file of readdirSync(source)) {
    if (!file.endsWith('.ts') || file.endsWith('.spec.ts')) continue;
    const { code } = transformFileSync(join(source, file), {
      swcrc: false,
      module: { type: 'commonjs' },
      jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    });
    writeFileSync(join(compiled, `${basename(file, '.ts')}.js`), code);
  }
  return compiled;
}

const running = new Map<ChildProcess, Promise<unknown>>();

/** Runs `script` (with the library as `lib`) in another Node process; every line it prints is a JSON value. */
export function runScript(script: string, who: OsUser = {}) {
  const child = spawn(process.execPath, ['-e', `const lib = (name) => require('${library()}/' + name);\n${script}`], {
    ...who,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(() => running.delete(child));
  running.set(child, ended);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    next: async <T>(): Promise<T> => {
      const { value, done } = await lines.next();
      if (done) throw new Error('the other process ended early');
      return JSON.parse(value) as T;
    },
    end: async (signal: NodeJS.Signals): Promise<void> => {
      child.kill(signal);
      await ended;
    },
    ended,
  };
}

/** Another server on the same cluster, from the library's view. SIGTERM stops it gracefully. */
export async function otherServer(dataDir: string, who: OsUser = {}) {
  const process = runScript(
    `lib('index').startEmbeddedPg({ dataDir: ${JSON.stringify(dataDir)}, durable: false }).then((pg) => {
      process.on('SIGTERM', () => pg.stop().then(() => process.exit(0)));
      setInterval(() => undefined, 1000);
      console.log(JSON.stringify({ url: pg.url, pid: pg.pid, port: pg.port, joined: pg.joined, dataDir: pg.dataDir }));
    });`,
    who,
  );
  const pg = await process.next<Pick<EmbeddedPg, 'url' | 'pid' | 'port' | 'joined' | 'dataDir'>>();
  return { pg, end: process.end };
}

/** Kills whatever a test left running. */
export async function endOthers(): Promise<void> {
  for (const child of running.keys()) child.kill('SIGKILL');
  await Promise.all(running.values());
}
