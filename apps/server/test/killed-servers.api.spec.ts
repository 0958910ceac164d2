import { addDays, todayIn } from '@homefold/domain';
import { Client } from 'pg';
import { addEvent, as, make, startPushService, startServers, type Member, type PushService, type Servers } from '.';
import { startHoldingMailServer } from './outside/mail-box';
import { until } from './until';
import { zoneAtHour } from './zones';

/**
 * A server is killed in the middle of sending something to eight members, three times; another one finishes it, and
 * nobody gets anything twice.
 */
let servers: Servers;
let smtp: Awaited<ReturnType<typeof startHoldingMailServer>>;
let service: PushService;
/** The eight members, the creator first. */
let people: Member[];
let today: string;

beforeAll(async () => {
  smtp = await startHoldingMailServer();
  service = await startPushService();
  servers = await startServers({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, PUSH_SERVICES_ALLOW: service.host });
  // digests are sent from seven to noon
  const timeZone = zoneAtHour(8);
  today = todayIn(timeZone, new Date());
  const family = await make.family({ apiUrl: servers.first.apiUrl, members: 7, timeZone });
  people = [family.admin, ...family.members];
});
afterAll(async () => {
  await servers?.close();
  await smtp?.stop();
  await service?.close();
});

const everybody = () => people.map(({ email }) => email).sort();

/** Kills a server while three of eight mails are sent and five in progress, of which another server has four at most. */
async function killInTheMiddle(victim: Servers['first'], sentBefore: number): Promise<void> {
  await until(async () => smtp.waiting.length === 5 && (await servers.count('mail_sent')) === sentBefore + 3);
  await servers.kill(victim.server);
  smtp.release();
  await until(async () => (await servers.count('mail_sent')) === sentBefore + 8);
  await servers.queueIsEmpty();
}

/** An event for which everybody is due to be reminded, for every server. */
async function remindEverybody(): Promise<void> {
  const input = {
    title: 'Half term',
    eventDate: today,
    endDate: addDays(today, 2),
    reminders: people.map(({ membershipId }) => ({ memberId: membershipId, amount: 0, unit: 'days', at: '00:00' })),
  };
  const { data } = await as(people[0] as Member).gql<{ addCalendarEvent: { id: string } }>(
    'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }',
    { input },
  );
  // as if set days ago
  await servers.sql(
    `update calendar_reminder set handled_until = now() - interval '2 days', due_at = '-infinity'
     where event_id = '${data.addCalendarEvent.id}'`,
  );
}

it('digests: each member gets exactly one', async () => {
  const { start, sql } = servers;
  await addEvent(people[0] as Member, { title: 'Half term', event_date: today, end_date: addDays(today, 2) });
  smtp.holdAfter(3);
  // as if not polled since the evening: the digest is due now, for both servers
  await sql(`update digest_schedule set last_day = '${addDays(today, -1)}', due_at = now() - interval '1 hour'`);
  await killInTheMiddle(await start(), 0);
  expect([...smtp.taken].sort()).toEqual(everybody());
});

it('reminders by mail: each member gets exactly one', async () => {
  const { start, count } = servers;
  const sentBefore = await count('mail_sent');
  smtp.holdAfter(3);
  await remindEverybody();
  await killInTheMiddle(await start(), sentBefore);
  expect([...smtp.taken].sort()).toEqual(everybody());
  expect(await count(`calendar_reminder_delivery where outcome = 'sent'`)).toBe(8);
});

it('notifications: no device gets one twice, and all servers sign with one key', async () => {
  const { first, start, count } = servers;
  const browsers = people.map(() => service.browser());
  for (const [index, browser] of browsers.entries()) {
    if (index > 2) browser.answer('wait');
    const { status } = await as(people[index] ?? null).rest.post('/api/auth/device-tokens', { token: browser.token });
    expect(status).toBe(201);
  }
  await remindEverybody();
  const second = await start();
  const keys = await Promise.all(
    [first, second].map(({ apiUrl }) =>
      as({ ...(people[0] as Member), apiUrl }).gql<{ pushKey: string }>('{ pushKey }'),
    ),
  );
  expect(new Set(keys.map(({ data }) => data.pushKey)).size).toBe(1);
  // three devices have it, five deliveries are in progress: one server holds four at most
  await until(async () => {
    const asked = browsers.every((browser) => browser.asked() === 1);
    return asked && (await count(`push_delivery where state = 'sent'`)) === 3;
  });
  await servers.kill(second.server);
  service.release();

  await servers.queueIsEmpty();
  expect(service.wrong).toEqual([]);
  expect(browsers.map(({ taken }) => taken.map(({ title }) => title))).toEqual(people.map(() => ['Half term']));
  expect(browsers.map((browser) => browser.asked())).toEqual(people.map(() => 1));
});

it('a shopping list: the old one stays intact, the next call generates the new one, and no digest is sent again', async () => {
  const me = people[0] as Member;
  const add = async <Input extends object>(call: 'Recipe' | 'PlannedMeal', input: Input): Promise<string> => {
    const { data } = await as(me).gql<{ added: { id: string } }>(
      `mutation ($input: ${call}Input!) { added: add${call}(input: $input) { id } }`,
      { input },
    );
    return data.added.id;
  };
  const ingredients = [
    { name: 'mince', amount: 500, unit: 'g' },
    { name: 'onions', amount: 2 },
  ];
  const steps = { instructions: [{ text: 'Cook.' }], servings: 2 };
  const recipeId = await add('Recipe', { title: 'Lasagne', ...steps, ingredients });
  await add('PlannedMeal', { title: 'Lasagne', mealDate: today, recipeId, servings: 2 });
  const generate = (apiUrl: string) =>
    as({ ...me, apiUrl }).rest.post('/api/meals/shopping-list/generate', { week_start_date: today });
  const stored = () =>
    servers.sql<{ name: string }>(
      `select ingredient_name as name, id, version, deleted_at from shopping_item order by 1, 2`,
    );
  expect((await generate(servers.first.apiUrl)).status).toBe(200);
  const before = await stored();
  expect(before.map(({ name }) => name)).toEqual(['mince', 'onions']);

  await add('PlannedMeal', { title: 'Lasagne again', mealDate: today, recipeId, servings: 4 });
  // the digest of the first test is due again, for a server that starts later: it finds the date handled
  const { sql, count } = servers;
  const mails = await count('mail_sent');
  await sql(`update digest_schedule set due_at = now() - interval '1 second'`);
  const { apiUrl, server } = await servers.start();
  await until(async () => (await count('digest_schedule where due_at > now()')) === 1);
  await servers.queueIsEmpty();
  expect(await count('mail_sent')).toBe(mails);

  const lock = new Client({ connectionString: servers.ownerUrl });
  await lock.connect();
  // the list is written, and from now on the feed blocks
  await lock.query('begin');
  await lock.query('lock table activity in access exclusive mode');
  const generating = generate(apiUrl).catch(() => 'ended');
  const waiting = `pg_locks where not granted and relation = 'activity'::regclass
    and database = (select oid from pg_database where datname = current_database())`;
  await until(async () => (await servers.count(waiting)) === 1);
  await servers.kill(server);
  expect(await generating).toBe('ended');
  await lock.query('rollback');
  await lock.end();
  expect(await stored()).toEqual(before);

  const { status, body } = await generate(servers.first.apiUrl);
  expect([status, body]).toMatchObject([
    200,
    {
      shoppingListItems: [
        { ingredient_name: 'mince', amount: 1.5, unit: 'kg' },
        { ingredient_name: 'onions', amount: 6 },
      ],
    },
  ]);
});
