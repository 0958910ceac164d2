import { createServer, type AddressInfo } from 'node:net';
import { ModulesContainer } from '@nestjs/core';
import { OutsideSchedule } from '../../src/calendar/outside/outside-schedule';
import { DemoService } from '../../src/demo/demo.service';
import { InvitationsService } from '../../src/families/invitations.service';
import { AccountDeletion, SessionEnds } from '../../src/identity';
import { MediaService } from '../../src/media/media.service';
import { BinSources } from '../../src/platform/bin';
import { DueWork } from '../../src/platform/due-work';
import { Housekeeping } from '../../src/platform/housekeeping';
import { JobQueue } from '../../src/platform/jobs';
import { allDay, calendarFile, startFeedServer, startTestApp, type FeedServer, type Member, type TestApp } from '..';
import { until } from '../until';
import { fixtures } from './fixtures';
import { contentsOf, markedFamily } from './victim';
import type { World } from './world';

/** Something that deletes, or that runs by itself, and how one family alone is made due for it. */
interface Case {
  /** What reflection calls it, or what somebody asks for. */
  name: string;
  /** Makes rows of the family due. `$1` is its id, `$2` its admin's user id, `$3` a moment that is over. */
  due?: string;
  prepare?: () => Promise<unknown>;
  run: () => unknown;
  /** Selects what has to go: something before, nothing afterwards. Without it something of the family has to change. */
  goes?: string;
  /** It runs by itself, and changes nothing that is stored of a family. */
  changesNothing?: true;
}

/**
 * Everything that deletes in bulk (docs/decisions/deletion.md), run for one family while another stands beside it, as full
 * and as like it as can be, of which no row may change. What runs by itself is found by reflection.
 */
