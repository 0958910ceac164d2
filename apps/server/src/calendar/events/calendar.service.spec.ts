import { randomUUID } from 'node:crypto';
import { asOwner, familyRows, sharedTestApp, type FamilyPlace, type TestApp } from '../../../test';
import type { Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import type { CalendarEventChanges } from './calendar.inputs';
import { CalendarService } from './calendar.service';

let test: TestApp;
let calendar: CalendarService;
beforeAll(async () => {
  test = await sharedTestApp();
  calendar = test.app.get(CalendarService);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const family = (place?: FamilyPlace) => familyRows(test, place);
const owner = <Row extends object>(sql: string, values: unknown[] = []) => asOwner<Row>(sql, values, test.urls.owner);
const stored = (familyId: string) =>
  owner<{ n: number }>('select count(*)::int as n from calendar_event where family_id = $1', [familyId]).then(
    ([row]) => row?.n,
  );

describe('events', () => {
  it('stores the input, cleaned, and shows people by their current names', async () => {
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

  it('keeps former members on old events, also after an edit, but adds them to no new one', async () => {
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

  describe('several people', () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Tom and Jerry'];
    const several = async () => {
      const rows = await familyRows(test, {}, names);
      const add = (who: CalendarEventChanges) =>
        calendar.add(rows.viewer, { title: 'Gala', eventDate: '2026-10-12', ...who });
      return { ...rows, add };
    };

    it('keep the order in which they were chosen, each once, by ids or by names', async () => {
      const { ids, add } = await several();
      const [ada, ben, cleo, duo] = ids;
      expect(await add({ whoMemberIds: [cleo ?? '', ada ?? '', cleo?.toUpperCase() ?? ''] })).toMatchObject({
        who: 'Cleo, Ada',
        whoNames: ['Cleo', 'Ada'],
        whoMemberIds: [cleo, ada],
        whoMemberId: null,
      });
      expect(await add({ who: 'ben and CLEO' })).toMatchObject({ who: 'Ben, Cleo', whoMemberIds: [ben, cleo] });
      expect(await add({ who: 'me, Tom and Jerry' })).toMatchObject({ whoMemberIds: [ada, duo] });
      expect(await add({ who: 'Ben', whoMemberId: ada, whoMemberIds: [cleo ?? ''] })).toMatchObject({
        whoMemberId: cleo,
        whoMemberIds: [cleo],
        whoNames: ['Cleo'],
      });
      expect(await add({ who: 'Ben', whoMemberId: ada })).toMatchObject({ whoMemberIds: [ada] });
      for (const nobody of [{ whoMemberIds: [], who: 'Ben' }, { who: 'Family, Ben' }, { whoMemberIds: null }, {}])
        expect(await add(nobody)).toMatchObject({ who: 'Family', whoNames: [], whoMemberId: null, whoMemberIds: [] });
    });

    it('are refused as a whole when one is unknown', async () => {
      const { ids, add } = await several();
      const stranger = await family();
      await expect(add({ who: 'Ben, Zoe & Cleo' })).rejects.toMatchObject({
        message: 'Nobody in your family is called "Zoe".',
        extras: { field: 'who' },
      });
      for (const id of [stranger.ids[0] ?? '', 'nonsense', ''])
        await expect(add({ whoMemberIds: [ids[0] ?? '', id] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(add({ whoMemberIds: Array.from({ length: 51 }, () => randomUUID()) })).rejects.toMatchObject({
        code: 'INVALID',
        extras: { field: 'whoMemberIds' },
      });
    });

    it('are kept until changed, including former members, who cannot be added again', async () => {
      const { viewer, ids, add } = await several();
      const [ada = '', ben = '', cleo = ''] = ids;
      const { id, who } = await add({ whoMemberIds: [ben, cleo] });
      const other = await add({ whoMemberIds: [cleo] });
      await owner('update membership set left_at = now(), user_id = null where id = $1', [ben]);
      const stays = { who, whoMemberIds: [ben, cleo] };
      expect(await calendar.update(viewer, id, { title: 'Swimming gala' })).toMatchObject(stays);
      expect((await calendar.update(viewer, id, { who })).version).toBe(2);
      expect(await calendar.update(viewer, id, { who: 'Ada, Ben' })).toMatchObject({ whoMemberIds: [ada, ben] });
      expect(await calendar.update(viewer, id, { whoMemberIds: [ben, cleo] })).toMatchObject(stays);
      expect(await calendar.update(viewer, id, { whoMemberIds: [cleo] })).toMatchObject({ who: 'Cleo' });
      await expect(calendar.update(viewer, id, { whoMemberIds: [cleo, ben] })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      await expect(calendar.update(viewer, other.id, { who: 'Cleo, Ben' })).rejects.toMatchObject({
        extras: { field: 'who' },
      });
    });
  });

  it('changes only given fields, clears null or blank ones, and keeps the duration when an event moves', async () => {
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

  it('writes and publishes nothing when an update changes nothing', async () => {
    const { viewer, familyId } = await family();
    const { id } = await calendar.add(viewer, { title: 'Same', eventDate: '2026-10-12' });
    test.clock.advance(60_000);
    const again = await calendar.update(viewer, id, { title: 'Same', eventDate: '2026-10-12', who: 'Family' });
    expect(again).toMatchObject({ version: 1, updatedAt: again.createdAt });
    const feed = await owner('select type from activity where family_id = $1', [familyId]);
    expect(feed).toEqual([{ type: 'created' }]);
  });

  it('serialises concurrent edits; the one with the outdated version gets the current record', async () => {
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
    // without a version, concurrent changes of different fields are merged
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

  it('deletes once for two concurrent calls', async () => {
    const { viewer, other, familyId } = await family();
    const { id } = await calendar.add(viewer, { title: 'Gone', eventDate: '2026-10-12' });
    const results = await Promise.allSettled([calendar.delete(viewer, id), calendar.delete(other, id)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const feed = await owner(`select 1 from activity where family_id = $1 and type = 'deleted'`, [familyId]);
    expect(feed).toHaveLength(1);
  });

  it('adds one event per idempotency key, also concurrently', async () => {
    const { viewer, familyId } = await family();
    const add = () => calendar.add(viewer, { title: 'Once', eventDate: '2026-10-12' }, 'key-of-this-event');
    const [first, second] = await Promise.all([add(), add()]);
    expect(second.id).toBe(first.id);
    expect(await stored(familyId)).toBe(1);
  });
});

describe('dates and clocks', () => {
  // Servers running in other zones: test/processes/zones.stage.ts.
  it('a date stays the same through every read and write, at every clock change', async () => {
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

describe('other families', () => {
  it('are invisible, and a caller without a family is refused', async () => {
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

  it('are not reachable by a statement without the family', async () => {
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
