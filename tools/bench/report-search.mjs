/** Report of the search part. */
import { fixed, machineOf, replaceSection, SEARCH_SECTION, table, writeReportFile } from './report-parts.mjs';
import { AT_ONCE, KINDS } from './search.mjs';
import { EVENTS, FAMILIES, MEMBERS } from './seed.mjs';
import { JOBS, LARGE, LARGE_MEMBERS } from './seed-search.mjs';

const AIM_MS = 50;
const count = (number) => number.toLocaleString('en-GB');

const nameOf = (place) =>
  place === 'families'
    ? `${count(FAMILIES)} families with ${EVENTS} events each`
    : `one family with ${count(place)} events`;

function tableOf(found, place) {
  const rows = found
    .filter((each) => each.place === place)
    .map(({ kind, api, hits, p50, p95, p99, cpu, database }) => [
      `${kind}, ${api}`,
      ...[
        hits === null ? '' : count(hits),
        fixed(p50, 1),
        fixed(p95, 1),
        fixed(p99, 1),
        fixed(cpu, 1),
        fixed(database, 1),
      ],
    ]);
  return table(['', 'found', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'database CPU ms'], rows);
}

const placesOf = (found) => [...new Set(found.map(({ place }) => place))];

/** The worst p95 of a place. */
const verdictOf = (found, place) => {
  const worst = Math.max(...found.filter((each) => each.place === place).map(({ p95 }) => p95));
  return [nameOf(place), `${fixed(worst, 1)} ms`, `within ${AIM_MS} ms`, worst <= AIM_MS ? 'met' : 'missed'];
};

const verdicts = (found) =>
  table(
    ['slowest p95', 'found', 'aim', ''],
    placesOf(found).map((place) => verdictOf(found, place)),
  );

export function printSearch({ found, plans }) {
  for (const place of placesOf(found)) console.log(`\nSearch: ${nameOf(place)}\n${tableOf(found, place)}`);
  for (const { place, text, plan } of plans)
    console.log(`\nThe plan for "${text}": ${nameOf(place)}, ${fixed(plan.took, 1)} ms\n${plan.lines.join('\n')}`);
  console.log(`\n${verdicts(found)}\n`);
}

/** Updates the search part of docs/benchmarks.md and leaves the rest unchanged. */
export function writeSearch({ found, plans, facts }) {
  const typed = KINDS.map(([kind, text]) => `${kind} (\`${text}\`)`).join(', ');
  const section = `${SEARCH_SECTION}

${machineOf(facts)}

The families of the dashboard (${MEMBERS} members, ${count(FAMILIES * EVENTS)} events) with ${JOBS} jobs each, and
additional households of ${LARGE_MEMBERS} people with ${LARGE.map(count).join(' and ')} events and a tenth as many jobs,
in which filtering by family is not selective. ${AT_ONCE.families} searches run concurrently across all families,
${AT_ONCE.family} in a household; signed in, with row-level security and all limits enabled. The search texts: ${typed}.

${placesOf(found)
  .map((place) => `### In ${nameOf(place)}\n\n${tableOf(found, place)}`)
  .join('\n\n')}

### Aim

${verdicts(found)}

### Plans

The parts that read tables in the plan of the exact statement that the server sent (\`auto_explain\` on its own
connection: the restricted role, its settings, its prepared statement). PostgreSQL chooses the plan by the size of the
family.

${plans
  .map(
    ({ place, text, plan }) =>
      `\`${text}\` in ${nameOf(place)}, ${fixed(plan.took, 1)} ms including the overhead of measuring:\n\n\`\`\`\n${plan.lines.join('\n')}\n\`\`\``,
  )
  .join('\n\n')}
`;
  return writeReportFile(replaceSection(SEARCH_SECTION, section));
}
