import { asOwner, familyRows, startTestApp, type FamilyPlace, type FamilyRows, type TestApp } from '../../../test';
import { until } from '../../../test/until';
import { FamiliesService, MembersService } from '../../families';
import { NotificationPreferencesService } from '../../notifications/notification-preferences.service';
import { DueWork } from '../../platform/due-work';
import { CalendarUndo } from '../calendar-undo';
import type { CalendarEventChanges } from '../calendar.inputs';
import { CalendarService } from '../calendar.service';
import { ReminderDelivery } from './reminder-delivery';
import type { EventReminderInput } from './reminder.types';
import { RemindersService } from './reminders.service';

let test: TestApp;
let calendar: CalendarService;
let reminders: RemindersService;
beforeAll(async () => {
  test = await startTestApp();
  calendar = test.app.get(CalendarService);
  reminders = test.app.get(RemindersService);
});
afterAll(() => test.close());
beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));

const sql = <Row extends object>(text: string, values: unknown[] = []) => asOwner<Row>(text, values, test.urls.owner);

/** A family whose members have addresses of their own, but the last, who has no account. */
async function household(place?: FamilyPlace): Promise<FamilyRows & { mails: (name?: string) => Promise<string[]> }> {
  const names = ['Ada', 'Ben', 'Cleo'];
  const rows = await familyRows(test, place, names);
  const address = (name: string) => `${name.toLowerCase()}@${rows.familyId}.example.org`;
  for (const [index, name] of names.entries())
    await sql(`update membership set email = $2, user_id = $3 where id = $1`, [
      rows.ids[index],
      index < 2 ? address(name) : null,
      index < 2 ? rows.ids[index] : null,
    ]);
  const mails = async (name = 'Ada') => {
    await test.app.get(DueWork).poll();
    await until(async () => {
      const [row] = await sql<{ n: number }>(
        `select (select count(*) from job_outbox)::int
              + (select count(*) from bullmq.job where state <> 'completed')::int as n`,
      );
      return row?.n === 0;
    });
    const rows = await sql<{ subject: string }>(
      'select subject from dev_mail where recipient = $1 order by created_at',
      [address(name)],
    );
    return rows.map(({ subject }) => subject);
  };
  return { ...rows, mails };
}

const thirty: EventReminderInput = { amount: 30, unit: 'minutes' };
const dentist = (rest: CalendarEventChanges = {}): CalendarEventChanges => ({
  title: 'Dentist',
  eventDate: '2026-10-08',
  eventTime: '15:00',
  eventEndTime: '15:40',
  reminders: [thirty],
  ...rest,
});
const rules = async (rows: FamilyRows, eventId: string) =>
  (await reminders.ofEvent(rows.viewer, eventId)).map(
    ({ memberId, amount, unit, at }) => `${rows.ids.indexOf(memberId)}: ${amount} ${unit}${at ? ` ${at}` : ''}`,
  );

