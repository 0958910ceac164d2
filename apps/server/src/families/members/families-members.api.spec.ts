import { as, asOwner, listen, make } from '../../../test';
import { ADD, JOIN, LEAVE, PREVIEW, REMOVE, ROLE, codeOf, family, fieldOf } from '../families.test-kit';

describe('joining', () => {
  it('accepts the code in any case and spacing, and notifies the family at once', async () => {
    const { admin, inviteCode, name } = await make.family({ members: 0 });
    const live = await listen<{ id: string; description: string }>(admin, 'activityAdded', 'description');
    const joiner = await make.person('Ben Joiner');
    const answer = await as(joiner).rest.post('/api/auth/join-family', {
      inviteCode: ` ${inviteCode.slice(0, 3).toLowerCase()} ${inviteCode.slice(3)} `,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.family).toMatchObject({ name });
    expect(await live.next()).toMatchObject({ description: `joined ${name}` });
    await live.close();
    expect((await family(admin))?.members.map(({ displayName, role }) => [displayName, role])).toEqual([
      [expect.any(String), 'admin'],
      ['Ben', 'family_member'],
    ]);
  });

  it('previews the family of a code before joining', async () => {
    const { admin, inviteCode, name } = await make.family();
    const child = await as(admin).gql<{ addFamilyMember: { id: string } }>(ADD, { name: 'Tom' });
    const guest = await make.person();
    const { data } = await as(guest).gql(PREVIEW, { code: inviteCode });
    expect(data).toEqual({
      invitePreview: {
        code: inviteCode,
        familyName: name,
        memberCount: 3,
        displayName: null,
        membershipId: null,
        claimableMembers: [{ id: child.data.addFamilyMember.id, displayName: 'Tom' }],
      },
    });
  });

  it('counts wrong codes only', async () => {
    const { inviteCode } = await make.family({ members: 0 });
    const guest = await make.person();
    for (let n = 0; n < 12; n += 1) expect((await as(guest).gql(PREVIEW, { code: inviteCode })).errors).toBeUndefined();
  });

  it('answers alike for every kind of unknown code, and stops guessing after ten', async () => {
    const guesser = await make.person();
    expect((await as(guesser).rest.post('/api/auth/join-family', { inviteCode: '  ' })).body).toEqual({
      error: 'Please enter an invite code',
      code: 'INVALID',
      field: 'inviteCode',
    });
    for (let n = 0; n < 10; n += 1) {
      const answer = await as(guesser).gql(
        n % 2 ? PREVIEW : JOIN,
        n % 2 ? { code: '222222' } : { input: { code: 'nope' } },
      );
      expect(codeOf(answer)).toBe('INVITE_CODE_UNKNOWN');
    }
    const { inviteCode } = await make.family({ members: 0 });
    // from any address, until the day is over
    for (const address of [guesser.address, '10.99.0.1', '2001:db8:7::1']) {
      const refused = await as({ ...guesser, address }).rest.post('/api/auth/join-family', { inviteCode });
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({
        error: 'Too many wrong codes today. Ask an admin of the family to invite you by email, or try again tomorrow.',
        code: 'RATE_LIMITED',
      });
      expect((refused.body.details as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(80_000);
    }
    expect(await family(guesser)).toBeNull();
  });

  it('admits concurrent joins, and each person into one family only', async () => {
    const [one, other] = await Promise.all([make.family({ members: 0 }), make.family({ members: 0 })]);
    const people = await Promise.all(Array.from({ length: 4 }, () => make.person()));
    const answers = await Promise.all(
      people.flatMap((who) => [one, other].map(({ inviteCode }) => as(who).gql(JOIN, { input: { code: inviteCode } }))),
    );
    expect(answers.filter(({ errors }) => errors).map(codeOf)).toEqual(Array(4).fill('ALREADY_IN_FAMILY'));
    const rows = await asOwner<{ user_id: string }>(
      `select user_id from membership where user_id = any($1) and left_at is null`,
      [people.map(({ userId }) => userId)],
    );
    expect(rows.map(({ user_id }) => user_id).sort()).toEqual(people.map(({ userId }) => userId).sort());
  });

  it('gives new members unused colours, also when they join concurrently', async () => {
    const { admin } = await make.family({ members: 5 });
    const hues = (await family(admin))?.members.map(({ hue }) => hue) ?? [];
    expect(new Set(hues).size).toBe(6);
  });

  it('takes over a member without an account, once', async () => {
    const { admin, inviteCode } = await make.family({ members: 0 });
    const { data } = await as(admin).gql<{ addFamilyMember: { id: string } }>(ADD, { name: 'Grandma' });
    const { id } = data.addFamilyMember;
    const [first, second] = await Promise.all([make.person('Rose One'), make.person('Rose Two')]);
    const answers = await Promise.all(
      [first, second].map((who) => as(who).gql(JOIN, { input: { code: inviteCode, membershipId: id } })),
    );
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined].sort());
    const member = (await family(admin))?.members.find((each) => each.id === id);
    expect(member).toMatchObject({ hasUserAccount: true, displayName: 'Rose' });
    const stranger = await make.family({ members: 0 });
    const wrong = await as(await make.person()).gql(JOIN, {
      input: { code: inviteCode, membershipId: stranger.admin.membershipId },
    });
    expect(codeOf(wrong)).toBe('NOT_FOUND');
  });
});

describe('leaving and removing', () => {
  it('ends the open streams of leavers, and keeps their history for their return', async () => {
    const { admin, member, name, inviteCode } = await make.family();
    const live = await listen<{ id: string }>(member, 'familyChanged', 'type');
    const before = (await family(admin))?.members.find(({ id }) => id === member.membershipId);
    expect((await as(member).gql(LEAVE)).data).toEqual({ leaveFamily: true });
    // the message about leaving may still arrive, then the stream ends
    while (await live.next().catch(() => undefined));
    await live.close();
    expect(await family(member)).toBeNull();
    expect(codeOf(await as(member).gql('{ activities { items { id } } }'))).toBe('NO_FAMILY');
    const { data } = await as(admin).gql<{ activities: { items: { description: string; userName: string }[] } }>(
      '{ activities { items { description userName } } }',
    );
    expect(data.activities.items[0]).toEqual({ description: `left ${name}`, userName: before?.displayName });

    await as(member).gql(JOIN, { input: { code: inviteCode } });
    expect((await family(member))?.members[0]).toMatchObject({
      id: member.membershipId,
      hue: before?.hue,
      isCurrentUser: true,
    });
  });

  it('keeps a last admin, also when two leave or demote each other concurrently', async () => {
    const { admin, member } = await make.family();
    const refused = await as(admin).gql(LEAVE);
    expect(codeOf(refused)).toBe('LAST_ADMIN');
    expect(codeOf(await as(admin).gql(ROLE, { id: admin.membershipId, role: 'family_member' }))).toBe('LAST_ADMIN');

    await as(admin).gql(ROLE, { id: member.membershipId, role: 'admin' });
    const both = await Promise.all([
      as(admin).gql(ROLE, { id: member.membershipId, role: 'family_member' }),
      as(member).gql(ROLE, { id: admin.membershipId, role: 'family_member' }),
    ]);
    expect(both.filter(({ errors }) => errors).map(codeOf)).toEqual(['FORBIDDEN']);

    const pair = await make.family();
    await as(pair.admin).gql(ROLE, { id: pair.member.membershipId, role: 'admin' });
    const leaving = await Promise.all([as(pair.admin).gql(LEAVE), as(pair.member).gql(LEAVE)]);
    expect(leaving.filter(({ errors }) => errors).map(codeOf)).toEqual(['LAST_ADMIN']);
    const left = await asOwner<{ role: string }>(
      'select role from membership where family_id = $1 and left_at is null',
      [pair.id],
    );
    expect(left).toEqual([{ role: 'admin' }]);
  });

  it('removes a member once, rotates the code, and keeps the removed person out', async () => {
    const { admin, member, inviteCode } = await make.family();
    expect(codeOf(await as(member).gql(REMOVE, { id: admin.membershipId }))).toBe('FORBIDDEN');
    const answers = await Promise.all([1, 2].map(() => as(admin).gql(REMOVE, { id: member.membershipId })));
    expect(answers.map(codeOf).sort()).toEqual(['NOT_FOUND', undefined].sort());
    const now = await family(admin);
    expect(now?.members).toHaveLength(1);
    expect(now?.inviteCode).not.toBe(inviteCode);
    expect(codeOf(await as(member).gql(JOIN, { input: { code: inviteCode } }))).toBe('INVITE_CODE_UNKNOWN');
    expect(fieldOf(await as(admin).gql(REMOVE, { id: admin.membershipId }))).toBe('membershipId');
  });

  it('answers alike for a member of another family and an unknown one', async () => {
    const [{ admin }, other] = await Promise.all([make.family({ members: 0 }), make.family()]);
    for (const id of [other.member.membershipId, '00000000-0000-4000-8000-000000000000', 'junk'])
      for (const call of [
        as(admin).gql(REMOVE, { id }),
        as(admin).gql(ROLE, { id, role: 'admin' }),
        as(admin).gql('mutation ($id: ID!) { updateFamilyMember(input: { id: $id, displayName: "X" }) { id } }', {
          id,
        }),
        as(admin).gql(
          'mutation ($id: ID!) { setMemberImage(input: { membershipId: $id, defaultAvatarId: "avatar-2" }) { id } }',
          { id },
        ),
      ])
        expect((await call).errors?.[0]).toMatchObject({
          message: 'Member not found',
          extensions: { code: 'NOT_FOUND' },
        });
  });
});

describe('members without an account', () => {
  it('are added, renamed and removed by admins, and shown to everybody', async () => {
    const { admin, member } = await make.family();
    expect((await as(member).rest.post('/api/auth/family/members', { display_name: 'Tom' })).status).toBe(403);
    const empty = await as(admin).rest.post('/api/auth/family/members', { display_name: ' ' });
    expect(empty.body).toEqual({ error: 'Name is required', code: 'INVALID', field: 'display_name' });
    expect(fieldOf(await as(admin).gql(ADD, { name: 'family' }))).toBe('displayName');

    const added = await as(admin).rest.post('/api/auth/family/members', { userId: admin.userId, display_name: 'Tom' });
    expect(added.body.member).toMatchObject({
      display_name: 'Tom',
      has_user_account: false,
      role: 'family_member',
      user_id: null,
    });
    const id = added.body.member.membership_id as string;
    const renamed = await as(admin).gql(
      'mutation ($id: ID!) { updateFamilyMember(input: { id: $id, displayName: "Tommy" }) { displayName } }',
      { id },
    );
    expect(renamed.data).toEqual({ updateFamilyMember: { displayName: 'Tommy' } });
    expect(fieldOf(await as(admin).gql(ROLE, { id, role: 'admin' }))).toBe('membershipId');
    const own = await as(admin).gql(
      'mutation ($id: ID!) { updateFamilyMember(input: { id: $id, displayName: "X" }) { id } }',
      { id: member.membershipId },
    );
    expect(codeOf(own)).toBe('FORBIDDEN');

    const before = (await family(member))?.inviteCode;
    const removed = await as(admin).gql<{ removeFamilyMember: { inviteCode: string } }>(REMOVE, { id });
    expect(removed.data.removeFamilyMember.inviteCode).toBe(before);
  });

  it('are added once per idempotency key', async () => {
    const { admin } = await make.family({ members: 0 });
    const answers = await Promise.all(
      [1, 2, 3].map(() => as(admin).gql<{ addFamilyMember: { id: string } }>(ADD, { name: 'Rex', key: 'add-rex-1' })),
    );
    expect(new Set(answers.map(({ data }) => data.addFamilyMember.id)).size).toBe(1);
    expect((await family(admin))?.members).toHaveLength(2);
  });
});
