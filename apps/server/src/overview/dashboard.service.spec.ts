import { familyRows, sharedTestApp, statementsOf, type TestApp } from '../../test';
import { CalendarService } from '../calendar';
import { toPublicError } from '../platform/errors';
import { DashboardService } from './dashboard.service';

let test: TestApp;
let calendar: CalendarService;
let overview: DashboardService;
beforeAll(async () => {
  test = await sharedTestApp();
  calendar = test.app.get(CalendarService);
  overview = test.app.get(DashboardService);
});
afterAll(() => test.close());
// 23:30 in London, 11:30 of the next day in Auckland
beforeEach(() => test.clock.set('2026-11-10T23:30:00Z'));

const titles = (occurrences: { event: { title: string }; startDate: string }[]) =>
  occurrences.map(({ event, startDate }) => `${startDate} ${event.title}`);

describe('the dashboard', () => {
  it("has today's events, those of the next seven days, and recent activities", async () => {
    const { viewer } = await familyRows(test);
    await calendar.add(viewer, {
      title: 'Night shift',
      eventDate: '2026-11-09',
      eventTime: '22:00',
      eventEndTime: '06:00',
    });
    await calendar.add(viewer, { title: 'Long gone', eventDate: '2026-11-09', eventTime: '10:00' });
    await calendar.add(viewer, { title: 'Half term', eventDate: '2026-11-08', endDate: '2026-11-12' });
    await calendar.add(viewer, { title: 'Bins', eventDate: '2026-11-03', isRecurring: true, recurringType: 'weekly' });
    await calendar.add(viewer, { title: 'Last day', eventDate: '2026-11-17' });
    await calendar.add(viewer, { title: 'Too late', eventDate: '2026-11-18' });

    const shown = await overview.dashboard(viewer);
    expect(shown.date).toBe('2026-11-10');
    expect(titles(shown.todaysItems)).toEqual(['2026-11-08 Half term', '2026-11-09 Night shift', '2026-11-10 Bins']);
    expect(titles(shown.events)).toEqual([
      '2026-11-08 Half term',
      '2026-11-09 Night shift',
      '2026-11-10 Bins',
      '2026-11-17 Bins',
      '2026-11-17 Last day',
    ]);
    expect(shown.activities).toHaveLength(6);
    expect(shown.activities.map(({ description }) => description)).toContain('added Too late to the calendar');
  });

  it("uses the family's today or the given date, and the given number of days", async () => {
    const { viewer } = await familyRows(test, { timeZone: 'Pacific/Auckland' });
    await calendar.add(viewer, { title: 'Swimming', eventDate: '2026-11-12' });
    expect((await overview.dashboard(viewer)).date).toBe('2026-11-11');
    expect((await overview.dashboard(viewer, null, 0)).events).toEqual([]);
    const asked = await overview.dashboard(viewer, '2026-11-12', 0);
    expect(titles(asked.todaysItems)).toEqual(['2026-11-12 Swimming']);
    expect(asked.events).toEqual(asked.todaysItems);
  });

  it('shows the newest twenty activities', async () => {
    const { viewer } = await familyRows(test);
    for (let n = 1; n <= 21; n++) {
      test.clock.advance(1);
      await calendar.add(viewer, { title: `Event ${n}`, eventDate: '2027-01-01' });
    }
    const { activities } = await overview.dashboard(viewer);
    expect(activities).toHaveLength(20);
    expect(activities.at(-1)?.description).toBe('added Event 2 to the calendar');
  });

  it.each([
    ['2026-02-30', 7, 'date'],
    ['tomorrow', 7, 'date'],
    [null, -1, 'days'],
    [null, 32, 'days'],
    [null, 1.5, 'days'],
  ])('refuses %s and %s days', async (date, days, field) => {
    const { viewer } = await familyRows(test);
    const error = await overview.dashboard(viewer, date, days).catch((thrown: unknown) => thrown);
    expect(toPublicError(error)).toMatchObject({ status: 400, field });
  });

  it('takes three statements for any amount of data', async () => {
    const { viewer } = await familyRows(test);
    const look = () => overview.dashboard(viewer, '2026-11-10');
    await look();
    const few = await statementsOf(look);
    for (let n = 0; n < 10; n++) await calendar.add(viewer, { title: `Event ${n}`, eventDate: '2026-11-11' });
    expect(few).toHaveLength(3);
    expect(await statementsOf(look)).toHaveLength(3);
  });
});
