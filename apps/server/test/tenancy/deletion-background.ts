import { OutsideSchedule } from '../../src/calendar/outside/outside-schedule';
import { DemoService } from '../../src/demo/demo.service';
import { InvitationsService } from '../../src/families/invitations/invitations.service';
import { MediaService } from '../../src/media/media.service';
import { DueWork } from '../../src/platform/due-work';
import { SubscriptionServer } from '../../src/platform/graphql/subscription-server';
import { Housekeeping } from '../../src/platform/housekeeping';
import { JobQueue } from '../../src/platform/queue';
import { allDay, calendarFile } from '..';
import { until } from '../until';
import { aMinuteAgo, aged, of, type Case, type Setting } from './deletion-case';
import { fixtures } from './fixtures';

/** Waits until the queue is empty. */
export async function settled({ swept }: Setting): Promise<void> {
  await until(async () => (await swept.sql('select from job_outbox')).length === 0);
  await until(
    async () => (await swept.sql(`select from bullmq.job where state in ('waiting', 'active')`)).length === 0,
  );
}

const FEED = '/club.ics';

/** All background work of servers. The setting is only read when a case runs. */
export function backgroundCases(setting: Setting): Record<'timers' | 'chores' | 'dueWork' | 'jobs', Case[]> {
  const get = <T>(type: abstract new (...args: never[]) => T): T => setting.test.app.get<T>(type);
  const housekeeping = () => get(Housekeeping).sweep();
  const chore = (name: string, due: string, goes: string): Case => ({ name, due, goes, run: housekeeping });
  const poll = () => get(DueWork).poll();
  const runJob = (name: string, data: object) =>
    get(JobQueue)['handlers'].get(name)?.run(data, { id: 'job-1', attempt: 1 });
  const feed = (...titles: string[]) =>
    setting.feeds.serve(
      FEED,
      calendarFile(
        titles.map((title) => allDay(title, setting.swept.tomorrow)),
        'Club',
      ),
    );

  /** Timers of every server. */
  const timers: Case[] = [
    {
      name: 'DemoService.sweep',
      prepare: async () => {
        const { apiUrl } = setting.swept;
        const answer = await fetch(`${apiUrl}/api/demo`, { method: 'POST', headers: { origin: apiUrl } });
        expect(answer.status).toBe(201);
        const [copy] = await setting.swept.sql<{ guest: string }>(
          `update demo_copy set created_at = created_at - interval '2 days' returning user_ids[1] as guest`,
        );
        // a server before the guest checks has let the guest into the other family
        await setting.swept.sql('update user_membership set family_id = $1, membership_id = $2 where user_id = $3', [
          setting.beside.family.id,
          setting.beside.member.membershipId,
          copy?.guest,
        ]);
      },
      run: () => get(DemoService).sweep(),
      goes: 'select from family where is_demo',
    },
    {
      name: 'InvitationsService.sweep',
      due: 'update invitation set expires_at = $3 where family_id = $1',
      run: () => get(InvitationsService).sweep(),
      goes: of('invitation'),
    },
    {
      name: 'MediaService.sweep',
      due: `update media set created_at = created_at - interval '2 days' where owner_user_id = $2`,
      run: () => get(MediaService).sweep(),
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
        await get(OutsideSchedule).tick();
        await settled(setting);
      },
    },
    {
      name: 'DueWork.look',
      due: 'update calendar_reminder set due_at = $3 where family_id = $1',
      run: poll,
    },
    { name: 'SubscriptionServer.recheck', run: () => get(SubscriptionServer).recheck(), changesNothing: true },
  ];

  /** Chores of the nightly housekeeping, by the provider that registered them. */
  const chores: Case[] = [
    chore(
      'idempotency_key',
      `update idempotency_key set created_at = created_at - interval '8 days' where user_id = $2`,
      'select from idempotency_key where user_id = $2',
    ),
    {
      ...chore('dev_mail', '', `select from dev_mail where subject = 'old'`),
      prepare: () =>
        setting.swept.sql(
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
        setting.swept.sql(
          `insert into identity.session ("userId", token, "expiresAt", "updatedAt")
           values ($1, 'old', now() - interval '1 day', now())`,
          [setting.swept.admin.userId],
        ),
    },
    chore('join_request', aged('join_request', 'requested_at'), of('join_request')),
    chore('user_join_request', aged('user_join_request', 'requested_at'), of('user_join_request')),
    chore('undo_change', aged('undo_change'), of('undo_change')),
    chore('kitchen_purchase', aged('kitchen_purchase'), of('kitchen_purchase')),
    chore('calendar_reminder_delivery', aged('calendar_reminder_delivery', 'at'), of('calendar_reminder_delivery')),
    {
      ...chore('push_notification', '', `select from push_notification where family_id = $1 and key = 'old'`),
      prepare: () =>
        setting.swept.sql(
          `insert into push_notification (family_id, membership_id, key, kind, title, body, link, tag, created_at, expires_at)
           values ($1, $2, 'old', 'event', 'x', 'x', '/', 'x', now() - interval '60 days', now())`,
          [setting.swept.family.id, setting.swept.admin.membershipId],
        ),
    },
    {
      ...chore('forum_link', '', `select from forum_link where family_id = $1 and host = 'old.example'`),
      prepare: () =>
        setting.swept.sql(
          `insert into forum_link (family_id, url, host, asked_at, updated_at)
           values ($1, 'https://old.example/', 'old.example', now() - interval '2 days', now())`,
          [setting.swept.family.id],
        ),
    },
    {
      ...chore('calendar_import', aged('calendar_import'), `${of('calendar_import_item')} and before is not null`),
      prepare: () =>
        setting.swept.sql(`update calendar_import_item set before = '{}' where family_id = $1`, [
          setting.swept.family.id,
        ]),
    },
    ...fixtures
      .flatMap(({ bin = [] }) => bin)
      .map(({ kind, table }) =>
        chore(`bin of ${kind}`, aged(table, 'deleted_at'), `${of(table)} and deleted_at is not null`),
      ),
  ];

  const dueWork: Case[] = [
    { name: 'reminders', due: 'update calendar_reminder set due_at = $3 where family_id = $1', run: poll },
    {
      name: 'cooking reminders',
      due: 'update cooking_schedule set due_at = $3 where family_id = $1',
      run: poll,
    },
    {
      name: 'surprises',
      due: `update wish_surprise set reveal_on = $3::date - 2 where family_id = $1`,
      run: poll,
    },
    { name: 'daily digests', due: 'update digest_schedule set due_at = $3 where family_id = $1', run: poll },
    {
      name: 'notifications after quiet hours',
      prepare: async () => {
        // theirs are from 22:00 to 07:00, so it would still be quiet
        await setting.swept.sql(
          'update notification_preferences set quiet_hours_start = null, quiet_hours_end = null where family_id = $1',
          [setting.swept.family.id],
        );
        return setting.swept.waitingPush(aMinuteAgo(setting));
      },
      run: poll,
    },
  ];
  let job: object = {};
  /** Queue jobs. */
  const jobs: Case[] = [
    {
      name: 'mail',
      run: () => runJob('mail', { to: 'a@example.org', subject: 'x', html: 'x', text: 'x' }),
      changesNothing: true,
    },
    {
      name: 'push',
      prepare: async () => (job = await setting.swept.waitingPush(null)),
      run: () => runJob('push', job),
      goes: `select from push_device d where family_id = $1 and exists (
               select from push_delivery p where p.family_id = $1 and p.device_id = d.id and p.state = 'pending')`,
    },
    {
      name: 'refresh-outside-calendar',
      prepare: async () => {
        feed('Old', 'New');
        ({ id: setting.calendarId } = await setting.swept.ask<{ id: string }>(
          'mutation ($url: String!) { addOutsideCalendar(url: $url, name: "Club") { id } }',
          { url: setting.feeds.url(FEED) },
        ));
        job = { familyId: setting.swept.family.id, id: setting.calendarId };
        feed('New');
      },
      run: () =>
        runJob('refresh-outside-calendar', {
          ...job,
          dueAt: new Date(setting.test.clock.now().getTime() + 1_000).toISOString(),
        }),
      goes: `select from calendar_subscription_event where family_id = $1 and title = 'Old'`,
    },
    {
      name: 'copy-recipe-picture',
      run: () =>
        runJob('copy-recipe-picture', {
          familyId: setting.swept.family.id,
          recipeId: setting.swept.ids['picture'],
          url: null,
        }),
      goes: of('recipe_picture_aside'),
    },
    {
      name: 'read-forum-link',
      prepare: () => {
        const headers = { 'content-type': 'text/html' };
        setting.feeds.serve('/page', { status: 200, headers, body: '<title>Read</title>' });
        return setting.swept.sql(
          `insert into forum_link (family_id, url, host, asked_at, updated_at) values ($1, $2, 'read', now(), now())`,
          [setting.swept.family.id, setting.feeds.url('/page')],
        );
      },
      run: () => runJob('read-forum-link', { familyId: setting.swept.family.id, url: setting.feeds.url('/page') }),
      goes: `${of('forum_link')} and host = 'read' and title is null`,
    },
  ];

  return { timers, chores, dueWork, jobs };
}
