import { dependencyProblems, packageOf } from './imports.mjs';
import { isLicenceAllowed, lockfileProblems } from './lockfile.mjs';

const integrity = `sha512-${'a'.repeat(86)}==`;
const good = { version: '1.0.0', integrity, license: 'MIT' };
const lock = (packages, root = {}) => ({ lockfileVersion: 3, packages: { '': root, ...packages } });
const problems = (entry, options, path = 'node_modules/left') => lockfileProblems(lock({ [path]: entry }), options);

describe('a lockfile', () => {
  it('of registry packages with integrity passes, whichever mirror wrote it', () => {
    const from = (path) => `https://packages.example/mirror/${path}`;
    expect(problems(good)).toEqual([]);
    expect(problems({ ...good, resolved: from('left/-/left-1.0.0.tgz') })).toEqual([]);
    expect(
      problems({ ...good, resolved: from('@a/left/-/left-1.0.0.tgz') }, {}, 'node_modules/b/node_modules/@a/left'),
    ).toEqual([]);
    expect(problems({ ...good, name: 'empty', resolved: from('empty/-/empty-1.0.0.tgz') })).toEqual([]);
    expect(lockfileProblems(lock({}, { dependencies: { a: '1.0.0', b: '^2 || >=3', c: 'npm:@d/c@1.0.0' } }))).toEqual(
      [],
    );
  });

  it.each([
    ['git', { ...good, resolved: 'git+ssh://git@github.com/a/left.git#0123' }],
    ['a tarball of a web server', { ...good, resolved: 'https://example.org/left-1.0.0.tgz' }],
    ['plain http', { ...good, resolved: 'http://packages.example/left/-/left-1.0.0.tgz' }],
    ['a file', { ...good, resolved: 'file:../left.tgz' }],
    [
      'a registry, under the name of another package',
      { ...good, resolved: 'https://packages.example/right/-/right-1.0.0.tgz' },
    ],
  ])('refuses a package that comes from %s', (_from, entry) => {
    expect(problems(entry)).toEqual([expect.stringMatching(/^left: comes from .*, not from a registry$/)]);
  });

  it('refuses links, packages without integrity, other sources in package.json, and other lockfile versions', () => {
    expect(problems({ link: true, resolved: '../left' })).toEqual(['left: is a folder, not a package of a registry']);
    for (const seal of [undefined, '', 'sha1-abc=', 'sha512-short=='])
      expect(problems({ ...good, integrity: seal })).toEqual(['left: has no sha512 integrity']);
    for (const range of [
      'github:a/left',
      'a/left',
      'git+https://example.org/left.git',
      'file:../left',
      'https://example.org/left.tgz',
    ])
      expect(lockfileProblems(lock({}, { devDependencies: { left: range } }))).toEqual([
        `left: ${range} does not come from a registry`,
      ]);
    expect(lockfileProblems({ lockfileVersion: 1 })).toEqual(['lockfileVersion is 1, not 3']);
  });

  it('refuses unlisted licences, except for the two exceptions', () => {
    const refused = (license, extra = {}, path = 'node_modules/left') =>
      problems({ ...good, license, ...extra }, {}, path);
    for (const license of [
      'GPL-3.0-only',
      'AGPL-3.0-or-later',
      'LGPL-3.0-or-later',
      'CC-BY-3.0',
      'MIT AND GPL-2.0',
      'UNLICENSED',
      'SEE LICENSE IN x',
    ])
      expect(refused(license)).toEqual([`left: ${license} is not on the list of licences (tools/checks/lockfile.mjs)`]);
    expect(refused(undefined)).toEqual(['left: says no licence']);
    expect(problems({ ...good, license: undefined }, { licenceOf: () => 'MIT' })).toEqual([]);
    expect(refused('CC-BY-4.0', { dev: true })).toEqual([]);
    expect(refused('CC-BY-4.0')).toHaveLength(1);
    expect(refused('Apache-2.0 AND LGPL-3.0-or-later', {}, 'node_modules/@img/sharp-linux-x64')).toEqual([]);
    expect(refused('(ISC AND CC-BY-3.0)', {}, 'node_modules/date-holidays')).toEqual([]);
    expect(refused('LGPL-3.0-or-later', {}, 'node_modules/date-holidays')).toHaveLength(1);
  });

  it('refuses undeclared install scripts, and declarations without a script', () => {
    expect(problems({ ...good, hasInstallScript: true })).toEqual([
      expect.stringMatching(/^left: runs a script when it is installed/),
    ]);
    for (const decided of [true, false])
      expect(problems({ ...good, hasInstallScript: true }, { allowScripts: { left: decided } })).toEqual([]);
    expect(problems(good, { allowScripts: { left: true } })).toEqual([
      'left: is in allowScripts and runs no script when it is installed',
    ]);
  });
});

