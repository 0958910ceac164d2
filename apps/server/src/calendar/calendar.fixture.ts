import { WEEKDAY_CODES, addDays, dayOfWeek } from '@homefold/domain';
import { SecretBox } from '../platform/secret-box';
import type { AppConfig } from '../platform/config';
import { testEnvironment, as } from '../../test';
import type { DomainFixture, World } from '../../test/tenancy/world';
import { CalendarModule } from './calendar.module';

const ADD = 'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }';
const UPDATE = `mutation ($id: ID!, $input: CalendarEventInput!, $key: String) {
  updateCalendarEvent(id: $id, input: $input, undoKey: $key) { id } }`;
const DELETE = 'mutation ($id: ID!) { deleteCalendarEvent(id: $id) { id } }';
const LEAVE_OUT =
  'mutation ($id: ID!, $date: Date!) { deleteCalendarEvent(id: $id, scope: this, occurrenceDate: $date) { id } }';

const event = async (world: World, input: object = {}) =>
  (await world.ask(ADD, { input: { title: world.marked('event'), eventDate: world.today, ...input } })).id;

/** The name by which phrases refer to the member. */
const nameOf = ({ member }: World) => member.name.split(' ')[0] ?? '';

const deleted = async (world: World) => {
  const { id } = await world.ask(DELETE, { id: await event(world) });
  return id;
};

const changed = async (world: World, key: string) => {
  const input = { title: world.marked('moved'), eventDate: world.tomorrow };
  await world.ask(UPDATE, { id: await event(world), input, key });
  return key;
};

const file = (world: World, title: string) => ({
  name: `${world.marker}.ics`,
  bytes: Buffer.from(
    `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:${world.marker} ${title}\nDTSTART:${world.today.replaceAll('-', '')}\n` +
      `SUMMARY:${title}\nEND:VEVENT\nEND:VCALENDAR`,
  ),
});

async function imported(world: World, title: string): Promise<string> {
  const { name, bytes } = file(world, title);
  const answer = await as(world.admin).rest.raw((agent) =>
    agent.post('/api/calendar/import').attach('file', bytes, name),
  );
  return (answer.body as { id: string }).id;
}

/** Inserts directly: the API would fetch the calendar from its server. */
async function outsideCalendar(world: World, name: string): Promise<{ id: string; url: string }> {
  const box = new SecretBox({ secret: testEnvironment().secret } as AppConfig);
  const url = new URL(`https://${world.marker}.invalid/${encodeURIComponent(name)}.ics`).href;
  const [row] = await world.sql<{ id: string }>(
    `with calendar as (
       insert into calendar_subscription (family_id, id, name, color, url_sealed, url_digest, url_shown, added_by, created_at,
         etag, last_modified, content_hash, event_count, notice, expanded_on, time_zone, next_refresh_at, asked_zone)
       values ($1, gen_random_uuid(), $2, 'plum', $3, $4, $2, $5, now(), $2, $2, $2, 1, $2, $6, 'Europe/London', '2099-01-01',
         'Europe/London')
       returning family_id, id
     )
     insert into calendar_subscription_event (family_id, subscription_id, uid_hash, event_date, end_date, event_time,
       event_end_time, title, description, emoji)
     select family_id, id, 'uid', $6, $6, '10:00', '11:00', $2, $2, '⚽' from calendar returning subscription_id as id`,
    [
      world.family.id,
      name,
      box.seal(url, 'outside calendar'),
      box.digest(url, 'outside calendar'),
      world.admin.membershipId,
      world.today,
    ],
  );
  return { id: (row as { id: string }).id, url };
}

