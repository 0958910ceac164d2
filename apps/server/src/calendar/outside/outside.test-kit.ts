import {
  allDay,
  asOwner,
  calendarFile,
  familyRows,
  startFeedServer,
  startTestApp,
  type FamilyRows,
  type FeedServer,
  type TestApp,
} from '../../../test';
import { until } from '../../../test/until';
import { CalendarService } from '../events/calendar.service';
import { OutsideCalendarsService } from './outside-calendars.service';
import { OutsideSchedule } from './outside-schedule';

export const HOUR = 3_600_000;
export let test: TestApp;
export let feeds: FeedServer;
export let home: FamilyRows;
export let paths = 0;
export const calendars = () => test.app.get(OutsideCalendarsService);
export const calendar = () => test.app.get(CalendarService);

export const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  asOwner<Row>(sql, values, test.urls.owner);

export const newPath = () => `/feed-${(paths += 1)}.ics`;

export const TERMS = calendarFile(
  [allDay('Term begins', '2026-10-12'), allDay('Swimming', '2026-10-13', 'RRULE:FREQ=WEEKLY')],
  'Hill School',
);

/** Subscribes the family to a calendar at a unique path. */
export async function added(text = TERMS, name?: string) {
  const path = newPath();
  feeds.serve(path, text);
  return { path, ...(await calendars().add(home.viewer, feeds.url(path), name)) };
}

export const titles = async (from = '2026-10-12', to = '2026-10-18', who = home.viewer) =>
  (await calendar().occurrences(who, from, to)).map(({ event, startDate }) => `${startDate} ${event.title}`);

export const read = (id: string) =>
  calendars()
    .list(home.viewer)
    .then((all) => all.find((one) => one.id === id));

export const refused = async (promise: Promise<unknown>) => {
  try {
    await promise;
  } catch (error) {
    const { code, message, extras } = error as { code: string; message: string; extras?: { field?: string } };
    return { code, message, field: extras?.field };
  }
  throw new Error('it was accepted');
};

/** Runs the scheduler and waits until its jobs are done. */
export async function tick(): Promise<void> {
  await test.app.get(OutsideSchedule).tick();
  await until(async () => (await rows('select from job_outbox')).length === 0);
  await until(async () => (await rows(`select from bullmq.job where state in ('waiting', 'active')`)).length === 0);
}

export const published = async () =>
  rows<{ resource: string; description: string }>(
    'select resource, description from activity where family_id = $1 order by created_at, id',
    [home.familyId],
  );

/** Starts a server and a feed server for the specs of outside calendars, with a new family for each test. */
export function startFeeds(): void {
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
}
