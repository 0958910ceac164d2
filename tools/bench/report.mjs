/** Report of a run: on the screen, and in docs/benchmarks.md. */
import {
  fixed,
  keepSection,
  machineOf,
  median,
  middle,
  OTHER_SECTIONS,
  percentile,
  table,
  writeReportFile,
} from './report-parts.mjs';
import { ACTIVITIES, CROWD, EVENTS, FAMILIES, MEMBERS } from './seed.mjs';

const row = (title, { perSecond, p50, p99, cpu, database, memory }) => [
  title,
  ...[fixed(perSecond), fixed(p50, 1), fixed(p99, 1), fixed(cpu, 2), fixed(database, 2), fixed(memory)],
];
const HEAD = ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'database CPU ms', 'memory MB'];

/** The figures of a run, compared with its targets. */
function summary({ reads, writes, live, memory, titles }) {
  const read = Object.fromEntries(Object.entries(reads).map(([name, slices]) => [name, middle(slices)]));
  const ratio = (one, other) => read[one] && read[other] && read[one].perSecond / read[other].perSecond;
  const socketP99 = percentile(live.times, 0.99);
  const aims = [
    ['GraphQL compared with PostGraphile 5', ratio('graphql', 'postgraphile'), 1, 1.7],
    ['GraphQL compared with bare Fastify', ratio('graphql', 'fastify'), 0.25, 0.36],
    ['REST compared with bare Fastify', ratio('rest', 'fastify'), 0.5],
  ].filter(([, found]) => found !== undefined);
  const verdict = (good, beyond) => (beyond ? 'beyond' : good ? 'met' : 'missed');
  const lines = [
    ...aims.map(([what, found, aim, further]) => [
      what,
      `${fixed(found, 2)} ×`,
      `at least ${fixed(aim, 2)} ×${further ? `, beyond ${fixed(further, 2)} ×` : ''}`,
      verdict(found >= aim, further && found >= further),
    ]),
    [
      `${live.open} sockets, p99`,
      `${fixed(socketP99)} ms`,
      'within 100 ms',
      verdict(live.open === CROWD.members * CROWD.socketsEach && socketP99 <= 100),
    ],
    ...(memory
      ? [['Peak memory of the server', `${fixed(memory.peak)} MB`, 'under 300 MB', verdict(memory.peak < 300)]]
      : []),
  ];
  return {
    reads: table(
      HEAD,
      Object.entries(read).map(([name, figures]) => row(titles[name], figures)),
    ),
    write: table(HEAD, [row('Homefold, GraphQL', middle(writes))]),
    sockets: table(
      ['', 'p50 ms', 'p99 ms', 'slowest ms'],
      [
        [
          'a message received',
          ...[median(live.times), socketP99, percentile(live.times, 1)].map((number) => fixed(number, 1)),
        ],
        [
          'the last message of a change',
          ...[median(live.slowest), percentile(live.slowest, 0.99), percentile(live.slowest, 1)].map((n) =>
            fixed(n, 1),
          ),
        ],
        [
          'the response to the author',
          ...[median(live.answered), percentile(live.answered, 0.99), percentile(live.answered, 1)].map((n) =>
            fixed(n, 1),
          ),
        ],
      ],
    ),
    aims: table(['', 'found', 'aim', ''], lines),
  };
}

export function printReport(results) {
  const { reads, write, sockets, aims } = summary(results);
  const { tokens } = results;
  console.log(
    `\nThe dashboard\n${reads}\n\nAdding an event\n${write}\n\nOne change, 500 sockets\n${sockets}\n\n${aims}\n`,
  );
  console.log(`A token took ${fixed(tokens.each, 1)} ms.`);
}

/** Rewritten by every run: figures of one machine, day and run belong together. */
export function writeReport(results) {
  const { reads, write, sockets, aims } = summary(results);
  const { facts, rounds, seconds, connections, dates, rows, live } = results;
  const count = (number) => number.toLocaleString('en-GB');
  const text = `# Benchmarks

${machineOf(facts)}

One database holds ${count(FAMILIES)} families, each with ${MEMBERS} members, ${EVENTS} events (twelve of them repeat)
and ${ACTIVITIES} activities. The dashboard is one request: today's items, the events of today and the ${facts.days}
days after it, the newest 20 activities with names.
${connections} connections request random families, the same for every contender, in ${rounds} rounds of ${seconds} s in
turn; the figures are medians of the rounds. Beforehand, every contender has to return the same ${count(rows)} rows
(week of ${dates.day}).

## The dashboard

${reads}

CPU is that of the server process, per request; database CPU is PostgreSQL's.

## Adding an event

${write}

Including its activity, its live messages and all other effects of adding an event; 8 connections.

## One change, ${live.open} sockets

${sockets}

Measured from before the request until both messages (\`activityAdded\`, \`familyChanged\`) have reached a socket,
${live.slowest.length} sequential changes (after five for warming up), ${CROWD.members} members with
${CROWD.socketsEach} sockets each.

## Aims

${aims}

## What is compared

- **Homefold** as it ships: bearer tokens fetched at sign-in and checked with their sessions on every request, row-level
  security, request log, limits of depth, cost and rate, security headers. Its REST response has all fields of an event.
- **Fastify and pg, bare**: one handler, one prepared statement, no sign-in, no policies. The practical limit of Node.
- **PostGraphile 5** on Node 22, plain lists instead of connections, no sign-in, no policies. For it and for Fastify, an
  SQL function expands repeating events in the database; Homefold expands them with the code that its screens use. The
  function selects events by the same conditions, and so with the same indexes, as Homefold.
`;
  return writeReportFile(OTHER_SECTIONS.reduce(keepSection, text));
}
