import { readdirSync } from 'node:fs';
import { affectedBy } from './affected.mjs';
import { importGraph } from './import-graph.mjs';
import { fromRoot } from './root.mjs';

const flows = (...files) => affectedBy(files).flows;
const specs = (project, ...files) => affectedBy(files).specs[project];

it('follows a name through an index to the file that declares it, and no further', () => {
  const texts = {
    'a/index.ts': "export * from './dates';\nexport { amount as price } from './money';",
    'a/dates.ts': 'export const today = 1;',
    'a/money.ts': 'export const amount = 1;',
    'user.ts': "import { price } from '@a';\nimport type { Shape } from './shape';\nvoid import('./page');",
    'shape.ts': 'export interface Shape { at: number }',
    'page.ts': "import * as all from './a';",
  };
  const graph = importGraph(Object.keys(texts), (file) => texts[file], { '@a': 'a/index.ts' });
  expect(graph.get('user.ts')).toEqual({
    imports: ['a/index.ts', 'shape.ts'],
    lazy: ['page.ts'],
    uses: ['a/index.ts', 'a/money.ts', 'shape.ts'],
  });
  expect(graph.get('page.ts').uses).toEqual(['a/index.ts', 'a/dates.ts', 'a/money.ts']);
  expect(graph.get('a/index.ts').imports).toEqual(['a/dates.ts', 'a/money.ts']);
});

it('runs the specs that import a service or are beside it, and the tenancy matrix; no browser', () => {
  const { specs, flows, projects, anything } = affectedBy(['apps/server/src/jobs/jobs.service.ts']);
  expect(specs['apps/server']).toEqual(
    expect.arrayContaining([
      'apps/server/src/jobs/jobs.api.spec.ts',
      'apps/server/src/jobs/jobs.service.spec.ts',
      'apps/server/src/jobs/series/jobs-repeat.service.spec.ts',
      'apps/server/test/tenancy/matrix.api.spec.ts',
    ]),
  );
  expect(specs['apps/server'].filter((file) => /\/(?:calendar|meals|demo|identity)\//.test(file))).toEqual([]);
  expect(specs['apps/web']).toEqual([]);
  expect({ flows, projects, anything }).toEqual({ flows: [], projects: ['apps/server'], anything: false });
});

it('runs the specs of every screen that uses a component, and of the feature alone', () => {
  const found = specs('apps/web', 'apps/web/src/features/jobs/page.tsx');
  expect(found).toContain('apps/web/src/features/jobs/page.spec.tsx');
  expect(found.filter((file) => !file.startsWith('apps/web/src/features/jobs/'))).toEqual([]);
  expect(specs('apps/web', 'apps/web/src/ui/dialogs/dialog.tsx')).toEqual(
    expect.arrayContaining(['apps/web/src/features/calendar/page.spec.tsx', 'apps/web/src/ui/ui.spec.tsx']),
  );
});

it('runs the users of a rule in both applications', () => {
  const { specs, projects } = affectedBy(['libs/domain/src/money.ts']);
  expect(specs['libs/domain']).toContain('libs/domain/src/money.spec.ts');
  expect(specs['libs/domain']).not.toContain('libs/domain/src/jobs/sections.spec.ts');
  expect(specs['apps/server']).toContain('apps/server/src/wishlist/wishlist.service.spec.ts');
  expect(specs['apps/web']).toContain('apps/web/src/ui/pickers/fields.spec.tsx');
  expect(projects).toEqual(['apps/server', 'apps/web', 'libs/domain']);
});

it('runs everything after a change that every call passes through', () => {
  expect(specs('apps/server', 'apps/server/src/platform/config/config.ts')).toBe('all');
  expect(specs('apps/server', 'apps/server/test/make.ts')).toBe('all');
  expect(specs('apps/web', 'apps/web/src/test/setup.ts')).toBe('all');
  expect(affectedBy(['package-lock.json']).anything).toBe(true);
  expect(affectedBy(['docs/product.md', 'libs/domain/src/money.ts']).anything).toBe(false);
});

it('runs a changed spec by itself', () => {
  expect(specs('apps/server', 'libs/domain/src/money.spec.ts')).toEqual([]);
  expect(specs('libs/domain', 'libs/domain/src/money.spec.ts')).toEqual(['libs/domain/src/money.spec.ts']);
});

it('opens a browser for the client alone: the flows of a feature, all for what features share', () => {
  expect(flows('apps/web/src/features/family/page.tsx')).toEqual(['apps/e2e/src/account/', 'apps/e2e/src/family/']);
  expect(flows('apps/web/src/ui/dialogs/dialog.tsx', 'README.md')).toBe('all');
  expect(flows('apps/e2e/src/kit/api.ts')).toBe('all');
  expect(flows('apps/web/src/ui/ui.spec.tsx', 'apps/web/src/test/media.ts', 'libs/domain/src/money.ts')).toEqual([]);
});

it('names only flow folders that exist', () => {
  const there = readdirSync(fromRoot('apps/e2e/src')).map((name) => `apps/e2e/src/${name}/`);
  const features = readdirSync(fromRoot('apps/web/src/features'));
  const found = flows(...features.map((feature) => `apps/web/src/features/${feature}/x.ts`));
  expect(there).toEqual(expect.arrayContaining(found));
});
