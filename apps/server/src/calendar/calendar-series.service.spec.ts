import { asOwner, familyRows, startTestApp, type TestApp } from '../../test';
import type { Viewer } from '../platform/auth';
import type { CalendarEventChanges } from './calendar.inputs';
import { CalendarService } from './calendar.service';
import { CalendarUndo } from './calendar-undo';

let test: TestApp;
let calendar: CalendarService;
let undoing: CalendarUndo;
beforeAll(async () => {
  test = await startTestApp();
  calendar = test.app.get(CalendarService);
  undoing = test.app.get(CalendarUndo);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const owner = <Row extends object>(sql: string, values: unknown[] = []) => asOwner<Row>(sql, values, test.urls.owner);

/** Tuesdays at four, from 6 October to 24 November: eight lessons. */
const lessons: CalendarEventChanges = {
  title: 'Swimming',
  eventDate: '2026-10-06',
  eventTime: '16:00',
  eventEndTime: '17:00',
  isRecurring: true,
  recurringType: 'weekly',
  recurringEndDate: '2026-11-24',
};

async function swimming(changes: CalendarEventChanges = {}) {
  const rows = await familyRows(test);
  const series = await calendar.add(rows.viewer, { ...lessons, ...changes });
  return { ...rows, series };
}

/** What the family sees: "10-13 Swimming". */
const seen = async (viewer: Viewer, from = '2026-10-01', to = '2026-12-31') =>
  (await calendar.occurrences(viewer, from, to))
    .filter(({ event }) => !event.isSystemEvent)
    .map(({ startDate, event }) => `${startDate.slice(5)} ${event.title}`);

const TUESDAYS = ['10-06', '10-13', '10-20', '10-27', '11-03', '11-10', '11-17', '11-24'];
const all = TUESDAYS.map((date) => `${date} Swimming`);
/** In the order in which they were written: the clock stands still. */
const feedOf = async (familyId: string) =>
  (
    await owner<{ description: string }>('select description from activity where family_id = $1 order by ctid', [
      familyId,
    ])
  ).map(({ description }) => description);
/** The rows past every policy, without what every write moves. */
const storedOf = (familyId: string) =>
  owner(
    `select to_jsonb(e) - 'version' - 'updated_at' as row from calendar_event e
     where family_id = $1 and deleted_at is null order by id`,
    [familyId],
  );

describe('this event', () => {
  it('deleted: the other seven remain, in every view and count', async () => {
    const { viewer, series, familyId } = await swimming();
    await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-20' });
    expect(await seen(viewer)).toEqual(all.filter((one) => !one.startsWith('10-20')));
    expect(await calendar.get(viewer, series.id)).toMatchObject({
      exceptions: ['2026-10-20'],
      eventDate: '2026-10-06',
      recurringEndDate: '2026-11-24',
      version: 2,
    });
    expect((await calendar.page(viewer, 10)).items).toMatchObject([{ exceptions: ['2026-10-20'] }]);
    expect((await calendar.between(viewer, '2026-10-20', '2026-10-20')).map(({ id }) => id)).toEqual([]);
    expect(await calendar.counts(viewer)).toMatchObject({ thisMonth: 3, total: 1 });
    expect(await feedOf(familyId)).toEqual([
      'added Swimming to the calendar',
      'removed Swimming (20 October) from the calendar',
    ]);
  });

  it('changed: it becomes an event of its own, linked to the series, and never repeats', async () => {
    const { viewer, series, ids, familyId } = await swimming();
    const own = await calendar.update(
      viewer,
      series.id,
      { title: 'Gala', eventDate: '2026-10-21', whoMemberId: ids[1], isRecurring: true, recurringType: 'daily' },
      1,
      { scope: 'this', occurrenceDate: '2026-10-20' },
    );
    expect(own).toMatchObject({
      title: 'Gala',
      eventDate: '2026-10-21',
      endDate: '2026-10-21',
      eventTime: '16:00',
      who: 'Ben',
      isRecurring: false,
      recurringEndDate: null,
      seriesId: series.id,
      occurrenceDate: '2026-10-20',
      version: 1,
    });
    expect(await seen(viewer)).toEqual(all.map((one) => (one.startsWith('10-20') ? '10-21 Gala' : one)));
    expect((await feedOf(familyId))[1]).toBe('changed Gala (20 October) in the calendar');
    // the whole series takes its changed occurrences along, and brings them back
    await calendar.delete(viewer, series.id);
    expect(await seen(viewer)).toEqual([]);
    await calendar.restore(viewer, series.id);
    expect(await seen(viewer)).toContain('10-21 Gala');
  });

  it('leaves alone in the bin what was deleted before its series', async () => {
    const { viewer, series } = await swimming();
    const part = { scope: 'this', occurrenceDate: '2026-10-20' } as const;
    const own = await calendar.update(viewer, series.id, { title: 'Gala' }, null, part);
    await calendar.delete(viewer, own.id);
    test.clock.advance(1000);
    await calendar.delete(viewer, series.id);
    await calendar.restore(viewer, series.id);
    expect(await seen(viewer)).toEqual(all.filter((one) => !one.startsWith('10-20')));
  });

  it('of the last one left: the series goes into the bin, or becomes the changed event', async () => {
    const short = { recurringEndDate: '2026-10-13' };
    const { viewer, series } = await swimming(short);
    await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-06' });
    await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-13' });
    await expect(calendar.get(viewer, series.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await calendar.restore(viewer, series.id);
    expect(await seen(viewer)).toEqual(['10-13 Swimming']);
    const part = { scope: 'this', occurrenceDate: '2026-10-13' } as const;
    expect(await calendar.update(viewer, series.id, { title: 'Gala' }, null, part)).toMatchObject({
      id: series.id,
      title: 'Gala',
      eventDate: '2026-10-13',
      isRecurring: false,
      exceptions: [],
    });
    expect(await seen(viewer)).toEqual(['10-13 Gala']);
  });
});

describe('this and following', () => {
  it('deleted: the series ends the day before', async () => {
    const { viewer, series, familyId } = await swimming();
    await calendar.update(viewer, series.id, { title: 'Early gala' }, null, {
      scope: 'this',
      occurrenceDate: '2026-10-13',
    });
    await calendar.update(viewer, series.id, { title: 'Late gala' }, null, {
      scope: 'this',
      occurrenceDate: '2026-11-10',
    });
    await calendar.delete(viewer, series.id, { scope: 'following', occurrenceDate: '2026-10-27' });
    expect(await seen(viewer)).toEqual(['10-06 Swimming', '10-13 Early gala', '10-20 Swimming']);
    expect(await calendar.get(viewer, series.id)).toMatchObject({
      recurringEndDate: '2026-10-26',
      exceptions: ['2026-10-13'],
    });
    expect((await feedOf(familyId)).at(-1)).toBe('removed Swimming (from 27 October) from the calendar');
  });

  it('changed: a new series takes over with the later exceptions and changed occurrences', async () => {
    const { viewer, series } = await swimming();
    for (const occurrenceDate of ['2026-10-13', '2026-11-17'])
      await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate });
    const gala = await calendar.update(viewer, series.id, { title: 'Gala' }, null, {
      scope: 'this',
      occurrenceDate: '2026-11-10',
    });
    const later = await calendar.update(
      viewer,
      series.id,
      { title: 'Diving', eventDate: '2026-10-28', eventTime: '17:00', eventEndTime: '18:00' },
      4,
      { scope: 'following', occurrenceDate: '2026-10-27' },
    );
    // Tuesdays became Wednesdays: what was taken out moves with its lesson.
    expect(later).toMatchObject({
      eventDate: '2026-10-28',
      recurringType: 'weekly',
      recurringEndDate: '2026-11-24',
      exceptions: ['2026-11-11', '2026-11-18'],
      seriesId: null,
    });
    expect(await seen(viewer)).toEqual([
      '10-06 Swimming',
      '10-20 Swimming',
      '10-28 Diving',
      '11-04 Diving',
      '11-10 Gala',
    ]);
    expect(await calendar.get(viewer, gala.id)).toMatchObject({ seriesId: later.id, occurrenceDate: '2026-11-10' });
  });

  it('from the first one on is the whole series: the event keeps its id', async () => {
    const { viewer, series, familyId } = await swimming();
    const part = { scope: 'following', occurrenceDate: '2026-10-06' } as const;
    expect(await calendar.update(viewer, series.id, { title: 'Diving' }, 1, part)).toMatchObject({
      id: series.id,
      version: 2,
    });
    await calendar.delete(viewer, series.id, part);
    expect(await seen(viewer)).toEqual([]);
    expect((await feedOf(familyId)).slice(1)).toEqual([
      'changed Diving in the calendar',
      'removed Diving from the calendar',
    ]);
  });

  it('keeps the 31st through a division in February, and through the database', async () => {
    const { viewer, series } = await swimming({
      title: 'Rent',
      eventDate: '2026-01-31',
      recurringType: 'monthly',
      recurringEndDate: null,
    });
    const part = { scope: 'following', occurrenceDate: '2026-02-28' } as const;
    const later = await calendar.update(viewer, series.id, { title: 'More rent', eventDate: '2026-02-28' }, null, part);
    expect(later).toMatchObject({ recurringDay: 31 });
    expect(await seen(viewer, '2026-01-01', '2026-05-31')).toEqual([
      '01-31 Rent',
      '02-28 More rent',
      '03-31 More rent',
      '04-30 More rent',
      '05-31 More rent',
    ]);
    expect(await calendar.counts(viewer)).toMatchObject({ thisMonth: 1, total: 2 });
    const moved = await calendar.update(viewer, later.id, { eventDate: '2026-02-27' });
    expect(moved.recurringDay).toBeNull();
  });
});

describe('all events', () => {
  it('keeps what was taken out, and the changed occurrences as they are', async () => {
    const { viewer, series } = await swimming();
    await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-20' });
    await calendar.update(viewer, series.id, { title: 'Gala' }, null, { scope: 'this', occurrenceDate: '2026-11-03' });
    await calendar.update(viewer, series.id, { title: 'Diving', eventDate: '2026-10-07' }, null, { scope: 'all' });
    expect((await seen(viewer)).slice(0, 5)).toEqual([
      '10-07 Diving',
      '10-14 Diving',
      '10-28 Diving',
      '11-03 Gala',
      '11-11 Diving',
    ]);
    expect(await calendar.update(viewer, series.id, { isRecurring: false })).toMatchObject({ exceptions: [] });
  });

  it('is what every scope means for an event that does not repeat', async () => {
    const { viewer, series } = await swimming({ isRecurring: false, recurringType: null, recurringEndDate: null });
    expect(await calendar.update(viewer, series.id, { title: 'Once' }, null, { scope: 'following' })).toMatchObject({
      id: series.id,
      title: 'Once',
    });
    // Somebody may have ended the repeat, or moved the event, since the question was asked.
    await expect(
      calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-13' }),
    ).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'occurrenceDate' } });
    await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-06' });
    expect(await seen(viewer)).toEqual([]);
  });
});

