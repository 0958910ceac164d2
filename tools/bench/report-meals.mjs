/** Report of the meals part. */
import { AT_ONCE } from './meals.mjs';
import {
  fixed,
  machineOf,
  MEALS_SECTION,
  percentile,
  replaceSection,
  table,
  writeReportFile,
} from './report-parts.mjs';
import { MEMBERS } from './seed.mjs';
import { ITEMS } from './shopping.mjs';
import { COLLECTED, RECIPES } from './seed-meals.mjs';

const count = (number) => number.toLocaleString('en-GB');
const PLACES = [
  ['families', `Families with ${RECIPES} recipes each`],
  [COLLECTED, `One family with ${count(COLLECTED)} recipes`],
];

const tableOf = (found, place) =>
  table(
    ['', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'database CPU ms'],
    found
      .filter((each) => each.place === place)
      .map(({ what, p50, p95, p99, cpu, database }) => [
        what,
        ...[fixed(p50, 1), fixed(p95, 1), fixed(p99, 1), fixed(cpu, 1), fixed(database, 1)],
      ]),
  );

const shoppingTable = ({ times, answered, merged }) =>
  table(
    ['', 'p50 ms', 'p99 ms', 'slowest ms'],
    [
      ['from a tick to a screen', ...spread(times)],
      ['its answer', ...spread(answered)],
      [`${count(merged.length * ITEMS)} pasted lines that join the list`, fixed(sum(merged), 0), '', ''],
    ],
  );
const spread = (numbers) => [
  fixed(percentile(numbers, 0.5), 1),
  fixed(percentile(numbers, 0.99), 1),
  fixed(Math.max(...numbers), 1),
];
const sum = (numbers) => numbers.reduce((all, each) => all + each, 0);

export function printMeals({ found, shopping }) {
  for (const [place, title] of PLACES) console.log(`\n${title}\n${tableOf(found, place)}`);
  console.log(`\nA shopping list\n${shoppingTable(shopping)}`);
}

/** Updates the meals part of docs/benchmarks.md and leaves the rest unchanged. */
export function writeMeals({ found, shopping, facts }) {
  const section = `${MEALS_SECTION}

${machineOf(facts)}

The families of the dashboard, with ${MEMBERS} members, one of whom must not have nuts, 21 meals in the week and a dozen ingredients in
each recipe. ${AT_ONCE.families} requests are under way at any moment in the families together, ${AT_ONCE.family} in the one; signed in, under
row-level security, with the limits on. The week has its recipes with their warnings and its short evenings; a list is its
first 24 cards; Plan All Meals drafts an empty week.

${PLACES.map(([place, title]) => `### ${title}\n\n${tableOf(found, place)}`).join('\n\n')}

### A shopping list

A list of ${ITEMS} items; ${shopping.open} sockets of one family. A tick is measured from before its request until each socket has its message.

${shoppingTable(shopping)}
`;
  return writeReportFile(replaceSection(MEALS_SECTION, section));
}