it.each([
  ['MIT', true],
  ['MIT OR GPL-3.0-only', true],
  ['(GPL-3.0-only OR (ISC AND MIT))', true],
  ['MIT AND ISC OR GPL-3.0-only', true],
  ['GPL-3.0-only OR MIT AND LGPL-2.1', false],
  ['(MIT OR ISC) AND GPL-3.0-only', false],
  ['MIT WITH something', false],
  ['MIT, ISC', false],
])('licence %s: %s', (expression, allowed) => {
  expect(isLicenceAllowed(expression, (id) => ['MIT', 'ISC'].includes(id))).toBe(allowed);
});

describe('package.json', () => {
  const peers = { host: ['guest'] };
  const check = (dependencies, { sources = [], configuration = [], ...rest } = {}) =>
    dependencyProblems({
      manifest: { dependencies },
      sources,
      configuration,
      peersOf: (name) => peers[name] ?? [],
      ...rest,
    });

  it('accepts packages that are imported, named by a configuration, typed for or peers of these', () => {
    const dependencies = {
      a: '1',
      '@b/c': '1',
      d: '1',
      e: '1',
      f: '1',
      '@types/f': '1',
      '@types/b__c': '1',
      '@types/node': '1',
    };
    const sources = [
      `import a from 'a/sub'; import './x'; export * from '@b/c';`,
      `const d = require('d'); import('e'); import type { F } from 'f';`,
    ];
    expect(check(dependencies, { sources })).toEqual([]);
    expect(check({ a: '1', b: '1' }, { configuration: [`plugins: ["a/plugin"]`, `bin('b/cli.js')`] })).toEqual([]);
    expect(check({ host: '1', guest: '1' }, { sources: [`import 'host'`] })).toEqual([]);
  });

  it('refuses packages that are only mentioned in texts and comments', () => {
    expect(
      check({ a: '1', '@types/a': '1', guest: '1' }, { sources: ['// a is not imported', `const text = 'about a';`] }),
    ).toEqual(['a', '@types/a', 'guest'].map((name) => `${name}: nothing imports it; remove it`));
  });

  it('refuses imports that are not listed', () => {
    const sources = [
      `import { join } from 'path'; import 'node:fs'; import own from '@own/lib'; import x from 'phantom/x';`,
    ];
    expect(check({}, { sources, builtins: ['path'], own: ['@own/lib'] })).toEqual([
      'phantom: is imported and not listed in package.json',
    ]);
  });

  it('refuses unnecessary exceptions', () => {
    expect(check({ a: '1' }, { exceptions: { a: 'why' } })).toEqual([]);
    expect(check({ a: '1' }, { sources: [`import 'a'`], exceptions: { a: 'why', gone: 'why' } })).toEqual(
      ['a', 'gone'].map((name) => `${name}: needs no exception any more (tools/supply-chain.mjs)`),
    );
  });
});

it('package names are distinguished from files and subpaths', () => {
  expect(['a/b', '@a/b/c', './a', '../a', '/a', 'node:fs', 'virtual:a.css'].map(packageOf)).toEqual([
    'a',
    '@a/b',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
