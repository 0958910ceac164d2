import { FixedClock, type TestApp, asOwner, startTestApp, statementsOf } from '../../test';
import { AccountDeletion } from '../identity';
import type { FamilyViewer, Viewer } from '../platform/auth';
import { MembershipDirectory } from '../platform/auth';
import { Database } from '../platform/database';
import { Mailer, type OutgoingMail } from '../platform/mail';
import { AccountsService } from './members/accounts.service';
import { FamiliesService } from './families.service';
import { FamilyMembers } from './members/family-members';
import { FamilySettingsReader } from './family-settings';
import { InvitationsService } from './invitations/invitations.service';
import { OpenInvitations } from './invitations/open-invitations';
import { JoiningService } from './invitations/joining.service';
import { MembersService } from './members/members.service';
import { ProfilesService } from './profiles/profiles.service';

const DAY = 86_400_000;

describe('families, on a separate database', () => {
  let test: TestApp;
  let clock: FixedClock;
  let people = 0;
  const mails: OutgoingMail[] = [];
  const get = <T>(type: abstract new (...args: never[]) => T): T => test.app.get<T>(type);

  /** The viewer as a request would resolve them now. */
  const seen = async (viewer: Viewer): Promise<Viewer> => ({
    ...viewer,
    ...((await get(MembershipDirectory).find(viewer.userId)) ?? { familyId: null, membershipId: null, role: null }),
  });
  const person = (name = `Person${(people += 1)} Test`): Viewer => ({
    userId: `user-${(people += 1)}`,
    sessionId: 'session',
    email: `p${people}@example.org`,
    name,
    familyId: null,
    membershipId: null,
    role: null,
  });
  const found = async (name = 'The Reeds') => {
    const viewer = person('Ada Reed');
    const family = await get(FamiliesService).create(viewer, { name });
    return { admin: await seen(viewer), family };
  };
  const joined = async (code: string, viewer = person()) => {
    await get(JoiningService).join(viewer, '127.0.0.1', { code });
    return seen(viewer);
  };
  const invite = async (admin: Viewer, input: { email?: string; displayName?: string; membershipId?: string } = {}) => {
    await get(InvitationsService).send(admin, { email: `guest${(people += 1)}@example.org`, ...input });
    const mail = mails.at(-1) as OutgoingMail;
    return { mail, token: new URL(mail.content.action?.url ?? '').searchParams.get('invite') ?? '' };
  };
  const join = (token: string, viewer = person()) =>
    get(JoiningService).join(viewer, '127.0.0.1', { invitationToken: token });
  const opened = (token: string) => get(OpenInvitations).open(null, '127.0.0.1', token);
  const preview = (token: string, viewer = person()) => get(JoiningService).preview(viewer, '127.0.0.1', null, token);

  beforeAll(async () => {
    test = await startTestApp();
    clock = test.clock;
    const mailer = get(Mailer);
    const send = mailer.send.bind(mailer);
    jest.spyOn(mailer, 'send').mockImplementation((mail) => {
      mails.push(mail);
      return send(mail);
    });
  });
  afterAll(() => test.close());

  describe('invitations', () => {
    it('are mailed with a link and the code, and lead to the family', async () => {
      const { admin, family } = await found();
      const { mail, token } = await invite(admin, { email: 'Aunt.May@Example.ORG', displayName: 'May <b>' });
      expect(mail).toMatchObject({
        to: 'Aunt.May@example.org',
        subject: 'Ada invites you to join The Reeds on Homefold',
      });
      expect(JSON.stringify(mail.content)).toContain(family.inviteCode);
      expect(mail.content.action?.url).toBe(`http://localhost:3000/join?invite=${token}`);
      expect(await preview(token)).toMatchObject({
        code: family.inviteCode,
        familyName: 'The Reeds',
        displayName: 'May <b>',
        invitedBy: 'Ada',
      });
      expect(await opened(token)).toEqual({
        familyName: 'The Reeds',
        invitedBy: 'Ada',
        displayName: 'May <b>',
        email: 'Aunt.May@example.org',
        needsApproval: false,
        standing: 'none',
      });
      const stored = await asOwner<{ row: string }>(
        'select invitation::text as row from invitation',
        [],
        test.urls.owner,
      );
      expect(JSON.stringify(stored)).not.toContain(token);
      expect((await join(token)).id).toBe(family.id);
    });

    it('work once, also for two concurrent uses', async () => {
      const { token } = await invite((await found()).admin);
      const results = await Promise.allSettled([join(token), join(token), join(token)]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'INVITE_CODE_UNKNOWN' });
      await expect(opened(token)).rejects.toMatchObject({ code: 'INVITE_CODE_UNKNOWN' });
    });

    it('need no approval, since an admin sent them', async () => {
      const { admin } = await found();
      await get(FamiliesService).updateSettings(admin, { approveJoiners: true });
      const { token } = await invite(admin);
      expect(await preview(token)).toMatchObject({ needsApproval: false });
      const ben = person();
      await join(token, ben);
      expect(await seen(ben)).toMatchObject({ familyId: admin.familyId, role: 'family_member' });
    });

    it('expire after 7 days, not before', async () => {
      const { token } = await invite((await found()).admin);
      clock.advance(7 * DAY - 1_000);
      await expect(preview(token)).resolves.toBeDefined();
      clock.advance(1_000);
      await expect(preview(token)).rejects.toMatchObject({ code: 'INVITE_CODE_UNKNOWN' });
      await expect(opened(token)).rejects.toMatchObject({ code: 'INVITE_CODE_UNKNOWN' });
      await expect(join(token)).rejects.toMatchObject({
        code: 'INVITE_CODE_UNKNOWN',
        extras: { field: 'invitationToken' },
      });
      const open = await invite((await found()).admin, { email: 'still-open@example.org' });
      await get(InvitationsService).sweep();
      await expect(preview(open.token)).resolves.toBeDefined();
      const kept = await asOwner<{ n: number }>(
        'select count(*)::int as n from invitation where expires_at <= $1',
        [clock.now()],
        test.urls.owner,
      );
      expect(kept).toEqual([{ n: 0 }]);
    });

    it('end when the code is replaced, or the address invited again', async () => {
      const { admin } = await found();
      const first = await invite(admin, { email: 'twice@example.org' });
      const second = await invite(admin, { email: 'Twice@example.org' });
      await expect(preview(first.token)).rejects.toMatchObject({ code: 'INVITE_CODE_UNKNOWN' });
      await expect(preview(second.token)).resolves.toBeDefined();
      const { inviteCode } = await get(InvitationsService).rotateCode(admin);
      await expect(preview(second.token)).rejects.toMatchObject({ code: 'INVITE_CODE_UNKNOWN' });
      await expect(joined(inviteCode)).resolves.toMatchObject({ familyId: admin.familyId });
    });

    it('let the invited person claim a member without an account', async () => {
      const { admin } = await found();
      const grandpa = await get(MembersService).add(admin, { displayName: 'Grandpa' });
      const { token, mail } = await invite(admin, { membershipId: grandpa.id });
      expect(mail.content.heading).toBe('Hello Grandpa');
      expect(await preview(token)).toMatchObject({ membershipId: grandpa.id });
      const viewer = person('Walter Reed');
      await join(token, viewer);
      expect(await seen(viewer)).toMatchObject({ membershipId: grandpa.id, role: 'family_member' });
      await expect(invite(admin, { membershipId: grandpa.id })).rejects.toMatchObject({
        extras: { field: 'membershipId' },
      });
    });

    it('are limited to admins, real addresses outside the family, and 20 an hour', async () => {
      const { admin, family } = await found();
      const member = await joined(family.inviteCode);
      await expect(invite(member)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      for (const email of [
        '',
        'nobody',
        'a@b',
        'a b@example.org',
        'a@example.org\r\nBcc: x@example.org',
        `${'x'.repeat(250)}@example.org`,
      ])
        await expect(invite(admin, { email })).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'email' } });
      await expect(invite(admin, { email: member.email.toUpperCase() })).rejects.toMatchObject({ code: 'INVALID' });
      for (let n = 0; n < 19; n += 1) await invite(admin);
      await expect(invite(admin)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      clock.advance(3_600_000);
      await expect(invite(admin)).resolves.toBeDefined();
    });
  });

  describe('a request that began before its caller was changed', () => {
    it('is refused to somebody who is no longer an admin, or no longer a member', async () => {
      const { admin, family } = await found();
      const { membershipId, userId } = await joined(family.inviteCode);
      await get(MembersService).setRole(admin, membershipId ?? '', 'admin');
      const before = await seen({ ...person(), userId });
      await get(MembersService).setRole(admin, membershipId ?? '', 'family_member');
      const add = () => get(MembersService).add(before, { displayName: 'Tom' });
      await expect(add()).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await get(MembersService).leave(await seen(before));
      await expect(add()).rejects.toMatchObject({ code: 'NO_FAMILY' });
    });

    it('is refused to somebody who has left and returned as another member', async () => {
      const { admin, family } = await found();
      const before = await joined(family.inviteCode);
      await get(MembersService).leave(before);
      const { id: membershipId } = await get(MembersService).add(admin, { displayName: 'Tom' });
      await get(JoiningService).join(before, '127.0.0.1', { code: family.inviteCode, membershipId });
      expect(await seen(before)).toMatchObject({ familyId: family.id, membershipId });
      await expect(get(MembersService).leave(before)).rejects.toMatchObject({ code: 'NO_FAMILY' });
    });
  });

  describe('account deletion', () => {
    const names = async (familyId: string | null) =>
      asOwner<{ display_name: string; role: string; user_id: string | null; left: boolean; email: string | null }>(
        'select display_name, role, user_id, left_at is not null as left, email from membership where family_id = $1 order by joined_at, id',
        [familyId],
        test.urls.owner,
      );

    it('deletes the family when nobody else has an account', async () => {
      const { admin } = await found();
      await get(MembersService).add(admin, { displayName: 'Tom' });
      await get(AccountsService).beforeDelete(admin);
      await get(AccountDeletion).onAccountDeleted(admin.userId);
      expect(await names(admin.familyId)).toEqual([]);
      const rest = await asOwner(
        'select 1 from family where id = $1 union all select 1 from invite_code where family_id = $1 union all select 1 from activity where family_id = $1',
        [admin.familyId],
        test.urls.owner,
      );
      expect(rest).toEqual([]);
    });

    it('is refused to a last admin among others, and hands over when it cannot be refused', async () => {
      const { admin, family } = await found();
      clock.advance(1_000);
      const oldest = await joined(family.inviteCode, person('Oldest Member'));
      clock.advance(1_000);
      const newest = await joined(family.inviteCode, person('Newest Member'));
      await expect(get(AccountsService).beforeDelete(admin)).rejects.toMatchObject({ code: 'LAST_ADMIN' });
      await get(AccountsService).beforeDelete(newest);

      await get(AccountDeletion).onAccountDeleted(admin.userId);
      await get(AccountDeletion).onAccountDeleted(admin.userId);
      expect(await names(family.id)).toEqual([
        { display_name: 'Ada', role: 'family_member', user_id: null, left: true, email: null },
        { display_name: 'Oldest', role: 'admin', user_id: oldest.userId, left: false, email: oldest.email },
        { display_name: 'Newest', role: 'family_member', user_id: newest.userId, left: false, email: newest.email },
      ]);
      expect((await seen(admin)).familyId).toBeNull();
    });

    it('leaves one admin when all of them leave concurrently', async () => {
      const { admin, family } = await found();
      const others = [];
      for (let n = 0; n < 3; n += 1) others.push(await joined(family.inviteCode));
      await get(MembersService).setRole(admin, others[0]?.membershipId ?? '', 'admin');
      await Promise.all(
        [admin, others[0] as Viewer].map(({ userId }) => get(AccountDeletion).onAccountDeleted(userId)),
      );
      const present = (await names(family.id)).filter(({ left }) => !left);
      expect(present).toHaveLength(2);
      expect(present.filter(({ role }) => role === 'admin')).toHaveLength(1);
    });

    it('removes profile and photos, and the name in families left before', async () => {
      const { family } = await found();
      clock.advance(1_000);
      const guest = await joined(family.inviteCode, person('Gone Before'));
      await get(ProfilesService).save(guest, { firstName: 'Gone', displayName: 'Gone', phone: '123' });
      await get(MembersService).leave(guest);
      await get(AccountDeletion).onAccountDeleted(guest.userId);
      expect(await asOwner('select 1 from profile where user_id = $1', [guest.userId], test.urls.owner)).toEqual([]);
      expect((await names(family.id)).at(-1)).toMatchObject({ display_name: 'Gone', user_id: null, left: true });
    });
  });

  describe('readers for other domains', () => {
    it('find people by display name, then by full name (product rule 7)', async () => {
      const { admin, family } = await found();
      const ben = await joined(family.inviteCode, person('Ben Miller'));
      const tom = await get(MembersService).add(admin, { displayName: 'Tom' });
      const viewer = admin as Parameters<FamilyMembers['resolve']>[0];
      const members = get(FamilyMembers);
      await expect(members.resolve(viewer, ' tOM ')).resolves.toMatchObject({ id: tom.id });
      await expect(members.resolve(viewer, 'Ben Miller')).resolves.toMatchObject({ id: ben.membershipId });
      await expect(members.resolve(viewer, 'me')).resolves.toMatchObject({ id: admin.membershipId });
      for (const nobody of ['Family', 'FAMILY', '', null, undefined])
        await expect(members.resolve(viewer, nobody)).resolves.toBeNull();
      await expect(members.resolve(viewer, 'Zoe')).rejects.toMatchObject({
        code: 'INVALID',
        message: 'Nobody in your family is called "Zoe".',
        extras: { field: 'who' },
      });
      await joined(family.inviteCode, person('Ben Miller'));
      await expect(members.resolve(viewer, 'Ben M.')).resolves.toBeDefined();
      await expect(members.resolve(viewer, 'ben miller')).rejects.toMatchObject({ extras: { field: 'who' } });

      await get(MembersService).remove(admin, tom.id);
      await expect(members.resolve(viewer, 'Ben')).resolves.toBeDefined();
      expect((await members.list(viewer)).map(({ id }) => id)).not.toContain(tom.id);
      expect((await members.listWithFormer(viewer)).at(-1)).toMatchObject({ id: tom.id, displayName: 'Tom' });
      await expect(members.get(viewer, tom.id)).resolves.toMatchObject({ displayName: 'Tom' });
    });

    it('use a constant number of statements for any family size', async () => {
      const { admin, family } = await found();
      const viewer = admin as FamilyViewer;
      const count = async () => [
        (await statementsOf(() => get(ProfilesService).me(admin))).length,
        (await statementsOf(() => get(FamiliesService).find(admin))).length,
        (await statementsOf(() => get(FamilyMembers).list(viewer))).length,
        (await statementsOf(() => get(FamilySettingsReader).settings(viewer))).length,
        (await statementsOf(() => get(MembershipDirectory).find(admin.userId))).length,
      ];
      expect(await count()).toEqual([2, 1, 1, 1, 1]);
      for (let n = 0; n < 5; n += 1) await joined(family.inviteCode);
      expect(await count()).toEqual([2, 1, 1, 1, 1]);
    });
  });

  it("isolate a family's tables from others", async () => {
    const { admin } = await found();
    const { admin: stranger } = await found();
    for (const table of ['family', 'membership', 'invitation', 'activity', 'profile', 'media']) {
      const rows = await get(Database).write(stranger, () =>
        get(Database).manager.query<object[]>(
          `select * from ${table} where ${table === 'family' ? 'id' : table === 'profile' ? 'user_id' : 'family_id'}::text = $1`,
          [table === 'profile' ? admin.userId : admin.familyId],
        ),
      );
      expect([table, rows]).toEqual([table, []]);
    }
    for (const table of ['user_membership', 'invite_code'])
      await expect(
        get(Database).write(stranger, () => get(Database).manager.query(`select * from ${table}`)),
      ).rejects.toThrow(/permission denied/);
  });

  it('refuses the fifty-first member', async () => {
    const { admin, family } = await found();
    for (let n = 0; n < 49; n += 1) await get(MembersService).add(admin, { displayName: `Child ${n}` });
    await expect(get(MembersService).add(admin, { displayName: 'One more' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(joined(family.inviteCode)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
