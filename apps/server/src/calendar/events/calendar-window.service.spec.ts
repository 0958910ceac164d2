import { randomUUID } from 'node:crypto';
import { addDays } from '@homefold/domain';
import { asOwner, familyRows, sharedTestApp, statementsOf, type FamilyPlace, type TestApp } from '../../../test';
import { CalendarDigest } from '../calendar-digest';
import { CalendarService, MAX_OCCURRENCES } from './calendar.service';

let test: TestApp;
let calendar: CalendarService;
beforeAll(async () => {
  test = await sharedTestApp();
  calendar = test.app.get(CalendarService);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const family = (place?: FamilyPlace) => familyRows(test, place);

describe('events of a window', () => {
  it('finds every kind of event that touches the window and no other', async () => {
    const { viewer } = await family({ country: 'XX', region: null });
    const add = (title: string, rest: object) => calendar.add(viewer, { title, eventDate: '2026-10-01', ...rest });
    const repeating = (recurringType: string, rest: object = {}) => ({ isRecurring: true, recurringType, ...rest });
    await add('before', { eventDate: '2026-10-04' });
    await add('into', { eventDate: '2026-10-01', endDate: '2026-10-05' });
    await add('across', { eventDate: '2026-09-01', endDate: '2026-12-01' });
    await add('first day', { eventDate: '2026-10-05' });
    await add('last day', { eventDate: '2026-10-11', eventTime: '23:59' });
    await add('after', { eventDate: '2026-10-12' });
    await add('night before', { eventDate: '2026-10-04', eventTime: '22:00', eventEndTime: '06:00' });
    await add('last of many nights', {
      eventDate: '2026-09-01',
      eventTime: '22:00',
      eventEndTime: '06:00',
      ...repeating('daily', { recurringEndDate: '2026-10-04' }),
    });
    await add('evening before', { eventDate: '2026-10-04', eventTime: '20:00', eventEndTime: '22:00' });
    await add('weekly', { eventDate: '2020-01-01', ...repeating('weekly') });
    await add('every 99 days, not now', { eventDate: '2026-10-04', ...repeating('daily', { recurringInterval: 99 }) });
    await add('ended', { eventDate: '2020-01-01', ...repeating('daily', { recurringEndDate: '2026-10-04' }) });
    await add('last one runs on', {
      eventDate: '2026-09-03',
      endDate: '2026-09-05',
      ...repeating('monthly', { recurringEndDate: '2026-10-03' }),
    });
    await add('starts later', { eventDate: '2026-10-12', ...repeating('daily') });
    await calendar.delete(viewer, (await add('deleted', { eventDate: '2026-10-06' })).id);

    const titles = (await calendar.between(viewer, '2026-10-05', '2026-10-11')).map(({ title }) => title);
    expect(titles.sort()).toEqual(
      [
        'across',
        'first day',
        'into',
        'last day',
        'last of many nights',
        'last one runs on',
        'night before',
        'weekly',
      ].sort(),
    );
    const occurrences = await calendar.occurrences(viewer, '2026-10-05', '2026-10-11');
    expect(new Set(occurrences.map(({ event }) => event.title))).toEqual(new Set(titles));
    expect(new Set(occurrences.map(({ id }) => id)).size).toBe(occurrences.length);
    expect(occurrences.find(({ event }) => event.title === 'weekly')).toMatchObject({ startDate: '2026-10-07' });
  });

  it('refuses a reversed window and more than 400 days', async () => {
    const { viewer } = await family();
    await expect(calendar.between(viewer, '2026-10-08', '2026-10-07')).rejects.toMatchObject({
      extras: { field: 'to' },
    });
    await expect(calendar.occurrences(viewer, '2026-01-01', '2027-02-05')).rejects.toMatchObject({ code: 'INVALID' });
    await expect(calendar.occurrences(viewer, '2026-01-01', '2027-02-04')).resolves.toBeDefined();
    await expect(calendar.between(viewer, '1900-01-01', '1900-12-31')).resolves.toEqual([]);
  });

  it('with thousands of daily events are computed only up to the limit of the answer', async () => {
    const rows = await family({ country: 'XX', region: null });
    // An imported file may contain these. They have four million occurrences in these days, which no server can hold.
    await asOwner(
      `insert into calendar_event (family_id, title, event_date, end_date, recurring_type, recurring_interval,
                                   created_by, created_at, updated_at)
       select $1, 'Daily ' || n, '2025-01-01', '2025-01-30', 'daily', 1, $2, now(), now() from generate_series(1, 9999) n`,
      [rows.familyId, rows.ids[0]],
      test.urls.owner,
    );
    const { viewer } = rows;
    for (const to of ['2026-10-08', '2027-11-11'])
      await expect(calendar.occurrences(viewer, '2026-10-08', to)).rejects.toMatchObject({
        code: 'INVALID',
        message: 'There are more than 10,000 entries in these days',
        extras: { field: 'to' },
      });
    const events = await calendar.between(viewer, '2026-10-08', '2027-11-11');
    expect([events.length, new Set(events.map(({ id }) => id)).size]).toEqual([9_999, 9_999]);
    // the digest is sent nevertheless
    const days = { today: '2026-10-08', last: '2026-10-14', timeZone: 'Europe/London', locale: 'en-GB' };
    const part = (await test.app.get(CalendarDigest).read(viewer, days))();
    expect(part.counts.weekEvents).toBeGreaterThan(MAX_OCCURRENCES);
    expect(part.counts.weekEvents).toBeLessThan(MAX_OCCURRENCES + 10);
  });

  it('pages through the list in order, each event once, also with many on one day', async () => {
    const { viewer } = await family();
    const days = ['2026-10-12', '2026-10-10', '2026-10-11', '2026-10-11', '2026-10-11', '2026-10-11'];
    for (const [index, eventDate] of days.entries())
      await calendar.add(viewer, {
        title: String(index),
        eventDate,
        eventTime: index === 3 ? '08:00' : index === 4 ? '00:00' : null,
      });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page = await calendar.page(viewer, 2, after);
      seen.push(...page.items.map(({ title }) => title));
      after = page.nextCursor;
    } while (after);
    expect(seen).toHaveLength(6);
    expect(seen[0]).toBe('1');
    expect(seen.slice(4)).toEqual(['3', '0']);
    expect(new Set(seen).size).toBe(6);
    for (const cursor of ['x', '2026-02-30__id', `2026-10-11_24:00_${randomUUID()}`, '2026-10-11__1'])
      await expect(calendar.page(viewer, 2, cursor)).rejects.toMatchObject({ extras: { field: 'after' } });
    for (const first of [0, 101, 1.5])
      await expect(calendar.page(viewer, first)).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('counts by the family’s own day and week', async () => {
    // 31 October, 23:30 in London; already Sunday, 1 November in Auckland
    test.clock.set('2026-10-31T23:30:00Z');
    const counted = async (timeZone: string, weekStartsOn: 'sunday' | 'monday') => {
      const { viewer } = await family({ timeZone, weekStartsOn });
      await calendar.add(viewer, { title: 'Saturday', eventDate: '2026-10-31' });
      await calendar.add(viewer, { title: 'Sunday', eventDate: '2026-11-01' });
      await calendar.add(viewer, {
        title: 'Daily in October',
        eventDate: '2026-10-01',
        isRecurring: true,
        recurringType: 'daily',
        recurringEndDate: '2026-10-31',
      });
      await calendar.add(viewer, { title: 'Over on the first', eventDate: '2026-09-25', endDate: '2026-10-01' });
      await calendar.add(viewer, { title: 'Long ago', eventDate: '2020-01-01' });
      return calendar.counts(viewer);
    };
    expect(await counted('Europe/London', 'monday')).toEqual({ today: 2, thisWeek: 8, thisMonth: 33, total: 5 });
    expect(await counted('Europe/London', 'sunday')).toEqual({ today: 2, thisWeek: 8, thisMonth: 33, total: 5 });
    expect(await counted('Pacific/Auckland', 'sunday')).toEqual({ today: 1, thisWeek: 1, thisMonth: 1, total: 5 });
    expect(await counted('Pacific/Auckland', 'monday')).toEqual({ today: 1, thisWeek: 8, thisMonth: 1, total: 5 });
    const { viewer } = await family();
    expect(await calendar.counts(viewer)).toEqual({ today: 0, thisWeek: 0, thisMonth: 0, total: 0 });
  });

  it('takes the same number of statements for any amount of data', async () => {
    const { viewer } = await family();
    const queries = [
      () => calendar.all(viewer),
      () => calendar.between(viewer, '2026-10-01', '2026-10-31'),
      () => calendar.page(viewer, 50),
      () => calendar.counts(viewer),
    ];
    const cost = async () => {
      const counts = [];
      for (const query of queries) counts.push((await statementsOf(query)).length);
      return counts;
    };
    const empty = await cost();
    for (let day = 0; day < 25; day += 1)
      await calendar.add(viewer, { title: `Day ${day}`, eventDate: addDays('2026-10-01', day), who: 'Ben' });
    expect(await cost()).toEqual(empty);
    expect(empty).toEqual([2, 2, 2, 2]);
  });
});
