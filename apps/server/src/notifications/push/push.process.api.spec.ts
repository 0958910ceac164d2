import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, todayIn } from '@homefold/domain';
import {
  as,
  asOwner,
  cloneDatabase,
  make,
  startPushService,
  startServer,
  stopServer,
  testEnvironment,
} from '../../../test';
import { until } from '../../../test/until';

jest.setTimeout(180_000);

const dir = mkdtempSync(join(tmpdir(), 'homefold-push-'));
chmodSync(dir, 0o755);
const leftovers: (() => Promise<unknown> | void)[] = [];
afterAll(async () => {
  for (const clean of leftovers.reverse()) await clean();
  rmSync(dir, { recursive: true, force: true });
});

it('a server killed in the middle of telling eight devices: none is told twice, and all servers sign with one key', async () => {
  const { urls, drop } = await cloneDatabase();
  leftovers.push(drop);
  const sql = <Row extends object>(text: string) => asOwner<Row>(text, [], urls.owner);
  const service = await startPushService();
  leftovers.push(() => service.close());
  const start = () =>
    startServer({
      databaseUrl: urls.owner,
      secret: testEnvironment().secret,
      dataDir: join(dir, 'data'),
      env: { PUSH_SERVICES_ALLOW: service.host },
    });
  const [first, second] = await Promise.all([start(), start()]);
  for (const { server } of [first, second]) leftovers.push(() => stopServer(server));

  const family = await make.family({ apiUrl: first.apiUrl, members: 7 });
  const people = [family.admin, ...family.members];
  const keys = await Promise.all(
    [first, second].map(async ({ apiUrl }) => as({ ...family.admin, apiUrl }).gql<{ pushKey: string }>('{ pushKey }')),
  );
  expect(new Set(keys.map(({ data }) => data.pushKey)).size).toBe(1);
  const browsers = people.map(() => service.browser());
  for (const [index, browser] of browsers.entries()) {
    if (index > 2) browser.answer('wait');
    const { status } = await as(people[index] ?? null).rest.post('/api/auth/device-tokens', { token: browser.token });
    expect(status).toBe(201);
  }
  const today = todayIn('Europe/London', new Date());
  const { errors } = await as(family.admin).gql(
    'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }',
    {
      input: {
        title: 'Half term',
        eventDate: today,
        endDate: addDays(today, 2),
        reminders: people.map(({ membershipId }) => ({ memberId: membershipId, amount: 0, unit: 'days', at: '00:00' })),
      },
    },
  );
  expect(errors).toBeUndefined();
  // as if they had been set days ago: all of them are due now, for both servers
  await sql(`update calendar_reminder set handled_until = now() - interval '2 days', due_at = '-infinity'`);
  const count = async (from: string) => Number((await sql<{ n: string }>(`select count(*) as n from ${from}`))[0]?.n);
  // three devices have it, five are being told: four at most by one server
  await until(async () => {
    const asked = browsers.every((browser) => browser.asked() === 1);
    return asked && (await count(`push_delivery where state = 'sent'`)) === 3;
  }, 60_000);
  first.server.kill('SIGKILL');
  if (first.server.exitCode === null && first.server.signalCode === null) await once(first.server, 'exit');
  service.release();

  await until(async () => (await count(`bullmq.job where state <> 'completed'`)) === 0, 120_000);
  expect(service.wrong).toEqual([]);
  expect(browsers.map(({ taken }) => taken.map(({ title }) => title))).toEqual(people.map(() => ['Half term']));
  expect(browsers.map((browser) => browser.asked())).toEqual(people.map(() => 1));
});
