/** Report of the forum part. */
import { AT_ONCE, POSTS, REPLIES } from './forum.mjs';
import {
  fixed,
  FORUM_SECTION,
  machineOf,
  percentile,
  replaceSection,
  table,
  writeReportFile,
} from './report-parts.mjs';

const count = (number) => number.toLocaleString('en-GB');

const pagesTable = (found) =>
  table(
    ['', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'database CPU ms'],
    found.map(({ what, p50, p95, p99, cpu, database }) => [
      what,
      ...[p50, p95, p99, cpu, database].map((number) => fixed(number, 1)),
    ]),
  );

const spread = (numbers) =>
  [percentile(numbers, 0.5), percentile(numbers, 0.99), Math.max(...numbers)].map((number) => fixed(number, 1));

const repliesTable = ({ times, answered }) =>
  table(
    ['', 'p50 ms', 'p99 ms', 'slowest ms'],
    [
      ['from a reply to a screen', ...spread(times)],
      ['its response', ...spread(answered)],
    ],
  );

export function printForum(results) {
  console.log(`\nA forum of ${count(POSTS)} posts\n${pagesTable(results.found)}`);
  console.log(`\nA reply\n${repliesTable(results)}`);
}

/** Updates the forum part of docs/benchmarks.md and leaves the rest unchanged. */
export function writeForum({ facts, ...results }) {
  const section = `${FORUM_SECTION}

${machineOf(facts)}

One family with ${count(POSTS)} posts, ${REPLIES} replies and six reactions to each. ${AT_ONCE} requests run
concurrently, signed in, with row-level security and all limits enabled. A page is the first 20 posts with everything
that a card shows; all posts are unread.

${pagesTable(results.found)}

### A reply

${results.open} sockets of that family, each with the three subscriptions of the web client: four messages for each
reply. A reply is measured from before its request until each socket has received each message.

${repliesTable(results)}
`;
  return writeReportFile(replaceSection(FORUM_SECTION, section));
}
