import { addEvent, as, asOwner, eventInput, listen, make, restEvent, storedEvents } from '../../../test';
import type { RestCalendarEvent } from './calendar.rest';
import {
  ADD,
  BETWEEN,
  BIRTHDAYS,
  DELETE,
  OCTOBER,
  ONE,
  RESTORE,
  UPDATE,
  makeFamilies,
  ours,
  type Event,
} from './calendar-api.test-kit';

makeFamilies();

describe('the documented calls', () => {
  it('add, list, change and delete an event', async () => {
    const { admin, member } = ours;
    const me = as(admin);
    const sent = {
      user_id: admin.userId,
      title: 'Swimming',
      description: 'Bring a towel',
      event_date: '2026-10-12',
      end_date: '2026-10-12',
      event_time: '16:00',
      event_end_time: '17:30',
      emoji: '🏊',
      who: 'Family',
      is_recurring: true,
      recurring_type: 'weekly',
      recurring_interval: 2,
      recurring_end_date: '2026-12-21',
    };
    const added = await me.rest.post('/api/calendar', sent);
    expect(added.status).toBe(201);
    expect(Object.keys(added.body as object)).toEqual(['event']);
    const { event: stored } = added.body as { event: RestCalendarEvent };
    expect(stored).toMatchObject({ ...sent, is_bank_holiday: false, is_system_event: false, version: 1 });

    const listed = await as(member).rest.get(`/api/calendar?user_id=${member.userId}`);
    expect(listed.status).toBe(200);
    const { events } = listed.body as { events: RestCalendarEvent[] };
    expect(events).toContainEqual(stored);
    const holidays = events.filter(({ is_bank_holiday }) => is_bank_holiday);
    expect(holidays.length).toBeGreaterThan(20);
    expect(holidays.every(({ is_system_event, id }) => is_system_event && id.startsWith('holiday:'))).toBe(true);
    expect(events.map(({ event_date }) => event_date)).toEqual(events.map(({ event_date }) => event_date).sort());

    const changed = await as(member).rest.put(`/api/calendar?id=${stored.id}`, {
      user_id: member.userId,
      title: 'Swimming gala',
    });
    expect(changed.status).toBe(200);
    expect(changed.body).toEqual({
      event: { ...stored, title: 'Swimming gala', version: 2, updated_at: expect.any(String) as string },
    });

    const deleted = await me.rest.delete(`/api/calendar?id=${stored.id}`, { user_id: admin.userId });
    expect(deleted.status).toBe(200);
    expect(deleted.body).toEqual({ success: true, id: stored.id });
    const after = await me.rest.get('/api/calendar');
    expect(JSON.stringify(after.body)).not.toContain(stored.id);
  });

  it('accept the id of a deletion in the body too, and refuse a missing one', async () => {
    const { id } = await addEvent(ours.admin);
    const answer = await as(ours.admin).rest.delete('/api/calendar', { id, user_id: ours.admin.userId });
    expect([answer.status, answer.body]).toEqual([200, { success: true, id }]);
    for (const body of [undefined, {}]) {
      const missing = await as(ours.admin).rest.delete('/api/calendar', body);
      expect([missing.status, missing.body]).toMatchObject([400, { code: 'INVALID', field: 'id' }]);
    }
    expect((await as(ours.admin).rest.put('/api/calendar', { title: 'x' })).status).toBe(400);
  });

  it('add birthdays once per person, through both APIs concurrently', async () => {
    const { admin, member, id } = await make.family();
    const birthdays = [
      { memberId: member.membershipId, memberName: 'Ben', birthDate: '2016-02-29', emoji: '🎈' },
      { memberName: 'Granny', birthDate: '1950-01-31' },
    ];
    const answers = await Promise.all([
      as(admin).rest.post('/api/calendar', { user_id: admin.userId, birthdays }),
      as(member).rest.post('/api/calendar', { user_id: member.userId, birthdays }),
      as(admin).gql<{ addBirthdays: Event[] }>(BIRTHDAYS, { birthdays: [...birthdays].reverse() }),
    ]);
    const [first, second, third] = answers;
    expect(first.status).toBe(201);
    expect(Object.keys(first.body as object)).toEqual(['events']);
    expect((first.body as { events: RestCalendarEvent[] }).events).toMatchObject([
      {
        title: "Ben's birthday",
        event_date: '2016-02-29',
        end_date: '2016-02-29',
        emoji: '🎈',
        who_member_id: member.membershipId,
      },
      { title: "Granny's birthday", event_date: '1950-01-31', emoji: '🎂', who: 'Family', recurring_type: 'yearly' },
    ]);
    const ids = (first.body as { events: Event[] }).events.map((birthday) => birthday.id);
    expect((second.body as { events: Event[] }).events.map((birthday) => birthday.id)).toEqual(ids);
    expect(third.errors).toBeUndefined();
    expect(third.data.addBirthdays.map((birthday) => birthday.id)).toEqual([...ids].reverse());
    expect(await asOwner('select 1 from calendar_event where family_id = $1', [id])).toHaveLength(2);
  });
});

