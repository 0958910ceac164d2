/** The measurements, in order: equal rows first, then interleaved reads, writes, sockets, memory; search, meals, shopping and forum separately. */
import { cpus, totalmem } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { fromRoot } from '../lib/root.mjs';
import { contenders, signedIn } from './contenders.mjs';
import { cpuOf, cpuOfPostgres, memoryOf, start } from './processes.mjs';
import { benchForum } from './forum.mjs';
import { benchMeals } from './meals.mjs';
import { draw, randomFrom } from './random.mjs';
import { printReport, writeReport } from './report.mjs';
import { printForum, writeForum } from './report-forum.mjs';
import { printMeals, writeMeals } from './report-meals.mjs';
import { printShopping, writeShopping } from './report-shopping.mjs';
import { printSearch, writeSearch } from './report-search.mjs';
import { benchSearch } from './search.mjs';
import { benchShopping } from './shopping.mjs';
import { CROWD } from './seed.mjs';
import { signIn } from './sign-in.mjs';
import { DAYS_AHEAD, setStage } from './stage.mjs';

const SEED = 20_261_120;
const WARM_UP_SECONDS = 1;
const CHECKED = 25;
const CHANGES = 20;
/** Warm-up writes before them. */
const WARM_UP_CHANGES = 5;
/** Errors are shorter than this; the smallest dashboard is several times as long. */
const LEAST_BYTES = 1_500;

export async function bench({ wanted, parts, rounds, seconds, connections, report, ...place }) {
  const started = performance.now();
  const stage = await setStage({ ...place, wanted });
  const { people, own, dates, owner } = stage;
  console.log(`Seeded in ${stage.facts.seeded.toFixed(1)} s; window ${dates.day} to ${dates.last}`);
  people.forEach((person, nth) => (person.address = `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}`));
  // one caller per family, the children's tablets included: not always the creator
  const callers = people.filter(({ n, nth }) => n > 0 && nth === (n % 5) + 1);
  const load = remote(await start(process.execPath, fromRoot('tools/bench/load.mjs')));

  const run = { stage, load, callers, wanted, rounds, seconds, connections };
  const dashboard = parts.includes('dashboard') ? await benchDashboard(run) : null;
  const memory = memoryOf(own.pid);
  const search = parts.includes('search') ? await benchSearch({ ...run, secret: place.secret, seed: SEED }) : null;
  const meals = parts.includes('meals') ? await benchMeals({ ...run, seed: SEED }) : null;
  const shopping = parts.includes('shopping')
    ? await benchShopping(stage, remote(await start(process.execPath, fromRoot('tools/bench/sockets.mjs'))))
    : null;
  const forum = parts.includes('forum')
    ? await benchForum({
        ...run,
        sockets: remote(await start(process.execPath, fromRoot('tools/bench/sockets.mjs'))),
        seed: SEED,
      })
    : null;
  await owner.end();

  const facts = {
    ...stage.facts,
    ...{ node: process.versions.node, cores: cpus().length, cpu: cpus()[0]?.model ?? 'unknown' },
    ...{ system: process.platform, memoryGb: totalmem() / 2 ** 30, days: DAYS_AHEAD },
  };
  if (dashboard) {
    const results = { ...dashboard, memory, facts, rounds, seconds, connections, dates };
    printReport(results);
    if (report) await writeReport(results);
  }
  if (search) {
    printSearch(search);
    if (report) await writeSearch({ ...search, facts });
  }
  if (meals) {
    printMeals(meals);
    if (report) await writeMeals({ ...meals, facts });
  }
  if (shopping) {
    printShopping(shopping);
    if (report) await writeShopping({ ...shopping, facts });
  }
  if (forum) {
    printForum(forum);
    if (report) await writeForum({ ...forum, facts });
  }
  console.log(`The run took ${((performance.now() - started) / 1_000).toFixed()} s.`);
}

