import { asOwner, familyRows, startTestApp, type FamilyPlace, type FamilyRows, type TestApp } from '../../../test';
import { until } from '../../../test/until';
import { DueWork } from '../../platform/due-work';
import type { CalendarEventChanges } from '../events/calendar.inputs';
import { CalendarService } from '../events/calendar.service';
import type { EventReminderInput } from './reminder.types';
import { RemindersService } from './reminders.service';

export let test: TestApp;
export let calendar: CalendarService;
export let reminders: RemindersService;

export const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  asOwner<Row>(text, values, test.urls.owner);

/** A family whose members have separate addresses, except the last, who has no account. */
export async function household(
  place?: FamilyPlace,
): Promise<FamilyRows & { mails: (name?: string) => Promise<string[]> }> {
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

export const thirty: EventReminderInput = { amount: 30, unit: 'minutes' };

export const dentist = (rest: CalendarEventChanges = {}): CalendarEventChanges => ({
  title: 'Dentist',
  eventDate: '2026-10-08',
  eventTime: '15:00',
  eventEndTime: '15:40',
  reminders: [thirty],
  ...rest,
});

export const rules = async (rows: FamilyRows, eventId: string) =>
  (await reminders.ofEvent(rows.viewer, eventId)).map(
    ({ memberId, amount, unit, at }) => `${rows.ids.indexOf(memberId)}: ${amount} ${unit}${at ? ` ${at}` : ''}`,
  );

/** Starts a server for the reminder specs, with the clock at the same morning for each test. */
export function startReminders(): void {
  beforeAll(async () => {
    test = await startTestApp();
    calendar = test.app.get(CalendarService);
    reminders = test.app.get(RemindersService);
  });
  afterAll(() => test.close());
  beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));
}
