import { readFileSync } from 'node:fs';
import { fromRoot } from './root.mjs';
import { budgetsIn, countsInJest, failedInJest, failedInPlaywright } from './test-reports.mjs';

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

it('counts bodies, and rows of tables: tests that begin at the same place of a spec', () => {
  const test = (spec, title, line) => ({ ancestorTitles: [spec], fullName: title, location: { line, column: 3 } });
  const batch = [
    test('a.spec.ts', 'adds', 4),
    test('a.spec.ts', 'refuses 1', 9),
    test('a.spec.ts', 'refuses 2', 9),
    test('a.spec.ts', 'refuses 3', 9),
    test('b.spec.ts', 'adds', 4),
  ];
  const testResults = [{ name: 'batch.js', assertionResults: batch }];
  const specOf = ({ ancestorTitles: [spec] }) => spec;
  expect(countsInJest({ testResults }, specOf)).toEqual({ bodies: 3, tables: 1, rows: 3 });
});

it('reads the budgets of the steps', () => {
  const table =
    '| Kind | n |\n| ---- | - |\n| a    | 9 |\n\n| Step      | CPU s |\n| --------- | ----: |\n| web specs |   220 |\n| b         |     3 |\n';
  expect([...budgetsIn(`# Title\n\n${table}\nText | 7 |\n`)]).toEqual([
    ['web specs', 220],
    ['b', 3],
  ]);
  const budgets = budgetsIn(readFileSync(fromRoot('CONTRIBUTING.md'), 'utf8'));
  expect(budgets.size).toBeGreaterThan(10);
});
