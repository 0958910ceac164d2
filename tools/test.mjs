/**
 * `npm test`: does its own set-up (dependencies, build, browser) and checks everything: formatting, lint with the
 * boundaries, types, generated files, unit, service, API and web specs, the size budget, browser flows. Continues after
 * a failure; the last lines name the failed tests and count: each test, and every other check as one.
 *
 * `npm test -- lint server` runs only the checks whose names contain one of the words. `npm test -- --changed` runs what changes
 * since `main` can affect, `--changed=<revision>` since another one; uncommitted and new files are changes, too.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { affectedBy } from './lib/affected.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { failedInJest, failedInPlaywright } from './lib/failed-tests.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';
import { bin, endAll, run, runNode } from './lib/run.mjs';

checkNode();
process.chdir(root);
// The result must not depend on how Homefold is configured on this machine.
const configuration =
  /^(?:NODE_ENV|PORT|HOST|PUBLIC_URL|DATABASE_URL|DATA_DIR|SECRET|REDIS_URL|SMTP_URL|MAIL_FROM|TRUST_PROXY|LOG_LEVEL|WEB_DIR|DATABASE_PASSWORD|METRICS_TOKEN|DEMO|HOMEFOLD_SPECS|HOMEFOLD_BATCHES|(?:VAPID|PUSH_SERVICES|OUTSIDE_FEEDS|CLERK)_.*)$/;
for (const name of Object.keys(process.env)) if (configuration.test(name)) delete process.env[name];
process.env.NX_DAEMON = 'false';
process.env.NX_TUI = 'false';
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    interrupted = true;
    endAll('SIGTERM');
  });

await ensureInstalled();

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--changed'));
const [, since = 'main'] = process.argv.map((word) => word.match(/^--changed=(.+)/)).find(Boolean) ?? [];
/** What has to be checked; undefined: everything. */
const affected = wanted.length < process.argv.length - 2 ? affectedSince(since) : undefined;

function affectedSince(revision) {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = revision] = git('merge-base', revision, 'HEAD');
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  const found = affectedBy(files);
  console.log(`${files.length} files changed since ${revision}${found.anything ? ', which can affect anything' : ''}`);
  return found.anything ? undefined : { ...found, files };
}

const temp = mkdtempSync(join(tmpdir(), 'homefold-test-'));
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const outcome = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** A command that passes or fails as a whole; its output is shown when it fails. */
const check =
  (script, ...args) =>
  async () => {
    const { code, output } = await runNode(script, args, { capture: true, minutes: 10 });
    if (code !== 0) process.stdout.write(output);
    return outcome(code === 0);
  };

/** Results of a test runner as JSON; a failed run without a failed test (e.g. a crash) counts as one failure. */
function counted(file, code, read) {
  let result;
  try {
    result = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, note: 'the runner ended without results' };
  }
  if (code === 0 || result.failed > 0) return result;
  return { ...result, failed: 1, note: 'the runner itself failed' };
}

const notAffected = { passed: 0, failed: 0, note: 'not affected' };

/**
 * @param batches number of files into which a project's specs are combined (tools/jest/batches.cjs); 0: each spec
 *   separately
 */
const jest =
  (project, batches = 0) =>
  async () => {
    const places = affected?.specs[project] ?? 'all';
    if (places.length === 0) return notAffected;
    const file = join(temp, `${project.replaceAll('/', '-')}.json`);
    const args = [
      // Specs make much that is soon garbage: with the usual 16 MB for it a sixth of the domain specs' time was clearing up.
      '--max-semi-space-size=32',
      bin('jest/bin/jest.js'),
      '--config',
      `${project}/jest.config.cjs`,
      // Server specs wait for PostgreSQL and child servers, web specs for timers: with two workers a quarter of two cores is idle.
      `--maxWorkers=${batches > 1 ? 3 : 1}`,
      '--json',
      '--outputFile',
      file,
    ];
    const { code } = await run(
      process.execPath,
      places === 'all' ? args : [...args, '--passWithNoTests', '--testPathPatterns', ...places],
      {
        capture: true,
        echo: true,
        minutes: 12,
        env: { HOMEFOLD_BATCHES: String(places === 'all' ? batches : 0) },
      },
    );
    return counted(file, code, (json) => ({
      passed: json.numPassedTests,
      // a file that fails to load has no tests to fail
      failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
      names: failedInJest(json),
      note: json.numPendingTests > 0 ? `${json.numPendingTests} skipped` : '',
    }));
  };

