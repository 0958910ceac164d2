import type { NormalizedCacheObject } from '@apollo/client';
import type { Snapshot } from '../../storage/device-store';
import { KEPT_MS, KEPT_SIZE, nextSnapshot, overlappingAnswers, windowFrom } from './snapshot';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const of = { userId: 'emma', familyId: 'ashdown', schema: 'one' };
const cache = (rootFields: object, rows: object = {}): NormalizedCacheObject =>
  ({ ROOT_QUERY: { __typename: 'Query', ...rootFields }, ...rows }) as NormalizedCacheObject;
const next = (before: Snapshot | undefined, live: NormalizedCacheObject, more: object = {}): Snapshot =>
  nextSnapshot(before, { ...of, live, stale: new Map(), at: NOW, ...more });
const ref = (id: string) => ({ __ref: id });
const day = (id: string, date: string) => ({ [id]: { id, startDate: date, endDate: date } });

describe('the snapshot', () => {
  it('is merged with the data on screen, which is newer', () => {
    const before = next(undefined, cache({ me: ref('a'), bin: [] }, { a: { name: 'old', mail: 'kept' } }), {
      at: NOW - 5,
    });
    const after = next(before, cache({ me: ref('a') }, { a: { name: 'new' } }));
    expect(after.data).toMatchObject({ ROOT_QUERY: { me: ref('a'), bin: [] }, a: { name: 'new', mail: 'kept' } });
    expect(after.times).toEqual({ me: NOW, bin: NOW - 5 });
  });

  it('is not fresher than the last answer of the server', () => {
    const live = cache({ me: ref('a'), jobs: [] }, { a: {} });
    expect(next(undefined, live, { stale: new Map([['jobs', 7]]), at: 9 + KEPT_MS }).times).not.toHaveProperty('jobs');
    expect(next(undefined, live, { stale: new Map([['jobs', NOW - 7]]) }).times).toEqual({ me: NOW, jobs: NOW - 7 });
  });

  it.each([
    ['another person', { userId: 'tom' }],
    ['another family', { familyId: 'birches' }],
    ['no family', { familyId: null }],
    ['another schema', { schema: 'two' }],
  ])('drops data of %s', (_case, other) => {
    const before = next(undefined, cache({ bin: [ref('secret')] }, { secret: { title: 'Surprise' } }));
    const after = nextSnapshot(before, { ...of, ...other, live: cache({ me: null }), stale: new Map(), at: NOW });
    expect(JSON.stringify(after)).not.toContain('Surprise');
  });

  it('leaves out secrets, searches, and unreachable rows', () => {
    const live = cache(
      {
        calendarFeed: { url: 'feed' },
        'search({"text":"x"})': [],
        'recipePage({"first":20,"of":{"query":"pie"}})': { items: [ref('gone')] },
        'invitePreview({"code":"x"})': null,
        bin: [ref('kept')],
      },
      { kept: { inner: { deep: ref('deep') } }, deep: { name: 'deep' }, gone: { name: 'gone' }, ROOT_MUTATION: {} },
    );
    const { data, times } = next(undefined, live);
    expect(Object.keys(data).sort()).toEqual(['ROOT_QUERY', 'deep', 'kept']);
    expect(times).toEqual({ bin: NOW });
  });

  it('drops data unused for 30 days', () => {
    const before = next(undefined, cache({ bin: [] }), { at: NOW - KEPT_MS - 1 });
    expect(next({ ...before, times: { bin: NOW - KEPT_MS - 1 } }, cache({ me: null })).times).toEqual({ me: NOW });
  });

  it('is bounded: the oldest is dropped first, the viewer is kept', () => {
    const long = 'x'.repeat(KEPT_SIZE / 4);
    const windows = Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`list(${n})`, [long]]));
    const stale = new Map([...[1, 2, 3, 4, 5].map((n): [string, number] => [`list(${n})`, NOW - n]), ['me', NOW - 9]]);
    const kept = next(undefined, cache({ me: null, ...windows }), { stale });
    expect(JSON.stringify(kept.data).length).toBeLessThanOrEqual(KEPT_SIZE);
    expect(kept.times).toHaveProperty('me');
    expect(kept.times).toHaveProperty(['list(1)']);
    expect(kept.times).not.toHaveProperty(['list(5)']);
  });
});

describe('a window of days that was never fetched', () => {
  const week = (from: string, to: string): string => `days({"from":"${from}","to":"${to}"})`;
  const monday = week('2026-11-16', '2026-11-23');
  const may = week('2026-05-01', '2026-05-31');
  const june = week('2026-06-01', '2026-06-30');
  const data = cache(
    { [monday]: [ref('16'), ref('20')], [may]: [], [june]: [], 'other({"from":"2026-07-01","to":"2026-07-31"})': [] },
    { ...day('16', '2026-11-16'), ...day('20', '2026-11-20') },
  );
  const kept = { data, times: { [monday]: 3, [may]: 2, [june]: 1 } };

  it('is assembled from the windows that contain its days', () => {
    const wanted = week('2026-11-20', '2026-11-27');
    expect(overlappingAnswers(kept, wanted)).toEqual([monday]);
    expect(windowFrom(data, [monday], wanted)).toEqual([ref('20')]);
  });
  it('is assembled from neighbouring windows, the freshest last', () =>
    expect(overlappingAnswers(kept, week('2026-05-15', '2026-06-15'))).toEqual([june, may]));
  it.each([
    ['its first day is missing', week('2026-11-15', '2026-11-18')],
    ['it is long, and its end is missing', week('2026-06-15', '2026-07-15')],
    ['nothing of it is there', week('2026-12-01', '2026-12-02')],
    ['it asks for more than days', 'days({"from":"2026-11-16","to":"2026-11-17","who":"tom"})'],
    ['it is no window', 'bin'],
  ])('is not assembled when %s', (_case, wanted) => expect(overlappingAnswers(kept, wanted)).toEqual([]));
});
