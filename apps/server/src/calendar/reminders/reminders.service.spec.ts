import { asOwner, familyRows, startTestApp, type FamilyPlace, type FamilyRows, type TestApp } from '../../../test';
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
    const subject = `data ->> 'subject' as subject, data ->> 'to' as recipient`;
    const waiting = await sql<{ subject: string }>(
      `select subject from (
         select ${subject}, created_at as at, id::text from job_outbox
         union select subject, recipient, created_at, id::text from dev_mail
         union select ${subject}, to_timestamp(timestamp_ms / 1000.0), id from bullmq.job where state <> 'completed'
       ) mail where recipient = $1 order by at`,
      [address(name)],
    );
    return waiting.map((mail) => mail.subject);
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

it('schema probe', async () => {
  console.log(
    await sql(
      `select table_schema, table_name, string_agg(column_name, ',') from information_schema.columns where table_schema='bullmq' group by 1,2`,
    ),
  );
});
