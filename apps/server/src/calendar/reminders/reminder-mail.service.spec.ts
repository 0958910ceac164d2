import { FamiliesService, MembersService } from '../../families';
import { NotificationPreferencesService } from '../../notifications/notification-preferences.service';
import { UndoLog } from '../../platform/undo';
import type { CalendarEventChanges } from '../events/calendar.inputs';
import { ReminderDelivery } from './reminder-delivery';
import type { EventReminderInput } from './reminder.types';
import {
  calendar,
  dentist,
  household,
  reminders,
  rules,
  sql,
  startReminders,
  test,
  thirty,
} from './reminders.test-kit';

startReminders();

describe('a reminder mail', () => {
  it('is sent once when due, with the event and its time', async () => {
    const rows = await household();
    await calendar.add(
      rows.viewer,
      dentist({ who: 'Ben, Cleo', emoji: '🦷', place: 'Elm Road 4', description: 'Upstairs\n<b>Bring</b> the card' }),
    );
    test.clock.set('2026-10-08T13:29:59Z');
    expect(await rows.mails()).toEqual([]);
    test.clock.set('2026-10-08T13:30:00Z');
    expect(await rows.mails()).toEqual(['Dentist, today at 15:00']);
    expect(await rows.mails()).toEqual(['Dentist, today at 15:00']);
    expect(await rows.mails('Ben')).toEqual([]);
    const [mail] = await sql<{ text: string; html: string }>(
      'select text, html from dev_mail where recipient like $1',
      [`%${rows.familyId}%`],
    );
    expect(mail?.text).toContain(
      '🦷 Dentist\n\nThursday 8 October, 15:00–15:40\n\nElm Road 4\n\nFor Ben, Cleo\n\nUpstairs\n\n<b>Bring</b> the card',
    );
    expect(mail?.text).toContain('Open the calendar: http://localhost:3000/dashboard#calendar/2026-10-08');
    expect(mail?.html).toContain('&lt;b&gt;Bring&lt;/b&gt;');
  });

  it.each<[string, CalendarEventChanges, string, string]>([
    [
      'tomorrow',
      { reminders: [{ amount: 1, unit: 'days', at: '18:00' }], eventDate: '2026-10-09' },
      '2026-10-08T17:00Z',
      'Dentist, tomorrow at 15:00',
    ],
    [
      'within a week',
      { reminders: [{ amount: 3, unit: 'days' }], eventDate: '2026-10-13' },
      '2026-10-10T14:00Z',
      'Dentist, on Tuesday at 15:00',
    ],
    [
      'later',
      { reminders: [{ amount: 2, unit: 'weeks' }], eventDate: '2027-01-12' },
      '2026-12-29T15:00Z',
      'Dentist, on Tuesday 12 January 2027 at 15:00',
    ],
    [
      'all day',
      { eventTime: null, eventEndTime: null, reminders: [{ amount: 0, unit: 'days' }], eventDate: '2026-10-09' },
      '2026-10-09T08:00Z',
      'Dentist, today',
    ],
  ])('names the day: %s', async (_what, event, at, subject) => {
    const rows = await household();
    await calendar.add(rows.viewer, dentist(event));
    test.clock.set(new Date(Date.parse(at) - 1000));
    expect(await rows.mails()).toEqual([]);
    test.clock.set(at);
    expect(await rows.mails()).toEqual([subject]);
  });

  it('shows times in the family’s locale and zone', async () => {
    const rows = await household({ timeZone: 'America/New_York', locale: 'en-US' });
    await calendar.add(rows.viewer, dentist());
    test.clock.set('2026-10-08T18:30:00Z');
    expect(await rows.mails()).toEqual(['Dentist, today at 3:00 PM']);
  });

  it('is sent for every occurrence of a series except skipped ones', async () => {
    const rows = await household();
    const { id } = await calendar.add(rows.viewer, dentist({ isRecurring: true, recurringType: 'daily' }));
    await calendar.delete(rows.viewer, id, { scope: 'this', occurrenceDate: '2026-10-10' });
    for (const [day, count] of [
      ['08', 1],
      ['09', 2],
      ['10', 2],
      ['11', 3],
    ] as const) {
      test.clock.set(`2026-10-${day}T13:30:00Z`);
      expect(await rows.mails()).toHaveLength(count);
    }
  });

  it.each([
    ['2026-03-28', '2026-03-29', '1 days', '2026-03-28T15:00Z', '2026-03-29T14:00Z'],
    ['2026-10-24', '2026-10-25', '1 days', '2026-10-24T14:00Z', '2026-10-25T15:00Z'],
  ])('is on time across a clock change: events of %s and %s', async (_first, second, _rule, dayBefore, start) => {
    test.clock.set('2026-02-01T00:00:00Z');
    const rows = await household();
    await calendar.add(
      rows.viewer,
      dentist({
        eventDate: second,
        reminders: [
          { amount: 1, unit: 'days' },
          { amount: 0, unit: 'minutes' },
        ],
      }),
    );
    test.clock.set(new Date(Date.parse(dayBefore) - 1000));
    expect(await rows.mails()).toEqual([]);
    test.clock.set(dayBefore);
    expect(await rows.mails()).toEqual(['Dentist, tomorrow at 15:00']);
    test.clock.set(new Date(Date.parse(start) - 1000));
    expect(await rows.mails()).toHaveLength(1);
    test.clock.set(start);
    expect(await rows.mails()).toEqual(['Dentist, tomorrow at 15:00', 'Dentist, today at 15:00']);
  });

  it('follows the event: moved, deleted, restored', async () => {
    const rows = await household();
    const { id } = await calendar.add(rows.viewer, dentist());
    await calendar.update(rows.viewer, id, { eventTime: '16:00', eventEndTime: '16:40' });
    test.clock.set('2026-10-08T13:45:00Z');
    expect(await rows.mails()).toEqual([]);
    await calendar.delete(rows.viewer, id);
    test.clock.set('2026-10-08T14:31:00Z');
    expect(await rows.mails()).toEqual([]);
    await calendar.restore(rows.viewer, id);
    await calendar.update(rows.viewer, id, { eventTime: '18:00', eventEndTime: null });
    expect(await rows.mails()).toEqual([]);
    test.clock.set('2026-10-08T16:30:00Z');
    expect(await rows.mails()).toEqual(['Dentist, today at 18:00']);
    // moved beyond what was already sent: reminded of the new time again; moved slightly earlier: not
    await calendar.update(rows.viewer, id, { eventTime: '19:00' });
    test.clock.set('2026-10-08T17:30:00Z');
    expect(await rows.mails()).toEqual(['Dentist, today at 18:00', 'Dentist, today at 19:00']);
    await calendar.update(rows.viewer, id, { eventTime: '18:45' });
    expect(await rows.mails()).toHaveLength(2);
  });

  it('follows the family to another zone', async () => {
    const rows = await household();
    await calendar.add(rows.viewer, dentist());
    await test.app.get(FamiliesService).updateSettings(rows.viewer, { timeZone: 'Europe/Madrid' });
    test.clock.set('2026-10-08T12:30:00Z');
    expect(await rows.mails()).toEqual(['Dentist, today at 15:00']);
    test.clock.set('2026-10-08T13:30:00Z');
    expect(await rows.mails()).toHaveLength(1);
  });

  it('is not sent to former members or those who opted out', async () => {
    const rows = await household();
    const ben: EventReminderInput = { ...thirty, memberId: rows.ids[1] };
    const { id } = await calendar.add(rows.viewer, dentist({ reminders: [thirty, ben] }));
    await test.app.get(NotificationPreferencesService).update(rows.viewer, { remindersEnabled: false });
    expect((await reminders.ofEvent(rows.viewer, id)).map(({ isWanted }) => isWanted).sort()).toEqual([false, true]);
    await test.app.get(MembersService).remove(rows.viewer, rows.ids[1] ?? '');
    expect(await rules(rows, id)).toEqual(['0: 30 minutes']);
    test.clock.set('2026-10-08T13:30:00Z');
    expect([await rows.mails(), await rows.mails('Ben')]).toEqual([[], []]);
    await test.app.get(NotificationPreferencesService).update(rows.viewer, { remindersEnabled: true });
    expect(await rows.mails()).toEqual([]);
  });

  it('missed during an outage is sent late until the event ends, and otherwise recorded as missed', async () => {
    const rows = await household();
    await calendar.add(rows.viewer, dentist({ isRecurring: true, recurringType: 'daily' }));
    test.clock.set('2026-10-10T14:20:00Z');
    expect(await rows.mails()).toEqual(['Dentist, today at 15:00']);
    const noted = await sql<{ occurrence: string; outcome: string }>(
      `select occurrence::text, outcome from calendar_reminder_delivery where family_id = $1 order by 1`,
      [rows.familyId],
    );
    expect(noted).toEqual([
      { occurrence: '2026-10-08 15:00:00', outcome: 'missed' },
      { occurrence: '2026-10-09 15:00:00', outcome: 'missed' },
      { occurrence: '2026-10-10 15:00:00', outcome: 'sent' },
    ]);
  });

  it('is not sent again after an undo, nor for a part of a divided series', async () => {
    const rows = await household();
    const series = await calendar.add(rows.viewer, dentist({ isRecurring: true, recurringType: 'daily' }));
    await calendar.update(rows.viewer, series.id, { title: 'Molar' }, null, {
      scope: 'following',
      occurrenceDate: '2026-10-08',
      undoKey: 'whole-thing-1',
    });
    test.clock.set('2026-10-09T09:30:00Z');
    expect(await rows.mails()).toEqual([]);
    await calendar.update(rows.viewer, series.id, { title: 'Dr Molar' }, null, {
      scope: 'following',
      occurrenceDate: '2026-10-09',
      undoKey: 'tomorrow-on-1',
    });
    test.clock.set('2026-10-09T13:30:00Z');
    expect(await rows.mails()).toEqual(['Dr Molar, today at 15:00']);
    await test.app.get(UndoLog).undo(rows.viewer, 'tomorrow-on-1');
    expect(await rows.mails()).toEqual(['Dr Molar, today at 15:00']);
    test.clock.set('2026-10-10T13:30:00Z');
    expect(await rows.mails()).toEqual(['Dr Molar, today at 15:00', 'Molar, today at 15:00']);
  });

  it('is sent once by concurrent pollers', async () => {
    const families = await Promise.all(Array.from({ length: 6 }, () => household()));
    for (const rows of families)
      await calendar.add(rows.viewer, dentist({ reminders: [thirty, { ...thirty, memberId: rows.ids[1] }] }));
    test.clock.set('2026-10-08T13:30:00Z');
    const delivery = test.app.get(ReminderDelivery);
    await Promise.all(
      families.flatMap(({ familyId }) => Array.from({ length: 4 }, () => delivery.work(familyId, test.clock.now()))),
    );
    for (const rows of families)
      expect([await rows.mails('Ada'), await rows.mails('Ben')]).toEqual([
        ['Dentist, today at 15:00'],
        ['Dentist, today at 15:00'],
      ]);
  });

  it('that fails for one family does not delay others, and is retried', async () => {
    const [stuck, fine] = [await household(), await household()];
    for (const rows of [stuck, fine]) await calendar.add(rows.viewer, dentist());
    await sql(
      'alter table calendar_reminder_delivery add constraint stuck check (family_id::text <> $1)'.replace(
        '$1',
        `'${stuck.familyId}'`,
      ),
    );
    test.clock.set('2026-10-08T13:30:00Z');
    expect(await fine.mails()).toEqual(['Dentist, today at 15:00']);
    expect(await stuck.mails()).toEqual([]);
    await sql('alter table calendar_reminder_delivery drop constraint stuck');
    expect(await stuck.mails()).toEqual(['Dentist, today at 15:00']);
  });
});