it('accept several people through both APIs, by names and by ids', async () => {
  const { admin, member } = ours;
  const ids = [member.membershipId, admin.membershipId];
  const names = [member, admin].map(({ name }) => name.split(' ')[0]);
  const sent = { title: 'Parents evening', event_date: '2026-10-12', who: names.join(' and ') };
  const added = await as(admin).rest.post('/api/calendar', sent);
  const { event } = added.body as { event: RestCalendarEvent };
  expect(event).toMatchObject({ who: names.join(', '), who_member_id: null, who_member_ids: ids });
  const changed = await as(admin).rest.put(`/api/calendar?id=${event.id}`, { who_member_ids: [admin.membershipId] });
  expect(changed.body).toMatchObject({
    event: { who: names[1], who_member_id: admin.membershipId, who_member_ids: [admin.membershipId] },
  });
  const { data } = await as(member).gql<{ updateCalendarEvent: Event }>(
    `mutation ($id: ID!, $input: CalendarEventInput!) {
      updateCalendarEvent(id: $id, input: $input) { who whoNames whoMemberId whoMemberIds } }`,
    { id: event.id, input: { title: 'Parents evening', eventDate: '2026-10-12', whoMemberIds: ids } },
  );
  expect(data.updateCalendarEvent).toEqual({
    who: names.join(', '),
    whoNames: names,
    whoMemberId: null,
    whoMemberIds: ids,
  });
});

