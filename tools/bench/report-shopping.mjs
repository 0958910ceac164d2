/** Report of the shopping part. */
import {
  fixed,
  machineOf,
  percentile,
  replaceSection,
  SHOPPING_SECTION,
  table,
  writeReportFile,
} from './report-parts.mjs';
import { ITEMS } from './shopping.mjs';

const count = (number) => number.toLocaleString('en-GB');
const tableOf = ({ times, shown, answered, merged }) =>
  table(
    ['', 'p50 ms', 'p99 ms', 'slowest ms'],
    [
      ['from a tick to a received message', ...spread(times)],
      ['from a tick to the row on a screen', ...spread(shown)],
      ['its response', ...spread(answered)],
      [`${count(merged.length * ITEMS)} pasted lines merged into the list`, fixed(sum(merged), 0), '', ''],
    ],
  );
const spread = (numbers) => [
  fixed(percentile(numbers, 0.5), 1),
  fixed(percentile(numbers, 0.99), 1),
  fixed(Math.max(...numbers), 1),
];
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

export const printShopping = (found) => console.log(`\nA shopping list\n${tableOf(found)}`);

/** Updates the shopping part of docs/benchmarks.md and leaves the rest unchanged. */
export function writeShopping({ facts, ...found }) {
  const section = `${SHOPPING_SECTION}

${machineOf(facts)}

A list of ${ITEMS} items in a family with ${found.open} open sockets. A tick is measured from before its request until
each socket has received its message, and until each screen has the row: a screen waits 60 ms for further messages and
then fetches what has changed. All screens fetch at once and from the same machine, whose load was
${fixed(found.load, 1)} before.

${tableOf(found)}
`;
  return writeReportFile(replaceSection(SHOPPING_SECTION, section));
}
