import { addDays, todayIn } from '@homefold/domain';
import { as, make, startServerPair, type ServerPair } from '../../../test';
import { startHoldingMailServer } from '../../../test/mail-box';
import { until } from '../../../test/until';

let servers: ServerPair;
let smtp: Awaited<ReturnType<typeof startHoldingMailServer>>;
afterAll(async () => {
  await servers?.close();
  await smtp?.stop();
});

it('a server killed in the middle of sending to eight members: each gets the reminder, and gets it once', async () => {
  smtp = await startHoldingMailServer(3);
  servers = await startServerPair({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  const { first, sql, count, kill, queueIsEmpty } = servers;

  const family = await make.family({ apiUrl: first.apiUrl, members: 7 });
  const members = await sql<{ id: string; email: string }>('select id, email from membership');
  expect(members).toHaveLength(8);
  const today = todayIn('Europe/London', new Date());
  const { errors } = await as(family.admin).gql(
    'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }',
    {
      input: {
        title: 'Half term',
        eventDate: today,
        endDate: addDays(today, 2),
        reminders: members.map(({ id }) => ({ memberId: id, amount: 0, unit: 'days', at: '00:00' })),
      },
    },
  );
  expect(errors).toBeUndefined();
  // backdated, so that all of them are due for both servers
  await sql(`update calendar_reminder set handled_until = now() - interval '2 days', due_at = '-infinity'`);
  // three mails are sent and recorded, five in progress: a server sends at most four at once
  await until(async () => smtp.waiting.length === 5 && (await count('mail_sent')) === 3);
  await kill(first.server);
  smtp.release();

  await until(async () => (await count('mail_sent')) === 8);
  await queueIsEmpty();
  expect([...smtp.taken].sort()).toEqual(members.map(({ email }) => email).sort());
  expect(await count(`calendar_reminder_delivery where outcome = 'sent'`)).toBe(8);
});
