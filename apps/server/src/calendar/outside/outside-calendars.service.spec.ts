import { Test } from '@nestjs/testing';
import {
  allDay,
  asOwner,
  calendarFile,
  familyRows,
  startFeedServer,
  startTestApp,
  statementsOf,
  testEnvironment,
  type FamilyRows,
  type FeedServer,
  type TestApp,
} from '../../../test';
import { until } from '../../../test/until';
import { AppModule } from '../../app.module';
import { FamiliesService } from '../../families';
import { Clock } from '../../platform/clock';
import { loadConfig } from '../../platform/config';
import { Database } from '../../platform/database';
import { JobQueue } from '../../platform/jobs';
import { LiveBus } from '../../platform/live';
import { CalendarService } from '../calendar.service';
import { OutsideCalendarStore } from './outside-calendar.store';
import { MAX_OCCURRENCES } from './outside-feed';
import { OutsideCalendarsService } from './outside-calendars.service';
import { OutsideRefresher } from './outside-refresher';
import { OutsideSchedule } from './outside-schedule';

const HOUR = 3_600_000;
let test: TestApp;
let feeds: FeedServer;
let home: FamilyRows;
let paths = 0;

beforeAll(async () => {
  feeds = await startFeedServer();
  test = await startTestApp({ OUTSIDE_FEEDS_ALLOW: feeds.host });
});
afterAll(async () => {
  await test.close();
  await feeds.close();
});
beforeEach(async () => {
  test.clock.set('2026-10-08T09:30:00Z');
  home = await familyRows(test);
});

const calendars = () => test.app.get(OutsideCalendarsService);
const calendar = () => test.app.get(CalendarService);
const rows = <Row extends object>(sql: string, values: unknown[] = []) => asOwner<Row>(sql, values, test.urls.owner);
const newPath = () => `/feed-${(paths += 1)}.ics`;
const TERMS = calendarFile(
  [allDay('Term begins', '2026-10-12'), allDay('Swimming', '2026-10-13', 'RRULE:FREQ=WEEKLY')],
  'Hill School',
);

/** A calendar of the family at a path of its own. */
async function added(text = TERMS, name?: string) {
  const path = newPath();
  feeds.serve(path, text);
  return { path, ...(await calendars().add(home.viewer, feeds.url(path), name)) };
}
const titles = async (from = '2026-10-12', to = '2026-10-18', who = home.viewer) =>
  (await calendar().occurrences(who, from, to)).map(({ event, startDate }) => `${startDate} ${event.title}`);
const read = (id: string) =>
  calendars()
    .list(home.viewer)
    .then((all) => all.find((one) => one.id === id));
