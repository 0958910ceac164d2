/** Search through both APIs, and PostgreSQL's plan for one query. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signedIn } from './contenders.mjs';
import { cpuOf, cpuOfPostgres } from './processes.mjs';
import { seededPeople } from './seed.mjs';
import { LARGE, seedSearch } from './seed-search.mjs';
import { signIn } from './sign-in.mjs';

/** Queries, and whether they have hits. */
export const KINDS = [
  ['a word', 'dentist', true],
  ['mistyped', 'dentsit', true],
  ['the beginning of a word', 'foot', true],
  ['two words', 'piano lesson', true],
  ['a name and a word', 'mia swimming', true],
  ['no match', 'xylophone', false],
];
/**
 * The limit of 120 searches per minute and person applies here too; and a token must outlive its slice on a slow
 * machine.
 */
const REQUESTS = 200;
const REQUESTS_OF_LARGEST = 80;
const SLICE_MS = 50_000;
const WARM_UP = 24;
/** Concurrent searches: across all families, and in one of them. */
export const AT_ONCE = { families: 4, family: 2 };
const FAMILIES = 'families';

const QUERY = `query Search($query: String!) { search(query: $query) {
  totalResults results { id type title content highlights author authorMemberId date category url metadata { eventDate } } } }`;

const apis = {
  REST: (person, text) => ({
    method: 'GET',
    path: `/api/search?q=${encodeURIComponent(text)}`,
    headers: signedIn(person),
  }),
  GraphQL: (person, text) => ({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', ...signedIn(person) },
    body: JSON.stringify({ query: QUERY, variables: { query: text } }),
  }),
};

/**
 * @param stage from `setStage`
 * @param load sends a job to the load generator
 * @param callers one member of each ordinary family
 */
export async function benchSearch({ stage, load, callers, secret, seed }) {
  const { owner, own, dates, dir, postmaster } = stage;
  console.log('Seeding the search');
  await seedSearch(owner, dates.day);
  const people = (await seededPeople(owner, secret)).filter(({ n }) => n < 0);
  people.forEach((person, nth) => (person.address = `10.200.${nth >> 8}.${nth & 255}`));
  const places = [
    { place: FAMILIES, people: callers, connections: AT_ONCE.families },
    ...LARGE.map((events, nth) => ({
      ...{ place: events, people: people.filter(({ n }) => n === -(nth + 1)), connections: AT_ONCE.family },
    })),
  ];

  const measure = async ({ people: askers, connections }, api, kinds, requests) => {
    await signIn(own.url, askers, SLICE_MS);
    const before = [cpuOf(own.pid), cpuOfPostgres(postmaster)];
    const result = await load({
      ...{ url: own.url, connections, amount: requests, perConnection: requests, seed, leastBytes: 30 },
      requests: askers.flatMap((person) => kinds.map(([, text]) => apis[api](person, text))),
    });
    if (result.failures > 0) throw new Error(`${result.failures} of ${result.requests} searches failed`);
    const [cpu, database] = [cpuOf(own.pid), cpuOfPostgres(postmaster)].map(
      (after, nth) => ((after - before[nth]) * 1_000) / result.requests,
    );
    return { ...result, cpu, database };
  };

  const found = [];
  for (const each of places) {
    const { place, people: askers } = each;
    await signIn(own.url, askers, SLICE_MS);
    const totals = await check(own.url, askers[0]);
    const add = async (kind, api, kinds, hits) => {
      await measure(each, api, kinds, WARM_UP);
      const result = await measure(each, api, kinds, place === Math.max(...LARGE) ? REQUESTS_OF_LARGEST : REQUESTS);
      found.push({ place, kind, api, hits, ...result });
      console.log(
        `${String(place).padStart(8)} ${api.padEnd(8)} ${kind.padEnd(24)} p95 ${result.p95.toFixed(1).padStart(7)} ms`,
      );
    };
    for (const [nth, kind] of KINDS.entries()) await add(kind[0], 'REST', [kind], totals[nth]);
    for (const api of Object.keys(apis)) await add('all of these in turn', api, KINDS, null);
  }
  const plans = [];
  for (const { place, people: askers } of places.slice(0, 2)) {
    await signIn(own.url, askers, SLICE_MS);
    plans.push({ place, text: KINDS[1][1], plan: await planOf(owner, dir, own.url, askers[0], KINDS[1][1]) });
  }
  return { found, plans };
}

/** @returns hits of each kind. @throws when a kind has no hits but should, or the reverse */
async function check(url, person) {
  const totals = [];
  for (const [kind, text, isThere] of KINDS) {
    const { path, ...request } = apis.REST(person, text);
    const answer = await (await fetch(`${url}${path}`, request)).json();
    // a name and a word may not coincide in any of 200 events
    if (!isThere && answer.totalResults !== 0) throw new Error(`"${text}" was found: ${JSON.stringify(answer)}`);
    if (isThere && kind !== 'a name and a word' && !(answer.totalResults > 0))
      throw new Error(`"${text}" was not found: ${JSON.stringify(answer)}`);
    totals.push(answer.totalResults);
  }
  return totals;
}

/** The plan of the server's own statement, with its connection's settings: PostgreSQL is configured to log it. */
async function planOf(owner, dir, url, person, text) {
  const { rows } = await owner.query(`select name from owner_only.database_role where kind = 'app'`);
  const [{ name: role }] = rows;
  await owner.query(`alter role ${role} set session_preload_libraries = 'auto_explain'`);
  await owner.query(`load 'auto_explain'`);
  for (const [name, value] of Object.entries({ log_min_duration: '0', log_analyze: 'on', log_timing: 'on' }))
    await owner.query(`alter role ${role} set auto_explain.${name} = '${value}'`);
  // existing connections keep their settings
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`);
  const { path, ...request } = apis.REST(person, text);
  for (let tries = 0; tries < 5; tries++) {
    const answer = await fetch(`${url}${path}`, request);
    if (answer.ok) break;
  }
  const log = readFileSync(join(dir, 'pg.log'), 'utf8');
  const begin = log.lastIndexOf('with viewer as (');
  if (begin === -1) throw new Error('PostgreSQL has logged no plan of a search');
  const [, plan] = /limit [$\d]+\n((?:\t[^\n]*\n)+)/.exec(log.slice(log.indexOf('order by rank', begin))) ?? [];
  const [, took] = [...log.slice(0, begin).matchAll(/duration: ([\d.]+) ms {2}plan:/g)].at(-1) ?? [];
  return { took: Number(took), lines: scansOf(plan ?? '') };
}

/** The nodes of a plan that read tables, with their index conditions; the others sort and count. */
function scansOf(plan) {
  const lines = plan.split('\n').map((line) => line.replace(/^\t/, ''));
  const kept = lines.filter((line) => /Scan|BitmapOr|BitmapAnd|Index Cond|Rows Removed|Append/.test(line));
  return kept.map((line) => line.replace(/\(cost=\S+ rows=\d+ width=\d+\) /, '').slice(0, 170));
}
