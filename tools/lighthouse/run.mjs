/**
 * `npm run lighthouse`: measures the first load of each page with Lighthouse on a phone and a laptop (medians), and how
 * soon something shows on 400 kbit/s with 400 ms of latency. A demo family on a production build; prints tables and
 * replaces the section of docs/benchmarks.md.
 *
 * --runs=3         measurements of each page --only=dashboard one page: landing, dashboard, calendar, settings
 * --no-report      leaves docs/benchmarks.md unchanged
 *
 * Exits with 1 when a page could not be measured; a missed target is only printed.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installOwn } from '../bench/install.mjs';
import { ensureBrowser } from '../lib/browser.mjs';
import { ensureBuilt } from '../lib/build.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { checkNode } from '../lib/node-version.mjs';
import { root } from '../lib/root.mjs';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string' },
    'no-report': { type: 'boolean', default: false },
  },
});

checkNode();
process.chdir(root);
await ensureInstalled();
await installOwn('tools/lighthouse');
if (!(await ensureBuilt()) || !(await ensureBrowser())) process.exit(1);

const dir = mkdtempSync(join(tmpdir(), 'homefold-lighthouse-'));
chmodSync(dir, 0o755); // as root the database runs as another user
const log = openSync(join(dir, 'server.log'), 'w');
// everything imported from here on needs the packages just installed
const { stopAll } = await import('../bench/processes.mjs');
const { openDemo } = await import('./stage.mjs');
const { PAGES, measure } = await import('./measure.mjs');
const { timeOnSlowNetwork } = await import('./slow-network.mjs');
const { printReport, writeReport } = await import('./report.mjs');

async function end(code) {
  await stopAll();
  closeSync(log);
  rmSync(dir, { recursive: true, force: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(130));

try {
  const stage = await openDemo({ dir, log, secret: randomBytes(32).toString('hex') });
  const pages = PAGES.filter(({ name }) => !options.only || name === options.only);
  if (pages.length === 0) throw new Error(`--only knows ${PAGES.map(({ name }) => name).join(', ')}`);
  const scores = [];
  for (const page of pages)
    for (const device of ['phone', 'laptop'])
      scores.push(await measure({ ...stage, dir, page, device, runs: Number(options.runs) }));
  const results = { scores, slow: await timeOnSlowNetwork(stage), runs: Number(options.runs) };
  printReport(results);
  if (!options['no-report'] && !options.only) await writeReport(results);
  await end(0);
} catch (error) {
  console.error(`The measurement failed. ${error.stack}`);
  await end(1);
}
