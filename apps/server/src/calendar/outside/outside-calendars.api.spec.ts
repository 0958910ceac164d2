import {
  allDay,
  as,
  calendarFile,
  make,
  startFeedServer,
  startListeningApp,
  type Family,
  type FeedServer,
  type TestApp,
} from '../../../test';
import type { RestCalendarEvent } from '../events/calendar.rest';
import type { OutsideCalendar } from './outside-calendar.types';

const FIELDS = 'id name url color addedByMemberId refreshedAt nextRefreshAt status problem notice eventCount';
const ADD = `mutation ($url: String!, $name: String) { addOutsideCalendar(url: $url, name: $name) { ${FIELDS} } }`;
const LIST = `{ outsideCalendars { ${FIELDS} } }`;
const RENAME = `mutation ($id: ID!, $name: String!) { renameOutsideCalendar(id: $id, name: $name) { ${FIELDS} } }`;
const REFRESH = `mutation ($id: ID!) { refreshOutsideCalendar(id: $id) { ${FIELDS} } }`;
const REMOVE = 'mutation ($id: ID!) { removeOutsideCalendar(id: $id) }';
const OCCURRENCES = `{ calendarOccurrences(from: "2026-10-12", to: "2026-10-12") {
  startDate event { id title calendarId calendarName calendarColor isSystemEvent isBankHoliday whoMemberIds } } }`;

let feeds: FeedServer;
let test: TestApp;
let family: Family;
let strangers: Family;

beforeAll(async () => {
  feeds = await startFeedServer();
  feeds.serve('/terms.ics', calendarFile([allDay('Term begins', '2026-10-12')], 'Hill School'));
  const { apiUrl, ...started } = await startListeningApp({ OUTSIDE_FEEDS_ALLOW: feeds.host });
  test = started;
  family = await make.family({ apiUrl });
  strangers = await make.family({ apiUrl, members: 0 });
});
afterAll(async () => {
  await test.close();
  await feeds.close();
});

it('is added, read, renamed, refreshed and removed by any member', async () => {
  const { data, errors } = await as(family.member).gql<{ addOutsideCalendar: OutsideCalendar }>(ADD, {
    url: feeds.url('/terms.ics'),
  });
  expect(errors).toBeUndefined();
  const { id, color } = data.addOutsideCalendar;
  expect(data.addOutsideCalendar).toMatchObject({
    name: 'Hill School',
    url: '127.0.0.1/terms.ics',
    addedByMemberId: family.member.membershipId,
    status: 'fresh',
    problem: null,
    eventCount: 1,
  });
  expect((await as(family.admin).gql(LIST)).data).toEqual({ outsideCalendars: [data.addOutsideCalendar] });

  const seen = await as(family.admin).gql<{ calendarOccurrences: { event: { id: string } }[] }>(OCCURRENCES);
  const eventId = seen.data.calendarOccurrences[0]?.event.id ?? '';
  expect(seen.data.calendarOccurrences).toEqual([
    {
      startDate: '2026-10-12',
      event: {
        id: eventId,
        title: 'Term begins',
        calendarId: id,
        calendarName: 'Hill School',
        calendarColor: color,
        isSystemEvent: true,
        isBankHoliday: false,
        whoMemberIds: [],
      },
    },
  ]);

  const { body } = await as(family.admin).rest.get('/api/calendar');
  const { events } = body as { events: RestCalendarEvent[] };
  expect(events.find((event) => event.id === eventId)).toMatchObject({
    calendar_id: id,
    calendar_name: 'Hill School',
    is_system_event: true,
  });
  const changed = await as(family.admin).rest.put(`/api/calendar?id=${encodeURIComponent(eventId)}`, { title: 'Mine' });
  const deleted = await as(family.admin).rest.delete(`/api/calendar?id=${encodeURIComponent(eventId)}`);
  for (const answer of [changed, deleted])
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([409, 'SYSTEM_EVENT']);

  const renamed = await as(family.admin).gql(RENAME, { id, name: 'School' });
  expect(renamed.data).toMatchObject({ renameOutsideCalendar: { name: 'School' } });
  feeds.serve('/terms.ics', calendarFile([]));
  const refreshed = await as(family.admin).gql(REFRESH, { id });
  expect(refreshed.data).toMatchObject({ refreshOutsideCalendar: { name: 'School', status: 'fresh', eventCount: 0 } });
  const again = await as(family.member).gql(REFRESH, { id });
  expect(again.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  expect((await as(family.admin).gql(REMOVE, { id })).data).toEqual({ removeOutsideCalendar: true });
  expect((await as(family.member).gql(LIST)).data).toEqual({ outsideCalendars: [] });
});

it('is invisible to other families and refused without a sign-in', async () => {
  feeds.serve('/club.ics', calendarFile([allDay('Match', '2026-10-12')], 'Club'));
  const { data } = await as(family.admin).gql<{ addOutsideCalendar: OutsideCalendar }>(ADD, {
    url: feeds.url('/club.ics'),
  });
  const { id } = data.addOutsideCalendar;
  expect((await as(strangers.admin).gql(LIST)).data).toEqual({ outsideCalendars: [] });
  expect((await as(strangers.admin).gql(OCCURRENCES)).data).toEqual({ calendarOccurrences: [] });
  for (const [document, variables] of [
    [RENAME, { id, name: 'Mine' }],
    [REFRESH, { id }],
    [REMOVE, { id }],
  ] as const) {
    const { errors } = await as(strangers.admin).gql(document, variables);
    expect(errors?.[0]).toMatchObject({ message: 'Calendar not found', extensions: { code: 'NOT_FOUND' } });
  }
  expect((await as(null).gql(LIST)).status).toBe(401);
  expect((await as(family.admin).gql(LIST)).data).toMatchObject({ outsideCalendars: [{ id, name: 'Club' }] });
});

it.each([
  ['no address', 'a calendar', 'url'],
  ['an address inside the network', 'http://127.0.0.1:5432/', 'url'],
  ['a page that is missing', '/missing.ics', 'url'],
  ['a page that is not a calendar', '/page.html', 'url'],
])('refuses %s beside its field', async (_what, address, field) => {
  feeds.serve('/page.html', '<!doctype html><title>Club</title>');
  const url = address.startsWith('/') ? feeds.url(address) : address;
  const { errors } = await as(family.admin).gql(ADD, { url });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
});

it('refuses local addresses unless configured otherwise', async () => {
  const { admin } = await make.family({ members: 0 });
  const { errors } = await as(admin).gql(ADD, { url: feeds.url('/club.ics') });
  expect(errors?.[0]).toMatchObject({
    message:
      'This address cannot be used. Please check it for typing mistakes: it has to be a public web address, such as https://… or webcal://…',
    extensions: { code: 'INVALID', field: 'url' },
  });
});