describe('what deletes in bulk reaches its own', () => {
  let test: TestApp;
  let feeds: FeedServer;
  let swept: World;
  let beside: World;

  beforeAll(async () => {
    feeds = await startFeedServer();
    const port = await freePort();
    const apiUrl = `http://127.0.0.1:${port}`;
    test = await startTestApp({ PUBLIC_URL: apiUrl, TRUST_PROXY: 'loopback', OUTSIDE_FEEDS_ALLOW: feeds.host });
    test.clock.set(new Date());
    await test.app.listen(port, '127.0.0.1');
    [swept, beside] = await Promise.all([markedFamily(apiUrl, test.urls.owner), markedFamily(apiUrl, test.urls.owner)]);
    for (const world of [swept, beside]) {
      await personalRows(world);
      for (const { freeze } of fixtures) await freeze?.(world);
    }
    await settled();
  });
  afterAll(async () => {
    await test.close();
    await feeds.close();
  });

  /** Until what was handed to the queue is done. */
  const settled = async () => {
    await until(async () => (await swept.sql('select from job_outbox')).length === 0);
    await until(
      async () => (await swept.sql(`select from bullmq.job where state in ('waiting', 'active')`)).length === 0,
    );
  };

  /** Numbers what a statement names of `$1` to `$3` from one on: PostgreSQL wants each value used. */
  const ask = (world: World, text: string) => {
    const values = [world.family.id, world.admin.userId, new Date(test.clock.now().getTime() - 60_000)];
    const used = [1, 2, 3].filter((n) => text.includes(`$${n}`));
    return world.sql<{ row: string }>(
      text.replace(/\$(\d)/g, (_, n: string) => `$${used.indexOf(Number(n)) + 1}`),
      used.map((n) => values[n - 1]),
    );
  };

  /** What is a person's or the server's, as young as the family. */
  async function personalRows(world: World): Promise<void> {
    const now = test.clock.now();
    const { userId } = world.admin;
    await world.photo();
    await world.sql(`insert into idempotency_key (user_id, key, operation, created_at) values ($1, 'same', 'x', $2)`, [
      userId,
      now,
    ]);
    await world.sql(
      `insert into dev_mail (recipient, subject, html, text, created_at) values ('a@example.org', $1, '', '', $2)`,
      [world.marker, now],
    );
    await world.sql('insert into mail_sent (job_id, created_at) values ($1, $2)', [userId, now]);
    await world.sql(`insert into identity.verification (identifier, value, "expiresAt") values ($1, $1, $2)`, [
      userId,
      new Date(now.getTime() + 3_600_000),
    ]);
    await world.sql(
      `insert into identity.passkey ("userId", "credentialID", "publicKey", counter, "deviceType", "backedUp")
       values ($1::text::uuid, $1::text, '', 0, 'singleDevice', false)`,
      [userId],
    );
  }

  const personal = [
    'select t::text as row from profile t where user_id = $2',
    'select t::text as row from idempotency_key t where user_id = $2',
    'select t::text as row from media t where owner_user_id = $2',
    'select t::text as row from mail_sent t where job_id = $2',
    'select t::text as row from identity."user" t where id::text = $2',
    'select t::text as row from identity.account t where "userId"::text = $2',
    'select t::text as row from identity.session t where "userId"::text = $2',
    'select t::text as row from identity.verification t where value = $2',
    'select t::text as row from identity.passkey t where "userId"::text = $2',
  ];
  /** Every row of a family, of its founder, and of the mail that was kept. */
  async function everythingOf(world: World): Promise<string> {
    const parts = [await contentsOf(world, test.urls.owner)];
    for (const text of personal) parts.push(...(await ask(world, `${text} order by 1`)).map(({ row }) => row));
    const mails = await world.sql<{ row: string }>(
      'select t::text as row from dev_mail t where position($1 in t::text) > 0 order by 1',
      [world.marker],
    );
    return [...parts, ...mails.map(({ row }) => row)].join('\n');
  }

  const aged = (table: string, column = 'created_at') =>
    `update ${table} set ${column} = ${column} - interval '400 days' where family_id = $1`;
  const of = (table: string) => `select from ${table} where family_id = $1`;
  const housekeeping = () => test.app.get(Housekeeping).sweep();
  const chore = (name: string, due: string, goes: string): Case => ({ name, due, goes, run: housekeeping });
  const asked = (mutation: string, variables: object = {}) => swept.ask<unknown>(mutation, variables);
  const runJob = (name: string, data: object) =>
    test.app.get(JobQueue)['handlers'].get(name)?.run(data, { id: 'job-1', attempt: 1 });
  const PAST = { familyId: '', notificationId: '', deviceId: '', id: '' };
  const FEED = '/club.ics';
  const feed = (...titles: string[]) =>
    feeds.serve(
      FEED,
      calendarFile(
        titles.map((title) => allDay(title, swept.tomorrow)),
        'Club',
      ),
    );

  /** Timers of every server. */
  const timers: Case[] = [
    {
      name: 'DemoService.sweep',
      prepare: async () => {
        const { apiUrl } = swept;
        const answer = await fetch(`${apiUrl}/api/demo`, { method: 'POST', headers: { origin: apiUrl } });
        expect(answer.status).toBe(201);
        const [copy] = await swept.sql<{ guest: string }>(
          `update demo_copy set created_at = created_at - interval '2 days' returning user_ids[1] as guest`,
        );
        // a server of before the walls has let the guest into the family beside
        await swept.sql('update user_membership set family_id = $1, membership_id = $2 where user_id = $3', [
          beside.family.id,
          beside.member.membershipId,
          copy?.guest,
        ]);
      },
      run: () => test.app.get(DemoService).sweep(),
      goes: 'select from family where is_demo',
    },
    {
      name: 'InvitationsService.sweep',
      due: 'update invitation set expires_at = $3 where family_id = $1',
      run: () => test.app.get(InvitationsService).sweep(),
      goes: of('invitation'),
    },
    {
      name: 'MediaService.sweep',
      due: `update media set created_at = created_at - interval '2 days' where owner_user_id = $2`,
      run: () => test.app.get(MediaService).sweep(),
      goes: 'select from media where owner_user_id = $2 and attached_at is null',
    },
    {
      name: 'Housekeeping.sweep',
      due: aged('push_notification'),
      run: housekeeping,
      goes: of('push_delivery'),
    },
    {
      name: 'OutsideSchedule.tick',
      due: 'update calendar_subscription set next_refresh_at = $3 where family_id = $1',
      run: async () => {
        await test.app.get(OutsideSchedule).tick();
        await settled();
      },
    },
    {
      name: 'DueWork.look',
      due: 'update calendar_reminder set due_at = $3 where family_id = $1',
      run: () => test.app.get(DueWork).poll(),
    },
  ];

  /** What the night's housekeeping removes, by who has asked it to. */
  const chores: Case[] = [
    chore(
      'idempotency_key',
      `update idempotency_key set created_at = created_at - interval '8 days' where user_id = $2`,
      'select from idempotency_key where user_id = $2',
    ),
    {
      ...chore('dev_mail', '', `select from dev_mail where subject = 'old'`),
      prepare: () =>
        swept.sql(
          `insert into dev_mail (recipient, subject, html, text, created_at)
           values ('a@example.org', 'old', '', '', now() - interval '8 days')`,
        ),
    },
    chore(
      'mail_sent',
      `update mail_sent set created_at = created_at - interval '16 days' where job_id = $2`,
      'select from mail_sent where job_id = $2',
    ),
    chore(
      'identity.verification',
      'update identity.verification set "expiresAt" = $3 where value = $2',
      'select from identity.verification where value = $2',
    ),
    {
      ...chore('identity.session', '', `select from identity.session where token = 'old'`),
      prepare: () =>
        swept.sql(
          `insert into identity.session ("userId", token, "expiresAt", "updatedAt")
           values ($1, 'old', now() - interval '1 day', now())`,
          [swept.admin.userId],
        ),
    },
    chore('join_request', aged('join_request', 'requested_at'), of('join_request')),
    chore('user_join_request', aged('user_join_request', 'requested_at'), of('user_join_request')),
    chore('calendar_undo', aged('calendar_undo'), of('calendar_undo')),
    chore('job_undo', aged('job_undo'), of('job_undo')),
    chore('calendar_reminder_delivery', aged('calendar_reminder_delivery', 'at'), of('calendar_reminder_delivery')),
    {
      ...chore('push_notification', '', `select from push_notification where family_id = $1 and key = 'old'`),
      prepare: () =>
        swept.sql(
          `insert into push_notification (family_id, membership_id, key, kind, title, body, link, tag, created_at, expires_at)
           values ($1, $2, 'old', 'event', 'x', 'x', '/', 'x', now() - interval '60 days', now())`,
          [swept.family.id, swept.admin.membershipId],
        ),
    },
    {
      ...chore('calendar_import', aged('calendar_import'), `${of('calendar_import_item')} and before is not null`),
      prepare: () => swept.sql(`update calendar_import_item set before = '{}' where family_id = $1`, [swept.family.id]),
    },
    chore(
      'bin of calendar_event',
      aged('calendar_event', 'deleted_at'),
      `${of('calendar_event')} and deleted_at is not null`,
    ),
    {
      ...chore('bin of todo', aged('job', 'deleted_at'), `${of('job')} and deleted_at is not null`),
      prepare: async () => {
        const { id } = await swept.ask('mutation { addJob(input: { title: "Bins" }) { id } }');
        await asked('mutation ($id: ID!) { deleteJob(id: $id) { id } }', { id });
      },
    },
  ];

  const dueWork: Case[] = [
    { name: 'reminders', due: 'update calendar_reminder set due_at = $3 where family_id = $1', run: () => poll() },
    { name: 'daily digests', due: 'update digest_schedule set due_at = $3 where family_id = $1', run: () => poll() },
    {
      name: 'notifications after quiet hours',
      prepare: async () => {
        // theirs are from 22:00 to 07:00: then they would still be quiet
        await swept.sql(
          'update notification_preferences set quiet_hours_start = null, quiet_hours_end = null where family_id = $1',
          [swept.family.id],
        );
        return pushWaiting('held');
      },
      run: () => poll(),
    },
  ];
  const poll = () => test.app.get(DueWork).poll();

  /** A device of the swept family that something is on its way to. */
  async function pushWaiting(state: 'held' | 'pending'): Promise<typeof PAST> {
    const [row] = await swept.sql<typeof PAST>(
      `with device as (
         insert into push_device (family_id, membership_id, platform, token, token_digest, name, session_id, created_at,
           last_seen_at)
         values ($1, $2, 'web', 'unreadable', gen_random_uuid()::text, 'old', 'session', now(), now()) returning id
       ), notification as (
         insert into push_notification (family_id, membership_id, key, kind, title, body, link, tag, created_at, expires_at)
         values ($1, $2, gen_random_uuid()::text, 'event', 'x', 'x', '/', 'x', now(), now() + interval '1 day') returning id
       )
       insert into push_delivery (family_id, notification_id, device_id, state, held_until, updated_at)
       select $1, notification.id, device.id, $3, case when $3 = 'held' then now() - interval '1 minute' end, now()
       from notification, device
       returning family_id as "familyId", notification_id as "notificationId", device_id as "deviceId"`,
      [swept.family.id, swept.admin.membershipId, state],
    );
    return row as typeof PAST;
  }

  let job = PAST;
  /** What the queue runs. */
  const jobs: Case[] = [
    {
      name: 'mail',
      run: () => runJob('mail', { to: 'a@example.org', subject: 'x', html: 'x', text: 'x' }),
      changesNothing: true,
    },
    {
      name: 'push',
      prepare: async () => (job = await pushWaiting('pending')),
      run: () => runJob('push', job),
      goes: `select from push_device d where family_id = $1 and exists (
               select from push_delivery p where p.family_id = $1 and p.device_id = d.id and p.state = 'pending')`,
    },
    {
      name: 'refresh-outside-calendar',
      prepare: async () => {
        feed('Old', 'New');
        const { id } = await swept.ask<{ id: string }>(
          'mutation ($url: String!) { addOutsideCalendar(url: $url, name: "Club") { id } }',
          { url: feeds.url(FEED) },
        );
        job = { ...PAST, familyId: swept.family.id, id };
        feed('New');
      },
      run: () =>
        runJob('refresh-outside-calendar', {
          ...job,
          dueAt: new Date(test.clock.now().getTime() + 1_000).toISOString(),
        }),
      goes: `select from calendar_subscription_event where family_id = $1 and title = 'Old'`,
    },
  ];

  let leaver: Member | undefined;
  /** What people ask for and what takes more along than the one row; the end of the family last. */
  const requests: Case[] = [
    {
      name: 'somebody is removed',
      prepare: async () => {
        leaver = await swept.joiner();
        await swept.sql(
          `insert into push_device (family_id, membership_id, platform, token, token_digest, name, session_id, created_at,
             last_seen_at)
           values ($1, $2, 'web', 'x', gen_random_uuid()::text, 'leaver', 'session', now(), now())`,
          [swept.family.id, leaver.membershipId],
        );
      },
      run: () =>
        asked('mutation ($id: ID!) { removeFamilyMember(membershipId: $id) { id } }', { id: leaver?.membershipId }),
      goes: `${of('push_device')} and name = 'leaver'`,
    },
    {
      name: 'a new invite code ends open invitations',
      prepare: () => asked('mutation { sendInvitation(input: { email: "friend@example.org" }) { id } }'),
      run: () => asked('mutation { rotateInviteCode { id } }'),
      goes: `${of('invitation')} and accepted_at is null`,
    },
    {
      name: 'an outside calendar goes with its events',
      run: () => asked('mutation ($id: ID!) { removeOutsideCalendar(id: $id) }', { id: job.id }),
      goes: `select from calendar_subscription_event where family_id = $1 and title = 'New'`,
    },
    {
      name: 'the bin is emptied',
      prepare: async () => {
        const { id } = await swept.ask('mutation { addJob(input: { title: "Bins" }) { id } }');
        await asked('mutation ($id: ID!) { deleteJob(id: $id) { id } }', { id });
      },
      run: () => asked('mutation { emptyBin }'),
      goes: `${of('job')} and deleted_at is not null`,
    },
    {
      name: 'an import is undone',
      due: 'update calendar_import set created_at = $3 where family_id = $1',
      run: () => asked('mutation ($id: ID!) { undoCalendarImport(id: $id) { removed } }', { id: swept.ids['import'] }),
    },
    {
      // the devices that were told of things
      name: 'SessionEnds 1',
      prepare: () => pushWaiting('pending'),
      run: () => test.app.get(SessionEnds).onSessionsEnded(swept.admin.userId, []),
      goes: `select from push_device d where family_id = $1 and exists (
               select from user_membership u where u.user_id = $2 and u.membership_id = d.membership_id)`,
    },
    {
      // what the families domain keeps of somebody; also what Clerk's webhook of a deleted user calls
      name: 'AccountDeletion 1',
      run: () => test.app.get(AccountDeletion).onAccountDeleted(swept.admin.userId),
      goes: `select from user_membership where user_id = $2 union all select from profile where user_id = $2
             union all select from idempotency_key where user_id = $2`,
    },
    {
      name: 'the last account takes the family along',
      run: async () => {
        for (const { userId } of swept.family.members) await test.app.get(AccountDeletion).onAccountDeleted(userId);
      },
      goes: 'select from family where id = $1',
    },
  ];

  it.each([...timers, ...chores, ...dueWork, ...jobs, ...requests].map((one) => [one.name, one] as const))(
    '%s',
    async (_name, { due, prepare, run, goes, changesNothing }) => {
      await prepare?.();
      if (due) await ask(swept, due);
      const [own, before] = [await everythingOf(swept), await everythingOf(beside)];
      if (goes) expect(await ask(swept, goes)).not.toEqual([]);
      await run();
      if (goes) expect(await ask(swept, goes)).toEqual([]);
      else expect((await everythingOf(swept)) === own).toBe(changesNothing === true);
      expect((await everythingOf(beside)).split('\n')).toEqual(before.split('\n'));
    },
  );

  it('is complete: whatever runs by itself or at the end of an account stands above', () => {
    const app = test.app;
    const scheduled = [...app.get(ModulesContainer, { strict: false }).values()].flatMap(({ providers }) =>
      [...providers.values()].flatMap(({ instance }) => timersOf(instance)),
    );
    const names = {
      timers: [...new Set(scheduled)],
      chores: [
        ...app.get(Housekeeping)['chores'].map(({ name }) => name),
        ...app
          .get(BinSources)
          .all()
          .map(({ type }) => `bin of ${type}`),
      ],
      dueWork: app.get(DueWork)['sources'].map(({ name }) => name),
      jobs: [...app.get(JobQueue)['handlers'].keys()],
      ends: [
        ...app.get(AccountDeletion)['listeners'].map((_, index) => `AccountDeletion ${index + 1}`),
        ...app.get(SessionEnds)['listeners'].map((_, index) => `SessionEnds ${index + 1}`),
      ],
    };
    const proven = (cases: Case[]) => cases.map(({ name }) => name).sort();
    expect({
      ...names,
      timers: names.timers.sort(),
      chores: names.chores.sort(),
      dueWork: names.dueWork.sort(),
      jobs: names.jobs.sort(),
      ends: names.ends.sort(),
    }).toEqual({
      timers: proven(timers),
      chores: proven(chores),
      dueWork: proven(dueWork),
      jobs: proven(jobs),
      ends: proven(requests.filter(({ name }) => /^(AccountDeletion|SessionEnds) /.test(name))),
    });
  });
});

/** The methods of a provider that run by a timer, as `Class.method`. */
function timersOf(instance: unknown): string[] {
  if (typeof instance !== 'object' || instance === null) return [];
  const prototype = Object.getPrototypeOf(instance) as Record<string, unknown> & { constructor: { name: string } };
  return Object.getOwnPropertyNames(prototype ?? {}).flatMap((name) => {
    const method = Object.getOwnPropertyDescriptor(prototype, name)?.value as unknown;
    const isTimed = typeof method === 'function' && Reflect.hasMetadata('SCHEDULER_TYPE', method);
    return isTimed ? [`${prototype.constructor.name}.${name}`] : [];
  });
}

/** A port that nobody listens on: the server has to know its own address before it starts. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
