/**
 * `npm test`: does its own set-up (dependencies, build, browser) and checks everything: formatting, lint with the
 * boundaries, types, generated files, unit, service, API and web specs, the size budget, browser flows. Continues after
 * a failure; the last lines name the failed tests and count: each test, and every other check as one.
 *
 * - `npm test -- lint server`: only the checks whose names contain one of the words
 * - `npm test -- --changed`: what the changes since `main` can reach, `--changed=<revision>` since another one; uncommitted and new
 *   files are changes, too
 * - `npm test -- --flow jobs/order`: the browser flows whose path contains this; may be repeated
 * - `npm test -- --deep`: also the cases that a usual run leaves to others of five commits, and the domain generator
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { generatorIsVerified, keepGeneratorVerified } from './lib/generator-stamp.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { checkNode } from './lib/node-version.mjs';
import { root } from './lib/root.mjs';
import { bin, endAll, metered, run, runNode } from './lib/run.mjs';
import { budgetsIn, countsInJest, failedInJest, failedInPlaywright } from './lib/test-reports.mjs';

checkNode();
process.chdir(root);
// The result must not depend on how Homefold is configured on this machine.
const configuration =
  /^(?:NODE_ENV|PORT|HOST|PUBLIC_URL|DATABASE_URL|DATA_DIR|SECRET(?:_PREVIOUS|_ACCEPT_LOSS)?|REDIS_URL|SMTP_URL|MAIL_FROM|TRUST_PROXY|LOG_LEVEL|WEB_DIR|DATABASE_PASSWORD|METRICS_TOKEN|DEMO|HOMEFOLD_(?:SPECS|BATCHES|DEEP)|(?:VAPID|PUSH_SERVICES|OUTSIDE_FEEDS|CLERK)_.*)$/;
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

const { values: options, positionals: words } = readArguments();
if (options.deep) process.env.HOMEFOLD_DEEP = '1';
const setUp = await metered(ensureInstalled);
/** What has to be checked; undefined: everything. */
const affected = options.changed && (await affectedSince(options.changed));

