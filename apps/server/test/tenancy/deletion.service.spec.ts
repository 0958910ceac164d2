import { OutsideSchedule } from '../../src/calendar/outside/outside-schedule';
import { DemoService } from '../../src/demo/demo.service';
import { InvitationsService } from '../../src/families/invitations/invitations.service';
import { AccountDeletion, SessionEnds } from '../../src/identity';
import { MediaService } from '../../src/media/media.service';
import { DueWork } from '../../src/platform/due-work';
import { Housekeeping } from '../../src/platform/housekeeping';
import { JobQueue } from '../../src/platform/queue';
import { allDay, calendarFile, startFeedServer, startTestApp, type FeedServer, type Member, type TestApp } from '..';
import { freePort } from '../server-process';
import { until } from '../until';
import { backgroundWork } from './background';
import { askAbout, everythingOf, personalRows } from './everything';
import { fixtures } from './fixtures';
import { markedFamily } from './victim';
import type { World } from './world';

/** A bulk deletion or background job, and how to make one family due for it. */
interface Case {
  /** Its name by reflection, or the user's request. */
  name: string;
  /** Makes rows of the family due. `$1` is its id, `$2` its admin's user id, `$3` a past moment. */
  due?: string;
  prepare?: () => Promise<unknown>;
  run: () => unknown;
  /**
   * Selects what must be deleted: some rows before, none afterwards. Default: something of the family has to change.
   */
  goes?: string;
  /** Runs in the background, but changes no stored data of a family. */
  changesNothing?: true;
}

/**
 * Every bulk deletion (docs/decisions/deletion.md), run for one family next to a full and similar one, of which no row
 * may change. Background jobs are found by reflection.
 */
describe('bulk deletions only reach their own family', () => {
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
      await personalRows(world, test.clock.now());
      for (const { freeze } of fixtures) await freeze?.(world);
    }
    await settled();
  });
  afterAll(async () => {
    await test.close();
    await feeds.close();
  });

  /** Waits until the queue is empty. */
  const settled = async () => {
    await until(async () => (await swept.sql('select from job_outbox')).length === 0);
    await until(
      async () => (await swept.sql(`select from bullmq.job where state in ('waiting', 'active')`)).length === 0,
    );
  };

  /** By the stopped clock: the database's may be minutes ahead of it by now. */
  const aMinuteAgo = () => new Date(test.clock.now().getTime() - 60_000);

  const ask = (world: World, text: string) => askAbout(world, text, aMinuteAgo());
  const contents = (world: World) => everythingOf(world, test.urls.owner, aMinuteAgo());

  const aged = (table: string, column = 'created_at') =>
    `update ${table} set ${column} = ${column} - interval '400 days' where family_id = $1`;
  const of = (table: string) => `select from ${table} where family_id = $1`;
  const housekeeping = () => test.app.get(Housekeeping).sweep();
  const chore = (name: string, due: string, goes: string): Case => ({ name, due, goes, run: housekeeping });
  const asked = (mutation: string, variables: object = {}) => swept.ask<unknown>(mutation, variables);
  const runJob = (name: string, data: object) =>
    test.app.get(JobQueue)['handlers'].get(name)?.run(data, { id: 'job-1', attempt: 1 });
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
        // a server before the guest checks has let the guest into the other family
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

  /** Chores of the nightly housekeeping, by who registered them. */
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
    chore('undo_change', aged('undo_change'), of('undo_change')),
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
    ...fixtures
      .flatMap(({ bin = [] }) => bin)
      .map(({ kind, table }) =>
        chore(`bin of ${kind}`, aged(table, 'deleted_at'), `${of(table)} and deleted_at is not null`),
      ),
  ];

  const dueWork: Case[] = [
    { name: 'reminders', due: 'update calendar_reminder set due_at = $3 where family_id = $1', run: () => poll() },
    {
      name: 'cooking reminders',
      due: 'update cooking_schedule set due_at = $3 where family_id = $1',
      run: () => poll(),
    },
    { name: 'daily digests', due: 'update digest_schedule set due_at = $3 where family_id = $1', run: () => poll() },
    {
      name: 'notifications after quiet hours',
      prepare: async () => {
        // theirs are from 22:00 to 07:00, so it would still be quiet
        await swept.sql(
          'update notification_preferences set quiet_hours_start = null, quiet_hours_end = null where family_id = $1',
          [swept.family.id],
        );
        return swept.waitingPush(aMinuteAgo());
      },
      run: () => poll(),
    },
  ];
  const poll = () => test.app.get(DueWork).poll();

  let job: object = {};
  let calendarId = '';
  /** Queue jobs. */
  const jobs: Case[] = [
    {
      name: 'mail',
      run: () => runJob('mail', { to: 'a@example.org', subject: 'x', html: 'x', text: 'x' }),
      changesNothing: true,
    },
    {
      name: 'push',
      prepare: async () => (job = await swept.waitingPush(null)),
      run: () => runJob('push', job),
      goes: `select from push_device d where family_id = $1 and exists (
               select from push_delivery p where p.family_id = $1 and p.device_id = d.id and p.state = 'pending')`,
    },
    {
      name: 'refresh-outside-calendar',
      prepare: async () => {
        feed('Old', 'New');
        ({ id: calendarId } = await swept.ask<{ id: string }>(
          'mutation ($url: String!) { addOutsideCalendar(url: $url, name: "Club") { id } }',
          { url: feeds.url(FEED) },
        ));
        job = { familyId: swept.family.id, id: calendarId };
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

  jobs.push({
    name: 'copy-recipe-picture',
    run: () => runJob('copy-recipe-picture', { familyId: swept.family.id, recipeId: swept.ids['picture'], url: null }),
    goes: `${of('recipe_picture_aside')}`,
  });

  let leaver: Member | undefined;
  /** User requests that delete more than one row; deleting the family comes last. */
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
      run: () => asked('mutation ($id: ID!) { removeOutsideCalendar(id: $id) }', { id: calendarId }),
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
      // the devices that received notifications
      name: 'SessionEnds 1',
      prepare: () => swept.waitingPush(null),
      run: () => test.app.get(SessionEnds).onSessionsEnded(swept.admin.userId, []),
      goes: `select from push_device d where family_id = $1 and exists (
               select from user_membership u where u.user_id = $2 and u.membership_id = d.membership_id)`,
    },
    {
      // the families domain's data of a user; also called for Clerk's user.deleted webhook
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
      const [own, before] = [await contents(swept), await contents(beside)];
      if (goes) expect(await ask(swept, goes)).not.toEqual([]);
      await run();
      if (goes) expect(await ask(swept, goes)).toEqual([]);
      else expect((await contents(swept)) === own).toBe(changesNothing === true);
      expect((await contents(beside)).split('\n')).toEqual(before.split('\n'));
    },
  );

  it('covers every background job and every account deletion handler', () => {
    const proven = (cases: Case[]) => cases.map(({ name }) => name).sort();
    expect(backgroundWork(test.app)).toEqual({
      timers: proven(timers),
      chores: proven(chores),
      dueWork: proven(dueWork),
      jobs: proven(jobs),
      ends: proven(requests.filter(({ name }) => /^(AccountDeletion|SessionEnds) /.test(name))),
    });
  });
});
