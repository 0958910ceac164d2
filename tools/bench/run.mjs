/**
 * `npm run bench`: what the dashboard costs, next to Node's practical limit and a GraphQL server made for speed, on one
 * database in one run; one write; one change delivered to 500 sockets; search; meals; a shopping list; a forum. Prints tables and writes
 * docs/benchmarks.md.
 *
 *   --rounds=5 --seconds=3 --connections=32   duration and load of the dashboard measurement
 *   --only=search, =dashboard, =meals, =shopping, =forum  one part; the other's figures in docs/benchmarks.md are kept
 *   --only=rest,fastify                       the dashboard of these contenders
 *   --no-report                               leaves docs/benchmarks.md unchanged
 *
 * Exits with 1 when a contender returns different rows or fails; a missed target is only printed.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { checkNode } from '../lib/node-version.mjs';
import { root } from '../lib/root.mjs';
import { installOwn } from './install.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    only: { type: 'string', default: 'dashboard,search,meals,shopping,forum' },
    'no-report': { type: 'boolean', default: false },
    profile: { type: 'string' },
  },
});
const CONTENDERS = ['graphql', 'rest', 'fastify', 'postgraphile'];
const PARTS = ['dashboard', 'search', 'meals', 'shopping', 'forum'];
const only = options.only.split(',');
const unknown = only.filter((name) => ![...PARTS, ...CONTENDERS].includes(name));
if (unknown.length > 0) {
  console.error(`--only knows ${[...PARTS, ...CONTENDERS].join(', ')}, not ${unknown.join(', ')}`);
  process.exit(1);
}
const wanted = only.includes('dashboard') ? CONTENDERS : CONTENDERS.filter((name) => only.includes(name));
const parts = [
  ...(wanted.length > 0 ? ['dashboard'] : []),
  ...['search', 'meals', 'shopping', 'forum'].filter((part) => only.includes(part)),
];

checkNode();
process.chdir(root);
await ensureInstalled();
await installOwn('tools/bench');
if (wanted.includes('postgraphile')) await installOwn('tools/bench/postgraphile');
if (!(await ensureBuilt(['server']))) process.exit(1);

const dir = mkdtempSync(join(tmpdir(), 'homefold-bench-'));
chmodSync(dir, 0o755); // as root the database runs as another user
const log = openSync(join(dir, 'server.log'), 'w');
// everything imported from here on needs the packages just installed
const { stopAll } = await import('./processes.mjs');
const { bench } = await import('./bench.mjs');

async function end(code) {
  await stopAll();
  closeSync(log);
  rmSync(dir, { recursive: true, force: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(130));

try {
  await bench({
    ...{ dir, log, wanted, parts, secret: randomBytes(32).toString('hex') },
    ...{ rounds: Number(options.rounds), seconds: Number(options.seconds), connections: Number(options.connections) },
    report: !options['no-report'],
    nodeArgs: options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : [],
  });
  await end(0);
} catch (error) {
  console.error(`The bench failed. ${error.stack}`);
  await end(1);
}
