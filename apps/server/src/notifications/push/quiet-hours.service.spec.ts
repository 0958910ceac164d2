import { NotificationPreferencesService } from '../notification-preferences.service';
import { CalendarService } from '../../calendar/events/calendar.service';
import type { CalendarEventChanges } from '../../calendar/events/calendar.inputs';
import { startPushTest, type Household, type PushTest } from './push.test-kit';

let test: PushTest;
beforeAll(async () => {
  test = await startPushTest();
});
afterAll(async () => {
  await test.close();
  expect(test.service.wrong).toEqual([]);
});
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const add = (rows: Household, event: CalendarEventChanges) => test.app.get(CalendarService).add(rows.viewer, event);
const prefer = (rows: Household, member: number, input: object) =>
  test.app.get(NotificationPreferencesService).update(rows.viewerOf(member), input);
/** A household in which Ben has quiet hours. */
async function quiet(start = '22:00', end = '07:00', timeZone = 'Europe/London'): Promise<Household> {
  const rows = await test.household({ timeZone });
  await prefer(rows, 1, { quietHoursStart: start, quietHoursEnd: end });
  return rows;
}
const forBen = (rows: Household, title: string, rest: CalendarEventChanges = {}): CalendarEventChanges => ({
  title,
  eventDate: '2026-10-20',
  whoMemberIds: [rows.ids[1] ?? ''],
  ...rest,
});

describe('quiet hours', () => {
  it('hold everything back, and send one notification afterwards', async () => {
    const rows = await quiet();
    test.clock.set('2026-10-08T21:00:00Z');
    await add(rows, forBen(rows, 'Dentist'));
    test.clock.advance(1_000);
    await add(rows, forBen(rows, 'Swimming', { eventTime: '17:00' }));
    test.clock.set('2026-10-09T05:59:59Z');
    expect(await rows.notifications(1)).toEqual([]);
    test.clock.set('2026-10-09T06:00:00Z');
    expect(await rows.notifications(1)).toEqual([
      '2 things while it was quiet: Dentist: Ada put you on this · Tuesday 20 October\nSwimming: Ada put you on this · Tuesday 20 October, 17:00',
    ]);
    expect(await rows.notifications(1)).toEqual([]);
    await add(rows, forBen(rows, 'Football'));
    expect(await rows.notifications(1)).toEqual(['Football: Ada put you on this · Tuesday 20 October']);
  });

  it('hold back a single notification unchanged, and only for their owner', async () => {
    const rows = await quiet();
    test.clock.set('2026-10-08T22:30:00Z');
    await add(rows, forBen(rows, 'Dentist'));
    await test.app
      .get(CalendarService)
      .add(rows.other, { title: 'Parents evening', eventDate: '2026-10-20', whoMemberIds: [...rows.ids] });
    expect(await rows.notifications(0)).toEqual(['Parents evening: Ben put you on this · Tuesday 20 October']);
    test.clock.set('2026-10-09T06:00:10Z');
    expect(await rows.notifications(1)).toEqual(['Dentist: Ada put you on this · Tuesday 20 October']);
  });

  it('send each device one summary, of what it was registered for', async () => {
    const rows = await quiet();
    test.clock.set('2026-10-08T22:30:00Z');
    await add(rows, forBen(rows, 'Dentist'));
    const phone = await test.device(rows.other);
    for (const title of ['Swimming', 'Football', 'Judo', 'Chess', 'Choir']) {
      test.clock.advance(1_000);
      await add(rows, forBen(rows, title));
    }
    test.clock.set('2026-10-09T06:00:00Z');
    const [first, ...rest] = await rows.notifications(1);
    expect(rest).toEqual([]);
    expect(first).toMatch(
      /^6 things while it was quiet: Dentist: .*\nSwimming: .*\nFootball: .*\nJudo: .*\nand 2 more$/,
    );
    expect(phone.taken.map(({ title }) => title)).toEqual(['5 things while it was quiet']);
  });

  it('summarise the final state, without what was undone, expired or switched off meanwhile', async () => {
    const rows = await quiet();
    const calendar = test.app.get(CalendarService);
    test.clock.set('2026-10-08T22:30:00Z');
    const dentist = await add(rows, forBen(rows, 'Dentist'));
    await calendar.update(rows.viewer, dentist.id, { eventDate: '2026-10-21' });
    const undone = await add(rows, forBen(rows, 'Undone'));
    await calendar.delete(rows.viewer, undone.id);
    await calendar.restore(rows.viewer, undone.id);
    await add(rows, forBen(rows, 'Breakfast', { eventDate: '2026-10-09', eventTime: '06:00', eventEndTime: '06:30' }));
    test.clock.set('2026-10-09T06:00:00Z');
    expect(await rows.notifications(1)).toEqual(['Dentist: Ada moved this · Wednesday 21 October']);
    test.clock.set('2026-10-09T22:30:00Z');
    await add(rows, forBen(rows, 'Judo'));
    await prefer(rows, 1, { pushEvents: false });
    test.clock.set('2026-10-10T06:00:00Z');
    expect(await rows.notifications(1)).toEqual([]);
  });

  it('changed or switched off meanwhile apply as they are now', async () => {
    const rows = await quiet();
    test.clock.set('2026-10-08T22:30:00Z');
    await add(rows, forBen(rows, 'Dentist'));
    await prefer(rows, 1, { quietHoursStart: '22:00', quietHoursEnd: '09:00' });
    test.clock.set('2026-10-09T07:00:00Z');
    expect(await rows.notifications(1)).toEqual([]);
    await prefer(rows, 1, { quietHoursStart: null, quietHoursEnd: null });
    expect(await rows.notifications(1)).toEqual(['Dentist: Ada put you on this · Tuesday 20 October']);
  });

  it.each([
    // London ends summer time at 02:00 on 25 October: that night is an hour longer; New York begins it on 14 March: an
    // hour shorter
    ['Europe/London', '2026-10-24T21:00:00Z', '2026-10-25T06:59:59Z', '2026-10-25T07:00:00Z'],
    ['America/New_York', '2027-03-14T03:30:00Z', '2027-03-14T10:59:59Z', '2027-03-14T11:00:00Z'],
  ])('follow the wall clock of %s when it changes', async (timeZone, from, still, after) => {
    const rows = await quiet('22:00', '07:00', timeZone);
    test.clock.set(from);
    await add(rows, forBen(rows, 'Dentist', { eventDate: '2027-05-04' }));
    test.clock.set(still);
    expect(await rows.notifications(1)).toEqual([]);
    test.clock.set(after);
    expect(await rows.notifications(1)).toHaveLength(1);
  });

  it('produce one summary when two servers poll concurrently', async () => {
    const rows = await quiet();
    test.clock.set('2026-10-08T22:30:00Z');
    await add(rows, forBen(rows, 'Dentist'));
    await add(rows, forBen(rows, 'Judo'));
    test.clock.set('2026-10-09T06:00:00Z');
    await Promise.all([test.settle(), test.settle(), test.settle()]);
    expect(rows.browsers[1]?.taken.map(({ title }) => title)).toEqual(['2 things while it was quiet']);
  });
});