async function browserFlows() {
  if (affected?.flows.length === 0) return notAffected;
  const folders =
    !affected || affected.flows === 'all' ? [] : affected.flows.map((folder) => `apps/e2e/src/${folder}/`);
  if (!(await ensureBrowser())) return { passed: 0, failed: 1, note: 'no browser could be installed' };
  if (!(await ensureBuilt())) return outcome(false);
  const file = join(temp, 'e2e.json');
  const { code } = await runNode(
    bin('@playwright/test/cli.js'),
    ['test', '--config', 'apps/e2e/playwright.config.ts', '--reporter', 'list,json', ...folders],
    { capture: true, echo: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file }, minutes: 12 },
  );
  return counted(file, code, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    names: failedInPlaywright(suites),
    note: stats.skipped > 0 ? `${stats.skipped} skipped` : '',
  }));
}

/** In the projects that a change can affect: nx knows what imports what. */
const nx = (target) =>
  check(
    bin('nx/dist/bin/nx.js'),
    ...(affected ? ['affected', `--files=${affected.files.join()}`] : ['run-many']),
    ...['-t', target, '--parallel=2', '--outputStyle=static'],
  );
const written = affected?.files.filter((file) => existsSync(file));
const steps = {
  formatting:
    written?.length === 0
      ? async () => notAffected
      : check(bin('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...(written ?? ['.'])),
  lint: nx('lint'),
  oxlint: check(bin('oxlint/bin/oxlint')),
  types: nx('typecheck'),
  build: async () => outcome(await ensureBuilt()),
  'generated files': check('tools/codegen.mjs', '--check'),
  'supply chain': check('tools/supply-chain.mjs'),
  structure: check('tools/structure.mjs'),
  'tool specs': jest('tools'),
  'domain specs': jest('libs/domain', 1),
  'embedded database specs': jest('libs/embedded-pg'),
  'server specs': jest('apps/server', 6),
  'web specs': jest('apps/web', 6),
  'size budget': async () => outcome((await runNode('tools/size.mjs', [], { minutes: 5 })).code === 0),
  'browser flows': browserFlows,
};

/** These use every core and run alone; the others run in parallel. */
const alone = new Set(['server specs', 'web specs', 'browser flows']);
/** One more than the cores of a small machine, because some steps mostly wait for processes to start. */
const LANES = 3;
/** The longest steps start first, so that nothing waits for them at the end. */
const FIRST = ['tool specs', 'domain specs', 'embedded database specs'];

const names = Object.keys(steps).filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const summary = new Map();
const start = performance.now();

async function runStep(name) {
  console.log(`\n=== ${name} ===`);
  const began = performance.now();
  const { passed, failed, note, names = [] } = await steps[name]();
  const line = `${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''} in ${seconds(began)}`;
  console.log(line);
  summary.set(name, { line, passed, failed, names });
}

const beside = [
  ...FIRST.filter((name) => names.includes(name)),
  ...names.filter((name) => !alone.has(name) && !FIRST.includes(name)),
];
const lane = async () => {
  for (let name = beside.shift(); name && !interrupted; name = beside.shift()) await runStep(name);
};
await Promise.all(Array.from({ length: LANES }, lane));
for (const name of names.filter((each) => alone.has(each))) if (!interrupted) await runStep(name);
rmSync(temp, { recursive: true, force: true });

const results = names.flatMap((name) => summary.get(name) ?? []);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n=== all, in ${seconds(start)} ===\n${results.map(({ line }) => line).join('\n')}\n`);
for (const name of results.flatMap(({ names }) => names)) console.log(`failed: ${name}`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = interrupted ? 130 : total('failed') > 0 || results.length === 0 ? 1 : 0;
