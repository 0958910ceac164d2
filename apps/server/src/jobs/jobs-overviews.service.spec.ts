import { asOwner, familyRows, sharedTestApp, type TestApp } from '../../test';
import { BinService } from '../bin/bin.service';
import { FeatureAccess } from '../billing';
import type { Viewer } from '../platform/auth';
import { Housekeeping } from '../platform/housekeeping';
import { SearchService } from '../search/search.service';
import { JobsReader } from './jobs.reader';
import { JobsService } from './jobs.service';

let test: TestApp;
let jobs: JobsService;
let bin: BinService;
let search: SearchService;
beforeAll(async () => {
  test = await sharedTestApp();
  jobs = test.app.get(JobsService);
  bin = test.app.get(BinService);
  search = test.app.get(SearchService);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const TYPE = 'todo';
const without = async (test: TestApp, fn: () => Promise<void>) => {
  const has = jest.spyOn(test.app.get(FeatureAccess), 'has').mockResolvedValue(false);
  await fn().finally(() => has.mockRestore());
};

describe('the bin', () => {
  it('shows what was deleted, by whom and when, and restores it', async () => {
    const { viewer, other, ids } = await familyRows(test);
    const { id } = await jobs.add(viewer, {
      title: 'Bins',
      dueDate: '2026-10-20',
      dueTime: '18:00',
      assignedTo: 'Ben',
      repeat: { type: 'weekly', interval: 2 },
    });
    await jobs.delete(other, id);
    const lego = await jobs.add(viewer, { title: 'Lego' });
    await jobs.setCompleted(viewer, lego.id, true);
    test.clock.advance(60_000);
    await jobs.delete(viewer, lego.id);
    expect((await bin.page(viewer, 50)).items).toMatchObject([
      { id: lego.id, type: TYPE, title: 'Lego', detail: 'No date, done' },
      {
        id,
        type: TYPE,
        title: 'Bins',
        detail: 'Tue 20 October, 18:00, every 2 weeks, Ben',
        deletedByMemberId: ids[1],
        deletedByName: 'Ben',
        restorableUntil: new Date('2026-11-07T09:30:00Z'),
      },
    ]);
    expect(await bin.restore(viewer, TYPE, id)).toEqual({ id, type: TYPE, title: 'Bins', date: '2026-10-20' });
    expect((await bin.page(viewer, 50)).items).toHaveLength(1);
    expect(await test.app.get(JobsReader).get(viewer, id)).toMatchObject({ repeat: { interval: 2 } });
  });

  it('is emptied by hand and at night, and earned points stay', async () => {
    const { viewer, ids, familyId } = await familyRows(test);
    const rows = () => asOwner('select 1 from job where family_id = $1', [familyId], test.urls.owner);
    const [a, b, c] = [
      await jobs.add(viewer, { title: 'A', points: 5, assignedTo: 'Me' }),
      await jobs.add(viewer, { title: 'B' }),
      await jobs.add(viewer, { title: 'C' }),
    ];
    await jobs.setCompleted(viewer, a.id, true);
    for (const { id } of [a, b, c]) await jobs.delete(viewer, id);
    await bin.deleteForever(viewer, TYPE, b.id);
    expect(await rows()).toHaveLength(2);
    test.clock.set('2026-11-07T09:30:01Z');
    await test.app.get(Housekeeping).sweep();
    expect(await rows()).toEqual([]);
    const kept = await asOwner(
      'select membership_id from job_points where family_id = $1',
      [familyId],
      test.urls.owner,
    );
    expect(kept).toEqual([{ membership_id: ids[0] }]);
  });

  it('leaves jobs out for a family without the feature', async () => {
    const { viewer } = await familyRows(test);
    const { id } = await jobs.add(viewer, { title: 'Bins' });
    await jobs.delete(viewer, id);
    await without(test, async () => {
      expect((await bin.page(viewer, 50)).items).toEqual([]);
      await expect(bin.restore(viewer, TYPE, id)).rejects.toMatchObject({ code: 'FEATURE_LOCKED' });
    });
    expect((await bin.page(viewer, 50)).items).toHaveLength(1);
  });
});

describe('the search', () => {
  const found = async (viewer: Viewer, text: string, asked: object = {}) =>
    (await search.search(viewer, text, asked)).results;

  it('finds jobs by title, notes and person, open or done, with the data that a screen needs', async () => {
    const { viewer } = await familyRows(test);
    const { id } = await jobs.add(viewer, {
      title: 'Book the car in',
      notes: 'MOT runs out',
      dueDate: '2026-10-12',
      assignedTo: 'Ben',
    });
    const stove = await jobs.add(viewer, { title: 'Camping stove' });
    for (const text of ['car', 'mot', 'ben book', 'boook'])
      expect(await found(viewer, text)).toMatchObject([{ id, type: TYPE, title: 'Book the car in' }]);
    expect((await found(viewer, 'car'))[0]).toMatchObject({
      date: '2026-10-12',
      metadata: { dueDate: '2026-10-12', isCompleted: false },
    });
    await jobs.setCompleted(viewer, stove.id, true);
    expect(await found(viewer, 'stove', { status: 'active' })).toEqual([]);
    expect(await found(viewer, 'stove', { status: 'completed' })).toMatchObject([{ id: stove.id }]);
    expect(await found(viewer, 'car', { startDate: '2026-10-13' })).toEqual([]);
  });

  it('finds the open instance of a repeating job, but nothing deleted, of other families, or without the feature', async () => {
    const { viewer } = await familyRows(test);
    const stranger = await familyRows(test);
    const { id } = await jobs.add(viewer, { title: 'Compost', dueDate: '2026-10-05', repeat: { type: 'weekly' } });
    const { next } = await jobs.setCompleted(viewer, id, true);
    expect((await found(viewer, 'compost')).map((hit) => hit.id)).toEqual([next?.id]);
    await without(test, async () => expect(await found(viewer, 'compost')).toEqual([]));
    await jobs.delete(viewer, next?.id ?? '');
    expect((await found(viewer, 'compost')).map((hit) => hit.id)).toEqual([id]);
    await jobs.delete(viewer, id);
    expect(await found(viewer, 'compost')).toEqual([]);
    expect(await found(stranger.viewer, 'compost')).toEqual([]);
  });
});
