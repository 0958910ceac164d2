import { asOwner, familyRows, sharedTestApp, type TestApp } from '../../test';
import type { Viewer } from '../platform/auth';
import { BIN_DAYS } from '../platform/bin';
import { Housekeeping } from '../platform/housekeeping';
import { BinService } from '../bin/bin.service';
import { BirthdaysService } from './special-days/birthdays.service';
import type { CalendarEventChanges } from './events/calendar.inputs';
import { CalendarService } from './events/calendar.service';
import { UndoLog } from '../platform/undo';

let test: TestApp;
let calendar: CalendarService;
let undoing: UndoLog;
let bin: BinService;
beforeAll(async () => {
  test = await sharedTestApp();
  calendar = test.app.get(CalendarService);
  undoing = test.app.get(UndoLog);
  bin = test.app.get(BinService);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const TYPE = 'calendar_event';
const DAY = 86_400_000;
const owner = <Row extends object>(sql: string, values: unknown[] = []) => asOwner<Row>(sql, values, test.urls.owner);

/** Tuesdays at four, from 6 October to 24 November: eight lessons. */
const lessons: CalendarEventChanges = {
  title: 'Swimming',
  eventDate: '2026-10-06',
  eventTime: '16:00',
  eventEndTime: '17:00',
  emoji: '🏊',
  isRecurring: true,
  recurringType: 'weekly',
  recurringEndDate: '2026-11-24',
};

async function swimming(changes: CalendarEventChanges = {}) {
  const rows = await familyRows(test);
  const series = await calendar.add(rows.viewer, { ...lessons, ...changes });
  return { ...rows, series };
}

const part = (scope: 'this' | 'following', occurrenceDate: string, undoKey?: string) =>
  ({ scope, occurrenceDate, undoKey }) as const;

const seen = async (viewer: Viewer) =>
  (await calendar.occurrences(viewer, '2026-10-01', '2026-12-31'))
    .filter(({ event }) => !event.isSystemEvent)
    .map(({ startDate, event }) => `${startDate.slice(5)} ${event.title}`);
const lying = async (viewer: Viewer) =>
  (await bin.page(viewer, 50)).items.map(({ title, detail }) => `${title}: ${detail}`);
const all = ['10-06', '10-13', '10-20', '10-27', '11-03', '11-10', '11-17', '11-24'].map((date) => `${date} Swimming`);

describe('one occurrence', () => {
  it('is a separate entry of the bin, and is restored beside the series', async () => {
    const { viewer, other, ids, series } = await swimming();
    const { id } = await calendar.delete(viewer, series.id, part('this', '2026-10-20'));
    expect(id).not.toBe(series.id);
    expect((await bin.page(other, 50)).items).toMatchObject([
      {
        id,
        type: TYPE,
        title: 'Swimming',
        detail: 'Tue 20 October, 16:00–17:00',
        emoji: '🏊',
        deletedAt: new Date('2026-10-08T09:30:00Z'),
        deletedByMemberId: ids[0],
        deletedByName: 'Ada',
        restorableUntil: new Date('2026-11-07T09:30:00Z'),
        mayDeleteForever: true,
      },
    ]);
    expect(await bin.restore(other, TYPE, id)).toEqual({ id, type: TYPE, title: 'Swimming', date: '2026-10-20' });
    expect(await seen(viewer)).toEqual(all);
    expect(await calendar.get(viewer, series.id)).toMatchObject({ exceptions: ['2026-10-20'] });
    expect(await calendar.get(viewer, id)).toMatchObject({
      isRecurring: false,
      eventTime: '16:00',
      seriesId: series.id,
      occurrenceDate: '2026-10-20',
    });
    expect(await lying(viewer)).toEqual([]);
  });

  it('is returned by no other read', async () => {
    const { viewer, series } = await swimming();
    const { id } = await calendar.delete(viewer, series.id, part('this', '2026-10-20'));
    expect((await calendar.all(viewer)).map((event) => event.id)).not.toContain(id);
    expect((await calendar.page(viewer, 50)).items.map((event) => event.id)).toEqual([series.id]);
    expect(await calendar.counts(viewer)).toMatchObject({ total: 1, thisMonth: 3 });
    await expect(calendar.get(viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(calendar.update(viewer, id, { title: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(calendar.delete(viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is restored alone when its series was deleted, and stays when that is restored', async () => {
    const { viewer, series } = await swimming();
    const { id } = await calendar.delete(viewer, series.id, part('this', '2026-10-20'));
    await calendar.delete(viewer, series.id);
    expect(await lying(viewer)).toHaveLength(2);
    await bin.restore(viewer, TYPE, id);
    expect(await seen(viewer)).toEqual(['10-20 Swimming']);
    await bin.restore(viewer, TYPE, series.id);
    expect(await seen(viewer)).toEqual(all);
  });

  it('cannot be restored when the series occurs on its day again', async () => {
    const { viewer, series } = await swimming();
    const { id } = await calendar.delete(viewer, series.id, part('this', '2026-10-20'));
    await calendar.update(viewer, series.id, { eventDate: '2026-10-20', isRecurring: false });
    await expect(bin.restore(viewer, TYPE, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await seen(viewer)).toEqual(['10-20 Swimming']);
    expect(await lying(viewer)).toHaveLength(1);
  });
});

describe('this and following', () => {
  it('are one entry with their changed occurrences, and are restored as such', async () => {
    const { viewer, series } = await swimming();
    await calendar.update(viewer, series.id, { title: 'Gala' }, null, part('this', '2026-11-10'));
    await calendar.delete(viewer, series.id, part('this', '2026-11-17'));
    const before = await seen(viewer);
    const { id } = await calendar.delete(viewer, series.id, part('following', '2026-10-27'));
    expect(await seen(viewer)).toEqual(all.slice(0, 3));
    expect(await lying(viewer)).toEqual(
      expect.arrayContaining([
        'Swimming: Tue 27 October, 16:00–17:00, every week until 24 Nov',
        'Swimming: Tue 17 November, 16:00–17:00',
      ]),
    );
    expect(await lying(viewer)).toHaveLength(2);
    expect(await bin.restore(viewer, TYPE, id)).toMatchObject({ date: '2026-10-27' });
    expect(await seen(viewer)).toEqual(before);
    // the part is now a separate series, so changes of its former series do not affect it
    expect(await calendar.get(viewer, id)).toMatchObject({ seriesId: null, exceptions: ['2026-11-10', '2026-11-17'] });
    await calendar.delete(viewer, series.id);
    expect(await seen(viewer)).toEqual(before.slice(3));
  });

  it('cannot be restored when the series was extended again', async () => {
    const { viewer, series } = await swimming();
    const { id } = await calendar.delete(viewer, series.id, part('following', '2026-10-27'));
    await calendar.update(viewer, series.id, { recurringEndDate: '2026-11-24' });
    await expect(bin.restore(viewer, TYPE, id)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await seen(viewer)).toEqual(all);
  });
});

describe('undo and the bin', () => {
  it.each([
    ['this', '2026-10-20'],
    ['following', '2026-10-27'],
    ['all', null],
  ] as const)('%s: the second one has no effect', async (scope, occurrenceDate) => {
    const { viewer, other, series, familyId } = await swimming();
    const before = await owner('select id, title, event_date from calendar_event where family_id = $1', [familyId]);
    const taken = await calendar.delete(viewer, series.id, { scope, occurrenceDate, undoKey: 'key-undone' });
    await undoing.undo(viewer, 'key-undone');
    expect(await seen(viewer)).toEqual(all);
    await expect(bin.restore(other, TYPE, taken.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await owner('select id, title, event_date from calendar_event where family_id = $1', [familyId])).toEqual(
      before,
    );
    const again = await calendar.delete(viewer, series.id, { scope, occurrenceDate, undoKey: 'key-restored' });
    await bin.restore(other, TYPE, again.id);
    await expect(undoing.undo(viewer, 'key-restored')).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await seen(viewer)).toEqual(all);
  });

  it('concurrently: one of them wins, without duplicates', async () => {
    for (const scope of ['this', 'following'] as const) {
      const { viewer, other, series } = await swimming();
      await calendar.update(viewer, series.id, { title: 'Gala' }, null, part('this', '2026-11-10'));
      const before = await seen(viewer);
      const { id } = await calendar.delete(viewer, series.id, part(scope, '2026-10-27', 'key-of-both'));
      const both = await Promise.allSettled([
        undoing.undo(viewer, 'key-of-both'),
        bin.restore(other, TYPE, id),
        bin.restore(viewer, TYPE, id),
      ]);
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of both)
        if (result.status === 'rejected') expect(result.reason.code).toMatch(/^(NOT_FOUND|VERSION_CONFLICT)$/);
      expect(await seen(viewer)).toEqual(before);
    }
  });
});

describe('a restore', () => {
  it('appears in the feed and happens once, also for concurrent calls', async () => {
    const { viewer, other, familyId } = await swimming();
    test.clock.advance(1000);
    const event = await calendar.add(viewer, { title: 'Dentist', eventDate: '2026-10-12' });
    test.clock.advance(1000);
    await calendar.delete(viewer, event.id);
    test.clock.advance(1000);
    const both = await Promise.allSettled([
      bin.restore(viewer, TYPE, event.id),
      bin.restore(other, TYPE, event.id),
      calendar.restore(other, event.id),
    ]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(bin.restore(viewer, TYPE, event.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const feed = await owner<{ description: string }>(
      'select description from activity where family_id = $1 order by created_at',
      [familyId],
    );
    expect(feed.map(({ description }) => description).slice(1)).toEqual([
      'added Dentist to the calendar',
      'removed Dentist from the calendar',
      'added Dentist to the calendar',
    ]);
  });

  it('of a birthday that was entered again is refused', async () => {
    const { viewer, ids } = await familyRows(test);
    const birthdays = test.app.get(BirthdaysService);
    const row = { memberId: ids[1], memberName: 'Ben', birthDate: '2015-10-20' };
    const [birthday] = await birthdays.add(viewer, [row]);
    await calendar.delete(viewer, birthday?.id ?? '');
    await birthdays.add(viewer, [row]);
    await expect(bin.restore(viewer, TYPE, birthday?.id ?? '')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('of a single year of a birthday adds it beside the birthday', async () => {
    const { viewer, ids } = await familyRows(test);
    const row = { memberId: ids[1], memberName: 'Ben', birthDate: '2015-10-20' };
    const [birthday] = await test.app.get(BirthdaysService).add(viewer, [row]);
    const { id } = await calendar.delete(viewer, birthday?.id ?? '', part('this', '2026-10-20'));
    await bin.restore(viewer, TYPE, id);
    expect(await seen(viewer)).toEqual(["10-20 Ben's birthday"]);
  });
});

describe('after 30 days', () => {
  it('nothing can be restored, and housekeeping purges it with everything deleted along', async () => {
    const { viewer, series, familyId } = await swimming();
    const kept = await calendar.add(viewer, { title: 'Dentist', eventDate: '2026-10-12' });
    const gala = await calendar.update(viewer, series.id, { title: 'Gala' }, null, part('this', '2026-11-10'));
    await calendar.delete(viewer, series.id, part('this', '2026-10-20', 'key-of-one'));
    await calendar.delete(viewer, series.id);
    test.clock.advance(BIN_DAYS * DAY - 1);
    const late = await calendar.add(viewer, { title: 'Late', eventDate: '2026-11-12' });
    await calendar.delete(viewer, late.id);
    await test.app.get(Housekeeping).sweep();
    expect(await lying(viewer)).toHaveLength(3);
    expect(await owner('select key from undo_change where family_id = $1', [familyId])).toEqual([]);
    test.clock.advance(1);
    expect(await lying(viewer)).toHaveLength(1);
    await expect(bin.restore(viewer, TYPE, series.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // simulates two servers
    await Promise.all([test.app.get(Housekeeping).sweep(), test.app.get(Housekeeping).sweep()]);
    const left = await owner<{ id: string }>('select id from calendar_event where family_id = $1', [familyId]);
    expect(left.map(({ id }) => id).sort()).toEqual([kept.id, late.id].sort());
    expect(left.map(({ id }) => id)).not.toContain(gala.id);
  });

  it('a restored part outlives its series', async () => {
    const { viewer, series } = await swimming();
    const { id } = await calendar.delete(viewer, series.id, part('this', '2026-10-20'));
    await bin.restore(viewer, TYPE, id);
    await calendar.update(viewer, series.id, { title: 'Squash' });
    await calendar.delete(viewer, id);
    await calendar.delete(viewer, series.id);
    await bin.restore(viewer, TYPE, id);
    test.clock.advance(BIN_DAYS * DAY);
    await test.app.get(Housekeeping).sweep();
    expect(await calendar.get(viewer, id)).toMatchObject({ seriesId: null, title: 'Swimming' });
  });
});
