/**
 * `node tools/bench/list-start.mjs`: the time until the shopping list is shown when it is opened from the home screen at
 * 400 kbit/s with 400 ms of latency, on a phone that has been used before: its service worker has cached the client, and the
 * device has stored the previous session's data. Uses a demo family on a production build, prints the times and replaces the
 * section of docs/benchmarks.md.
 *
 *   --runs=5     starts, each in a new tab
 *   --no-report  leaves docs/benchmarks.md unchanged
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { openDemo } from '../lighthouse/stage.mjs';
import { ensureBrowser } from '../lib/browser.mjs';
import { ensureBuilt } from '../lib/build.mjs';
import { root } from '../lib/root.mjs';
import { stopAll } from './processes.mjs';
import { openLine } from './slow-line.mjs';
import { fixed, LIST_START_SECTION, median, replaceSection, writeReportFile } from './report-parts.mjs';

const LINE = { bytesPerSecond: 50_000, roundTripMs: 400 };
/** The address of the manifest's shortcut. */
const PATH = '/dashboard#shopping';
const WANTED_MS = 2_000;

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, 'no-report': { type: 'boolean', default: false } },
});
process.chdir(root);
if (!(await ensureBuilt()) || !(await ensureBrowser())) process.exit(1);

/** A phone on which the list was open until the worker had cached the client and the device had stored the rows. */
async function warmPhone(browser, { url, cookie }) {
  const [name, value] = cookie.split(/=(.*)/s);
  const phone = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  await phone.addCookies([{ name, value: decodeURIComponent(value), url }]);
  const page = await phone.newPage();
  await page.goto(`${url}${PATH}`);
  await firstRow(page);
  await page.evaluate(workerIsActive);
  // a snapshot is saved one second after the last response
  await page.waitForTimeout(5_000);
  await page.close();
  return phone;
}

/** Runs in the page: waits until the worker has cached the client's files. */
async function workerIsActive() {
  const { active } = await globalThis.navigator.serviceWorker.ready;
  while (active.state !== 'activated') await new Promise((changed) => active.addEventListener('statechange', changed));
}

const firstRow = (page) => page.locator('[data-row]').first().waitFor({ timeout: 60_000 });

async function timeStart(phone, line, { url }) {
  const page = await phone.newPage();
  line.slow();
  const began = performance.now();
  const opened = page.goto(`${url}${PATH}`, { waitUntil: 'commit' });
  await firstRow(page);
  const ms = performance.now() - began;
  await opened;
  await page.close();
  return ms;
}

const dir = mkdtempSync(join(tmpdir(), 'homefold-list-start-'));
chmodSync(dir, 0o755); // as root the database runs as another user
const log = openSync(join(dir, 'server.log'), 'w');
async function end(code) {
  await stopAll();
  closeSync(log);
  rmSync(dir, { recursive: true, force: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end(130));

try {
  const stage = await openDemo({ dir, log, secret: randomBytes(32).toString('hex') });
  const { host, hostname, port } = new URL(stage.url);
  const line = await openLine(Number(port), LINE);
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    // the server keeps its address, and its worker and sockets are slow as well
    args: ['--no-sandbox', `--host-resolver-rules=MAP ${host} ${hostname}:${line.port}`],
  });
  const phone = await warmPhone(browser, stage);
  const load = loadavg()[0];
  const times = [];
  for (let run = 0; run < Number(options.runs); run += 1) times.push(await timeStart(phone, line, stage));
  await browser.close();
  line.close();
  const found = `${fixed(median(times) / 1000, 1)} s (median of ${times.length}, slowest ${fixed(Math.max(...times) / 1000, 1)} s; wanted: ${fixed(WANTED_MS / 1000)} s)`;
  console.log(`the first row of the list: ${found}; load of the machine ${fixed(load, 1)}`);
  if (!options['no-report'])
    await writeReportFile(
      replaceSection(
        LIST_START_SECTION,
        `${LIST_START_SECTION}

Written by \`node tools/bench/list-start.mjs\`, ${new Date().toISOString().slice(0, 10)}: a demo family on a production
build, opened from the home screen at 400 kbit/s with 400 ms of latency, with a service worker that has cached the client
and a device that has stored the previous session's data; machine load ${fixed(load, 1)}. Time from the tap to the first row: ${found}.`,
      ),
    );
  await end(0);
} catch (error) {
  console.error(`The measurement failed. ${error.stack}`);
  await end(1);
}