const refused = async (promise: Promise<unknown>) => {
  try {
    await promise;
  } catch (error) {
    const { code, message, extras } = error as { code: string; message: string; extras?: { field?: string } };
    return { code, message, field: extras?.field };
  }
  throw new Error('it was accepted');
};
/** Lets the scheduler look and waits until its jobs have done their work. */
async function tick(): Promise<void> {
  await test.app.get(OutsideSchedule).tick();
  await until(async () => (await rows('select from job_outbox')).length === 0);
  await until(async () => (await rows(`select from bullmq.job where state in ('waiting', 'active')`)).length === 0);
}
const published = async () =>
  rows<{ resource: string; description: string }>(
    'select resource, description from activity where family_id = $1 order by created_at, id',
    [home.familyId],
  );

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

  it('names it as the family wants, else after itself, else after its host; each has a colour of its own', async () => {
    const [wished, own, nameless] = [await added(TERMS, '  School  '), await added(), await added(calendarFile([]))];
    expect([wished.name, own.name, nameless.name]).toEqual(['School', 'Hill School', '127.0.0.1']);
    expect(new Set([wished.color, own.color, nameless.color]).size).toBe(3);
    expect((await calendars().list(home.other)).map(({ name }) => name)).toEqual([
      '127.0.0.1',
      'Hill School',
      'School',
    ]);
  });

  it('is once a family, whoever adds it and however the address is written', async () => {
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
  ])('is refused with the address beside it: %s', async (_what, text) => {
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

  it('ends at ten calendars, also when two come at once, and at 20 tries an hour', async () => {
    for (let n = 0; n < 9; n++) await added();
    const two = await Promise.allSettled([added(), added()]);
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refused(added())).toMatchObject({ code: 'CONFLICT' });
    for (let n = 0; n < 8; n++) await refused(calendars().add(home.viewer, 'https://nowhere.invalid/'));
    expect(await refused(calendars().add(home.viewer, 'https://nowhere.invalid/'))).toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  it('keeps the 5,000 occurrences nearest to today, and says so', async () => {
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

  it("are another family's not at all: neither seen, nor found, nor changed", async () => {
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

  it('cost no statement of their own, count for nothing in the header and are in no export', async () => {
    const count = async () => (await statementsOf(() => titles())).length;
    const before = await count();
    const counts = await calendar().counts(home.viewer);
    await added();
    expect(await count()).toBe(before);
    expect(await calendar().counts(home.viewer)).toEqual(counts);
    expect((await calendar().page(home.viewer, 50)).items).toEqual([]);
  });
});

describe('a refresh', () => {
  it('comes by itself within the hour, takes what is new, and tells every open screen once', async () => {
    const { id, path } = await added();
    await tick();
    expect(feeds.asked(path)).toBe(1);
    const changes: object[] = [];
    const stop = test.app.get(LiveBus).subscribe(home.familyId, ({ payload }) => {
      const { at: _at, ...change } = payload as { at: string };
      changes.push(change);
    });
    feeds.serve(path, calendarFile([allDay('Term begins later', '2026-10-14')]));
    test.clock.advance(1.2 * HOUR);
    await tick();
    expect(feeds.asked(path)).toBe(2);
    expect(changes).toEqual([{ type: 'outside_calendar', id, action: 'updated', actorMembershipId: null }]);
    expect(await titles()).toEqual(['2026-10-14 Term begins later']);
    expect(await read(id)).toMatchObject({ name: 'Hill School', eventCount: 1, refreshedAt: test.clock.now() });
    expect(await published()).toHaveLength(1);
    await tick();
    expect(feeds.asked(path)).toBe(2);
    stop();
  });

  it('asks for news only, and writes nothing when there are none', async () => {
    const path = newPath();
    let full = 0;
    feeds.serve(path, (request, response) => {
      if (request.headers['if-none-match'] === '"v1"') response.writeHead(304).end();
      else {
        full += 1;
        response.writeHead(200, { etag: '"v1"' }).end(TERMS);
      }
    });
    const { id } = await calendars().add(home.viewer, feeds.url(path));
    const stored = () =>
      rows('select xmin, uid_hash from calendar_subscription_event where family_id = $1 order by 2', [home.familyId]);
    const before = await stored();
    test.clock.advance(1.2 * HOUR);
    await tick();
    expect([feeds.asked(path), full]).toEqual([2, 1]);
    expect(await read(id)).toMatchObject({ status: 'fresh', refreshedAt: test.clock.now(), eventCount: 105 });
    // A week later the window has moved on: it is read whole, and what has not changed is left alone.
    test.clock.set('2026-10-15T09:30:00Z');
    await tick();
    expect([feeds.asked(path), full]).toEqual([3, 2]);
    expect(await read(id)).toMatchObject({ eventCount: 106 });
    expect(before.length).toBe(105);
  });

  it('leaves the rows alone when the same comes again', async () => {
    const { path } = await added(calendarFile([allDay('Fair', '2026-10-12')]));
    const versions = () =>
      rows('select xmin::text, title from calendar_subscription_event where family_id = $1', [home.familyId]);
    const before = await versions();
    test.clock.advance(1.2 * HOUR);
    await tick();
    expect(feeds.asked(path)).toBe(2);
    expect(await versions()).toEqual(before);
  });

  it('that fails keeps what there was, says why, and tries again later and later', async () => {
    const { id, path } = await added();
    const pauses = [];
    feeds.serve(path, { status: 503 });
    for (let n = 0; n < 7; n++) {
      test.clock.set((await read(id))?.nextRefreshAt ?? '');
      await tick();
      const now = await read(id);
      expect(now).toMatchObject({
        status: 'failing',
        problem: "The calendar's server answers with an error (503).",
        eventCount: 105,
      });
      pauses.push(Math.round(((now?.nextRefreshAt.getTime() ?? 0) - test.clock.now().getTime()) / HOUR));
    }
    for (const [index, hours] of [1, 2, 4, 8, 16, 24, 24].entries())
      expect(Math.abs((pauses[index] ?? 0) - hours)).toBeLessThanOrEqual(0.1 * hours + 0.5);
    expect(feeds.asked(path)).toBe(8);
    expect(await titles()).toHaveLength(2);
    feeds.serve(path, TERMS);
    test.clock.set((await read(id))?.nextRefreshAt ?? '');
    await tick();
    expect(await read(id)).toMatchObject({ status: 'fresh', problem: null });
  });

  it.each([
    ['turns into a web page', '<html>'],
    ['turns into one of every second', calendarFile([allDay('Tick', '2026-10-12', 'RRULE:FREQ=SECONDLY')])],
    ['is cut off', TERMS.slice(0, -20)],
  ])('of a calendar that %s keeps its events', async (_what, text) => {
    const { id, path } = await added();
    feeds.serve(path, text);
    expect(await calendars().refresh(home.viewer, id)).toMatchObject({ status: 'failing', eventCount: 105 });
    expect(await titles()).toHaveLength(2);
  });

  it('of a calendar that has become empty takes its events away', async () => {
    const { id, path } = await added();
    feeds.serve(path, calendarFile([]));
    expect(await calendars().refresh(home.viewer, id)).toMatchObject({ status: 'fresh', eventCount: 0 });
    expect(await titles()).toEqual([]);
  });

  it('by hand is done at once, by whom it may concern, once a minute', async () => {
    const { id, path } = await added();
    feeds.serve(path, calendarFile([allDay('New', '2026-10-15')]));
    expect(await calendars().refresh(home.other, id)).toMatchObject({ eventCount: 1 });
    expect(await refused(calendars().refresh(home.viewer, id))).toMatchObject({ code: 'RATE_LIMITED' });
    test.clock.advance(61_000);
    await calendars().refresh(home.viewer, id);
    expect(feeds.asked(path)).toBe(3);
  });

  it('follows the family into another time zone', async () => {
    const text = calendarFile([['SUMMARY:Match', 'DTSTART:20261012T230000Z', 'DTEND:20261012T233000Z']]);
    const { path } = await added(text);
    expect(await titles()).toEqual(['2026-10-13 Match']);
    test.clock.advance(60_000);
    await rows(`update family set time_zone = 'America/New_York' where id = $1`, [home.familyId]);
    await tick();
    expect(feeds.asked(path)).toBe(2);
    expect(await titles()).toEqual(['2026-10-12 Match']);
    const [event] = await calendar().between(home.viewer, '2026-10-12', '2026-10-12');
    expect([event?.eventTime, event?.eventEndTime]).toEqual(['19:00', '19:30']);
    await tick();
    expect(feeds.asked(path)).toBe(2);
  });

  describe('on two servers', () => {
    let other: Awaited<ReturnType<typeof secondServer>>;
    const secondServer = async () => {
      const config = loadConfig({
        NODE_ENV: 'test',
        SECRET: testEnvironment().secret,
        DATABASE_URL: test.urls.owner,
        LOG_LEVEL: 'silent',
        OUTSIDE_FEEDS_ALLOW: feeds.host,
      });
      const module = await Test.createTestingModule({ imports: [AppModule.with(config, test.urls)] })
        .overrideProvider(Clock)
        .useValue(test.clock)
        .compile();
      return module.createNestApplication({ logger: false }).init();
    };
    beforeAll(async () => void (other = await secondServer()));
    afterAll(() => other.close());

    it('is one fetch, however many look at once', async () => {
      const { path } = await added();
      test.clock.advance(1.2 * HOUR);
      await Promise.all(
        [test, { app: other }].flatMap(({ app }) => [1, 2, 3].map(() => app.get(OutsideSchedule).tick())),
      );
      await tick();
      await until(() => feeds.asked(path) === 2);
      await tick();
      expect(feeds.asked(path)).toBe(2);
    });

    it('is one at a time: while one reads, nobody else begins, and a repeated job finds it done', async () => {
      const { id, path } = await added();
      const key = { familyId: home.familyId, id };
      let finish: () => void = () => undefined;
      feeds.serve(path, (_request, response) => void (finish = () => response.end(calendarFile([]))));
      const dueAt = test.clock.now();
      test.clock.advance(1_000);
      const running = test.app.get(OutsideRefresher).refresh(key);
      await until(() => feeds.asked(path) === 2);
      expect(await read(id)).toMatchObject({ status: 'refreshing' });
      await other.get(OutsideRefresher).refresh(key);
      finish();
      await running;
      await other.get(OutsideRefresher).refresh(key, dueAt);
      expect(feeds.asked(path)).toBe(2);
      expect(await read(id)).toMatchObject({ status: 'fresh', eventCount: 0 });
    });

    it('is taken over from a server that died while it read, and what that one brings too late is dropped', async () => {
      const { id, path } = await added();
      const key = { familyId: home.familyId, id };
      const owner = { familyId: home.familyId, userId: '' };
      const store = other.get(OutsideCalendarStore);
      const dead = await other.get(Database).write(owner, () => store.claim(key, 20_000, null));
      await test.app.get(OutsideRefresher).refresh(key);
      expect(feeds.asked(path)).toBe(1);
      test.clock.advance(20_001);
      await test.app.get(OutsideRefresher).refresh(key);
      expect(feeds.asked(path)).toBe(2);
      expect(await read(id)).toMatchObject({ status: 'fresh' });
      expect(await other.get(Database).write(owner, () => store.stillClaimed(key, dead?.claim ?? ''))).toBe(false);
    });
  });

  it('of a calendar that is removed meanwhile brings nothing back', async () => {
    const { id, path } = await added();
    let finish: () => void = () => undefined;
    feeds.serve(path, (_request, response) => void (finish = () => response.end(TERMS)));
    const running = test.app.get(OutsideRefresher).refresh({ familyId: home.familyId, id });
    await until(() => feeds.asked(path) === 2);
    await calendars().remove(home.viewer, id);
    finish();
    await running;
    expect(await titles()).toEqual([]);
  });

  it('holds no connection of the database while it reads', async () => {
    const { id, path } = await added();
    feeds.serve(path, () => undefined);
    const running = test.app.get(OutsideRefresher).refresh({ familyId: home.familyId, id });
    await until(() => feeds.asked(path) === 2);
    const open = await rows(
      `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(open).toEqual([]);
    feeds.hangUp();
    await running;
    expect(await read(id)).toMatchObject({
      status: 'failing',
      problem: "The calendar's server cannot be reached at the moment.",
    });
  });
});

describe('afterwards', () => {
  it('it can be called something else, which no refresh takes back', async () => {
    const { id } = await added();
    expect(await calendars().rename(home.other, id, ' Hill  School terms ')).toMatchObject({
      name: 'Hill School terms',
    });
    await calendars().refresh(home.viewer, id);
    expect(await read(id)).toMatchObject({ name: 'Hill School terms' });
    expect((await calendar().between(home.viewer, '2026-10-12', '2026-10-12'))[0]?.calendarName).toBe(
      'Hill School terms',
    );
    for (const name of [' ', 'x'.repeat(81)])
      expect(await refused(calendars().rename(home.viewer, id, name))).toMatchObject({ field: 'name' });
    expect(await published()).toHaveLength(1);
  });

  it('it is removed with everything that was read of it, and can be added again', async () => {
    const { id, path } = await added();
    await calendars().remove(home.other, id);
    for (const table of ['calendar_subscription', 'calendar_subscription_event'])
      expect(await rows(`select from ${table} where family_id = $1`, [home.familyId])).toEqual([]);
    expect(await titles()).toEqual([]);
    expect((await published()).map(({ description }) => description).sort()).toEqual([
      'added Hill School to the calendars',
      'removed Hill School from the calendars',
    ]);
    expect(await refused(calendars().remove(home.viewer, id))).toMatchObject({ code: 'NOT_FOUND' });
    const again = await calendars().add(home.viewer, feeds.url(path));
    expect(again.id).not.toBe(id);
    expect(await titles()).toHaveLength(2);
  });

  it('it goes with its family', async () => {
    await added();
    await test.app.get(FamiliesService).expire(home.familyId);
    expect(await rows('select from calendar_subscription where family_id = $1', [home.familyId])).toEqual([]);
  });

  it('an address that was sealed under another secret is a problem in words, and no fault', async () => {
    const { id } = await added();
    await rows(`update calendar_subscription set url_sealed = 'AAAA' where id = $1`, [id]);
    expect(await calendars().refresh(home.viewer, id)).toMatchObject({
      status: 'failing',
      problem: 'Its address cannot be read any more. Please add the calendar again.',
    });
  });
});

it('is looked after by one job of that name', () => {
  expect(() => test.app.get(JobQueue).register('refresh-outside-calendar', () => Promise.resolve())).toThrow(
    'two handlers',
  );
});