describe('refusals change nothing', () => {
  it.each([undefined, '2026-10-07', '2026-12-01', '2026-02-30', 'soon'])(
    '%s is no occurrence',
    async (occurrenceDate) => {
      const { viewer, series } = await swimming();
      for (const scope of ['this', 'following'] as const)
        for (const attempt of [
          () => calendar.delete(viewer, series.id, { scope, occurrenceDate }),
          () => calendar.update(viewer, series.id, { title: 'x' }, null, { scope, occurrenceDate }),
        ])
          await expect(attempt()).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'occurrenceDate' } });
      expect(await calendar.get(viewer, series.id)).toMatchObject({ version: 1, exceptions: [] });
    },
  );

  it('an occurrence is deleted once, also by two at the same moment', async () => {
    const { viewer, other, series, familyId } = await swimming();
    const part = { scope: 'this', occurrenceDate: '2026-10-20' } as const;
    const results = await Promise.allSettled([
      calendar.delete(viewer, series.id, part),
      calendar.delete(other, series.id, part),
      calendar.update(viewer, series.id, { title: 'Gala' }, null, part),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'INVALID' });
    expect(await feedOf(familyId)).toHaveLength(2);
  });

  it('different occurrences may go at the same moment; a version that was seen is kept to', async () => {
    const { viewer, other, series } = await swimming();
    await Promise.all(
      TUESDAYS.slice(0, 5).map((date, index) =>
        calendar.delete(index % 2 ? viewer : other, series.id, { scope: 'this', occurrenceDate: `2026-${date}` }),
      ),
    );
    expect(await seen(viewer)).toEqual(all.slice(5));
    const part = { scope: 'following', occurrenceDate: '2026-11-17' } as const;
    for (const attempt of [
      () => calendar.update(viewer, series.id, { title: 'x' }, 1, part),
      () => calendar.delete(viewer, series.id, part, 1),
    ])
      await expect(attempt()).rejects.toMatchObject({
        code: 'VERSION_CONFLICT',
        extras: { details: { current: { id: series.id, version: 6 } } },
      });
    await calendar.delete(other, series.id);
    await expect(calendar.update(viewer, series.id, { title: 'x' }, 6, part)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('taking it back', () => {
  const parts = [
    ['this', '2026-10-20'],
    ['following', '2026-10-27'],
    ['following', '2026-10-06'],
    ['all', null],
  ] as const;

  it.each(parts)(
    '%s (%s): everything is exactly as it was, after a deletion and after a change',
    async (scope, date) => {
      const { viewer, series, familyId } = await swimming();
      await calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-11-17' });
      await calendar.update(viewer, series.id, { title: 'Gala' }, null, {
        scope: 'this',
        occurrenceDate: '2026-11-10',
      });
      const before = await storedOf(familyId);
      const whatTheySaw = await seen(viewer);
      const extent = { scope, occurrenceDate: date };
      await calendar.delete(viewer, series.id, { ...extent, undoKey: 'key-of-deletion' });
      expect(await seen(viewer)).not.toEqual(whatTheySaw);
      await undoing.undo(viewer, 'key-of-deletion');
      expect(await storedOf(familyId)).toEqual(before);
      await calendar.update(
        viewer,
        series.id,
        { title: 'Diving', eventDate: date ?? '2026-10-07', recurringInterval: 2 },
        null,
        { ...extent, undoKey: 'key-of-change' },
      );
      expect(await seen(viewer)).not.toEqual(whatTheySaw);
      const back = await undoing.undo(viewer, 'key-of-change');
      expect(back).toContainEqual(expect.objectContaining({ id: series.id, title: 'Swimming' }));
      expect(await storedOf(familyId)).toEqual(before);
      expect(await seen(viewer)).toEqual(whatTheySaw);
    },
  );

  it('happens once, for who made the change, within a day', async () => {
    const { viewer, other, series } = await swimming();
    const undoKey = 'key-of-deletion';
    const remove = (occurrenceDate: string) =>
      calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate, undoKey });
    await remove('2026-10-20');
    await expect(remove('2026-10-27')).rejects.toMatchObject({ code: 'CONFLICT' });
    const outsider = await familyRows(test);
    for (const caller of [other, outsider.viewer])
      await expect(undoing.undo(caller, undoKey)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const both = await Promise.allSettled([undoing.undo(viewer, undoKey), undoing.undo(viewer, undoKey)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await seen(viewer)).toEqual(all);
    await remove('2026-10-20');
    test.clock.advance(25 * 3_600_000);
    await expect(undoing.undo(viewer, undoKey)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      calendar.delete(viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-27', undoKey: 'short' }),
    ).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'undoKey' } });
  });

  it('never loses what somebody changed in between', async () => {
    const { viewer, other, series } = await swimming();
    const later = await calendar.update(viewer, series.id, { title: 'Diving' }, null, {
      scope: 'following',
      occurrenceDate: '2026-10-27',
      undoKey: 'key-of-division',
    });
    await calendar.update(other, later.id, { description: 'New pool' });
    await expect(undoing.undo(viewer, 'key-of-division')).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await calendar.get(viewer, later.id)).toMatchObject({ title: 'Diving', description: 'New pool' });
    await calendar.delete(viewer, series.id, {
      scope: 'this',
      occurrenceDate: '2026-10-13',
      undoKey: 'key-of-exception',
    });
    const race = await Promise.allSettled([
      undoing.undo(viewer, 'key-of-exception'),
      calendar.update(other, series.id, { title: 'Squash' }),
    ]);
    expect(race[1].status).toBe('fulfilled');
    expect(await calendar.get(viewer, series.id)).toMatchObject({ title: 'Squash' });
    await calendar.delete(viewer, later.id, { scope: 'this', occurrenceDate: '2026-11-03', undoKey: 'key-before-end' });
    await calendar.delete(other, later.id);
    await expect(undoing.undo(viewer, 'key-before-end')).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  });
});

describe('bank holidays', () => {
  it('have no parts', async () => {
    const { viewer } = await swimming();
    const [holiday] = (await calendar.between(viewer, '2026-12-25', '2026-12-25')).filter((one) => one.isBankHoliday);
    const part = { scope: 'this', occurrenceDate: '2026-12-25' } as const;
    for (const attempt of [
      () => calendar.delete(viewer, holiday?.id ?? '', part),
      () => calendar.update(viewer, holiday?.id ?? '', { title: 'x' }, null, part),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'SYSTEM_EVENT' });
  });
});
