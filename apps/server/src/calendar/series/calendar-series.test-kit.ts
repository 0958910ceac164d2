import { asOwner, familyRows, sharedTestApp, type TestApp } from '../../../test';
import type { Viewer } from '../../platform/auth';
import type { CalendarEventChanges } from '../events/calendar.inputs';
import { CalendarService } from '../events/calendar.service';
import { UndoLog } from '../../platform/undo';

export let test: TestApp;
export let calendar: CalendarService;
export let undoing: UndoLog;

export const owner = <Row extends object>(sql: string, values: unknown[] = []) =>
  asOwner<Row>(sql, values, test.urls.owner);

/** Tuesdays at four, from 6 October to 24 November: eight lessons. */
export const lessons: CalendarEventChanges = {
  title: 'Swimming',
  eventDate: '2026-10-06',
  eventTime: '16:00',
  eventEndTime: '17:00',
  isRecurring: true,
  recurringType: 'weekly',
  recurringEndDate: '2026-11-24',
};

export async function swimming(changes: CalendarEventChanges = {}) {
  const rows = await familyRows(test);
  const series = await calendar.add(rows.viewer, { ...lessons, ...changes });
  return { ...rows, series };
}

/** The visible occurrences, as "10-13 Swimming". */
export const seen = async (viewer: Viewer, from = '2026-10-01', to = '2026-12-31') =>
  (await calendar.occurrences(viewer, from, to))
    .filter(({ event }) => !event.isSystemEvent)
    .map(({ startDate, event }) => `${startDate.slice(5)} ${event.title}`);

export const TUESDAYS = ['10-06', '10-13', '10-20', '10-27', '11-03', '11-10', '11-17', '11-24'];
export const all = TUESDAYS.map((date) => `${date} Swimming`);

/** In insertion order: all timestamps are equal because the clock is fixed. */
export const feedOf = async (familyId: string) =>
  (
    await owner<{ description: string }>('select description from activity where family_id = $1 order by ctid', [
      familyId,
    ])
  ).map(({ description }) => description);

/** The stored rows, bypassing policies, without the columns that every write changes. */
export const storedOf = (familyId: string) =>
  owner(
    `select to_jsonb(e) - 'version' - 'updated_at' as row from calendar_event e
     where family_id = $1 and deleted_at is null order by id`,
    [familyId],
  );

/** Starts a server for the series specs, with the clock at the same morning for each test. */
export function startSeries(): void {
  beforeAll(async () => {
    test = await sharedTestApp();
    calendar = test.app.get(CalendarService);
    undoing = test.app.get(UndoLog);
  });
  afterAll(() => test.close());
  beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));
}
