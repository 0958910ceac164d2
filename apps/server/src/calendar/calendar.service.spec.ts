import { randomUUID } from 'node:crypto';
import { addDays } from '@homefold/domain';
import { asOwner, startTestApp, statementsOf, type TestApp } from '../../test';
import type { Viewer } from '../platform/auth';
import { Database } from '../platform/database';
import { BirthdaysService } from './birthdays.service';
import { CalendarService } from './calendar.service';

let test: TestApp;
let calendar: CalendarService;
let birthdays: BirthdaysService;

beforeAll(async () => {
  test = await startTestApp();
  calendar = test.app.get(CalendarService);
  birthdays = test.app.get(BirthdaysService);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const owner = <Row extends object>(sql: string, values: unknown[] = []) => asOwner<Row>(sql, values, test.urls.owner);

interface Place {
  timeZone?: string;
  country?: string;
  region?: string | null;
  locale?: string;
  weekStartsOn?: string;
}

/** A family with one member per name; the first is the viewer. */
async function family(place: Place = {}, names = ['Ada', 'Ben']) {
  const familyId = randomUUID();
  const {
    timeZone = 'Europe/London',
    country = 'GB',
    region = 'ENG',
    locale = 'en-GB',
    weekStartsOn = 'monday',
  } = place;
  await owner(
    `insert into family (id, name, invite_code, time_zone, country, region, locale, currency, week_starts_on, created_at)
     values ($1, 'Family', 'ABCDEF', $2, $3, $4, $5, 'GBP', $6, now())`,
    [familyId, timeZone, country, region, locale, weekStartsOn],
  );
  const ids = names.map(() => randomUUID());
  for (const [index, name] of names.entries())
    await owner(
      `insert into membership (family_id, id, user_id, display_name, role, hue, joined_at)
       values ($1, $2, $3, $4, 'admin', 'plum', now())`,
      [familyId, ids[index], ids[index], name],
    );
  const viewerOf = (membershipId = ''): Viewer => ({
    userId: membershipId,
    sessionId: 's',
    email: 'a@example.org',
    name: 'A',
    familyId,
    membershipId,
    role: 'admin',
  });
  return { familyId, ids, viewer: viewerOf(ids[0]), other: viewerOf(ids[1]) };
}

const stored = (familyId: string) =>
  owner<{ n: number }>('select count(*)::int as n from calendar_event where family_id = $1', [familyId]).then(
    ([row]) => row?.n,
  );

describe('events', () => {
  it('keeps what was sent, cleaned, and says who it concerns by the present name', async () => {
    const { viewer, ids } = await family();
    const event = await calendar.add(viewer, {
      title: '  Swimming \n lesson ',
      description: 'bring\r\ntowel',
      eventDate: '2026-10-12',
      eventTime: '16:00',
      eventEndTime: '17:30',
      emoji: '🏊',
      who: 'ben',
      isRecurring: true,
      recurringType: 'weekly',
      recurringInterval: 2,
      recurringEndDate: '2026-12-21',
    });
    expect(event).toMatchObject({
      title: 'Swimming lesson',
      description: 'bring\ntowel',
      eventDate: '2026-10-12',
      endDate: '2026-10-12',
      eventTime: '16:00',
      eventEndTime: '17:30',
      emoji: '🏊',
      who: 'Ben',
      whoMemberId: ids[1],
      isRecurring: true,
      recurringType: 'weekly',
      recurringInterval: 2,
      recurringEndDate: '2026-12-21',
      isBankHoliday: false,
      isSystemEvent: false,
      createdByMemberId: ids[0],
      userId: ids[0],
      version: 1,
      createdAt: test.clock.now(),
    });
    await owner(`update membership set display_name = 'Benjamin' where id = $1`, [ids[1]]);
    expect((await calendar.get(viewer, event.id)).who).toBe('Benjamin');
  });

  it('keeps the name of who has left on old events, through an edit too, and puts them on no new one', async () => {
    const { viewer, ids } = await family();
    const event = await calendar.add(viewer, { title: 'Trip', eventDate: '2026-10-12', who: 'Ben' });
    await owner('update membership set left_at = now(), user_id = null where id = $1', [ids[1]]);
    const renamed = await calendar.update(viewer, event.id, { title: 'Long trip', who: 'Ben' });
    expect(renamed).toMatchObject({ title: 'Long trip', who: 'Ben', whoMemberId: ids[1] });
    expect(await calendar.update(viewer, event.id, { whoMemberId: ids[1] })).toMatchObject({ who: 'Ben' });
    await expect(calendar.add(viewer, { title: 'x', eventDate: '2026-10-12', who: 'Ben' })).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field: 'who' },
    });
    await expect(
      calendar.add(viewer, { title: 'x', eventDate: '2026-10-12', whoMemberId: ids[1] }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('changes only what is given, clears what is null or blank, and moves an event with its length', async () => {
    const { viewer } = await family();
    const { id } = await calendar.add(viewer, {
      title: 'Camp',
      description: 'tent',
      eventDate: '2026-10-12',
      endDate: '2026-10-15',
      eventTime: '18:00',
      eventEndTime: '09:00',
      who: 'Ada',
    });
    expect(await calendar.update(viewer, id, { eventDate: '2026-10-30' })).toMatchObject({
      eventDate: '2026-10-30',
      endDate: '2026-11-02',
      title: 'Camp',
      description: 'tent',
      eventTime: '18:00',
      who: 'Ada',
      version: 2,
    });
    expect(
      await calendar.update(viewer, id, { description: '', eventTime: null, whoMemberId: null, endDate: null }),
    ).toMatchObject({ description: null, eventTime: null, eventEndTime: null, who: 'Family', endDate: '2026-10-30' });
    expect(await calendar.update(viewer, id, { isRecurring: true, recurringInterval: 3 })).toMatchObject({
      isRecurring: true,
      recurringType: 'yearly',
      recurringInterval: 3,
    });
    expect(await calendar.update(viewer, id, { isRecurring: false })).toMatchObject({
      isRecurring: false,
      recurringType: null,
      recurringInterval: null,
    });
  });

  it('stores an end before the start as sent and shows a single day', async () => {
    const { viewer } = await family();
    const { id } = await calendar.add(viewer, { title: 'Odd', eventDate: '2026-10-12', endDate: '2026-10-02' });
    expect(await calendar.get(viewer, id)).toMatchObject({ eventDate: '2026-10-12', endDate: '2026-10-02' });
    const [occurrence, ...others] = (await calendar.occurrences(viewer, '2026-10-01', '2026-10-31')).filter(
      ({ event }) => event.id === id,
    );
    expect(occurrence).toMatchObject({ startDate: '2026-10-12', endDate: '2026-10-12' });
    expect(others).toEqual([]);
  });

  it('writes and tells nothing when an update changes nothing', async () => {
    const { viewer, familyId } = await family();
    const { id } = await calendar.add(viewer, { title: 'Same', eventDate: '2026-10-12' });
    test.clock.advance(60_000);
    const again = await calendar.update(viewer, id, { title: 'Same', eventDate: '2026-10-12', who: 'Family' });
    expect(again).toMatchObject({ version: 1, updatedAt: again.createdAt });
    const feed = await owner('select type from activity where family_id = $1', [familyId]);
    expect(feed).toEqual([{ type: 'created' }]);
  });

  it('lets two edits at once follow each other; the one that named the old version is told what is there', async () => {
    const { viewer, other } = await family();
    const { id, version } = await calendar.add(viewer, { title: 'Party', eventDate: '2026-10-12' });
    const results = await Promise.allSettled([
      calendar.update(viewer, id, { title: 'Party at ours' }, version),
      calendar.update(other, id, { title: 'Party at theirs' }, version),
    ]);
    const winner = results.find((result) => result.status === 'fulfilled');
    const loser = results.find((result) => result.status === 'rejected');
    expect(loser?.reason).toMatchObject({
      code: 'VERSION_CONFLICT',
      kind: 'conflict',
      extras: { details: { current: winner?.value } },
    });
    // without a version each field goes to whoever sends it
    await Promise.all([
      calendar.update(viewer, id, { description: 'cake' }),
      calendar.update(other, id, { emoji: '🎉' }),
    ]);
    expect(await calendar.get(viewer, id)).toMatchObject({ description: 'cake', emoji: '🎉', version: 4 });
  });

  it('keeps deleted events for 30 days and no longer', async () => {
    const { viewer, familyId } = await family();
    const { id } = await calendar.add(viewer, { title: 'Gone', eventDate: '2026-10-12' });
    expect(await calendar.delete(viewer, id)).toEqual({ id, restorableUntil: new Date('2026-11-07T09:30:00Z') });
    await expect(calendar.get(viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(calendar.delete(viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(calendar.update(viewer, id, { title: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    test.clock.set('2026-11-07T09:29:59Z');
    expect(await calendar.restore(viewer, id)).toMatchObject({ id, title: 'Gone' });
    await expect(calendar.restore(viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await calendar.delete(viewer, id);
    test.clock.set('2026-12-07T09:30:01Z');
    await expect(calendar.restore(viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await stored(familyId)).toBe(1);
  });

  it('deletes once when two delete at the same moment', async () => {
    const { viewer, other, familyId } = await family();
    const { id } = await calendar.add(viewer, { title: 'Gone', eventDate: '2026-10-12' });
    const results = await Promise.allSettled([calendar.delete(viewer, id), calendar.delete(other, id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const feed = await owner(`select 1 from activity where family_id = $1 and type = 'deleted'`, [familyId]);
    expect(feed).toHaveLength(1);
  });

  it('adds one event for one idempotency key, at the same moment too', async () => {
    const { viewer, familyId } = await family();
    const add = () => calendar.add(viewer, { title: 'Once', eventDate: '2026-10-12' }, 'key-of-this-event');
    const [first, second] = await Promise.all([add(), add()]);
    expect(second.id).toBe(first.id);
    expect(await stored(familyId)).toBe(1);
  });
});

describe('what stands between two dates', () => {
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
      ['across', 'first day', 'into', 'last day', 'last one runs on', 'night before', 'weekly'].sort(),
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

  it('pages through the list in order, each event once, whatever shares a day', async () => {
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
    const counted = async (timeZone: string, weekStartsOn: string) => {
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
      await calendar.add(viewer, { title: 'Long ago', eventDate: '2020-01-01' });
      return calendar.counts(viewer);
    };
    expect(await counted('Europe/London', 'monday')).toEqual({ today: 2, thisWeek: 8, thisMonth: 32, total: 4 });
    expect(await counted('Europe/London', 'sunday')).toEqual({ today: 2, thisWeek: 8, thisMonth: 32, total: 4 });
    expect(await counted('Pacific/Auckland', 'sunday')).toEqual({ today: 1, thisWeek: 1, thisMonth: 1, total: 4 });
    expect(await counted('Pacific/Auckland', 'monday')).toEqual({ today: 1, thisWeek: 8, thisMonth: 1, total: 4 });
    const { viewer } = await family();
    expect(await calendar.counts(viewer)).toEqual({ today: 0, thisWeek: 0, thisMonth: 0, total: 0 });
  });

  it('costs the same number of statements however much there is', async () => {
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
    expect(empty).toEqual([2, 2, 1, 2]);
  });
});

describe('dates and clocks', () => {
  // Whole servers in other zones: calendar.zones.api.spec.ts.
  it('a date is the same date through every read and write, at every change of clocks', async () => {
    const { viewer } = await family();
    for (const eventDate of ['2026-03-29', '2026-10-25', '2018-11-04', '2026-12-31', '1900-01-01', '2200-12-31']) {
      const { id } = await calendar.add(viewer, { title: 'Day', eventDate, eventTime: '02:30' });
      await calendar.update(viewer, id, { title: 'Same day' });
      expect(await calendar.get(viewer, id)).toMatchObject({ eventDate, endDate: eventDate, eventTime: '02:30' });
      const days = await calendar.between(viewer, eventDate, eventDate);
      expect(days.filter(({ isSystemEvent }) => !isSystemEvent)).toMatchObject([{ id, eventDate }]);
    }
  });
});

describe('bank holidays', () => {
  const titles = async (place: Place, from: string, to: string) =>
    (await calendar.between((await family(place)).viewer, from, to)).map(({ eventDate, title }) => [eventDate, title]);

  it('follow the family’s country, region and language', async () => {
    expect(await titles({ country: 'GB', region: null }, '2026-08-01', '2026-08-31')).toEqual([
      ['2026-08-31', 'Summer bank holiday'],
    ]);
    expect(await titles({ country: 'GB', region: 'SCT' }, '2026-08-01', '2026-08-31')).toEqual([
      ['2026-08-03', 'Summer bank holiday'],
    ]);
    expect(await titles({ country: 'DE', region: 'BY', locale: 'de-DE' }, '2027-01-01', '2027-01-31')).toEqual([
      ['2027-01-01', 'Neujahr'],
      ['2027-01-06', 'Heilige Drei Könige'],
    ]);
    expect(await titles({ country: 'US', region: null, locale: 'en-US' }, '2026-11-20', '2026-11-30')).toEqual([
      ['2026-11-26', 'Thanksgiving Day'],
    ]);
    expect(await titles({ country: 'XX', region: null }, '2026-01-01', '2026-12-31')).toEqual([]);
  });

  it('are the family’s bank holidays only: no observances, no half days twice', async () => {
    const { viewer } = await family();
    const year = await calendar.between(viewer, '2026-01-01', '2026-12-31');
    expect(year.map(({ eventDate }) => eventDate)).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-04',
      '2026-05-25',
      '2026-08-31',
      '2026-12-25',
      '2026-12-26',
      '2026-12-28',
    ]);
    expect(new Set(year.map(({ id }) => id)).size).toBe(year.length);
    expect(year[0]).toMatchObject({
      id: 'holiday:GB-ENG:2026-01-01:0',
      title: "New Year's Day",
      endDate: '2026-01-01',
      who: 'Family',
      isBankHoliday: true,
      isSystemEvent: true,
      createdByMemberId: null,
    });
  });

  it('last their several days, through a change of clocks too, and are found from any of them', async () => {
    const { viewer } = await family({ country: 'SA', region: null, timeZone: 'Asia/Riyadh' });
    const [eid] = await calendar.between(viewer, '2026-03-21', '2026-03-22');
    expect(eid).toMatchObject({ eventDate: '2026-03-19', endDate: '2026-03-22' });
    // 30 March 2025: clocks went forward in Sarajevo, so that the three days are 71 hours
    const bosnia = await family({ country: 'BA', region: null, timeZone: 'Europe/Sarajevo' });
    expect(await calendar.between(bosnia.viewer, '2025-04-01', '2025-04-01')).toMatchObject([
      { eventDate: '2025-03-30', endDate: '2025-04-01' },
    ]);
    const swazi = await family({ country: 'SZ', region: null, timeZone: 'Africa/Mbabane' });
    expect(await calendar.between(swazi.viewer, '2027-01-02', '2027-01-02')).toMatchObject([
      { eventDate: '2026-12-28', endDate: '2027-01-02' },
    ]);
  });

  it('reach from a year back to two years ahead in the whole list, and count nowhere', async () => {
    const { viewer } = await family();
    const all = await calendar.all(viewer);
    expect([all[0]?.eventDate, all.at(-1)?.eventDate]).toEqual(['2025-12-25', '2028-08-28']);
    expect(await calendar.counts(viewer)).toMatchObject({ total: 0 });
  });

  it('can be looked up and neither changed nor deleted', async () => {
    const { viewer } = await family();
    const id = 'holiday:GB-ENG:2026-12-25:0';
    expect(await calendar.get(viewer, id)).toMatchObject({ title: 'Christmas Day' });
    for (const attempt of [calendar.update(viewer, id, { title: 'x' }), calendar.delete(viewer, id)])
      await expect(attempt).rejects.toMatchObject({ code: 'SYSTEM_EVENT', kind: 'conflict' });
    for (const wrong of ['holiday:GB-ENG:2026-12-24:0', 'holiday:FR:2026-12-25:0', 'holiday:GB-ENG:2026-12-25:9'])
      await expect(calendar.delete(viewer, wrong)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('birthdays', () => {
  const row = (memberName: string, birthDate = '2015-06-05', rest: object = {}) => ({ memberName, birthDate, ...rest });

  it('makes one yearly birthday a member, and corrects it the next time', async () => {
    const { viewer, ids, familyId } = await family();
    const [first, ...others] = await birthdays.add(viewer, [row('Ben', '2016-02-29', { memberId: ids[1] })]);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      title: "Ben's birthday",
      eventDate: '2016-02-29',
      endDate: '2016-02-29',
      eventTime: null,
      emoji: '🎂',
      who: 'Ben',
      isRecurring: true,
      recurringType: 'yearly',
      recurringInterval: 1,
      birthdayOfMemberId: ids[1],
    });
    const [same] = await birthdays.add(viewer, [row('ben', '2016-02-29', { memberId: ids[1] })]);
    expect(same).toMatchObject({ id: first?.id, title: "ben's birthday" });
    const [moved] = await birthdays.add(viewer, [row('Ben', '2016-02-28', { emoji: '🎈' })]);
    expect(moved).toMatchObject({ id: first?.id, eventDate: '2016-02-28', emoji: '🎈', title: "Ben's birthday" });
    expect(await stored(familyId)).toBe(1);
  });

  it('makes no duplicate when the same batch comes twice, in any order, or at the same moment', async () => {
    const { viewer, other, ids, familyId } = await family();
    const batch = [
      row('Ada', '1985-03-01', { memberId: ids[0] }),
      row('Ben'),
      row('Granny', '1950-01-31'),
      row('Granny', '1950-01-31'),
    ];
    const [one, two, three] = await Promise.all([
      birthdays.add(viewer, batch),
      birthdays.add(other, [...batch].reverse()),
      birthdays.add(viewer, batch),
    ]);
    expect(one).toHaveLength(3);
    expect(two?.map(({ id }) => id).sort()).toEqual(one?.map(({ id }) => id).sort());
    expect(await birthdays.add(viewer, batch)).toEqual(three);
    expect(await stored(familyId)).toBe(3);
    const feed = await owner<{ description: string }>('select description from activity where family_id = $1', [
      familyId,
    ]);
    expect(feed).toEqual([{ description: 'added 3 birthdays to the calendar' }]);
  });

  it('takes over the birthday of somebody who has become a member since', async () => {
    const { viewer, familyId, ids } = await family();
    const [before] = await birthdays.add(viewer, [row('Cleo')]);
    expect(before).toMatchObject({ who: 'Family', birthdayOfMemberId: null });
    await owner(`update membership set display_name = 'Cleo' where id = $1`, [ids[1]]);
    const [after] = await birthdays.add(viewer, [row('Cleo')]);
    expect(after).toMatchObject({ id: before?.id, who: 'Cleo', birthdayOfMemberId: ids[1] });
    expect(await stored(familyId)).toBe(1);
  });

  it('refuses a batch with one bad row as a whole, and names the row', async () => {
    const { viewer, familyId } = await family();
    const outsider = await family();
    const refused = async (bad: object, field: string | undefined, code = 'INVALID') => {
      const rejection = expect(birthdays.add(viewer, [row('Ada'), row('Ben', '2015-06-05', bad)])).rejects;
      await rejection.toMatchObject({ code, ...(field ? { extras: { field } } : {}) });
    };
    await refused({ birthDate: '2026-02-30' }, 'birthdays.1.birthDate');
    await refused({ birthDate: '' }, 'birthdays.1.birthDate');
    await refused({ memberName: ' ' }, 'birthdays.1.memberName');
    await refused({ memberName: 'x'.repeat(81) }, 'birthdays.1.memberName');
    await refused({ emoji: '<b>' }, 'birthdays.1.emoji');
    await refused({ memberId: outsider.ids[0] }, undefined, 'NOT_FOUND');
    await refused({ memberId: 'x' }, undefined, 'NOT_FOUND');
    await expect(birthdays.add(viewer, [])).rejects.toMatchObject({ extras: { field: 'birthdays' } });
    await expect(
      birthdays.add(
        viewer,
        Array.from({ length: 51 }, () => row('Ada')),
      ),
    ).rejects.toMatchObject({
      extras: { field: 'birthdays' },
    });
    expect(await stored(familyId)).toBe(0);
  });

  it('is not restored beside the one that took its place', async () => {
    const { viewer } = await family();
    const [old] = await birthdays.add(viewer, [row('Ben')]);
    await calendar.delete(viewer, old?.id ?? '');
    const [young] = await birthdays.add(viewer, [row('Ben')]);
    expect(young?.id).not.toBe(old?.id);
    await expect(calendar.restore(viewer, old?.id ?? '')).rejects.toMatchObject({ code: 'CONFLICT', kind: 'conflict' });
    await calendar.delete(viewer, young?.id ?? '');
    expect(await calendar.restore(viewer, old?.id ?? '')).toMatchObject({ id: old?.id });
  });
});

describe('other families', () => {
  it('do not exist, and nobody without a family has a calendar', async () => {
    const { viewer } = await family();
    const outsider = await family();
    const { id } = await calendar.add(viewer, { title: 'Ours', eventDate: '2026-10-12' });
    for (const attempt of [
      calendar.get(outsider.viewer, id),
      calendar.update(outsider.viewer, id, { title: 'x' }),
      calendar.delete(outsider.viewer, id),
      calendar.restore(outsider.viewer, id),
      calendar.get(outsider.viewer, 'no-uuid'),
    ])
      await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Event not found' });
    const nobody: Viewer = { ...viewer, familyId: null, membershipId: null, role: null };
    await expect(calendar.all(nobody)).rejects.toMatchObject({ code: 'NO_FAMILY' });
    expect(await calendar.get(viewer, id)).toMatchObject({ title: 'Ours', version: 1 });
  });

  it('stay out of reach of a statement that forgets to name the family', async () => {
    const { viewer } = await family();
    const outsider = await family();
    await calendar.add(viewer, { title: 'Ours', eventDate: '2026-10-12' });
    const db = test.app.get(Database);
    const rows = await db.read(outsider.viewer, () =>
      db.sql({ name: 'forgetful', text: 'select * from calendar_event', values: [] }),
    );
    expect(rows).toEqual([]);
  });
});
