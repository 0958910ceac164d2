/**
 * `npm run bench:imports`: by how much the largest and most expensive imports delay the server's event loop. Prints a table
 * and replaces the section of docs/benchmarks.md. Linux only. Figures of a busy machine say little about the delay, but the
 * CPU time between two turns of the loop stays the same.
 *
 *   --only=archive   imports whose name contains this
 *   --no-report      leaves docs/benchmarks.md unchanged
 *
 * Exits with 1 when an import fails; a missed target is only printed.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDemo } from '../../lighthouse/stage.mjs';
import { ensureBuilt } from '../../lib/build.mjs';
import { fromRoot, root } from '../../lib/root.mjs';
import { archives, calendars, pages, pictures, texts } from './files.mjs';
import { stopAll } from '../processes.mjs';
import { fixed, IMPORTS_SECTION, replaceSection, table, writeReportFile } from '../report-parts.mjs';

const WANTED_MS = 100;
const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, 'no-report': { type: 'boolean', default: false } },
});
process.chdir(root);
if (!(await ensureBuilt(['server']))) process.exit(1);

const dir = mkdtempSync(join(tmpdir(), 'homefold-imports-'));
chmodSync(dir, 0o755); // as root the database runs as another user
const log = openSync(join(dir, 'server.log'), 'w');

/** Serves the pages and calendars that the server is asked to fetch. */
let served = Buffer.alloc(0);
const site = createServer((_, response) => response.end(served));
await new Promise((done) => site.listen(0, '127.0.0.1', done));
const { port } = site.address();

let visitor;
/** Tokens last a minute. */
async function token() {
  const answer = await fetch(`${visitor.url}/identity/token`, {
    headers: { cookie: visitor.cookie, 'sec-fetch-site': 'same-origin' },
  });
  return (await answer.json()).token;
}
async function call(path, body, headers = {}) {
  const authorization = `Bearer ${await token()}`;
  const answer = await fetch(`${visitor.url}${path}`, { method: 'POST', headers: { authorization, ...headers }, body });
  const text = await answer.text();
  return { status: answer.status, text };
}
const upload = (path, bytes) => {
  const form = new globalThis.FormData();
  form.append('file', new globalThis.Blob([bytes]), 'file');
  return call(path, form);
};
const gql = (query, variables) =>
  call('/graphql', JSON.stringify({ query, variables }), { 'content-type': 'application/json' });
const fetched = (path, query) => async (bytes) => {
  served = bytes;
  return gql(query, { url: `http://127.0.0.1:${port}/${path}/${randomBytes(4).toString('hex')}` });
};

const doors = [
  ['archive, preview', archives, (bytes) => upload('/api/meals/recipes/import', bytes)],
  ['archive, import', archives, (bytes) => upload('/api/meals/recipes/import/commit', bytes)],
  ['calendar, preview', calendars, (bytes) => upload('/api/calendar/import/preview', bytes)],
  ['calendar, import', calendars, (bytes) => upload('/api/calendar/import', bytes)],
  [
    'outside calendar',
    calendars,
    fetched('calendar', 'mutation ($url: String!) { addOutsideCalendar(url: $url) { eventCount } }'),
  ],
  ['recipe page', pages, fetched('page', 'mutation ($url: String!) { draftRecipeFromLink(url: $url) { title } }')],
  ['wish page', pages, fetched('page', 'mutation ($url: String!) { draftWishFromLink(url: $url) { title } }')],
  [
    'recipe text',
    texts,
    (text) => gql('mutation ($text: String!) { draftRecipeFromText(text: $text) { title } }', { text }),
  ],
  ['picture', pictures, (bytes) => upload('/api/uploads?use=recipe', bytes)],
];

async function measured(make, send) {
  const file = await make();
  const { child } = visitor;
  child.send('loop: begin');
  const began = performance.now();
  const { status, text } = await send(file);
  const seconds = (performance.now() - began) / 1_000;
  await wait(200);
  child.send('loop: end');
  let answer;
  do [answer] = await once(child, 'message');
  while (!answer.delay);
  return { ...answer, status, text, seconds };
}

let code = 0;
const rows = [];
try {
  visitor = await openDemo({
    ...{ dir, log, secret: randomBytes(32).toString('hex') },
    args: ['--require', fromRoot('tools/bench/imports/loop-delay.cjs')],
    env: { OUTSIDE_FEEDS_ALLOW: `127.0.0.1:${port}` },
  });
  for (const [door, files, send] of doors)
    for (const [name, make] of Object.entries(files)) {
      const what = `${door}: ${name}`;
      if (!what.includes(options.only)) continue;
      const { delay, cpu, status, text, seconds } = await measured(make, send);
      if (status >= 500) code = 1;
      rows.push([what, fixed(seconds, 1), fixed(delay.p999), fixed(delay.max), fixed(cpu.p999), fixed(cpu.max)]);
      console.log(
        `${rows
          .at(-1)
          .map((cell, nth) => (nth ? cell.padStart(7) : cell.padEnd(46)))
          .join('')}  ${status} ${text.slice(0, 90).trim()}`,
      );
    }
  if (!options['no-report']) await writeReportFile(replaceSection(IMPORTS_SECTION, section()));
} catch (error) {
  console.error(`The bench failed. ${error.stack}`);
  code = 1;
} finally {
  site.close();
  await stopAll();
  closeSync(log);
  rmSync(dir, { recursive: true, force: true });
}
process.exit(code);

function section() {
  const worst = (column) => Math.max(...rows.map((row) => Number(row[column])));
  const [delay, cpu] = [worst(2), worst(5)];
  return `${IMPORTS_SECTION}

Written by \`npm run bench:imports\`, ${new Date().toISOString().slice(0, 10)}, with a load of ${fixed(loadavg()[0], 1)}: the largest and
most expensive imports that are let in, one after another, and by how many milliseconds they delay the server's event
loop. CPU is what the server's thread used between two turns of a timer of 5 ms. Decision: [imports](decisions/imports.md).

${table(['import', 's', 'delay p99.9', 'delay max', 'CPU p99.9', 'CPU max'], rows)}

The longest delay, p99.9: ${fixed(delay)} ms; the aim is ${WANTED_MS} ms on a quiet machine: ${delay <= WANTED_MS ? 'met' : 'missed'}. On a busy one the
loop also waits for its turn on a core; its longest turn took ${fixed(cpu)} ms of CPU time.
`;
}
