/** Report of a measurement: on the screen, and as a section of docs/benchmarks.md. */
import { fixed, FIRST_SIGHT_SECTION, replaceSection, table, writeReportFile } from '../bench/report-parts.mjs';
import { WANTED_ON_A_LAPTOP } from './measure.mjs';

const wantedOf = ({ page, device }) => (device === 'laptop' ? WANTED_ON_A_LAPTOP : page.wanted);

const verdict = (found, wanted) => (wanted === null ? '' : `${wanted}${found >= wanted ? '' : ', missed'}`);

const scores = (rows) =>
  table(
    [
      '',
      'score',
      'wanted',
      'first paint s',
      'largest paint s',
      'blocked ms',
      'shift',
      'kB',
      'access',
      'practices',
      'SEO',
    ],
    rows.map((row) => [
      `${row.page.name}, ${row.device}`,
      ...[fixed(row.score), verdict(Math.round(row.score), wantedOf(row)), fixed(row.fcp / 1000, 1)],
      ...[fixed(row.lcp / 1000, 1), fixed(row.tbt), fixed(row.cls, 3), fixed(row.bytes / 1000)],
      ...[fixed(row.accessibility), fixed(row.practices), fixed(row.seo)],
    ]),
  );

const slow = (rows) =>
  table(
    ['', 'found s', 'wanted s', ''],
    rows.map(({ what, ms, wanted }) => [
      what,
      ...[fixed(ms / 1000, 1), fixed(wanted / 1000), ms <= wanted ? 'met' : 'missed'],
    ]),
  );

export function printReport({ scores: found, slow: times }) {
  console.log(`\n${scores(found)}\n\nOn 400 kbit/s and 400 ms\n${slow(times)}\n`);
}

export function writeReport({ scores: found, slow: times, runs }) {
  const section = `${FIRST_SIGHT_SECTION}

Written by \`npm run lighthouse\`, ${new Date().toISOString().slice(0, 10)}: a demo family on a production build, with
Lighthouse's own throttling, medians of ${runs} runs. The browser starts with empty storage. On a busy machine all times
are longer; the ranking of the pages is the same.

${scores(found)}

On 400 kbit/s with 400 ms of latency:

${slow(times)}
`;
  return writeReportFile(replaceSection(FIRST_SIGHT_SECTION, section));
}
