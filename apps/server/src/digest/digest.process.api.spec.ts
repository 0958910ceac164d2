import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, todayIn } from '@homefold/domain';
import { addEvent, asOwner, cloneDatabase, make, startServer, stopServer, testEnvironment } from '../../test';
import { startHoldingMailServer } from '../../test/mail-box';
import { until } from '../../test/until';

jest.setTimeout(180_000);

const dir = mkdtempSync(join(tmpdir(), 'homefold-digest-'));
chmodSync(dir, 0o755);
const leftovers: (() => Promise<unknown> | void)[] = [];
afterAll(async () => {
  for (const clean of leftovers.reverse()) await clean();
  rmSync(dir, { recursive: true, force: true });
});

/** A zone in which it is the morning now, between seven and noon. */
function morningZone(now: Date): string {
  const zones = Array.from({ length: 24 }, (_, n) => `Etc/GMT${n < 12 ? `+${n}` : `-${n - 11}`}`);
  const hour = (timeZone: string): number =>
    Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));
  const found = zones.find((zone) => hour(zone) === 8);
  if (!found) throw new Error('no morning anywhere');
  return found;
}

it('two servers, one killed in the middle of eight mails: one digest for the family, each member exactly one', async () => {
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

  const timeZone = morningZone(new Date());
  const family = await make.family({ apiUrl: first.apiUrl, members: 7, timeZone });
  const members = await sql<{ email: string }>('select email from membership');
  expect(members).toHaveLength(8);
  const today = todayIn(timeZone, new Date());
  await addEvent(family.admin, { title: 'Half term', event_date: today, end_date: addDays(today, 2) });
  // as if nobody had looked since the evening: the digest is due now, for both servers
  await sql(`update digest_schedule set last_day = '${addDays(today, -1)}', due_at = now() - interval '1 hour'`);
  const count = async (from: string) => Number((await sql<{ n: string }>(`select count(*) as n from ${from}`))[0]?.n);
  // three mails are out and noted, five are on their way: four at most are in the hands of one server
  await until(async () => smtp.waiting.length === 5 && (await count('mail_sent')) === 3, 60_000);
  first.server.kill('SIGKILL');
  await ended(first.server);
  smtp.release();

  await until(async () => (await count('mail_sent')) === 8, 120_000);
  await until(async () => (await count(`bullmq.job where state <> 'completed'`)) === 0, 60_000);
  expect([...smtp.taken].sort()).toEqual(members.map(({ email }) => email).sort());

  // a server that starts again finds the day dealt with
  const third = await start();
  leftovers.push(() => stopServer(third.server));
  await sql(`update digest_schedule set due_at = now() - interval '1 second'`);
  await until(async () => (await count('digest_schedule where due_at > now()')) === 1, 60_000);
  expect([await count('job_outbox'), await count(`bullmq.job where state <> 'completed'`)]).toEqual([0, 0]);
  expect(smtp.taken).toHaveLength(8);
});

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
}
