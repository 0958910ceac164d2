import { allDay, calendarFile, familyRows, statementsOf } from '../../../test';
import { MAX_OCCURRENCES } from './outside-feed';
import {
  HOUR,
  TERMS,
  added,
  calendar,
  calendars,
  feeds,
  home,
  newPath,
  published,
  read,
  refused,
  rows,
  startFeeds,
  test,
  titles,
} from './outside.test-kit';

startFeeds();

describe('adding', () => {
  it('reads the calendar at once and shows its events to the whole family', async () => {
    const { url, id, name, ...rest } = await added();
    expect(name).toBe('Hill School');
    expect(url).toBe(`127.0.0.1/…${rest.path.slice(-8)}`);
    expect(rest).toMatchObject({
      addedByMemberId: home.ids[0],
      color: 'ocean',
      status: 'fresh',
      problem: null,
      notice: null,
      refreshedAt: test.clock.now(),
      // from a year back to two years ahead
      eventCount: 1 + 104,
    });
    expect(rest.nextRefreshAt.getTime()).toBeGreaterThanOrEqual(test.clock.now().getTime() + 0.9 * HOUR);
    expect(rest.nextRefreshAt.getTime()).toBeLessThanOrEqual(test.clock.now().getTime() + 1.1 * HOUR);
    expect(await titles('2026-10-12', '2026-10-18', home.other)).toEqual([
      '2026-10-12 Term begins',
      '2026-10-13 Swimming',
    ]);
    const [first] = await calendar().between(home.viewer, '2026-10-12', '2026-10-12');
    expect(first).toMatchObject({
      id: expect.stringMatching(new RegExp(`^outside:${id}:[\\w-]+:2026-10-12$`)),
      title: 'Term begins',
      eventDate: '2026-10-12',
      eventTime: null,
      calendarId: id,
      calendarName: 'Hill School',
      calendarColor: 'ocean',
      isSystemEvent: true,
      isBankHoliday: false,
      isRecurring: false,
      who: 'Family',
      whoMemberIds: [],
      createdByMemberId: null,
    });
    expect(await calendar().get(home.other, first?.id ?? '')).toEqual(first);
    expect((await calendar().all(home.viewer)).filter(({ calendarId }) => calendarId === id)).toHaveLength(105);
    expect(await published()).toEqual([
      { resource: 'outside_calendar', description: 'added Hill School to the calendars' },
    ]);
  });

  it('decodes old encodings and folded characters, and converts times of another zone', async () => {
    const path = newPath();
    const text = calendarFile([
      ['UID:old', 'SUMMARY:Fußball 🎂', 'DTSTART:20261014T090000'],
      ['UID:ny', 'SUMMARY:Call', 'DTSTART;TZID=America/New_York:20261020T090000', 'RRULE:FREQ=WEEKLY;COUNT=3'],
    ]);
    const bytes = Buffer.from(text);
    const cake = bytes.indexOf('🎂') + 2;
    feeds.serve(path, (_request, response) =>
      response.end(Buffer.concat([bytes.subarray(0, cake), Buffer.from('\r\n '), bytes.subarray(cake)])),
    );
    const { id } = await calendars().add(home.viewer, feeds.url(path));
    const all = await calendar().between(home.viewer, '2026-10-14', '2026-11-05');
    const events = all.filter(({ calendarId }) => calendarId === id);
    expect(events.flatMap(({ title, emoji }) => (/^F/.test(title) ? [title, emoji] : []))).toEqual([
      'Fußball 🎂',
      null,
    ]);
    // clocks go back in London a week before New York
    expect(events.flatMap(({ title, eventTime }) => (title === 'Call' ? eventTime : []))).toEqual([
      '14:00',
      '13:00',
      '14:00',
    ]);
  });

  it('uses the charset declared by its server', async () => {
    const path = newPath();
    const bytes = Buffer.from(calendarFile([['UID:tr', 'SUMMARY:G\xf6\xfee', 'DTSTART:20261014T090000']]), 'latin1');
    feeds.serve(path, (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/calendar; charset=ISO-8859-9' }).end(bytes),
    );
    await calendars().add(home.viewer, feeds.url(path));
    expect(await titles()).toEqual(['2026-10-14 Göşe']);
  });

  it('is named by the family, the feed or the host, in that order; each gets its own colour', async () => {
    const [wished, own, nameless] = [await added(TERMS, '  School  '), await added(), await added(calendarFile([]))];
    expect([wished.name, own.name, nameless.name]).toEqual(['School', 'Hill School', '127.0.0.1']);
    expect(new Set([wished.color, own.color, nameless.color]).size).toBe(3);
    expect((await calendars().list(home.other)).map(({ name }) => name)).toEqual([
      '127.0.0.1',
      'Hill School',
      'School',
    ]);
  });

  it('exists once per family, whoever adds it and in any spelling of the address', async () => {
    const { id, path } = await added();
    const again = await calendars().add(
      home.other,
      ` ${feeds.url(path).toUpperCase().replace(path.toUpperCase(), path)}#x `,
    );
    expect(again.id).toBe(id);
    expect(feeds.asked(path)).toBe(1);
    const together = newPath();
    feeds.serve(together, TERMS);
    const both = await Promise.all([home.viewer, home.other].map((who) => calendars().add(who, feeds.url(together))));
    expect(new Set(both.map((one) => one.id)).size).toBe(1);
    const neighbours = await familyRows(test);
    expect((await calendars().add(neighbours.viewer, feeds.url(path))).id).not.toBe(id);
  });

  it('keeps the address as a secret: sealed in the database, short on the screen, nowhere else', async () => {
    const { path } = await added();
    const [stored] = await rows<{ row: string }>(
      'select s::text as row from calendar_subscription s where family_id = $1',
      [home.familyId],
    );
    expect(stored?.row).toContain('127.0.0.1/…');
    expect(stored?.row).not.toContain(path);
    expect(stored?.row).not.toContain(feeds.host);
    const activities = await rows<{ row: string }>('select a::text as row from activity a where family_id = $1', [
      home.familyId,
    ]);
    expect(JSON.stringify(activities)).not.toContain('127.0.0.1');
  });

  it.each([
    ['no calendar', '<!doctype html><title>Club</title>'],
    ['nothing', ''],
    ['cut off', TERMS.slice(0, -20)],
    ['every second', calendarFile([allDay('Tick', '2026-10-12', 'RRULE:FREQ=SECONDLY')])],
    ['50,000 events', calendarFile(Array.from({ length: 50_000 }, (_, n) => allDay(`E${n}`, '2026-10-12')))],
  ])('is refused at the address field: %s', async (_what, text) => {
    const problem = await refused(added(text));
    expect(problem).toMatchObject({ code: 'INVALID', field: 'url' });
    expect(problem.message).not.toContain('127.0.0.1');
    expect(await rows('select from calendar_subscription where family_id = $1', [home.familyId])).toEqual([]);
    expect(await published()).toEqual([]);
  });

  it('is refused for an address inside a network, a missing page and a wrong name', async () => {
    const url = feeds.url('/missing.ics');
    expect(await refused(calendars().add(home.viewer, url))).toEqual({
      code: 'INVALID',
      field: 'url',
      message: 'There is no calendar at this address.',
    });
    for (const address of ['http://127.0.0.1:1/a.ics', 'http://169.254.169.254/', 'file:///etc/passwd', ''])
      expect(await refused(calendars().add(home.viewer, address))).toMatchObject({ code: 'INVALID', field: 'url' });
    expect(await refused(calendars().add(home.viewer, feeds.url('/x'), 'x'.repeat(81)))).toMatchObject({
      field: 'name',
    });
  });

  it('is limited to ten calendars, also concurrently, and to 20 attempts an hour', async () => {
    for (let n = 0; n < 9; n++) await added();
    const two = await Promise.allSettled([added(), added()]);
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refused(added())).toMatchObject({ code: 'CONFLICT' });
    for (let n = 0; n < 8; n++) await refused(calendars().add(home.viewer, 'https://nowhere.invalid/'));
    expect(await refused(calendars().add(home.viewer, 'https://nowhere.invalid/'))).toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  it('keeps the 5,000 occurrences nearest to today, and says so in the notice', async () => {
    const daily = Array.from({ length: 6 }, (_, n) => allDay(`Daily ${n}`, '2026-01-01', 'RRULE:FREQ=DAILY'));
    const { id, eventCount, notice } = await added(calendarFile(daily));
    expect(eventCount).toBe(MAX_OCCURRENCES);
    expect(notice).toMatch(/^Only the 5,000 events nearest to today are shown; [\d,]+ are not\.$/);
    expect(await titles('2026-10-08', '2026-10-08')).toHaveLength(6);
    expect(await rows('select from calendar_subscription_event where subscription_id = $1', [id])).toHaveLength(5_000);
  });
});

describe('its events', () => {
  it('cannot be changed or deleted', async () => {
    await added();
    const [event] = await calendar().between(home.viewer, '2026-10-12', '2026-10-12');
    const problem = {
      code: 'SYSTEM_EVENT',
      message: 'This event comes from Hill School and can only be changed there.',
    };
    const id = event?.id ?? '';
    expect(await refused(calendar().update(home.viewer, id, { title: 'Mine' }))).toMatchObject(problem);
    expect(await refused(calendar().delete(home.viewer, id))).toMatchObject(problem);
  });

  it('are not accessible to another family', async () => {
    const { id } = await added();
    const [event] = await calendar().between(home.viewer, '2026-10-12', '2026-10-12');
    const strangers = await familyRows(test);
    expect(await titles('2026-10-12', '2026-10-18', strangers.viewer)).toEqual([]);
    expect(await calendars().list(strangers.viewer)).toEqual([]);
    const eventId = event?.id ?? '';
    for (const [what, attempt] of Object.entries({
      get: () => calendar().get(strangers.viewer, eventId),
      update: () => calendar().update(strangers.viewer, eventId, { title: 'Mine' }),
      delete: () => calendar().delete(strangers.viewer, eventId),
      rename: () => calendars().rename(strangers.viewer, id, 'Mine'),
      refresh: () => calendars().refresh(strangers.viewer, id),
      remove: () => calendars().remove(strangers.viewer, id),
    }))
      expect({ what, ...(await refused(attempt())) }).toMatchObject({ what, code: 'NOT_FOUND' });
    expect((await read(id))?.name).toBe('Hill School');
  });

  it('cost no extra statement and are not in the counts or exports', async () => {
    const count = async () => (await statementsOf(() => titles())).length;
    const before = await count();
    const counts = await calendar().counts(home.viewer);
    await added();
    expect(await count()).toBe(before);
    expect(await calendar().counts(home.viewer)).toEqual(counts);
    // the list of all events contains each of them once
    const { items } = await calendar().page(home.viewer, 50);
    expect(items.map(({ title }) => title)).toEqual(['Term begins', 'Swimming']);
  });
});
