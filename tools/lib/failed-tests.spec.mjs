import { failedInJest, failedInPlaywright } from './failed-tests.mjs';
import { fromRoot } from './root.mjs';

const red = (text) => `\u001b[31m${text}\u001b[39m`;

it('names failed specs with the first line of the error, and files that do not load', () => {
  const test = (status, fullName, ...failureMessages) => ({ status, fullName, failureMessages });
  const testResults = [
    { name: fromRoot('apps/web/a.spec.ts'), status: 'passed', assertionResults: [test('passed', 'adds')] },
    {
      name: fromRoot('apps/web/b.spec.ts'),
      status: 'failed',
      assertionResults: [test('passed', 'adds'), test('failed', 'jobs deletes', `${red('Error: no')}\n  at b.ts`)],
    },
    {
      name: fromRoot('apps/web/c.spec.ts'),
      status: 'failed',
      message: "Cannot find module './d'\n",
      assertionResults: [],
    },
  ];
  expect(failedInJest({ testResults })).toEqual([
    'apps/web/b.spec.ts › jobs deletes: Error: no',
    "apps/web/c.spec.ts: Cannot find module './d'",
  ]);
});

it('names failed flows, also those in groups and those that passed when repeated', () => {
  const spec = (title, status, ...errors) => ({
    ...{ title, file: 'jobs/jobs.e2e.ts', line: 7 },
    tests: [{ status, results: errors.map((error) => (error ? { error } : {})) }],
  });
  const suites = [
    {
      specs: [spec('adds', 'expected', null), spec('ticks', 'flaky', { message: 'Error: late\nmore' }, null)],
      suites: [{ specs: [spec('deletes', 'unexpected', { message: 'Error: gone' })] }],
    },
  ];
  expect(failedInPlaywright(suites)).toEqual([
    'jobs/jobs.e2e.ts:7 › ticks: Error: late',
    'jobs/jobs.e2e.ts:7 › deletes: Error: gone',
  ]);
});
