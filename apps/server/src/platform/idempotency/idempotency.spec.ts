import { randomUUID } from 'node:crypto';
import { type TestPlatform, startPlatform } from '../../../test/platform';
import { asOwner } from '../../../test/database';
import { until } from '../../../test/until';
import type { Viewer } from '../auth';
import { toPublicError } from '../errors';
import { Idempotency } from './idempotency';

let platform: TestPlatform;
let made: string[] = [];

beforeAll(async () => {
  platform = await startPlatform();
});
beforeEach(() => (made = []));
afterAll(() => platform?.close());

const someone = (): Viewer => {
  const userId = randomUUID();
  return { userId, sessionId: 's', email: '', name: '', familyId: randomUUID(), membershipId: 'm', role: 'admin' };
};
/** A creating call; every real creation yields a new id. */
const call = (
  viewer: Viewer,
  key: string | undefined,
  operation = 'note',
  create: () => Promise<void> = async () => undefined,
) =>
  platform.db.write(viewer, () =>
    platform.app.get(Idempotency).once(viewer, key, operation, async () => {
      await create();
      const id = randomUUID();
      made.push(id);
      return id;
    }),
  );
const refusal = async (promise: Promise<unknown>) => {
  const { status, code, field } = toPublicError(await promise.catch((thrown: unknown) => thrown));
  return { status, code, field };
};
const key = () => randomUUID();

it('a repeated call returns the first result', async () => {
  const ann = someone();
  const k = key();
  const first = await call(ann, k);
  expect(await call(ann, k)).toBe(first);
  expect(await call(ann, k)).toBe(first);
  expect(made).toEqual([first]);
  expect(await call(ann, key())).not.toBe(first);
});

it('of ten concurrent calls one creates, and all get the same id', async () => {
  const ann = someone();
  const k = key();
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(ann, k)));
  expect(new Set(answers).size).toBe(1);
  expect(made).toEqual([answers[0]]);
});

it('a key is valid for one operation', async () => {
  const ann = someone();
  const k = key();
  await call(ann, k);
  expect(await refusal(call(ann, k, 'event'))).toMatchObject({ status: 409, code: 'CONFLICT' });
  expect(made).toHaveLength(1);
});

it("one person's key does not affect another's", async () => {
  const k = key();
  const [first, second] = [await call(someone(), k), await call(someone(), k)];
  expect(first).not.toBe(second);
  expect(made).toEqual([first, second]);
});

it('a failed call releases its key, also to a waiting call', async () => {
  const ann = someone();
  const k = key();
  let fail: (() => void) | undefined;
  const failing = call(ann, k, 'note', () => new Promise((_, reject) => (fail = () => reject(new Error('no')))));
  await until(() => fail);
  const waiting = call(ann, k);
  await until(
    async () => (await asOwner('select from pg_locks where not granted', [], platform.urls.owner)).length > 0,
  );
  fail?.();
  await expect(failing).rejects.toThrow('no');
  const id = await waiting;
  expect(await call(ann, k)).toBe(id);
  expect(made).toEqual([id]);
});

it('without a key every call creates', async () => {
  const ann = someone();
  await Promise.all([call(ann, undefined), call(ann, ''), call(ann, undefined)]);
  expect(new Set(made).size).toBe(3);
});

it.each([
  'short',
  'x'.repeat(129),
  'with a space',
  'tab\tin it',
  'nul\0in it',
  'ümlautümlaut',
  '        ',
  'line\nbreak12',
])('the key %j is refused and nothing is created', async (malformed) => {
  expect(await refusal(call(someone(), malformed))).toEqual({ status: 400, code: 'INVALID', field: 'idempotencyKey' });
  expect(made).toEqual([]);
});

it.each(['12345678', 'x'.repeat(128), "';drop/**/table/**/idempotency_key;--", '$1$2$3$4'])(
  'the key %j is taken',
  async (odd) => {
    const ann = someone();
    expect(await call(ann, odd)).toBe(await call(ann, odd));
  },
);
