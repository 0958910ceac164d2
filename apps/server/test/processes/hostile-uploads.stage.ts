import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { zipOf, type ZippedFile } from '../../src/meals/import/archives/archives.test-kit';
import { as, tokenOf } from '../client';
import type { Member } from '../person';
import type { Stage } from './processes';

/**
 * Malicious uploads, with the memory limit of `npm start`. The reasons for refusing each archive are in the table of
 * hostile-archives.spec.ts.
 */
const MEGABYTE = 1_000_000;
/** The allowed memory growth of the server. Each bomb unpacks to more. */
const GROWTH_MB = 150;
/** The same while two hundred pictures of 2 MB arrive, which are 400 MB before any is read. */
const GROWTH_OF_PICTURES_MB = 250;

export const stew = (n: number, more: object = {}) => ({
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

async function memoryOf(apiUrl: string): Promise<number> {
  const text = await (await fetch(`${apiUrl}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (.+)$/m.exec(text)?.[1]) / 1024 ** 2;
}

/** The answer, and by how many megabytes the server grew in the meantime. */
async function watched<T>(apiUrl: string, call: () => Promise<T>): Promise<{ answer: T; grown: number }> {
  const before = await memoryOf(apiUrl);
  let most = before;
  let isOver = false;
  const watching = (async () => {
    for (; !isOver; await sleep(20)) most = Math.max(most, await memoryOf(apiUrl));
  })();
  const answer = await call().finally(() => (isOver = true));
  await watching;
  return { answer, grown: most - before };
}

export const hostileUploads: Stage = (processes) => {
  let me: Member;
  beforeAll(async () => {
    me = (await processes.family({ members: 0 })).admin;
  });

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
  ])('an upload: %s is refused with a message, in bounded memory', async (_what, make, status, words) => {
    const bytes = make();
    const { answer, grown } = await watched(me.apiUrl, async () => {
      const { status: got, body } = await as(me).rest.raw((agent) =>
        agent.post('/api/meals/recipes/import').attach('file', bytes, 'recipes.zip'),
      );
      return { status: got, body: body as object };
    });
    expect(answer).toMatchObject({ status, body: status === 200 ? { items: [] } : { field: 'file' } });
    expect(JSON.stringify(answer.body)).toContain(words);
    expect(grown).toBeLessThan(GROWTH_MB);
  });

  it('two hundred pictures at once are not in memory at once', async () => {
    // large enough to be noticed
    const body = Buffer.from(`{"avatar_url":"data:image/png;base64,${'A'.repeat(2 * MEGABYTE)}"}`);
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': me.address };
    const put = (authorization?: string) =>
      fetch(`${me.apiUrl}/api/auth/profile`, {
        method: 'PUT',
        headers: { ...headers, ...(authorization && { authorization }) },
        body,
      }).then(({ status }) => status);
    const token = `Bearer ${await tokenOf(me)}`;
    for (const [authorization, expected] of [
      [token, 400],
      [undefined, 401],
    ] as const) {
      const { answer, grown } = await watched(me.apiUrl, () =>
        Promise.all(Array.from({ length: 200 }, () => put(authorization))),
      );
      // some may be refused for their number, after they arrived
      expect(answer).toContain(expected);
      expect(answer.filter((status) => status !== expected && status !== 429)).toEqual([]);
      expect(grown).toBeLessThan(GROWTH_OF_PICTURES_MB);
    }
  });
};
