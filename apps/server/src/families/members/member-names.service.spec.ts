import { type TestApp, asOwner, sharedTestApp } from '../../../test';
import { MembershipDirectory, type Viewer } from '../../platform/auth';
import { FamiliesService } from '../families.service';
import { JoiningService } from '../invitations/joining.service';
import { MembersService } from './members.service';
import { ProfilesService } from '../profiles/profiles.service';

describe('the names of members', () => {
  let test: TestApp;
  let people = 0;
  const get = <T>(type: abstract new (...args: never[]) => T): T => test.app.get<T>(type);
  const person = (name: string): Viewer => {
    const userId = `user-${(people += 1)}`;
    const email = `${userId}@example.org`;
    return { userId, sessionId: 'session', email, name, familyId: null, membershipId: null, role: null };
  };
  const seen = async (viewer: Viewer): Promise<Viewer> => ({
    ...viewer,
    ...((await get(MembershipDirectory).find(viewer.userId)) ?? { familyId: null, membershipId: null, role: null }),
  });
  const found = async (name = 'Max Reed') => {
    const viewer = person(name);
    const { inviteCode } = await get(FamiliesService).create(viewer, { name: 'The Reeds' });
    return { admin: await seen(viewer), code: inviteCode };
  };
  const join = async (viewer: Viewer, code: string, membershipId?: string) => {
    await get(JoiningService).join(viewer, '127.0.0.1', { code, membershipId });
    return seen(viewer);
  };
  const add = (admin: Viewer, displayName: string) => get(MembersService).add(admin, { displayName });
  const save = (viewer: Viewer, displayName: string) =>
    get(ProfilesService).save(viewer, { firstName: 'Any', displayName });
  const names = async (viewer: Viewer) => (await get(MembersService).list(viewer)).map((member) => member.displayName);
  const refusal = { code: 'INVALID', extras: { field: 'displayName' } };

  beforeAll(async () => {
    test = await sharedTestApp();
  });
  afterAll(() => test.close());

  it.each(['max', 'MAX', ' Max ', 'Ｍａｘ', 'Ma\u200Bx'])('refuses %p next to Max, for any member', async (name) => {
    const { admin, code } = await found();
    const mia = await join(person('Mia Reed'), code);
    const child = await add(admin, 'Tom');
    for (const attempt of [
      () => add(admin, name),
      () => get(MembersService).rename(admin, { id: child.id, displayName: name }),
      () => save(mia, name),
    ])
      await expect(attempt()).rejects.toMatchObject({
        ...refusal,
        message: expect.stringMatching(
          / is called ".+" already\. Please choose another name, such as ".+"\./,
        ) as string,
      });
    expect((await names(admin)).sort()).toEqual(['Max', 'Mia', 'Tom']);
    expect((await get(ProfilesService).me(mia)).membership?.displayName).toBe('Mia');
  });

  it.each(['Smith, John', 'John，Jr'])('refuses %p, which would be parsed as two names', async (name) => {
    const { admin } = await found();
    for (const attempt of [() => add(admin, name), () => save(admin, name), () => save(person('Zoe'), name)])
      await expect(attempt()).rejects.toMatchObject({
        ...refusal,
        message: 'A name cannot contain a comma: commas separate several names.',
      });
  });

  it("allows keeping or respelling one's own name, and taking that of a former member", async () => {
    const { admin, code } = await found();
    const mia = await join(person('Mia Reed'), code);
    await save(admin, 'MAX');
    await get(MembersService).leave(mia);
    await add(admin, 'Mia');
    expect(await names(admin)).toEqual(['MAX', 'Mia']);
    // a returning member finds it taken
    const back = await join(mia, code);
    expect((await names(back)).sort()).toEqual(['MAX', 'Mia', 'Mia R.']);
  });

  it('gives a joining person a similar name when theirs is taken, in the profile too', async () => {
    const { admin, code } = await found();
    const second = await join(person('Max Brown'), code);
    const third = await join(person('Max'), code);
    expect((await names(admin)).sort()).toEqual(['Max', 'Max 2', 'Max B.']);
    expect((await get(ProfilesService).profile(second)).displayName).toBe('Max B.');
    // so that the profile can be saved unchanged
    await save(third, (await get(ProfilesService).profile(third)).displayName);
  });

  it("takes over the claimed member's name", async () => {
    const { admin, code } = await found('Ada Reed');
    const child = await add(admin, 'Max');
    const max = await join(person('Max Reed'), code, child.id);
    expect(await names(max)).toEqual(['Max', 'Ada']);
  });

  it.each([
    ['Smith, John', 'Smith'],
    ['Family Reed', 'Family Reed'],
    ['Me', 'user-'],
    [',', 'user-'],
  ])('derives a usable name from an account called %p', async (account, name) => {
    const { admin } = await found(account);
    expect((await names(admin))[0]).toMatch(new RegExp(`^${name}`));
    await save(admin, (await names(admin))[0] ?? '');
  });

  it('gives a name to one of several concurrent callers', async () => {
    const { admin, code } = await found('Ada Reed');
    const members = [await join(person('Ben'), code), await join(person('Cleo'), code)];
    const child = await add(admin, 'Tom');
    const answers = await Promise.allSettled([
      add(admin, 'Max'),
      add(admin, 'max'),
      ...members.map((member) => save(member, 'MAX')),
      get(MembersService).rename(admin, { id: child.id, displayName: 'mAx' }),
    ]);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as object] : []));
    expect(refused).toHaveLength(4);
    for (const reason of refused) expect(reason).toMatchObject(refusal);
    const joiners = await Promise.all(['Max', 'Max', 'Max'].map((name) => join(person(name), code)));
    expect((await names(joiners[0] as Viewer)).filter((name) => /^max/i.test(name))).toHaveLength(4);
    const all = (await names(admin)).map((name) => name.toLowerCase());
    expect(new Set(all).size).toBe(all.length);
  });

  it('are kept unique by the database as well', async () => {
    const { admin } = await found();
    const row = (name: string) =>
      asOwner(
        `insert into membership (family_id, display_name, role, hue, joined_at)
         values ($1, $2, 'family_member', 'plum', now())`,
        [admin.familyId, name],
        test.urls.owner,
      );
    await expect(row('ｍＡＸ')).rejects.toThrow(/membership_name/);
    await row('Maxi');
  });
});
