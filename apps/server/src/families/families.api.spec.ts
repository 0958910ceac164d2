import { as, asOwner, listen, make, type Family } from '../../test';

const CREATE =
  'mutation ($input: CreateFamilyInput!, $key: String) { createFamily(input: $input, idempotencyKey: $key) { id name inviteCode } }';
const JOIN =
  'mutation ($input: JoinFamilyInput!) { joinFamily(input: $input) { id members { id displayName role isCurrentUser } } }';
const FAMILY =
  '{ family { id name description inviteCode version settings { timeZone country region locale currency weekStartsOn } ' +
  'members { id userId displayName role hasUserAccount isCurrentUser avatarUrl defaultAvatarId hue email } } }';
const PREVIEW =
  'query ($code: String, $token: String) { invitePreview(code: $code, token: $token) ' +
  '{ code familyName memberCount displayName membershipId claimableMembers { id displayName } } }';
const LEAVE = 'mutation { leaveFamily }';
const REMOVE = 'mutation ($id: ID!) { removeFamilyMember(membershipId: $id) { inviteCode members { id } } }';
const ROLE = 'mutation ($id: ID!, $role: MemberRole!) { setMemberRole(membershipId: $id, role: $role) { id role } }';
const ADD =
  'mutation ($name: String!, $key: String) { addFamilyMember(input: { displayName: $name }, idempotencyKey: $key) { id hue hasUserAccount role } }';
const DELETE = 'mutation ($name: String!) { deleteFamily(confirmName: $name) }';

interface MemberView {
  id: string;
  userId: string | null;
  displayName: string;
  role: string;
  hasUserAccount: boolean;
  isCurrentUser: boolean;
  avatarUrl: string | null;
  defaultAvatarId: string | null;
  hue: string;
  email: string | null;
}
interface FamilyView {
  family: {
    id: string;
    name: string;
    description: string | null;
    inviteCode: string;
    version: number;
    settings: Record<string, string | null>;
    members: MemberView[];
  } | null;
}

const family = async (who: Parameters<typeof as>[0]) => (await as(who).gql<FamilyView>(FAMILY)).data.family;
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;
const fieldOf = (answer: { errors?: { extensions: { field?: string } }[] }) => answer.errors?.[0]?.extensions.field;

describe('founding a family', () => {
  it('makes the founder its admin, over REST', async () => {
    const founder = await make.person('Ada Lovelace');
    expect((await as(founder).rest.get('/api/auth/family')).body).toEqual({ hasFamily: false, family: null });

    const created = await as(founder).rest.post('/api/auth/family', {
      userId: founder.userId,
      name: '  The   Lovelaces ',
      description: 'Numbers\r\nand engines',
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      inviteCode: expect.stringMatching(/^[2-9A-Z]{6}$/) as string,
      family: { name: 'The Lovelaces', description: 'Numbers\nand engines', time_zone: 'Europe/London', country: 'GB' },
    });

    const check = await as(founder).rest.get(`/api/auth/family?userId=${founder.userId}`);
    expect(check.body).toMatchObject({ hasFamily: true, family: { invite_code: created.body.inviteCode } });
    const members = await as(founder).rest.get('/api/auth/family/members');
    expect(members.body.members).toEqual([
      expect.objectContaining({
        user_id: founder.userId,
        display_name: 'Ada',
        last_name: 'Lovelace',
        role: 'admin',
        has_user_account: true,
        is_current_user: true,
        email: founder.email,
        user_email: founder.email,
      }),
    ]);
  });

  it('refuses bad input through both doors with the same words, and changes nothing', async () => {
    const founder = await make.person();
    const rest = await as(founder).rest.post('/api/auth/family', { name: ' \u200b ' });
    const gql = await as(founder).gql(CREATE, { input: { name: '' } });
    expect(rest.status).toBe(400);
    expect(rest.body).toEqual({ error: 'Family name is required', code: 'INVALID', field: 'name' });
    expect(gql.errors?.[0]).toMatchObject({
      message: 'Family name is required',
      extensions: { code: 'INVALID', field: 'name', kind: 'invalid' },
    });
    for (const [field, value] of [
      ['name', 'x'.repeat(10_000)],
      ['description', 'x'.repeat(501)],
      ['timeZone', 'Mars/Olympus'],
      ['timeZone', '+02:00'],
      ['country', 'XX'],
      ['region', 'ZZ'],
      ['locale', 'not a locale'],
      ['currency', 'GBX!'],
    ])
      expect([
        field,
        fieldOf(await as(founder).gql(CREATE, { input: { name: 'Fine', [field as string]: value } })),
      ]).toEqual([field, field]);
    const zone = await as(founder).rest.post('/api/auth/family', { name: 'Fine', time_zone: 'nowhere' });
    expect(zone.body).toMatchObject({ code: 'INVALID', field: 'time_zone' });
    expect((await as(founder).rest.post('/api/auth/family', { name: 7 })).status).toBe(400);
    expect(await family(founder)).toBeNull();
  });

  it('is one family, however often and fast it is asked for', async () => {
    const founder = await make.person();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => as(founder).gql(CREATE, { input: { name: `Race ${n}` } })),
    );
    const refused = answers.filter(({ errors }) => errors);
    expect(refused.map(codeOf)).toEqual(Array(4).fill('ALREADY_IN_FAMILY'));
    const memberships = await asOwner<{ n: string }>(
      "select (select count(*) from membership where user_id = $1) || '/' || (select count(*) from user_membership where user_id = $1) as n",
      [founder.userId],
    );
    expect(memberships).toEqual([{ n: '1/1' }]);
  });

  it('answers a repeated idempotency key with the first family', async () => {
    const founder = await make.person();
    const input = { name: 'Once' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => as(founder).gql<{ createFamily: { id: string } }>(CREATE, { input, key: 'key-12345' })),
    );
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
    expect(new Set(answers.map(({ data }) => data.createFamily.id)).size).toBe(1);
  });
});

