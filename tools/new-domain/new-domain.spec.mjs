import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../lib/root.mjs';

/** A copy of the working tree, without what is built. */
const copy = mkdtempSync(join(tmpdir(), 'homefold-domain-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const files = (...args) =>
  execFileSync('git', ['ls-files', '-z', ...args], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);

/** Runs a command of the copy; its output when it fails, else ''. */
const run = (script, ...args) => runWith({}, script, ...args);
function runWith(env, script, ...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, script), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined, NX_DAEMON: 'false', ...env },
  });
  return status === 0 ? '' : `${script} ended with ${status}\n${stdout}${stderr}`;
}

beforeAll(() => {
  const deleted = new Set(files('--deleted'));
  for (const file of files('--cached', '--others', '--exclude-standard'))
    if (!deleted.has(file)) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      cpSync(join(root, file), join(copy, file));
    }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
});

/** What a developer would see of a new domain before a commit; the rest of `npm test` has run on the tree itself. */
it('writes a domain that compiles, lints, builds and passes its own tests', () => {
  expect(run('tools/new-domain/new-domain.mjs', 'packing list', 'packing-lists')).toBe('');
  const tsc = 'node_modules/typescript-native/bin/tsc';
  for (const project of ['server', 'web']) expect(run(tsc, '--noEmit', '-p', `apps/${project}/tsconfig.json`)).toBe('');
  const domain = ['apps/server/src/packing-lists', 'apps/web/src/features/packing-lists', 'apps/web/src/messages'];
  expect(run('node_modules/oxlint/bin/oxlint', ...domain)).toBe('');
  expect(run('node_modules/eslint/bin/eslint.js', '--no-warn-ignored', ...domain)).toBe('');
  expect(run('tools/build.mjs', 'web')).toBe('');
  // one file for all: modules are loaded once
  const jestBin = 'node_modules/jest/bin/jest.js';
  const jest = (project, ...specs) =>
    runWith({ HOMEFOLD_BATCHES: '1', HOMEFOLD_SPECS: specs.join() }, jestBin, '-c', `${project}/jest.config.cjs`);
  expect(jest('libs/domain', 'src/')).toBe('');
  // a new table needs policies, and a new operation a call of the tenancy matrix
  expect(jest('apps/server', 'src/packing-lists/', 'tenancy/policies', 'tenancy/fixtures')).toBe('');
  expect(jest('apps/web', 'features/packing-lists/')).toBe('');
});

it('touches three existing files, and needs at most 900 lines with its tests', () => {
  const lines = files('--others', '--exclude-standard', '--cached', 'tools/new-domain/template')
    .filter((file) => existsSync(join(root, file)))
    .map((file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1)
    .reduce((sum, count) => sum + count, 0);
  expect(lines).toBeLessThanOrEqual(900);
});

it.each([
  [['Pet', 'pets'], '"Pet" cannot be a name: use lower-case letters'],
  [['pet2', 'pets'], '"pet2" cannot be a name: use lower-case letters'],
  [['pet', 'pet'], 'One and many need different words'],
  [['pet'], 'Give its name for one and for many'],
  [['calendar', 'jobs'], 'There is a domain called jobs already'],
  [['todo', 'todos'], 'has a section todos already'],
  [['recipe', 'dishes'], 'has records called recipe already'],
  [['class', 'classes'], '"class" cannot be a name: it is a word of TypeScript'],
  [['order', 'purchases'], '"order" cannot be a name: it is a word of SQL'],
  [['event', 'appointments'], 'The GraphQL schema has a field event'],
  [['pet', 'pets', 'attic'], 'The menus have no group attic'],
])('refuses %j: %s', (names, why) => {
  const output = run('tools/new-domain/new-domain.mjs', ...names);
  expect(output).toMatch('ended with 1');
  expect(output).toContain(why);
});
