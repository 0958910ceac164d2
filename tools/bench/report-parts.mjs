/** Shared parts of a report: figures, tables, and the file they are in. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { fromRoot } from '../lib/root.mjs';

export const REPORT = 'docs/benchmarks.md';
export const SEARCH_SECTION = '## Search';
export const MEALS_SECTION = '## Meals';
export const SHOPPING_SECTION = '## Shopping list';
export const FORUM_SECTION = '## Forum';
export const LIST_START_SECTION = '## Start of the shopping list';
export const IMPORTS_SECTION = '## Imports';
export const FIRST_SIGHT_SECTION = '## First load';
/** Figures of single experiments and counts, written by hand. */
const NOTES = [
  '## What helped the first load',
  '## What helped a request',
  '## Uploaded images',
  '## What a column and a domain cost',
  '## The suite',
];
/** What a run of the dashboard's benchmark keeps, in the order of the report. */
export const OTHER_SECTIONS = [
  SEARCH_SECTION,
  MEALS_SECTION,
  SHOPPING_SECTION,
  FORUM_SECTION,
  IMPORTS_SECTION,
  FIRST_SIGHT_SECTION,
  LIST_START_SECTION,
  ...NOTES,
];

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
export const median = (numbers) => sorted(numbers)[Math.floor((numbers.length - 1) / 2)];
export const percentile = (numbers, share) =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];
export const fixed = (number, digits = 0) => (Number.isFinite(number) ? number.toFixed(digits) : 'n/a');

/** The median of the rounds, per figure. */
export const middle = (slices) =>
  Object.fromEntries(
    ['perSecond', 'p50', 'p99', 'cpu', 'database', 'memory'].map((key) => [
      key,
      median(slices.map((slice) => slice[key])),
    ]),
  );

export function table(head, rows) {
  const width = head.map((title, nth) => Math.max(title.length, ...rows.map((row) => row[nth].length)));
  const line = (cells) =>
    `| ${cells.map((cell, nth) => (nth === 0 ? cell.padEnd(width[nth]) : cell.padStart(width[nth]))).join(' | ')} |`;
  const rule = width.map((length, nth) => (nth === 0 ? '-'.repeat(length) : `${'-'.repeat(length - 1)}:`));
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** Machine and date of a measurement. */
export const machineOf = ({ system, cores, cpu, memoryGb, node, postgres }) =>
  `Written by \`npm run bench\`, ${new Date().toISOString().slice(0, 10)}: ${system}, ${cores} cores (${cpu}),
${fixed(memoryGb)} GB, Node ${node}, PostgreSQL ${postgres}. Database, server and load generator run on this machine.`;

const reportNow = () => (existsSync(fromRoot(REPORT)) ? readFileSync(fromRoot(REPORT), 'utf8') : '');

/** From a heading to the next one of the same level. */
const sectionOf = (text, heading) => {
  const begin = text.indexOf(`${heading}\n`);
  if (begin === -1) return '';
  const end = text.indexOf('\n## ', begin + heading.length);
  return text.slice(begin, end === -1 ? undefined : end + 1);
};

/** Writes the report, formatted. */
export async function writeReportFile(text) {
  const { code } = await format(REPORT, text);
  writeFileSync(fromRoot(REPORT), code);
}

/** A new report that keeps a section of the current one, whose part did not run. */
export const keepSection = (text, heading) => putSection(text, heading, sectionOf(reportNow(), heading));

/** A report with one section, the last, replaced. */
export const putSection = (text, heading, section) =>
  `${text.replace(sectionOf(text, heading), '').trimEnd()}\n${section ? `\n${section.trimEnd()}\n` : ''}`;

export const replaceSection = (heading, section) => putSection(reportNow(), heading, section);
