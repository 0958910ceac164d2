import { addDays, todayIn } from '@homefold/domain';
import { as, make, startPushService, startServerPair, type PushService, type ServerPair } from '../../../test';
import { until } from '../../../test/until';

let servers: ServerPair;
let service: PushService;
afterAll(async () => {
  await servers?.close();
  await service?.close();
});

it('a server killed while notifying eight devices: none is notified twice, and all servers sign with one key', async () => {
  service = await startPushService();
  servers = await startServerPair({ PUSH_SERVICES_ALLOW: service.host });
  const { first, second, sql, count, kill, queueIsEmpty } = servers;

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
  // as if set days ago: all of them are due now, for both servers
  await sql(`update calendar_reminder set handled_until = now() - interval '2 days', due_at = '-infinity'`);
  // three devices have it, five deliveries are in progress: one server holds four at most
  await until(async () => {
    const asked = browsers.every((browser) => browser.asked() === 1);
    return asked && (await count(`push_delivery where state = 'sent'`)) === 3;
  });
  await kill(first.server);
  service.release();

  await queueIsEmpty();
  expect(service.wrong).toEqual([]);
  expect(browsers.map(({ taken }) => taken.map(({ title }) => title))).toEqual(people.map(() => ['Half term']));
  expect(browsers.map((browser) => browser.asked())).toEqual(people.map(() => 1));
});
