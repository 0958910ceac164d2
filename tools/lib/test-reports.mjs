/** Reads the runners' reports: which tests failed, and how many there are. The end of a log is what its reader sees first. */
import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

const place = (file) => relative(root, file).split(sep).join('/');
/** The first line of an error, without colours. */
const gist = (message = '') => stripVTControlCharacters(message).split('\n', 1)[0].trim();

/**
 * @param {object} report of Jest's `--json`
 * @returns {string[]} `file › test: error`, and files that could not be loaded
 */
export const failedInJest = ({ testResults }) =>
  testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${place(name)}: ${gist(message)}`] : [];
    return failed.map(({ fullName, failureMessages }) => `${place(name)} › ${fullName}: ${gist(failureMessages[0])}`);
  });

/**
 * @param {object[]} suites of Playwright's JSON report
 * @returns {string[]} `file:line › test: error`; a test that passed when repeated counts as failed, too
 */
export const failedInPlaywright = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => (error ? [error] : [])));
        return `${file}:${line} › ${title}: ${gist(errors[0]?.message)}`;
      }),
    ...failedInPlaywright(inner),
  ]);

/**
 * Bodies of tests, and of these the tables (`it.each`, or a loop) with their rows: tests that begin at the same place in a file.
 *
 * @param {object} report of Jest's `--json --testLocationInResults`
 * @param {(result: { name: string, ancestorTitles: string[] }) => string} fileOf the spec of a test; a batch contains several
 * @returns {{ bodies: number, tables: number, rows: number }}
 */
export function countsInJest({ testResults }, fileOf = ({ name }) => name) {
  const rowsOf = new Map();
  for (const { name, assertionResults } of testResults)
    for (const { ancestorTitles, fullName, location } of assertionResults) {
      const at = location ? `${location.line}:${location.column}` : fullName;
      const body = `${fileOf({ name, ancestorTitles })} ${at}`;
      rowsOf.set(body, (rowsOf.get(body) ?? 0) + 1);
    }
  const tables = [...rowsOf.values()].filter((rows) => rows > 1);
  return { bodies: rowsOf.size, tables: tables.length, rows: tables.reduce((sum, rows) => sum + rows, 0) };
}

/**
 * The budgets of the steps in CPU seconds, from the table in CONTRIBUTING.md whose heading is "Step".
 *
 * @param {string} text Markdown
 * @returns {Map<string, number>}
 */
export function budgetsIn(text) {
  const [, table = ''] = /^\| Step .*\n\|[-| :]+\n((?:\|.*\n)+)/m.exec(text) ?? [];
  return new Map([...table.matchAll(/^\| ([^|]+?) +\| +(\d+)/gm)].map(([, step, seconds]) => [step, Number(seconds)]));
}
