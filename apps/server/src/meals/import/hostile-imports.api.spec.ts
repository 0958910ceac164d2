import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { as, make, startServers, type Member, type Servers } from '../../../test';
import { until } from '../../../test/until';
import { zipOf, type ZippedFile } from './archives/archives.test-kit';

/**
 * Malicious uploads, and a crash during an import, with the memory limit of `npm start`. The reasons for refusing each
 * archive are in the table of hostile-archives.spec.ts.
 */
const MEGABYTE = 1_000_000;
/** The allowed memory growth of the server. Each bomb unpacks to more. */
const MEMORY_MB = 150;
const PATH = '/api/meals/recipes/import';

let servers: Servers;
let me: Member;

beforeAll(async () => {
  // as started by `npm start` (tools/lib/server-flags.mjs)
  servers = await startServers({ NODE_OPTIONS: '--max-old-space-size=512 --max-semi-space-size=32' });
  me = (await make.family({ apiUrl: servers.first.apiUrl, members: 0 })).admin;
});
afterAll(() => servers?.close());

const upload = async (path: string, bytes: Buffer, who: Member = me) => {
  const answer = await as(who).rest.raw((agent) => agent.post(path).attach('file', bytes, 'recipes.zip'));
  return { status: answer.status, body: answer.body as Record<string, unknown> };
};

async function memory(): Promise<number> {
  const text = await (await fetch(`${me.apiUrl}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (.+)$/m.exec(text)?.[1]) / 1024 ** 2;
}

/** The response, and by how many megabytes the server grew in the meantime. */
async function watched<T>(call: () => Promise<T>): Promise<{ answer: T; grown: number }> {
  const before = await memory();
  let most = before;
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; await sleep(20)) most = Math.max(most, await memory());
  })();
  const answer = await call().finally(() => (isOver = true));
  await watching;
  return { answer, grown: most - before };
}

const stew = (n: number, more: object = {}) => ({
  '@type': 'Recipe',
  name: `Stew ${n}`,
  recipeIngredient: ['500 g beef'],
  recipeInstructions: ['Stew.'],
  ...more,
});
const zeros = (megabytes: number) => Buffer.alloc(megabytes * MEGABYTE, ' ');
/** A list of recipes of about this many megabytes. */
const list = (megabytes: number) =>
  Buffer.from(
    JSON.stringify(Array.from({ length: megabytes }, (_, n) => stew(n, { description: 'x'.repeat(MEGABYTE) }))),
  );
const file = (content: Buffer | object): ZippedFile => ({ name: 'recipe.json', content });
const many = (count: number, content: Buffer | object = {}): ZippedFile[] =>
  Array.from({ length: count }, (_, n) => ({ name: `${n}.json`, content }));
const nested = (depth: number): Buffer =>
  depth === 0
    ? zipOf([file(stew(1))])
    : zipOf(['a', 'b', 'c'].map((name): ZippedFile => ({ name: `${name}.zip`, content: nested(depth - 1) })));

it.each<[string, () => Buffer, number, string]>([
  ['a bomb of 600 MB', () => zipOf(many(3, zeros(200))), 400, 'The archive unpacks to'],
  ['a bomb that lies about its size', () => zipOf([{ ...file(zeros(200)), size: 1_000 }]), 200, 'It is damaged'],
  ['a bomb of Paprika', () => gzipSync(zeros(200)), 200, 'It is larger than 40 MB'],
  ['20,000 files that are not recipes', () => zipOf(many(20_000)), 200, 'It contains no recipe in a known format'],
  ['paths that climb out', () => zipOf([{ ...file(stew(1)), name: '../../x.json' }]), 400, 'outside of itself'],
  ['archives in archives in archives', () => nested(6), 200, 'It is an archive within an archive'],
  ['an archive that is cut short', () => nested(1).subarray(0, 300), 400, 'The archive is damaged or incomplete'],
  ['50 MB of JSON', () => list(50), 200, 'It is larger than 40 MB'],
  ['5 MB of brackets', () => Buffer.from('['.repeat(5 * MEGABYTE)), 200, 'It is not valid JSON'],
  ['a file of 101 MB', () => zeros(101), 413, 'The file is larger than 100 MB.'],
])('%s is refused with a message, in bounded memory', async (_what, make, status, words) => {
  const bytes = make();
  const { answer, grown } = await watched(() => upload(PATH, bytes));
  expect(answer).toMatchObject({ status, body: status === 200 ? { items: [] } : { field: 'file' } });
  expect(JSON.stringify(answer.body)).toContain(words);
  expect(grown).toBeLessThan(MEMORY_MB);
});

describe('a server that is killed', () => {
  const RECIPES = 1_000;
  const WAITING = `pg_locks where not granted and relation = 'activity'::regclass
    and database = (select oid from pg_database where datname = current_database())`;
  const ACCEPT = `mutation ($entries: [DraftMealInput!]!, $key: String) {
    acceptMealPlan(entries: $entries, idempotencyKey: $key) { meals { title } } }`;
  const entries = ['2027-01-04', '2027-01-05', '2027-01-06'].map((date) => ({
    date,
    mealType: 'dinner',
    title: 'Soup',
  }));

  it('during an import and while accepting a plan has stored nothing partially, and both can be repeated', async () => {
    const archive = Buffer.from(JSON.stringify(Array.from({ length: RECIPES }, (_, n) => stew(n))));
    const accept = (who: Member) => as(who).gql<object>(ACCEPT, { entries, key: 'plan-of-the-first-week' });
    const lock = new Client({ connectionString: servers.ownerUrl });
    await lock.connect();
    const importing = upload(`${PATH}/commit`, archive).catch(() => 'ended');
    await until(async () => (await servers.count('recipe')) > 0);
    // from now on every write to the feed blocks, and with it the rest of its transaction
    await lock.query('begin');
    await lock.query('lock table activity in access exclusive mode');
    const accepting = accept(me).catch(() => 'ended');
    await until(async () => (await servers.count(WAITING)) === 2);
    await servers.kill(servers.first.server);
    expect(await Promise.all([importing, accepting])).toEqual(['ended', 'ended']);
    await lock.query('rollback');
    await lock.end();

    const kept = await servers.count('recipe');
    expect([kept % 25, kept < RECIPES]).toEqual([0, true]);
    expect(await servers.count(`activity where resource = 'recipe'`)).toBe(kept / 25);
    expect(await servers.count('planned_meal')).toBe(0);

    const { apiUrl } = await servers.start();
    const again = { ...me, apiUrl };
    const { status, body } = await upload(`${PATH}/commit`, archive, again);
    expect([status, body]).toEqual([200, { added: RECIPES - kept, known: 0, problems: [] }]);
    const answers = [await accept(again), await accept(again)];
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined]);
    expect([await servers.count('recipe'), await servers.count('planned_meal')]).toEqual([RECIPES, 3]);
  });
});
