/** Report of the meals part. */
import { AT_ONCE } from './meals.mjs';
import { fixed, machineOf, MEALS_SECTION, replaceSection, table, writeReportFile } from './report-parts.mjs';
import { MEMBERS } from './seed.mjs';
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

export function printMeals({ found }) {
  for (const [place, title] of PLACES) console.log(`\n${title}\n${tableOf(found, place)}`);
}

/** Updates the meals part of docs/benchmarks.md and leaves the rest unchanged. */
export function writeMeals({ found, facts }) {
  const section = `${MEALS_SECTION}

${machineOf(facts)}

The families of the dashboard, with ${MEMBERS} members, one of whom is allergic to nuts, 21 meals in the week and a
dozen ingredients in each recipe. ${AT_ONCE.families} requests run concurrently across all families, ${AT_ONCE.family}
in the large one; signed in, with row-level security and all limits enabled. The week includes its recipes with their
warnings and its short evenings; a list is the first 24 cards; Plan All Meals drafts an empty week.

${PLACES.map(([place, title]) => `### ${title}\n\n${tableOf(found, place)}`).join('\n\n')}
`;
  return writeReportFile(replaceSection(MEALS_SECTION, section));
}
