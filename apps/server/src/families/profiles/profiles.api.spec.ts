import { addDays } from '@homefold/domain';
import { as, listen, make } from '../../../test';

const SAVE =
  'mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { firstName lastName displayName phone dateOfBirth email } }';
const AVATAR = 'mutation ($input: SetAvatarInput!) { setAvatar(input: $input) { avatarUrl defaultAvatarId } }';
const MEMBERS = '{ family { members { id displayName lastName avatarUrl defaultAvatarId isCurrentUser } } }';

const fieldOf = (answer: { errors?: { extensions: { field?: string } }[] }) => answer.errors?.[0]?.extensions.field;

describe('the profile', () => {
  it('is 404 before the first save, then stored as the wizard and the profile tab send it', async () => {
    const person = await make.person('Ada Lovelace');
    const none = await as(person).rest.get(`/api/auth/profile?userId=${person.userId}`);
    expect(none.status).toBe(404);
    expect(none.body).toEqual({ error: 'Profile not found', code: 'NOT_FOUND' });

    const tab = await as(person).rest.post('/api/auth/profile', {
      userId: person.userId,
      first_name: ' Ada ',
      last_name: 'King',
      display_name: 'Mum',
      phone: '+44 (0)20 1234-5678',
      date_of_birth: '1980-02-29',
      email: person.email.toUpperCase(),
    });
    expect(tab.status).toBe(200);
    // the wizard sends neither phone nor date: they are kept
    await as(person).rest.post('/api/auth/profile', { first_name: 'Ada', last_name: '', display_name: 'Mama' });
    expect((await as(person).rest.get('/api/auth/profile')).body.profile).toEqual({
      user_id: person.userId,
      first_name: 'Ada',
      last_name: null,
      display_name: 'Mama',
      phone: '+44 (0)20 1234-5678',
      date_of_birth: '1980-02-29',
      email: person.email,
      avatar_url: null,
      default_avatar_id: null,
    });
    const emptied = await as(person).gql(SAVE, {
      input: { firstName: 'Ada', displayName: 'Mama', phone: null, dateOfBirth: null },
    });
    expect(emptied.data).toMatchObject({ saveProfile: { phone: null, dateOfBirth: null } });
    // where it is tomorrow already, somebody may have been born then
    const dateOfBirth = addDays(new Date().toISOString().slice(0, 10), 1);
    const newborn = await as(person).gql(SAVE, { input: { firstName: 'Ada', displayName: 'Mama', dateOfBirth } });
    expect(newborn.data).toMatchObject({ saveProfile: { dateOfBirth } });
  });

  it('refuses bad input through both APIs and changes nothing', async () => {
    const person = await make.person();
    const good = { firstName: 'Ada', displayName: 'Mum' };
    await as(person).gql(SAVE, { input: good });
    for (const [field, value] of [
      ['firstName', ''],
      ['displayName', '\u202e\u200b'],
      ['displayName', 'x'.repeat(81)],
      ['displayName', 'Family'],
      ['displayName', 'me'],
      ['phone', 'call me'],
      ['dateOfBirth', '2199-01-01'],
    ])
      expect([field, fieldOf(await as(person).gql(SAVE, { input: { ...good, [field as string]: value } }))]).toEqual([
        field,
        field,
      ]);
    const wizard = await as(person).rest.post('/api/auth/profile', { first_name: 'Ada', display_name: '' });
    expect(wizard.status).toBe(400);
    expect(wizard.body).toEqual({
      error: 'First name and display name are required',
      code: 'INVALID',
      field: 'display_name',
    });
    const date = await as(person).rest.post('/api/auth/profile', {
      first_name: 'A',
      display_name: 'A',
      date_of_birth: '2026-02-30',
    });
    expect(date.body).toMatchObject({ code: 'INVALID', field: 'date_of_birth' });
    const email = await as(person).rest.post('/api/auth/profile', {
      first_name: 'A',
      display_name: 'A',
      email: 'other@example.org',
    });
    expect(email.body).toMatchObject({ code: 'INVALID', field: 'email' });
    expect((await as(person).rest.get('/api/auth/profile')).body.profile).toMatchObject({
      first_name: 'Ada',
      display_name: 'Mum',
    });
  });

  it('is visible to the family at once, except phone and date of birth', async () => {
    const { admin, member } = await make.family();
    const live = await listen<{ id: string; type: string }>(admin, 'familyChanged', 'type');
    await as(member).gql(SAVE, {
      input: { firstName: 'Benjamin', lastName: 'Reed', displayName: 'Dad', phone: '123' },
    });
    expect(await live.next()).toMatchObject({ type: 'family_member', id: member.membershipId });
    await live.close();
    const { data } = await as(admin).gql<{ family: { members: object[] } }>(MEMBERS);
    expect(data.family.members[1]).toMatchObject({ displayName: 'Dad', lastName: 'Reed' });
    const list = await as(admin).rest.get('/api/auth/family/members');
    expect(JSON.stringify(list.body)).not.toContain('phone');
    expect((await as(admin).rest.get('/api/auth')).body.users).toContainEqual({ id: member.userId, name: 'Dad' });
  });

  it('lists no users of other families', async () => {
    const [{ admin, member }] = await Promise.all([make.family(), make.family()]);
    const { body } = await as(admin).rest.get('/api/auth');
    expect((body.users as { id: string }[]).map(({ id }) => id).sort()).toEqual([admin.userId, member.userId].sort());
    const alone = await make.person();
    expect((await as(alone).rest.get('/api/auth')).body).toEqual({ users: [{ id: alone.userId, name: alone.name }] });
  });

  it('gives the shell everything in one query', async () => {
    const { admin, id } = await make.family();
    const { data } = await as(admin).gql<{ me: object }>(
      '{ me { id email hasFamily profile { displayName } membership { id isCurrentUser role } family { id members { id } } } }',
    );
    expect(data.me).toMatchObject({
      id: admin.userId,
      email: admin.email,
      hasFamily: true,
      membership: { id: admin.membershipId, isCurrentUser: true, role: 'admin' },
      family: { id },
    });
    const newcomer = await as(await make.person()).gql(
      '{ me { hasFamily profile { userId } membership { id } family { id } } }',
    );
    expect(newcomer.data).toEqual({ me: { hasFamily: false, profile: null, membership: null, family: null } });
  });
});

