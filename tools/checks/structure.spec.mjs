import { crowdedFolders, importCycles, misspelledTestSupport } from './structure.mjs';

it('a folder may hold files up to the limit, subfolders not counted', () => {
  expect(crowdedFolders(['a/1.ts', 'a/2.ts', 'a/b/3.ts'], 2)).toEqual([]);
  expect(crowdedFolders(['a/1.ts', 'a/2.ts', 'a/3.ts', 'b/1.ts'], 2)).toEqual(['a: 3 files']);
});

it('test support has one naming convention', () => {
  const wrong = ['a/testing.ts', 'a/test-kit.ts', 'a/test-helpers.ts', 'a/pet-test-server.ts', 'a/pets.testing.ts'];
  expect(
    misspelledTestSupport([...wrong, 'a/pets.test-kit.ts', 'a/pets-api.test-kit.ts', 'a/latest.ts', 'a/x.spec.ts']),
  ).toEqual(wrong);
});

describe('a cycle', () => {
  const cycles = (sources, aliases) => importCycles(Object.keys(sources), (file) => sources[file], aliases);

  it('is not reported where files only share an import', () => {
    expect(cycles({ 'a.ts': "import './c'", 'b.ts': "import './c'; import 'b';", 'c.ts': '' })).toEqual([]);
  });

  it.each([
    ['values', "import { b } from './b'"],
    ['types', "import type { B } from './b'"],
    ['types by the way', "let b: import('./b').B"],
    ['what is passed on', "export type { B } from './b'"],
    ['what is loaded later', "const b = () => import('./b')"],
  ])('goes through imports of %s', (_what, line) => {
    expect(cycles({ 'a.ts': line, 'b.ts': "import { a } from './a';" })).toEqual(['a.ts > b.ts > a.ts']);
  });

  it('is found through folders and aliases', () => {
    const sources = { 'a/a.ts': "import '../b'", 'b/index.ts': "export * from './b'", 'b/b.tsx': "import '@a'" };
    expect(cycles(sources, { '@a': 'a/a.ts' })).toEqual(['a/a.ts > b/index.ts > b/b.tsx > a/a.ts']);
  });
});