/** The dashboard next to its contenders, a write, and a change delivered to 500 sockets. */
async function benchDashboard({ stage, load, callers, wanted, rounds, seconds, connections }) {
  const { people, servers, own, dates, postmaster } = stage;
  const all = contenders(dates);
  const names = Object.keys(all).filter((name) => wanted.includes(name));
  const crowd = people.filter(({ n }) => n === 0);
  const tokens = await signIn(own.url, callers, 10_000);
  const rows = await checkSameRows(names, all, servers, draw(callers, CHECKED, randomFrom(SEED)));
  console.log(`The same rows from everybody: ${CHECKED} families, ${rows} events and activities`);

  const slice = async (name, job, length = seconds) => {
    const server = servers[name] ?? own;
    await signIn(own.url, callers, (length + 3) * 1_000);
    const before = [cpuOf(server.pid), cpuOfPostgres(postmaster)];
    const result = await load({ url: server.url, connections, seconds: length, perConnection: 200, ...job() });
    if (result.failures > 0) throw new Error(`${name}: ${result.failures} of ${result.requests} requests failed`);
    const [cpu, database] = [cpuOf(server.pid), cpuOfPostgres(postmaster)].map(
      (after, nth) => ((after - before[nth]) * 1_000) / result.requests,
    );
    return { ...result, cpu, database, memory: memoryOf(server.pid)?.now };
  };
  const reading = (name, seed) => () => ({
    ...{ requests: callers.map(all[name].request), seed, leastBytes: LEAST_BYTES },
  });

  const reads = Object.fromEntries(names.map((name) => [name, []]));
  for (const name of names) await slice(name, reading(name, SEED), WARM_UP_SECONDS * 3);
  for (let round = 1; round <= rounds; round++)
    for (const name of names) {
      await slice(name, reading(name, SEED + round), WARM_UP_SECONDS);
      const result = await slice(name, reading(name, SEED + round));
      reads[name].push(result);
      console.log(
        `round ${round}  ${all[name].title.padEnd(22)} ${result.perSecond.toFixed(0).padStart(6)} requests/s`,
      );
    }

  let title = 0;
  const input = (person) => ({
    ...{ title: `Bench ${++title}`, eventDate: dates.later, eventTime: '15:30' },
    whoMemberId: person.membershipId,
  });
  const sent = (person) => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', ...signedIn(person) },
    body: JSON.stringify({
      query:
        'mutation Add($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id title eventDate version } }',
      variables: { input: input(person) },
    }),
  });
  const writing = (seed) => () => ({ requests: callers.map(sent), seed, leastBytes: 100, connections: 8 });
  await slice('write', writing(SEED), WARM_UP_SECONDS);
  const writes = [];
  for (let round = 1; round <= 3; round++) writes.push(await slice('write', writing(SEED + round)));

  const live = await measureSockets(own, crowd, input);
  return { reads, writes, live, tokens, rows, titles: titlesOf(all) };
}

const titlesOf = (all) => Object.fromEntries(Object.entries(all).map(([name, { title }]) => [name, title]));

/** @throws when two contenders answer different rows for a family */
async function checkSameRows(names, all, servers, callers) {
  let rows = 0;
  for (const person of callers) {
    const answers = [];
    for (const name of names) {
      const { path, ...request } = all[name].request(person);
      const answer = await fetch(`${servers[name].url}${path}`, request);
      const text = await answer.text();
      try {
        answers.push(all[name].read(JSON.parse(text)));
      } catch (cause) {
        throw new Error(`${name} answered ${answer.status}: ${text.slice(0, 600)}`, { cause });
      }
    }
    const [first] = answers;
    if (first.activities.length !== 20) throw new Error('a family has fewer than 20 activities');
    answers.forEach((answer, nth) => {
      if (isDeepStrictEqual(answer, first)) return;
      const show = (value) => JSON.stringify(value, null, 1);
      throw new Error(`${names[nth]} and ${names[0]} differ:\n${show(answer)}\n${show(first)}`);
    });
    rows += first.todaysItems.length + first.events.length + first.activities.length;
  }
  return rows;
}

async function measureSockets(own, crowd, input) {
  const sockets = remote(await start(process.execPath, fromRoot('tools/bench/sockets.mjs')));
  await signIn(own.url, crowd, 30_000);
  const open = await sockets({ job: 'open', url: own.url, people: crowd, each: CROWD.socketsEach });
  const times = [];
  const slowest = [];
  const answered = [];
  for (let nth = -WARM_UP_CHANGES; nth < CHANGES; nth++) {
    const person = crowd[(nth + WARM_UP_CHANGES) % crowd.length];
    const change = await sockets({ job: 'change', url: own.url, person, variables: { input: input(person) } });
    if (nth < 0) continue;
    times.push(...change.times);
    slowest.push(Math.max(...change.times));
    answered.push(change.answered);
  }
  return { open, times, slowest, answered };
}

/** Calls a process that handles one job at a time. */
const remote = (child) => (job) =>
  new Promise((resolve, reject) => {
    const gone = (code) => reject(new Error(`a process of the bench ended with ${code}`));
    child.once('exit', gone);
    child.once('message', ({ result, error }) => {
      child.off('exit', gone);
      if (error) reject(new Error(error));
      else resolve(result);
    });
    child.send(job);
  });