describe('preset avatars', () => {
  it('replace each other, can be removed, and are shown to the family', async () => {
    const { admin, member } = await make.family();
    const put = await as(member).rest.put('/api/auth/profile', {
      userId: member.userId,
      default_avatar_id: 'avatar-7',
    });
    expect(put.body.profile).toMatchObject({ default_avatar_id: 'avatar-7', avatar_url: null });
    const { data } = await as(admin).gql<{ family: { members: object[] } }>(MEMBERS);
    expect(data.family.members[1]).toMatchObject({ defaultAvatarId: 'avatar-7' });
    expect((await as(member).gql(AVATAR, { input: {} })).data).toEqual({
      setAvatar: { avatarUrl: null, defaultAvatarId: null },
    });
    expect(fieldOf(await as(member).gql(AVATAR, { input: { defaultAvatarId: 'avatar-13' } }))).toBe('defaultAvatarId');
    const both = await as(member).gql(AVATAR, { input: { defaultAvatarId: 'avatar-1', publicId: 'x'.repeat(27) } });
    expect(fieldOf(both)).toBe('publicId');
  });
});

describe("the phone's bar", () => {
  const CHOOSE = 'mutation ($input: ChooseBarInput!) { chooseBar(input: $input) { barSections } }';
  const BAR = '{ me { profile { displayName barSections } } }';

  it('is chosen by each person, also concurrently, and can be reset', async () => {
    const { admin, member } = await make.family();
    const sections = ['todos', 'wishlist', 'bin'];
    const answers = await Promise.all([1, 2].map(() => as(admin).gql(CHOOSE, { input: { sections } })));
    for (const { data } of answers) expect(data).toEqual({ chooseBar: { barSections: sections } });
    // a change of the profile keeps it
    await as(admin).gql(SAVE, { input: { firstName: 'Ada', displayName: 'Mum' } });
    expect((await as(admin).gql(BAR)).data).toEqual({
      me: { profile: { displayName: 'Mum', barSections: sections } },
    });
    expect((await as(member).gql(BAR)).data).toMatchObject({ me: { profile: { barSections: null } } });
    expect((await as(admin).gql(CHOOSE, { input: { sections: [] } })).data).toEqual({ chooseBar: { barSections: [] } });
    expect((await as(admin).gql(CHOOSE, { input: { sections: null } })).data).toEqual({
      chooseBar: { barSections: null },
    });
  });

  it.each([
    ['an unknown section', ['attic']],
    ['a name of every object', ['constructor']],
    ['the dashboard', ['dashboard']],
    ['one twice', ['todos', 'todos']],
    ['more than three', ['todos', 'calendar', 'bin', 'family']],
  ])('refuses %s, and changes nothing', async (_what, sections) => {
    const { admin } = await make.family();
    await as(admin).gql(CHOOSE, { input: { sections: ['calendar'] } });
    expect(fieldOf(await as(admin).gql(CHOOSE, { input: { sections } }))).toBe('sections');
    expect((await as(admin).gql(BAR)).data).toMatchObject({ me: { profile: { barSections: ['calendar'] } } });
  });
});
