import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, todayIn } from '@homefold/domain';
import { as, asOwner, cloneDatabase, make, startServer, stopServer, testEnvironment } from '../../../test';
import { startHoldingMailServer } from '../../../test/mail-box';
import { until } from '../../../test/until';

jest.setTimeout(180_000);

const dir = mkdtempSync(join(tmpdir(), 'homefold-reminders-'));
chmodSync(dir, 0o755);
const leftovers: (() => Promise<unknown> | void)[] = [];
afterAll(async () => {
  for (const clean of leftovers.reverse()) await clean();
  rmSync(dir, { recursive: true, force: true });
});

it('a server killed in the middle of sending to eight members: each gets the reminder, and gets it once', async () => {
  const { urls, drop } = await cloneDatabase();
  leftovers.push(drop);
  const sql = <Row extends object>(text: string) => asOwner<Row>(text, [], urls.owner);
  const smtp = await startHoldingMailServer(3);
  leftovers.push(smtp.stop);
  const start = () =>
    startServer({
      databaseUrl: urls.owner,
      secret: testEnvironment().secret,
      dataDir: join(dir, 'data'),
      env: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` },
    });
  const [first, second] = await Promise.all([start(), start()]);
  for (const { server } of [first, second]) leftovers.push(() => stopServer(server));

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
  // as if they had been set days ago: all of them are due now, for both servers
  await sql(`update calendar_reminder set handled_until = now() - interval '2 days', due_at = '-infinity'`);
  const count = async (from: string) => Number((await sql<{ n: string }>(`select count(*) as n from ${from}`))[0]?.n);
  // three mails are out and noted, five are on their way: four at most are in the hands of one server
  await until(async () => smtp.waiting.length === 5 && (await count('mail_sent')) === 3, 60_000);
  first.server.kill('SIGKILL');
  await ended(first.server);
  smtp.release();

  await until(async () => (await count('mail_sent')) === 8, 120_000);
  await until(async () => (await count(`bullmq.job where state <> 'completed'`)) === 0, 60_000);
  expect([...smtp.taken].sort()).toEqual(members.map(({ email }) => email).sort());
  expect(await count(`calendar_reminder_delivery where outcome = 'sent'`)).toBe(8);
});

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}
