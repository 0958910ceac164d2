import { readdirSync } from 'node:fs';
import { affectedBy } from './affected.mjs';
import { fromRoot } from './root.mjs';

const flows = (...files) => affectedBy(files).flows;
const specs = (project, ...files) => affectedBy(files).specs[project];

it('runs the flow folders that show a domain, and the flows that visit every screen', () => {
  expect(flows('apps/server/src/jobs/jobs.service.ts')).toEqual(['jobs', 'offline', 'overviews', 'shell']);
  expect(flows('apps/web/src/features/family/page.tsx')).toEqual(['account', 'family', 'shell']);
  expect(flows('apps/e2e/src/calendar/series.e2e.ts')).toEqual(['calendar']);
});

it('runs everything after a change of shared code', () => {
  for (const file of ['libs/domain/src/dates.ts', 'apps/web/src/ui/field.tsx', 'apps/e2e/src/kit/api.ts'])
    expect(flows(file, 'README.md')).toBe('all');
  expect(flows('apps/server/src/platform/http/addresses.ts')).toBe('all');
  expect(affectedBy(['package-lock.json']).anything).toBe(true);
  expect(affectedBy(['docs/product.md', 'libs/domain/src/dates.ts']).anything).toBe(false);
});

it('opens no browser after changes of specs and texts', () => {
  expect(flows('apps/web/src/ui/ui.spec.tsx', 'apps/server/test/make.ts', 'docs/product.md')).toEqual([]);
});

it('runs the specs of the domain and those that cover every domain; everything after a change of shared code', () => {
  const media = 'apps/server/src/media/media.service.ts';
  expect(specs('apps/server', media)).toEqual(['apps/server/src/media/', 'apps/server/test/']);
  expect(specs('apps/web', media)).toEqual([]);
  expect(specs('apps/web', 'apps/web/src/features/digest/send-digest.ts')).toEqual([
    'apps/web/src/app/',
    'apps/web/src/features/dashboard/',
    'apps/web/src/features/digest/',
  ]);
  expect(specs('apps/server', 'apps/server/src/platform/config/config.ts')).toBe('all');
  expect(specs('apps/web', 'apps/web/src/ui/field.tsx')).toBe('all');
  for (const project of ['apps/server', 'apps/web', 'libs/domain'])
    expect(specs(project, 'libs/domain/src/dates.ts')).toBe('all');
  expect(specs('apps/server', 'libs/domain/src/dates.spec.ts')).toEqual([]);
  expect(specs('libs/domain', 'libs/domain/src/dates.spec.ts')).toEqual(['libs/domain/src/dates.spec.ts']);
});

it('names only flow folders that exist', () => {
  const there = readdirSync(fromRoot('apps/e2e/src')).filter((name) => name !== 'kit');
  const domains = ['apps/server/src', 'apps/web/src/features'].flatMap((folder) =>
    readdirSync(fromRoot(folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}/x.ts`),
  );
  for (const file of domains) {
    const found = flows(file);
    if (found !== 'all') expect(there).toEqual(expect.arrayContaining(found));
  }
});