describe('a reminder in quiet hours', () => {
  const flight: CalendarEventChanges = { title: 'Flight', eventDate: '2026-10-09', eventTime: '05:30' };
  const hour = { amount: 1, unit: 'hours' as const };

  it('set for oneself, an hour before, is sent', async () => {
    const rows = await quiet();
    await test.app.get(CalendarService).add(rows.other, { ...flight, reminders: [hour] });
    test.clock.set('2026-10-09T03:30:00Z');
    expect(await rows.notifications(1)).toEqual(['Flight: Friday 9 October, 05:30 · Family']);
  });

  it('set by somebody else is held, and skipped once the event has ended', async () => {
    const rows = await quiet();
    await add(rows, { ...flight, reminders: [{ ...hour, memberId: rows.ids[1] }] });
    await add(rows, {
      ...flight,
      title: 'School',
      eventTime: '07:30',
      reminders: [{ ...hour, memberId: rows.ids[1] }],
    });
    test.clock.set('2026-10-09T05:45:00Z');
    expect(await rows.notifications(1)).toEqual([]);
    test.clock.set('2026-10-09T06:00:00Z');
    expect(await rows.notifications(1)).toEqual(['School: Friday 9 October, 07:30 · Family']);
  });

  it('set days before is held until their end, unless the event would have begun', async () => {
    const rows = await quiet();
    const late = { amount: 0, unit: 'days' as const, at: '00:30' };
    const { other } = rows;
    await test.app
      .get(CalendarService)
      .add(other, { ...flight, title: 'Lunch', eventTime: '12:00', reminders: [late] });
    await test.app.get(CalendarService).add(other, { ...flight, reminders: [late] });
    test.clock.set('2026-10-08T23:30:00Z');
    expect(await rows.notifications(1)).toEqual(['Flight: Friday 9 October, 05:30 · Family']);
    test.clock.set('2026-10-09T06:00:00Z');
    expect(await rows.notifications(1)).toEqual(['Lunch: Friday 9 October, 12:00 · Family']);
  });
});
