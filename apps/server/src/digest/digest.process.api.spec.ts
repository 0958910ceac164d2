import { addDays, todayIn } from '@homefold/domain';
import { addEvent, make, startServerPair, type ServerPair } from '../../test';
import { startHoldingMailServer } from '../../test/mail-box';
import { zoneAtHour } from '../../test/zones';
import { until } from '../../test/until';

let servers: ServerPair;
let smtp: Awaited<ReturnType<typeof startHoldingMailServer>>;
afterAll(async () => {
  await servers?.close();
  await smtp?.stop();
});

it('with one of two servers killed in the middle of eight mails, each member gets exactly one digest', async () => {
  smtp = await startHoldingMailServer(3);
  servers = await startServerPair({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  const { first, start, sql, count, kill, queueIsEmpty } = servers;

  // digests are sent from seven to noon
  const timeZone = zoneAtHour(8);
  const family = await make.family({ apiUrl: first.apiUrl, members: 7, timeZone });
  const members = await sql<{ email: string }>('select email from membership');
  expect(members).toHaveLength(8);
  const today = todayIn(timeZone, new Date());
  await addEvent(family.admin, { title: 'Half term', event_date: today, end_date: addDays(today, 2) });
  // as if not polled since the evening: the digest is due now, for both servers
  await sql(`update digest_schedule set last_day = '${addDays(today, -1)}', due_at = now() - interval '1 hour'`);
  // three mails are sent and recorded, five in progress: one server holds four at most
  await until(async () => smtp.waiting.length === 5 && (await count('mail_sent')) === 3);
  await kill(first.server);
  smtp.release();

  await until(async () => (await count('mail_sent')) === 8);
  await queueIsEmpty();
  expect([...smtp.taken].sort()).toEqual(members.map(({ email }) => email).sort());

  // a restarted server finds the date handled
  await start();
  await sql(`update digest_schedule set due_at = now() - interval '1 second'`);
  await until(async () => (await count('digest_schedule where due_at > now()')) === 1);
  expect([await count('job_outbox'), await count(`bullmq.job where state <> 'completed'`)]).toEqual([0, 0]);
  expect(smtp.taken).toHaveLength(8);
});
