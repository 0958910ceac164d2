/** Names the failed tests in the runners' reports: the end of a log is what its reader sees first. */
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
