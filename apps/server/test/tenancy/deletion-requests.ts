import { AccountDeletion, SessionEnds } from '../../src/identity';
import type { Member } from '..';
import { of, type Case, type Setting } from './deletion-case';

/** Requests of users that delete more than one row, in this order: deleting the family comes last. */
export function requestCases(setting: Setting): Case[] {
  const get = <T>(type: abstract new (...args: never[]) => T): T => setting.test.app.get<T>(type);
  const asked = (mutation: string, variables: object = {}) => setting.swept.ask<unknown>(mutation, variables);
  let leaver: Member | undefined;
  return [
    {
      name: 'somebody is removed',
      prepare: async () => {
        leaver = await setting.swept.joiner();
        await setting.swept.sql(
          `insert into push_device (family_id, membership_id, platform, token, token_digest, name, session_id, created_at,
             last_seen_at)
           values ($1, $2, 'web', 'x', gen_random_uuid()::text, 'leaver', 'session', now(), now())`,
          [setting.swept.family.id, leaver.membershipId],
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
      run: () => asked('mutation ($id: ID!) { removeOutsideCalendar(id: $id) }', { id: setting.calendarId }),
      goes: `select from calendar_subscription_event where family_id = $1 and title = 'New'`,
    },
    {
      name: 'the bin is emptied',
      prepare: async () => {
        const { id } = await setting.swept.ask('mutation { addJob(input: { title: "Bins" }) { id } }');
        await asked('mutation ($id: ID!) { deleteJob(id: $id) { id } }', { id });
      },
      run: () => asked('mutation { emptyBin }'),
      goes: `${of('job')} and deleted_at is not null`,
    },
    {
      name: 'an import is undone',
      due: 'update calendar_import set created_at = $3 where family_id = $1',
      run: () =>
        asked('mutation ($id: ID!) { undoCalendarImport(id: $id) { removed } }', { id: setting.swept.ids['import'] }),
    },
    {
      // the devices that received notifications
      name: 'SessionEnds 1',
      prepare: () => setting.swept.waitingPush(null),
      run: () => get(SessionEnds).onSessionsEnded(setting.swept.admin.userId, []),
      goes: `select from push_device d where family_id = $1 and exists (
               select from user_membership u where u.user_id = $2 and u.membership_id = d.membership_id)`,
    },
    {
      // the families domain's data of a user; also called for Clerk's user.deleted webhook
      name: 'AccountDeletion 1',
      run: () => get(AccountDeletion).onAccountDeleted(setting.swept.admin.userId),
      goes: `select from user_membership where user_id = $2 union all select from profile where user_id = $2
             union all select from idempotency_key where user_id = $2`,
    },
    {
      name: 'the last account takes the family along',
      run: async () => {
        for (const { userId } of setting.swept.family.members) await get(AccountDeletion).onAccountDeleted(userId);
      },
      goes: 'select from family where id = $1',
    },
  ];
}