function readArguments() {
  try {
    return parseArgs({
      args: process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=main' : word)),
      options: {
        changed: { type: 'string' },
        deep: { type: 'boolean', default: false },
        flow: { type: 'string', multiple: true, default: [] },
      },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

async function affectedSince(revision) {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const [base = revision] = git('merge-base', revision, 'HEAD');
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  const { affectedBy } = await import('./lib/affected.mjs'); // it needs what has just been installed
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

/** The spec of a test, which is its outermost block where Jest runs a batch of specs (tools/jest/batches.cjs). */
const specOf = ({ name, ancestorTitles }) => (name.includes('test-batches') ? ancestorTitles[0] : name);

/**
 * @param batches number of files into which a project's specs are combined (tools/jest/batches.cjs); 0: each spec
 *   separately
 */
const jest =
  (project, { batches = 0, args: extra = [] } = {}) =>
  async () => {
    const specs = affected?.specs[project] ?? 'all';
    if (specs.length === 0) return notAffected;
    // a few specs of some hundred: modules are still loaded once for all of them
    const files = specs === 'all' ? batches : Math.min(batches, specs.length > 10 ? 2 : 1);
    const file = join(temp, `${project.replaceAll('/', '-')}.json`);
    const { code } = await run(
      process.execPath,
      [
        // Specs make much that is soon garbage: with the usual 16 MB for it a sixth of the domain specs' time was clearing up.
        '--max-semi-space-size=32',
        bin('jest/bin/jest.js'),
        '--config',
        `${project}/jest.config.cjs`,
        // Server specs wait for PostgreSQL and child servers, web specs for timers: with two workers a quarter of two cores is idle.
        `--maxWorkers=${files > 1 ? 3 : 1}`,
        '--testLocationInResults',
        '--json',
        '--outputFile',
        file,
        ...extra,
        ...(specs === 'all' || files > 0 ? [] : ['--runTestsByPath', ...specs]),
      ],
      {
        capture: true,
        echo: true,
        minutes: 12,
        env: { HOMEFOLD_BATCHES: String(files), ...(specs !== 'all' && { HOMEFOLD_SPECS: specs.join() }) },
      },
    );
    return counted(file, code, (json) => ({
      passed: json.numPassedTests,
      // a file that fails to load has no tests to fail
      failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
      names: failedInJest(json),
      counts: countsInJest(json, specOf),
      note: json.numPendingTests > 0 ? `${json.numPendingTests} skipped` : '',
    }));
  };

const GENERATOR = 'new-domain.spec';
async function toolSpecs() {
  const isLeftOut = !options.deep && generatorIsVerified();
  if (isLeftOut) console.log('the domain generator: unchanged since its spec passed (--deep runs it all the same)');
  const result = await jest('tools', {
    args: isLeftOut ? ['--testPathIgnorePatterns', GENERATOR, '/node_modules/'] : [],
  })();
  if (!isLeftOut && result.failed === 0 && result.passed > 0) keepGeneratorVerified();
  return result;
}

async function browserFlows() {
  const places = options.flow.length > 0 ? options.flow.map((flow) => `apps/e2e/src/.*${flow}`) : affected?.flows;
  if (places?.length === 0) return notAffected;
  if (!(await ensureBrowser())) return { passed: 0, failed: 1, note: 'no browser could be installed' };
  if (!(await ensureBuilt())) return outcome(false);
  const file = join(temp, 'e2e.json');
  const { code } = await runNode(
    bin('@playwright/test/cli.js'),
    [
      ...['test', '--config', 'apps/e2e/playwright.config.ts', '--reporter', 'list,json'],
      ...(Array.isArray(places) ? places : []),
    ],
    { capture: true, echo: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file }, minutes: 12 },
  );
  return counted(file, code, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    names: failedInPlaywright(suites),
    counts: { flows: stats.expected + stats.unexpected + stats.flaky },
    note: stats.skipped > 0 ? `${stats.skipped} skipped` : '',
  }));
}

const written = affected?.files.filter((file) => existsSync(file));
const changedCode = written?.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
/** A check of the changed files alone, or of the whole tree. */
const onFiles = (files, changed, whole) =>
  files === undefined ? whole : files.length === 0 ? async () => notAffected : changed(files);
/** For a whole run; a quick one checks what its tests build. */
const whenWhole = (step) => (affected ? async () => notAffected : step);

/** Whether the schema, or the types made of it and the client's documents, can differ. */
const canChangeSchema = (file) =>
  /\.graphql$|generated\.ts$/.test(file) ||
  (/^apps\/server\/src\/.*(?<!\.spec)\.ts$/.test(file) &&
    /@nestjs\/graphql|platform\/(?:fields|graphql|pages)/.test(readFileSync(file, 'utf8')));

let projectGraph;
/**
 * `step` once Nx has cached its graph of the projects: ESLint reads that cache for the rule on module boundaries, which is
 * skipped where there is none, and fails where another process writes it halfway through a run.
 */
const withProjectGraph = (step) => async () => {
  projectGraph ??= check(bin('nx/dist/bin/nx.js'), 'show', 'projects')();
  const result = await projectGraph;
  return result.failed > 0 ? result : step();
};
const nx = (target, ...args) =>
  withProjectGraph(
    check(bin('nx/dist/bin/nx.js'), 'run-many', '-t', target, ...args, '--parallel=2', '--outputStyle=static'),
  );
const eslint = (...args) => withProjectGraph(check(bin('eslint/bin/eslint.js'), ...args));

const steps = {
  formatting: onFiles(
    written,
    (files) => check(bin('oxfmt/bin/oxfmt'), '--check', '--no-error-on-unmatched-pattern', ...files),
    check(bin('oxfmt/bin/oxfmt'), '--check', '.'),
  ),
  // the target `lint` of all projects in one process, which reads configuration and project graph once
  lint: onFiles(changedCode, (files) => eslint('--no-warn-ignored', ...files), eslint('.')),
  oxlint: onFiles(changedCode, (files) => check(bin('oxlint/bin/oxlint'), ...files), check(bin('oxlint/bin/oxlint'))),
  types: onFiles(
    affected?.projects,
    (projects) => nx('typecheck', '-p', projects.map((path) => path.split('/').at(-1)).join()),
    nx('typecheck'),
  ),
  build: whenWhole(async () => outcome(await ensureBuilt())),
  'generated files': onFiles(
    written?.filter(canChangeSchema),
    () => check('tools/codegen.mjs', '--check'),
    check('tools/codegen.mjs', '--check'),
  ),
  'supply chain': whenWhole(check('tools/supply-chain.mjs')),
  structure: check('tools/structure.mjs'),
  'tool specs': toolSpecs,
  'domain specs': jest('libs/domain', { batches: 1 }),
  'embedded database specs': jest('libs/embedded-pg'),
  'server specs': jest('apps/server', { batches: 6 }),
  'web specs': jest('apps/web', { batches: 6 }),
  'size budget': whenWhole(async () => outcome((await runNode('tools/size.mjs', [], { minutes: 5 })).code === 0)),
  'browser flows': browserFlows,
};

/** These use every core and run alone; the others run in parallel. */
const alone = new Set(['server specs', 'web specs', 'browser flows']);
/** One more than the cores of a small machine, because some steps mostly wait for processes to start. */
const LANES = 3;
/** The longest steps start first, so that nothing waits for them at the end. */
const FIRST = ['tool specs', 'domain specs', 'embedded database specs'];

const names = Object.keys(steps).filter((name) =>
  options.flow.length > 0 ? name === 'browser flows' : words.length === 0 || words.some((word) => name.includes(word)),
);
const budgets = budgetsIn(readFileSync('CONTRIBUTING.md', 'utf8'));
const summary = new Map();
const start = performance.now();

/** "12 CPU s of 15"; in red when it is over the budget by half. */
function costOf(name, cpuSeconds) {
  if (cpuSeconds === undefined) return '';
  const budget = budgets.get(name);
  const text = `, ${cpuSeconds.toFixed(1)} CPU s ${budget === undefined ? 'without a budget' : `of ${budget}`}`;
  return cpuSeconds > budget * 1.5 ? styleText('red', `${text}: over its budget`, { validateStream: false }) : text;
}

async function runStep(name) {
  console.log(`\n=== ${name} ===`);
  const began = performance.now();
  const { result, cpuSeconds } = await metered(steps[name]);
  const { passed, failed, note, names = [], counts } = result;
  const cost = result === notAffected || affected ? '' : costOf(name, cpuSeconds);
  const line = `${name}: ${passed} passed, ${failed} failed${note ? ` (${note})` : ''} in ${seconds(began)}${cost}`;
  console.log(line);
  summary.set(name, { line, passed, failed, names, counts, cpuSeconds });
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
const count = (key) => results.reduce((sum, { counts }) => sum + (counts?.[key] ?? 0), 0).toLocaleString('en');
const { user, system } = process.cpuUsage();
const own = (user + system) / 1e6 + (setUp.cpuSeconds ?? 0);
console.log(`\n=== all, in ${seconds(start)} ===\n${results.map(({ line }) => line).join('\n')}\n`);
for (const name of results.flatMap(({ names }) => names)) console.log(`failed: ${name}`);
console.log(
  `${count('bodies')} bodies of specs, ${count('tables')} of them tables with ${count('rows')} rows; ${count('flows')} browser flows`,
);
if (setUp.cpuSeconds !== undefined)
  console.log(
    `${(total('cpuSeconds') + own).toFixed(0)} CPU s, ${own.toFixed(0)} of them for set-up and the runner itself`,
  );
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = interrupted ? 130 : total('failed') > 0 || results.length === 0 ? 1 : 0;