describe('reminders of an event', () => {
  it('are set with it, for oneself and for others, and read the earliest first', async () => {
    const rows = await household();
    const { id } = await calendar.add(
      rows.viewer,
      dentist({
        reminders: [
          thirty,
          thirty,
          { memberId: rows.ids[1], amount: 1, unit: 'days', at: '18:00' },
          { amount: 1, unit: 'hours' },
        ],
      }),
    );
    expect(await rules(rows, id)).toEqual(['1: 1 days 18:00', '0: 1 hours', '0: 30 minutes']);
    expect(await reminders.myEvents(rows.viewer)).toEqual([id]);
    expect(
      await reminders.myEvents({ ...rows.viewer, userId: rows.ids[2] ?? '', membershipId: rows.ids[2] ?? '' }),
    ).toEqual([]);
    await calendar.delete(rows.viewer, id);
    expect(await reminders.myEvents(rows.viewer)).toEqual([]);
  });

  it('stay when an update says nothing of them, are replaced by a list and removed by an empty one', async () => {
    const rows = await household();
    const { id } = await calendar.add(rows.viewer, dentist());
    const [first] = await reminders.ofEvent(rows.viewer, id);
    expect(await calendar.update(rows.viewer, id, { title: 'Dr Molar' })).toMatchObject({ version: 2 });
    expect(await calendar.update(rows.viewer, id, { reminders: null })).toMatchObject({ version: 2 });
    expect(await calendar.update(rows.viewer, id, { reminders: [thirty] })).toMatchObject({ version: 2 });
    const day: EventReminderInput = { amount: 1, unit: 'days' };
    expect(await calendar.update(rows.viewer, id, { reminders: [day, thirty] }, 2)).toMatchObject({ version: 3 });
    expect(await rules(rows, id)).toEqual(['0: 1 days', '0: 30 minutes']);
    expect((await reminders.ofEvent(rows.viewer, id))[1]?.id).toBe(first?.id);
    // somebody whose form is older than the reminders is told
    await expect(calendar.update(rows.other, id, { reminders: [] }, 2)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    await calendar.update(rows.viewer, id, { reminders: [] });
    expect(await rules(rows, id)).toEqual([]);
  });

  it.each([
    ['a sixth', Array.from({ length: 6 }, (_, n) => ({ amount: n, unit: 'hours' as const })), 'reminders'],
    ['a time of day with minutes', [{ ...thirty, at: '18:00' }], 'reminders.0.amount'],
    ['more than twelve weeks', [thirty, { amount: 13, unit: 'weeks' as const }], 'reminders.1.amount'],
  ])('are refused as a whole: %s', async (_what, wrong, field) => {
    const rows = await household();
    await expect(calendar.add(rows.viewer, dentist({ reminders: wrong }))).rejects.toMatchObject({
      code: 'INVALID',
      extras: { field },
    });
    expect(await sql('select from calendar_event where family_id = $1', [rows.familyId])).toEqual([]);
  });

  it('are only for members whom a mail can reach', async () => {
    const rows = await household();
    const stranger = await household();
    const forMember = (memberId?: string) =>
      calendar.add(rows.viewer, dentist({ reminders: [{ ...thirty, memberId }] }));
    await expect(forMember(rows.ids[2])).rejects.toMatchObject({
      message: 'Cleo has no account with an address, so no reminder can reach them.',
      extras: { field: 'reminders.0.memberId' },
    });
    for (const nobody of [stranger.ids[0], 'nonsense'])
      await expect(forMember(nobody)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(reminders.ofEvent(stranger.viewer, (await forMember()).id)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await reminders.ofEvent(rows.viewer, 'holiday:GB-ENG:2026-12-25:0')).toEqual([]);
  });

  it('go with every part of a series, and an undo puts them back', async () => {
    const rows = await household();
    const series = await calendar.add(rows.viewer, dentist({ isRecurring: true, recurringType: 'weekly' }));
    const part = { scope: 'this', occurrenceDate: '2026-10-15' } as const;
    const own = await calendar.update(rows.viewer, series.id, { title: 'Molar' }, null, part);
    expect(await rules(rows, own.id)).toEqual(['0: 30 minutes']);
    const later = await calendar.update(rows.viewer, series.id, { reminders: [{ amount: 2, unit: 'days' }] }, null, {
      scope: 'following',
      occurrenceDate: '2026-10-29',
      undoKey: 'following-1',
    });
    expect([await rules(rows, series.id), await rules(rows, later.id)]).toEqual([['0: 30 minutes'], ['0: 2 days']]);
    await test.app.get(CalendarUndo).undo(rows.viewer, 'following-1');
    expect(await rules(rows, series.id)).toEqual(['0: 30 minutes']);

    await calendar.update(rows.viewer, series.id, { reminders: [], title: 'Dr Molar' }, null, {
      undoKey: 'whole-series-1',
    });
    expect(await rules(rows, series.id)).toEqual([]);
    await test.app.get(CalendarUndo).undo(rows.viewer, 'whole-series-1');
    expect(await rules(rows, series.id)).toEqual(['0: 30 minutes']);

    await calendar.update(rows.viewer, series.id, { reminders: [] }, null, { undoKey: 'reminders-only' });
    await test.app.get(CalendarUndo).undo(rows.viewer, 'reminders-only');
    expect(await rules(rows, series.id)).toEqual(['0: 30 minutes']);

    const bin = await calendar.delete(rows.viewer, series.id, { scope: 'this', occurrenceDate: '2026-10-22' });
    const back = await calendar.restore(rows.viewer, bin.id);
    expect(await rules(rows, back.id)).toEqual(['0: 30 minutes']);
  });
});

describe('a reminder mail', () => {
  it('comes when it is due, once, and says what is when', async () => {
    const rows = await household();
    await calendar.add(
      rows.viewer,
      dentist({ who: 'Ben, Cleo', emoji: '🦷', description: 'Elm Road 4\n<b>Bring</b> the card' }),
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
      '🦷 Dentist\n\nThursday 8 October, 15:00–15:40\n\nFor Ben, Cleo\n\nElm Road 4\n\n<b>Bring</b> the card',
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

  it('speaks the times of the family’s locale, in its zone', async () => {
    const rows = await household({ timeZone: 'America/New_York', locale: 'en-US' });
    await calendar.add(rows.viewer, dentist());
    test.clock.set('2026-10-08T18:30:00Z');
    expect(await rows.mails()).toEqual(['Dentist, today at 3:00 PM']);
  });

  it('comes for every occurrence of a series but those that are skipped', async () => {
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
  ])('is right across a change of clocks: events of %s and %s', async (_first, second, _rule, dayBefore, start) => {
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
    // moved behind what was sent already: reminded of the new time again; moved ahead a little: not
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

  it('does not come to who has left, or does not want it', async () => {
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

  it('that no server was there to send comes late while the event is not over, and else is noted as missed', async () => {
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

  it('is not sent again by an undo, nor by the part that a series was divided into', async () => {
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
    await test.app.get(CalendarUndo).undo(rows.viewer, 'tomorrow-on-1');
    expect(await rows.mails()).toEqual(['Dr Molar, today at 15:00']);
    test.clock.set('2026-10-10T13:30:00Z');
    expect(await rows.mails()).toEqual(['Dr Molar, today at 15:00', 'Molar, today at 15:00']);
  });

  it('is sent once by however many look at the same moment', async () => {
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

  it('of a family that fails keeps nobody else waiting, and is tried again', async () => {
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