describe('GraphQL', () => {
  it('adds, finds, changes, deletes and restores an event', async () => {
    const me = as(ours.admin);
    const added = await me.gql<{ addCalendarEvent: Event }>(ADD, {
      input: eventInput({
        endDate: '2026-10-14',
        eventTime: '22:00',
        eventEndTime: '06:00',
        whoMemberId: ours.member.membershipId,
      }),
    });
    expect(added.errors).toBeUndefined();
    const first = added.data.addCalendarEvent;
    expect(first).toMatchObject({
      endDate: '2026-10-14',
      eventTime: '22:00',
      whoMemberId: ours.member.membershipId,
      isRecurring: false,
      createdByMemberId: ours.admin.membershipId,
      version: 1,
    });
    const found = await as(ours.member).gql<{ calendarEvents: Event[]; calendarOccurrences: object[] }>(
      BETWEEN,
      OCTOBER,
    );
    expect(found.data.calendarEvents).toContainEqual({ id: first.id, title: 'Dentist', isSystemEvent: false });
    expect(found.data.calendarOccurrences).toContainEqual({
      id: `${first.id}:2026-10-12`,
      startDate: '2026-10-12',
      endDate: '2026-10-14',
      event: { id: first.id },
    });
    const list = await me.gql<{ calendarEventList: { items: Event[] }; calendarCounts: { total: number } }>(
      '{ calendarEventList(first: 100) { items { id } nextCursor } calendarCounts { today thisWeek thisMonth total } }',
    );
    expect(list.data.calendarEventList.items.map(({ id }) => id)).toContain(first.id);
    expect(list.data.calendarCounts.total).toBe(list.data.calendarEventList.items.length);

    const changed = await me.gql<{ updateCalendarEvent: Event }>(UPDATE, {
      id: first.id,
      input: eventInput({ title: 'Orthodontist', eventTime: null, eventEndTime: null }),
      version: 1,
    });
    expect(changed.data.updateCalendarEvent).toMatchObject({ title: 'Orthodontist', eventTime: null, version: 2 });

    const stale = await me.gql(DELETE, { id: first.id, version: 1 });
    expect(stale.errors?.[0]?.extensions.code).toBe('VERSION_CONFLICT');
    const deleted = await me.gql<{ deleteCalendarEvent: { restorableUntil: string } }>(DELETE, {
      id: first.id,
      version: 2,
    });
    const days = (Date.parse(deleted.data.deleteCalendarEvent.restorableUntil) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    expect((await me.gql(ONE, { id: first.id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const restored = await me.gql<{ restoreCalendarEvent: Event }>(RESTORE, { id: first.id });
    expect(restored.data.restoreCalendarEvent).toMatchObject({ id: first.id, title: 'Orthodontist' });
  });

  it('adds one event for one idempotency key', async () => {
    const me = as(ours.admin);
    const variables = { input: eventInput({ title: 'Once' }), key: 'one-key-for-one-event' };
    const [first, second] = await Promise.all([
      me.gql<{ addCalendarEvent: Event }>(ADD, variables),
      me.gql<{ addCalendarEvent: Event }>(ADD, variables),
    ]);
    expect(first.data.addCalendarEvent).toEqual(second.data.addCalendarEvent);
    const sent = () =>
      me.rest.raw((agent) =>
        agent
          .post('/api/calendar')
          .set('idempotency-key', 'another-key')
          .send(restEvent({ title: 'Once by REST' })),
      );
    expect((await sent()).body).toEqual((await sent()).body);
    const rows = (await storedEvents(ours)) as Event[];
    expect(
      rows
        .filter(({ title }) => title.startsWith('Once'))
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Once', 'Once by REST']);
  });

  it('notifies the other member at once', async () => {
    const changes = await listen<{ id: string; type: string; action: string }>(
      ours.member,
      'familyChanged',
      'type action actorMembershipId',
    );
    const feed = await listen<{ id: string }>(
      ours.member,
      'activityAdded',
      'resource resourceId description eventDate',
    );
    // 200 letters with 7 combining marks each: a valid title, but longer than a NOTIFY payload may be
    const title = `a${'\u20d0'.repeat(7)}`.repeat(200);
    const { id } = await addEvent(ours.admin, { title });
    expect(await changes.next()).toEqual({
      id,
      type: 'calendar_event',
      action: 'created',
      actorMembershipId: ours.admin.membershipId,
    });
    expect(await feed.next()).toMatchObject({ resource: 'calendar_event', resourceId: id, eventDate: '2026-10-12' });
    await as(ours.admin).rest.delete(`/api/calendar?id=${id}`);
    expect(await changes.next()).toMatchObject({ id, action: 'deleted' });
    // a batch makes one feed entry, and one change message per event
    const batch = await as(ours.admin).rest.post('/api/calendar', {
      birthdays: ['Granny', 'Grandpa'].map((memberName) => ({ memberName, birthDate: '1950-01-31' })),
    });
    const ids = (batch.body as { events: Event[] }).events.map((birthday) => birthday.id);
    const published = [await changes.next(), await changes.next()];
    expect(published.map((change) => [change?.id, change?.action])).toEqual(ids.map((each) => [each, 'created']));
    expect(await feed.next()).toMatchObject({ description: expect.stringMatching(/^removed/) as string });
    expect(await feed.next()).toMatchObject({ description: 'added 2 birthdays to the calendar' });
    await Promise.all([changes.close(), feed.close()]);
  });
});
