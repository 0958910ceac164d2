import { as, asOwner, listen, make, type Family } from '../../test';
import { ADD, CREATE, DELETE, FAMILY, JOIN, codeOf, family, fieldOf } from './families.test-kit';

describe('creating a family', () => {
  it('makes the creator its admin, over REST', async () => {
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

  it('refuses bad input through both APIs with the same messages, and changes nothing', async () => {
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

  it('creates one family, also for concurrent calls', async () => {
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

describe('changing the family', () => {
  const UPDATE = 'mutation ($input: UpdateFamilyInput!) { updateFamily(input: $input) { name description version } }';
  const SETTINGS =
    'mutation ($input: FamilySettingsInput!) { updateFamilySettings(input: $input) { settings { timeZone country region locale currency weekStartsOn } } }';

  it('is for admins, and of two changes from the same version one conflicts', async () => {
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

  it('deletes its rows and memberships, and ends their streams', async () => {
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

  it('leaves no member behind when somebody joins concurrently', async () => {
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

it('requires a sign-in for every call', async () => {
  for (const path of ['/api/auth', '/api/auth/profile', '/api/auth/family', '/api/auth/family/members'])
    expect((await as(null).rest.get(path)).status).toBe(401);
  expect((await as(null).gql(FAMILY)).status).toBe(401);
});

it("refuses another user's id", async () => {
  const { admin, member } = await make.family();
  const answer = await as(member).rest.get(`/api/auth/family/members?userId=${admin.userId}`);
  expect(answer.status).toBe(403);
});
