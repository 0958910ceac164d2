import { Test } from '@nestjs/testing';
import { allDay, calendarFile, testEnvironment } from '../../../test';
import { liveMessages } from '../../../test/live-messages';
import { until } from '../../../test/until';
import { AppModule } from '../../app.module';
import { Clock } from '../../platform/clock';
import { loadConfig } from '../../platform/config';
import { Database } from '../../platform/database';
import { JobQueue } from '../../platform/queue';
import { OutsideCalendarStore } from './outside-calendar.store';
import { OutsideRefresher } from './outside-refresher';
import { OutsideSchedule } from './outside-schedule';
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
  tick,
  titles,
} from './outside.test-kit';

startFeeds();

describe('a refresh', () => {
  it('runs every hour, stores new events, and notifies every open screen once', async () => {
    const { id, path } = await added();
    await tick();
    expect(feeds.asked(path)).toBe(1);
    const { messages, stop } = await liveMessages(test, home.familyId);
    feeds.serve(path, calendarFile([allDay('Term begins later', '2026-10-14')]));
    test.clock.advance(1.2 * HOUR);
    await tick();
    expect(feeds.asked(path)).toBe(2);
    expect(await titles()).toEqual(['2026-10-14 Term begins later']);
    expect(await read(id)).toMatchObject({ name: 'Hill School', eventCount: 1, refreshedAt: test.clock.now() });
    expect(await published()).toHaveLength(1);
    await tick();
    expect(feeds.asked(path)).toBe(2);
    await until(() => messages.length > 0);
    expect(messages).toEqual([
      expect.objectContaining({
        payload: expect.objectContaining({
          type: 'outside_calendar',
          id,
          action: 'updated',
          actorMembershipId: null,
        }) as object,
      }),
    ]);
    stop();
  });

  it('sends conditional requests, and writes nothing when nothing is new', async () => {
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
    // A week later the window has moved: the feed is fetched in full, and unchanged occurrences are not rewritten.
    test.clock.set('2026-10-15T09:30:00Z');
    await tick();
    expect([feeds.asked(path), full]).toEqual([3, 2]);
    expect(await read(id)).toMatchObject({ eventCount: 106 });
    expect(before.length).toBe(105);
  });

  it('does not rewrite unchanged rows', async () => {
    const { path } = await added(calendarFile([allDay('Fair', '2026-10-12')]));
    const versions = () =>
      rows('select xmin::text, title from calendar_subscription_event where family_id = $1', [home.familyId]);
    const before = await versions();
    test.clock.advance(1.2 * HOUR);
    await tick();
    expect(feeds.asked(path)).toBe(2);
    expect(await versions()).toEqual(before);
  });

  it('that fails keeps the events, reports why, and backs off', async () => {
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

  it('of a calendar that has become empty removes its events', async () => {
    const { id, path } = await added();
    feeds.serve(path, calendarFile([]));
    expect(await calendars().refresh(home.viewer, id)).toMatchObject({ status: 'fresh', eventCount: 0 });
    expect(await titles()).toEqual([]);
  });

  it('by hand runs at once, for members only, once a minute', async () => {
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

    it('fetches once, however many poll concurrently', async () => {
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

    it('runs once at a time; a repeated job has no effect', async () => {
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

    it('is taken over from a server that died while fetching, whose late result is discarded', async () => {
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

  it('of a calendar removed meanwhile stores nothing', async () => {
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

  it('holds no database connection while fetching', async () => {
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

it('is handled by one job name', () => {
  expect(() => test.app.get(JobQueue).register('refresh-outside-calendar', () => Promise.resolve())).toThrow(
    'two handlers',
  );
});