describe('joining', () => {
  it('takes the code in any case and spacing, and tells the family at once', async () => {
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

  it('shows what a code leads to before joining', async () => {
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

  it('counts wrong codes only: looking at the right one is no guess', async () => {
    const { inviteCode } = await make.family({ members: 0 });
    const guest = await make.person();
    for (let n = 0; n < 12; n += 1) expect((await as(guest).gql(PREVIEW, { code: inviteCode })).errors).toBeUndefined();
  });

  it('refuses an unknown code alike for every reason, and stops guessing after ten', async () => {
    const guesser = await make.person();
    expect((await as(guesser).rest.post('/api/auth/join-family', { inviteCode: '  ' })).body).toEqual({
      error: 'Please enter an invite code',
      code: 'INVALID',
      field: 'inviteCode',
    });
    for (let n = 0; n < 9; n += 1) {
      const answer = await as(guesser).gql(
        n % 2 ? PREVIEW : JOIN,
        n % 2 ? { code: '222222' } : { input: { code: 'nope' } },
      );
      expect(codeOf(answer)).toBe('INVITE_CODE_UNKNOWN');
    }
    const { inviteCode } = await make.family({ members: 0 });
    const refused = await as(guesser).rest.post('/api/auth/join-family', { inviteCode });
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect(await family(guesser)).toBeNull();
  });

  it('lets everybody in at once, and each person into one family only', async () => {
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

  it('gives new members colours nobody else has, also when they come at once', async () => {
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
  it('ends the open streams of whoever leaves, and keeps their history for their return', async () => {
    const { admin, member, name, inviteCode } = await make.family();
    const live = await listen<{ id: string }>(member, 'familyChanged', 'type');
    const before = (await family(admin))?.members.find(({ id }) => id === member.membershipId);
    expect((await as(member).gql(LEAVE)).data).toEqual({ leaveFamily: true });
    // the leaving itself may still arrive, then the stream is over
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

  it('keeps a last admin, also when two leave or demote each other at once', async () => {
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

  it('removes a member once, changes the code, and leaves the outsider outside', async () => {
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

  it('answers alike for a member of another family and for none at all', async () => {
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
  it('are added, named and removed by admins, and shown to everybody', async () => {
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

  it('are added once for one idempotency key', async () => {
    const { admin } = await make.family({ members: 0 });
    const answers = await Promise.all(
      [1, 2, 3].map(() => as(admin).gql<{ addFamilyMember: { id: string } }>(ADD, { name: 'Rex', key: 'add-rex-1' })),
    );
    expect(new Set(answers.map(({ data }) => data.addFamilyMember.id)).size).toBe(1);
    expect((await family(admin))?.members).toHaveLength(2);
  });
});

describe('changing the family', () => {
  const UPDATE = 'mutation ($input: UpdateFamilyInput!) { updateFamily(input: $input) { name description version } }';
  const SETTINGS =
    'mutation ($input: FamilySettingsInput!) { updateFamilySettings(input: $input) { settings { timeZone country region locale currency weekStartsOn } } }';

  it('is for admins, and one of two who start from the same version loses', async () => {
    const { admin, member } = await make.family();
    expect(codeOf(await as(member).gql(UPDATE, { input: { name: 'Mine' } }))).toBe('FORBIDDEN');
    const answers = await Promise.all(['A', 'B'].map((name) => as(admin).gql(UPDATE, { input: { name, version: 1 } })));
    const [refused] = answers.filter(({ errors }) => errors);
    expect(codeOf(refused ?? {})).toBe('VERSION_CONFLICT');
    expect(refused?.errors?.[0]?.extensions.details).toMatchObject({ current: { version: 2 } });
    expect((await as(admin).gql(UPDATE, { input: { description: ' words ' } })).data).toMatchObject({
      updateFamily: { description: 'words', version: 3 },
    });
    expect((await as(admin).gql(UPDATE, { input: { description: null } })).data).toMatchObject({
      updateFamily: { description: null },
    });
  });

  it('keeps settings valid: a region belongs to its country', async () => {
    const { admin, member } = await make.family();
    const set = async (input: object) =>
      as(admin).gql<{ updateFamilySettings: { settings: object } }>(SETTINGS, { input });
    expect(
      (await set({ region: 'SCT', weekStartsOn: 'monday', locale: 'en-us', currency: 'usd' })).data.updateFamilySettings
        .settings,
    ).toEqual({
      timeZone: 'Europe/London',
      country: 'GB',
      region: 'SCT',
      locale: 'en-US',
      currency: 'USD',
      weekStartsOn: 'monday',
    });
    expect(fieldOf(await set({ country: 'DE', region: 'SCT' }))).toBe('region');
    expect((await set({ country: 'DE', timeZone: 'Europe/Berlin' })).data.updateFamilySettings.settings).toMatchObject({
      country: 'DE',
      region: null,
    });
    for (const [field, value] of Object.entries({ timeZone: 'X', country: 'ZZ', locale: 'x', currency: 'QQQ' }))
      expect(fieldOf(await set({ [field]: value }))).toBe(field);
    expect(codeOf(await as(member).gql(SETTINGS, { input: { country: 'FR' } }))).toBe('FORBIDDEN');
    expect((await family(member))?.settings).toMatchObject({ country: 'DE', weekStartsOn: 'monday' });
  });

  it('lists the countries of the holiday library with names and regions', async () => {
    const { admin } = await make.family({ members: 0 });
    const { data } = await as(admin).gql<{
      holidayCountries: { code: string; name: string; regions: { code: string }[] }[];
    }>('{ holidayCountries { code name regions { code name } } }');
    expect(data.holidayCountries.length).toBeGreaterThan(150);
    expect(data.holidayCountries.find(({ code }) => code === 'GB')).toMatchObject({
      name: 'United Kingdom',
      regions: expect.arrayContaining([{ code: 'SCT', name: 'Scotland' }]) as unknown,
    });
  });
});

describe('deleting the family', () => {
  const rowsOf = async (id: string) => {
    const tables = await asOwner<{ table: string }>(
      `select c.table_schema || '.' || c.table_name as table from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.column_name = 'family_id' and t.table_type = 'BASE TABLE' and c.table_schema in ('public')`,
    );
    const counts: Record<string, number> = {};
    for (const { table } of tables) {
      const [row] = await asOwner<{ n: number }>(`select count(*)::int as n from ${table} where family_id = $1`, [id]);
      if (row?.n) counts[table] = row.n;
    }
    return counts;
  };

  it('takes every row of it, everybody, and their streams', async () => {
    const home = await make.family();
    const { admin, member } = home;
    await as(admin).gql(ADD, { name: 'Tom' });
    await as(admin).gql('mutation { sendInvitation(input: { email: "aunt@example.org" }) { id } }');
    expect(Object.keys(await rowsOf(home.id)).length).toBeGreaterThanOrEqual(5);
    const live = await listen<{ id: string }>(member, 'familyChanged', 'type');

    expect(codeOf(await as(member).gql(DELETE, { name: home.name }))).toBe('FORBIDDEN');
    expect(fieldOf(await as(admin).gql(DELETE, { name: 'something else' }))).toBe('confirmName');
    const answers = await Promise.all([1, 2].map(() => as(admin).gql(DELETE, { name: ` ${home.name}` })));
    expect(answers.map(codeOf).sort()).toEqual(['NO_FAMILY', undefined].sort());

    while (await live.next().catch(() => undefined));
    await live.close();
    expect(await rowsOf(home.id)).toEqual({});
    expect(await family(member)).toBeNull();
    expect((await as(member).gql(CREATE, { input: { name: 'New start' } })).errors).toBeUndefined();
  });

  it('and joining it at the same moment leaves nobody in a family that is gone', async () => {
    const homes: Family[] = await Promise.all([1, 2, 3].map(() => make.family({ members: 0 })));
    for (const home of homes) {
      const joiner = await make.person();
      await Promise.all([
        as(home.admin).gql(DELETE, { name: home.name }),
        as(joiner).gql(JOIN, { input: { code: home.inviteCode } }),
      ]);
      expect(await rowsOf(home.id)).toEqual({});
      expect(await family(joiner)).toBeNull();
    }
  });
});

it('closes every call to whoever is not signed in', async () => {
  for (const path of ['/api/auth', '/api/auth/profile', '/api/auth/family', '/api/auth/family/members'])
    expect((await as(null).rest.get(path)).status).toBe(401);
  expect((await as(null).gql(FAMILY)).status).toBe(401);
});

it('refuses the user id of somebody else', async () => {
  const { admin, member } = await make.family();
  const answer = await as(member).rest.get(`/api/auth/family/members?userId=${admin.userId}`);
  expect(answer.status).toBe(403);
});
