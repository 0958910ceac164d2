import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { asOwner, cloneDatabase } from '../../../test/database';
import { FixedClock } from '../../../test/clock';
import type { DatabaseUrls } from '../database';
import { toPublicError } from '../errors';
import { RateLimiter } from './rate-limiter';

const clock = new FixedClock();
let urls: DatabaseUrls;
let drop: () => Promise<void>;
/** Two servers on one database. */
let pools: Pool[];
let limiter: RateLimiter;
let other: RateLimiter;

beforeAll(async () => {
  ({ urls, drop } = await cloneDatabase());
  pools = [1, 2].map(() => new Pool({ connectionString: urls.system, max: 8 }));
  [limiter, other] = pools.map((pool) => new RateLimiter(pool, clock)) as [RateLimiter, RateLimiter];
});
afterAll(async () => {
  await Promise.all(pools?.map((pool) => pool.end()) ?? []);
  await drop?.();
});

const key = () => `test:${randomUUID()}`;
const three = { limit: 3, windowSeconds: 60 };
const wait = async (promise: Promise<void>): Promise<number | undefined> => {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!error) return undefined;
  const { status, code, details } = toPublicError(error);
  expect([status, code]).toEqual([429, 'RATE_LIMITED']);
  return details?.['retryAfterSeconds'] as number;
};

it('allows the limit, then reports how long to wait until the window ends', async () => {
  const k = key();
  for (let n = 0; n < 3; n++) expect(await wait(limiter.hit(k, three))).toBeUndefined();
  expect(await wait(limiter.hit(k, three))).toBe(60);
  clock.advance(59_500);
  expect(await wait(limiter.hit(k, three))).toBe(1);
  clock.advance(500);
  for (let n = 0; n < 3; n++) expect(await wait(limiter.hit(k, three))).toBeUndefined();
  expect(await wait(limiter.hit(k, three))).toBe(60);
});

it('counts keys separately, and refuses when any is over its limit', async () => {
  const [a, b] = [key(), key()];
  await limiter.hit([a, b], three);
  await limiter.hit(a, three);
  await limiter.hit(a, three);
  expect(await wait(limiter.hit([a, b], three))).toBe(60);
  expect(await wait(limiter.hit(b, three))).toBeUndefined();
  expect(await wait(limiter.hit(b, three))).toBe(60);
});

it('allows exactly the limit of 100 concurrent hits on two servers', async () => {
  const k = key();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => wait((n % 2 ? limiter : other).hit(k, { limit: 25, windowSeconds: 60 }))),
  );
  expect(answers.filter((seconds) => seconds === undefined)).toHaveLength(25);
});

it('does not lock out forever: a server with a slow clock waits one window at most', async () => {
  const k = key();
  for (let n = 0; n < 4; n++) await wait(limiter.hit(k, three));
  const behind = new RateLimiter(pools[1] as Pool, new FixedClock(new Date(clock.now().getTime() - 5_000)));
  expect(await wait(behind.hit(k, three))).toBe(65);
});

it('takes back a hit, never below zero', async () => {
  const k = key();
  await limiter.forgive([k, key()]);
  await limiter.hit(k, three);
  await limiter.forgive(k);
  await limiter.forgive(k);
  for (let n = 0; n < 3; n++) expect(await wait(limiter.hit(k, three))).toBeUndefined();
  expect(await wait(limiter.hit(k, three))).toBe(60);
});

it('deletes expired windows', async () => {
  const old = key();
  await limiter.hit(old, { limit: 1, windowSeconds: 1 });
  clock.advance(2_000);
  const sweeper = new RateLimiter(pools[0] as Pool, clock);
  await Promise.all(Array.from({ length: 1_000 }, () => sweeper.hit('test:busy', { limit: 9_999, windowSeconds: 60 })));
  expect(await asOwner('select from rate_limit where key = $1', [old], urls.owner)).toEqual([]);
});