export const calendarFixture: DomainFixture = {
  module: CalendarModule,
  fill: async (world) => {
    const memberIds = [world.member.membershipId, world.ids['child']];
    world.ids['event'] = await event(world, {
      title: world.marked('dentist'),
      description: world.marked('secret'),
      eventTime: '09:00',
      eventEndTime: '10:00',
      emoji: '🦷',
      whoMemberIds: memberIds,
      isRecurring: true,
      recurringType: 'weekly',
      recurringInterval: 1,
      recurringDays: [world.today, world.tomorrow].map((date) => WEEKDAY_CODES[dayOfWeek(date)]),
      place: world.marked('clinic'),
      recurringEndDate: `${Number(world.today.slice(0, 4)) + 1}-12-31`,
      reminders: [{ amount: 1, unit: 'days', at: '18:00', memberId: world.admin.membershipId }],
    });
    await world.ask(LEAVE_OUT, { id: world.ids['event'], date: addDays(world.today, 7) });
    world.ids['deletedEvent'] = await deleted(world);
    await changed(world, `${world.marker}-undo`);
    world.ids['outsideCalendar'] = (await outsideCalendar(world, world.marked('club'))).id;
    await world.ask('mutation { createCalendarFeed { url } }', {});
    world.ids['import'] = await imported(world, world.marked('trip'));
    await world.sql(
      `insert into calendar_reminder_delivery (family_id, origin_id, occurrence, outcome, at)
       select distinct family_id, origin_id, now()::timestamp, 'sent', now() from calendar_reminder where family_id = $1`,
      [world.family.id],
    );
  },
  freeze: (world) =>
    world.sql("update calendar_reminder set due_at = 'infinity' where family_id = $1", [world.family.id]),
  screens: async (world, count) => {
    let eventId = '';
    for (let n = 0; n < count; n++) {
      const id = await event(world, { eventDate: world.tomorrow, whoMemberId: world.member.membershipId });
      // every other one is deleted, because the bin is a screen too
      if (n % 2 === 1) await world.ask(DELETE, { id });
      else eventId = id;
    }
    return {
      Dashboard: { from: world.today, to: addDays(world.today, 6) },
      Occasions: { from: world.today, to: addDays(world.today, 366) },
      CalendarWindow: { from: addDays(world.today, -11), to: addDays(world.today, 30) },
      CalendarEvents: { from: world.today, to: addDays(world.today, 61) },
      CalendarList: { first: 50 },
      CalendarEventNow: { id: eventId },
      CalendarReminders: { eventId },
    };
  },
  bin: { kind: 'calendar_event', table: 'calendar_event' },
  operations: {
    calendarEvent: ({ ids }) => ({ variables: { id: ids['event'] } }),
    calendarReminders: ({ ids }) => ({ variables: { eventId: ids['event'] } }),
    calendarEvents: ({ today, tomorrow }) => ({ variables: { from: today, to: tomorrow } }),
    calendarOccurrences: ({ today, tomorrow }) => ({ variables: { from: today, to: tomorrow } }),
    understandQuickAdd: (world) =>
      ['on Friday at 3', 'every Mon and Wed at 3 at the clinic, remind me an hour before'].map((when) => ({
        variables: { text: `dentist with ${nameOf(world)} ${when}` },
      })),
    addBirthdays: async ({ ids }) => ({
      variables: { birthdays: [{ memberId: ids['child'], memberName: 'x', birthDate: '2019-03-04' }] },
    }),
    addCalendarEvent: ({ today, member, ids }) => [
      {
        variables: {
          input: {
            title: 'For two',
            eventDate: today,
            whoMemberIds: [member.membershipId, ids['child']],
            reminders: [{ amount: 2, unit: 'days', memberId: member.membershipId }],
          },
        },
      },
      { variables: { input: { title: 'For one', eventDate: today, whoMemberId: member.membershipId } } },
    ],
    updateCalendarEvent: async (world) => {
      const { today, member, ids } = world;
      const reminders = [{ amount: 2, unit: 'days', memberId: member.membershipId }];
      const both = { title: 'Changed', eventDate: today, reminders, whoMemberIds: [ids['child']] };
      return [
        { variables: { id: await event(world), input: both } },
        {
          variables: {
            id: await event(world),
            input: { title: 'Changed', eventDate: today, whoMemberId: member.membershipId },
          },
        },
      ];
    },
    deleteCalendarEvent: async (world) => ({ variables: { id: await event(world) } }),
    restoreCalendarEvent: async (world) => ({ variables: { id: await deleted(world) } }),
    undo: async (world) => ({ variables: { key: await changed(world, `${world.marker}-again`) } }),
    undoCalendarImport: async (world) => ({ variables: { id: await imported(world, world.marked('taken back')) } }),
    addOutsideCalendar: async (world) => ({
      // an address already subscribed to: answered without a fetch
      variables: { url: (await outsideCalendar(world, world.marked('known'))).url },
      credentials: ['url'],
    }),
    refreshOutsideCalendar: async (world) => ({
      variables: { id: (await outsideCalendar(world, world.marked('refreshed'))).id },
    }),
    renameOutsideCalendar: async (world) => ({
      variables: { id: (await outsideCalendar(world, world.marked('renamed'))).id, name: 'Club' },
    }),
    removeOutsideCalendar: async (world) => ({
      variables: { id: (await outsideCalendar(world, world.marked('removed'))).id },
    }),
  },
  routes: {
    'post /api/calendar': ({ today, member, ids }) => [
      { body: { title: 'By REST', event_date: today, who_member_ids: [member.membershipId] } },
      { body: { birthdays: [{ memberId: ids['child'], memberName: 'x', birthDate: '2019-03-04' }] } },
    ],
    'put /api/calendar': async (world) => ({
      query: { id: await event(world) },
      body: { title: 'Changed by REST', who_member_ids: [world.member.membershipId] },
    }),
    'delete /api/calendar': async (world) => [
      { query: { id: await event(world) } },
      { body: { id: await event(world) } },
    ],
    'get /api/calendar/export': ({ ids }) => [{}, { query: { id: ids['event'] ?? '' } }],
    'post /api/calendar/import': (world) => ({ file: file(world, world.marked('came later')) }),
    'post /api/calendar/import/preview': (world) => ({ file: file(world, world.marked('trip')) }),
  },
  last: ['revokeCalendarFeed'],
};
