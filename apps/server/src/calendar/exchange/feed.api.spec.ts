import request from 'supertest';
import { as, asOwner, make, testEnvironment, type Family } from '../../../test';
import { secondReading } from '../../../test/outside/second-ical-reader';

const FEED = '{ calendarFeed { url webcalUrl createdAt lastReadAt } }';
const CREATE = 'mutation { createCalendarFeed { url webcalUrl lastReadAt } }';
const REVOKE = 'mutation { revokeCalendarFeed }';
const ADD = 'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }';

interface Feed {
  url: string;
  webcalUrl: string;
  lastReadAt: string | null;
}

/** A calendar program, which only has the address. */
const program = () => request(testEnvironment().apiUrl);
const pathOf = ({ url }: Feed) => new URL(url).pathname;
const created = async (who: Family['admin']) =>
  (await as(who).gql<{ createCalendarFeed: Feed }>(CREATE)).data.createCalendarFeed;
const shown = async (who: Family['admin']) =>
  (await as(who).gql<{ calendarFeed: Feed | null }>(FEED)).data.calendarFeed;

describe('the private address of a calendar', () => {
  let family: Family;
  beforeAll(async () => {
    family = await make.family();
    await as(family.admin).gql(ADD, { input: { title: 'Dentist', eventDate: '2026-10-20', eventTime: '15:30' } });
  });

  it('does not exist until it is created, and is shown to its owner only', async () => {
    expect(await shown(family.member)).toBeNull();
    const feed = await created(family.member);
    expect(feed.url).toMatch(/\/feeds\/[A-Za-z0-9_-]{54}\.ics$/);
    expect(feed.webcalUrl).toBe(feed.url.replace(/^https?:/, 'webcal:'));
    expect(await shown(family.member)).toMatchObject({ url: feed.url });
    expect((await shown(family.admin))?.url).not.toBe(feed.url);
    const stored = await asOwner<{ row: string }>(
      'select f::text as row from calendar_feed f where membership_id = $1',
      [family.member.membershipId],
      testEnvironment().apiDatabaseUrl,
    );
    expect(stored[0]?.row).not.toContain(pathOf(feed).slice(7, -4));
  });

  it('serves the calendar without a sign-in, and is not cached', async () => {
    const feed = await created(family.admin);
    const answer = await program().get(pathOf(feed)).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
    expect(answer.text).toContain('DTSTART;TZID=Europe/London:20261020T153000');
    for (const secret of [family.admin.email, family.admin.userId, family.admin.membershipId, family.id])
      expect(answer.text).not.toContain(secret);
    expect((await shown(family.admin))?.lastReadAt).not.toBeNull();
  });

  it('answers HEAD, and 304 while nothing has changed', async () => {
    const path = pathOf(await created(family.admin));
    const { headers, text } = await program().head(path).expect(200);
    expect([headers['content-type'], text ?? '']).toEqual(['text/calendar; charset=utf-8', '']);
    const again = () =>
      program()
        .get(path)
        .set('if-none-match', headers['etag'] as string);
    await again().expect(304);
    await as(family.member).gql(ADD, { input: { title: 'Swimming', eventDate: '2026-10-21' } });
    expect((await again().expect(200)).text).toContain('SUMMARY:Swimming');
  });

  it('answers alike when it was replaced, was revoked, or never existed', async () => {
    const first = await created(family.admin);
    const second = await created(family.admin);
    expect(second.url).not.toBe(first.url);
    await program().get(pathOf(second)).expect(200);
    expect((await as(family.admin).gql(REVOKE)).data).toEqual({ revokeCalendarFeed: true });
    expect((await as(family.admin).gql(REVOKE)).data).toEqual({ revokeCalendarFeed: false });
    expect(await shown(family.admin)).toBeNull();
    const token = pathOf(second).slice(7, -4);
    const strangers = [
      pathOf(first),
      pathOf(second),
      `/feeds/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}.ics`,
      `/feeds/${'A'.repeat(54)}.ics`,
      '/feeds/short.ics',
      '/feeds/%00.ics',
    ];
    const answers = await Promise.all(strangers.map((path) => program().get(path)));
    for (const { status, text, headers } of answers) {
      expect([status, JSON.parse(text)]).toEqual([404, { error: 'Calendar not found', code: 'NOT_FOUND' }]);
      expect(headers['referrer-policy']).toBe('no-referrer');
    }
  });

  it('ends with the membership, and is not revived by rejoining', async () => {
    const { member, inviteCode } = await make.family();
    const path = pathOf(await created(member));
    await program().get(path).expect(200);
    await as(member).gql('mutation { leaveFamily }');
    await program().get(path).expect(404);
    const joined = await as(member).gql('mutation ($input: JoinFamilyInput!) { joinFamily(input: $input) { id } }', {
      input: { code: inviteCode },
    });
    expect(joined.errors).toBeUndefined();
    await program().get(path).expect(404);
    expect(await shown(member)).toBeNull();
    await program()
      .get(pathOf(await created(member)))
      .expect(200);
  });

  it('ends with the account, and with the family', async () => {
    const { admin, member } = await make.family();
    const [one, other] = [pathOf(await created(admin)), pathOf(await created(member))];
    const gone = await as(member).gql('mutation ($password: String) { deleteAccount(password: $password) }', {
      password: member.password,
    });
    expect(gone.errors).toBeUndefined();
    await program().get(other).expect(404);
    await program().get(one).expect(200);
    const ended = await as(admin).gql('mutation ($confirmName: String!) { deleteFamily(confirmName: $confirmName) }', {
      confirmName: (await as(admin).gql<{ me: { family: { name: string } } }>('{ me { family { name } } }')).data.me
        .family.name,
    });
    expect(ended.errors).toBeUndefined();
    await program().get(one).expect(404);
  });

  it('limits guessing, but keeps answering valid addresses from the same network', async () => {
    const path = pathOf(await created(family.admin));
    const from = (address: string, url: string) => program().get(url).set('x-forwarded-for', address);
    const misses = await Promise.all(
      Array.from({ length: 70 }, (_, n) => from(`2001:db8:7::${n}`, `/feeds/${'B'.repeat(54)}.ics`)),
    );
    expect(new Set(misses.map(({ status }) => status))).toEqual(new Set([404, 429]));
    await from('2001:db8:7::f', `/feeds/${'B'.repeat(54)}.ics`).expect(429);
    // a calendar service reads many families' feeds from one address, concurrently
    const reads = await Promise.all(Array.from({ length: 70 }, () => from('2001:db8:7::f', path)));
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('and the export match the screen, changed and deleted occurrences included', async () => {
    const { admin } = await make.family({ members: 0, timeZone: 'America/New_York' });
    const add = async (title: string, eventDate: string, recurringType: string, more: object = {}) => {
      const { data } = await as(admin).gql<{ addCalendarEvent: { id: string } }>(ADD, {
        input: { title, eventDate, isRecurring: true, recurringType, ...more },
      });
      return data.addCalendarEvent.id;
    };
    const swimming = await add('Swimming', '2026-10-06', 'weekly', { eventTime: '16:00', eventEndTime: '17:00' });
    await add('Rent', '2026-08-31', 'monthly');
    await add('Leap', '2024-02-29', 'yearly');
    await add('Night shift', '2026-10-02', 'daily', {
      recurringInterval: 3,
      eventTime: '22:00',
      eventEndTime: '06:00',
      recurringEndDate: '2026-12-01',
    });
    const change = (scope: string, occurrenceDate: string, eventDate: string, title: string) =>
      as(admin).gql(
        `mutation ($id: ID!, $input: CalendarEventInput!, $on: Date!) {
          updateCalendarEvent(id: $id, input: $input, scope: ${scope}, occurrenceDate: $on) { id } }`,
        { id: swimming, input: { title, eventDate }, on: occurrenceDate },
      );
    await change('this', '2026-10-20', '2026-10-21', 'Gala');
    await as(admin).gql(
      'mutation ($id: ID!) { deleteCalendarEvent(id: $id, scope: this, occurrenceDate: "2026-11-03") { id } }',
      { id: swimming },
    );
    await change('following', '2026-11-17', '2026-11-18', 'Squash');
    const window = { from: '2026-09-01', to: '2027-09-30' };
    const { data } = await as(admin).gql<{
      calendarOccurrences: {
        startDate: string;
        event: { title: string; eventTime: string | null; isBankHoliday: boolean };
      }[];
    }>(
      'query ($from: Date!, $to: Date!) { calendarOccurrences(from: $from, to: $to) { startDate event { title eventTime isBankHoliday } } }',
      window,
    );
    const screen = data.calendarOccurrences
      .filter(({ event }) => !event.isBankHoliday)
      .map(({ startDate, event }) => [startDate, event.title, event.eventTime].join(' '))
      .sort();
    expect(screen.length).toBeGreaterThan(60);
    const feed = (await program().get(pathOf(await created(admin)))).text;
    const file = (await as(admin).rest.get('/api/calendar/export')).text;
    for (const text of [feed, file])
      expect(
        secondReading(text, 'America/New_York', window.from, window.to)
          .map(({ startDate, summary, time }) => [startDate, summary, time].join(' '))
          .sort(),
      ).toEqual(screen);
    const one = (await as(admin).rest.get(`/api/calendar/export?id=${swimming}`)).text;
    expect(one.match(/SUMMARY:.*/g)?.sort()).toEqual(['SUMMARY:Gala', 'SUMMARY:Swimming']);
    const holidays = await program().get(`${pathOf(await created(admin))}?holidays=1`);
    expect(holidays.text).toContain('SUMMARY:Christmas Day');
    expect(feed).not.toContain('SUMMARY:Christmas Day');
  });

  it('exports a single event of the own family only', async () => {
    const { data } = await as(family.admin).gql<{ addCalendarEvent: { id: string } }>(ADD, {
      input: { title: 'Secret', eventDate: '2026-10-22' },
    });
    const stranger = (await make.family({ members: 0 })).admin;
    for (const id of [data.addCalendarEvent.id, 'nonsense', 'holiday:GB-ENG:2026-12-25:0'])
      expect((await as(stranger).rest.get(`/api/calendar/export?id=${id}`)).body).toEqual({
        error: 'Event not found',
        code: 'NOT_FOUND',
      });
    expect((await as(null).rest.get('/api/calendar/export')).status).toBe(401);
    const { headers, text } = await as(family.admin).rest.get(`/api/calendar/export?id=${data.addCalendarEvent.id}`);
    expect(headers['content-disposition']).toBe('attachment; filename=Secret.ics');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });
});
