import sharp from 'sharp';
import { as, make, type Person } from '../../test';
import { MB, fetched, picture, upload } from './media.test-kit';

describe('choosing a photo', () => {
  const uploaded = async (who: Person) => {
    const { body } = await upload(who, await picture().png().toBuffer());
    return {
      publicId: body.public_id as string,
      url: body.secure_url as string,
      path: `/files/${body.public_id as string}`,
    };
  };
  const member = (who: Person, id: string) =>
    as(who)
      .gql<{ family: { members: { id: string; avatarUrl: string | null; defaultAvatarId: string | null }[] } }>(
        '{ family { members { id avatarUrl defaultAvatarId } } }',
      )
      .then(({ data }) => data.family.members.find((each) => each.id === id));
  const SET = 'mutation ($input: SetMemberImageInput!) { setMemberImage(input: $input) { avatarUrl } }';

  it('shows it on profile and membership, clears the preset, and deletes the previous one', async () => {
    const { admin, member: me } = await make.family();
    await as(me).rest.put('/api/auth/profile', { default_avatar_id: 'avatar-3' });
    const [first, second] = [await uploaded(me), await uploaded(me)];
    const chosen = await as(me).rest.post('/api/auth/images', {
      userId: me.userId,
      imageUrl: first.url,
      secureUrl: first.url,
      publicId: first.publicId,
      context: 'profile',
      contextId: me.userId,
      updateType: 'profile',
    });
    expect(chosen.body.profile).toMatchObject({ avatar_url: first.path, default_avatar_id: null });
    expect(await member(admin, me.membershipId)).toMatchObject({ avatarUrl: first.path, defaultAvatarId: null });

    await as(me).gql('mutation ($id: String!) { setAvatar(input: { publicId: $id }) { avatarUrl } }', {
      id: second.publicId,
    });
    expect((await fetch(first.url)).status).toBe(404);
    expect((await fetch(second.url)).status).toBe(200);
    await as(me).rest.put('/api/auth/profile', { default_avatar_id: 'avatar-4' });
    expect((await fetch(second.url)).status).toBe(404);
    expect(await member(admin, me.membershipId)).toMatchObject({ avatarUrl: null, defaultAvatarId: 'avatar-4' });
  });

  it('applies the same checks to a data URL', async () => {
    const person = await make.person();
    const photo = await picture(30, 60)
      .withExif({ IFD0: { Copyright: 'A secret place' } })
      .jpeg()
      .toBuffer();
    const put = (avatar_url: string) => as(person).rest.put('/api/auth/profile', { userId: person.userId, avatar_url });
    const saved = await put(`data:image/jpeg;base64,${photo.toString('base64')}`);
    const path = saved.body.profile.avatar_url as string;
    expect(path).toMatch(/^\/files\//);
    const { bytes } = await fetched(person.apiUrl + path);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 60 });
    expect(bytes.toString('latin1')).not.toContain('A secret place');
    // sending it back unchanged changes nothing
    expect((await put(path)).body.profile.avatar_url).toBe(path);
    expect((await put(person.apiUrl + path)).body.profile.avatar_url).toBe(path);

    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
    for (const [url, status] of [
      [`data:image/svg+xml;base64,${svg}`, 400],
      ['data:text/html,<b>', 400],
      ['https://tracker.example.org/pixel.png', 400],
      [`data:image/png;base64,${Buffer.alloc(5 * MB + 10, 1).toString('base64')}`, 413],
    ] as const)
      expect([url.slice(0, 30), await put(url).then((answer) => [answer.status, answer.body.field as string])]).toEqual(
        [url.slice(0, 30), [status, 'avatar_url']],
      );
    expect((await as(person).rest.get('/api/auth/profile')).body.profile.avatar_url).toBe(path);
  });

  it('is open to any member for members without an account, else to the person only', async () => {
    const { admin, member: me } = await make.family();
    const added = await as(admin).rest.post('/api/auth/family/members', { display_name: 'Tom' });
    const tom = added.body.member.membership_id as string;
    const mine = await uploaded(me);
    const saved = await as(me).rest.post('/api/auth/family-member-image', {
      membershipId: tom,
      imageUrl: mine.url,
      publicId: mine.publicId,
      width: 40,
      height: 20,
      format: 'jpeg',
    });
    expect(saved.body.member).toMatchObject({ avatar_url: mine.path });
    expect(await member(admin, tom)).toMatchObject({ avatarUrl: mine.path });

    const another = await uploaded(me);
    const refused = await as(me).gql(SET, { input: { membershipId: admin.membershipId, publicId: another.publicId } });
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await as(me).rest.post('/api/auth/family-member-image', { membershipId: tom })).body.field).toBe(
      'publicId',
    );
    // another member replaces it: the old one, uploaded by somebody else, is deleted
    const theirs = await uploaded(admin);
    await as(admin).gql(SET, { input: { membershipId: tom, publicId: theirs.publicId } });
    expect([(await fetch(mine.url)).status, (await fetch(theirs.url)).status]).toEqual([404, 200]);
    await as(admin).gql('mutation ($id: ID!) { removeFamilyMember(membershipId: $id) { id } }', { id: tom });
    expect((await fetch(theirs.url)).status).toBe(404);
  });

  it("refuses other people's uploads and images in use, as if they did not exist", async () => {
    const { admin, member: me } = await make.family();
    const theirs = await uploaded(admin);
    for (const publicId of [theirs.publicId, 'A'.repeat(27), 'junk', "'; drop table media; --"]) {
      const answer = await as(me).rest.post('/api/auth/images', { publicId });
      expect([answer.status, answer.body]).toEqual([404, { error: 'Image not found', code: 'NOT_FOUND' }]);
    }
    await as(admin).rest.post('/api/auth/images', { publicId: theirs.publicId });
    const child = await as(admin).rest.post('/api/auth/family/members', { display_name: 'Tom' });
    const again = await as(admin).rest.post('/api/auth/family-member-image', {
      membershipId: child.body.member.membership_id as string,
      publicId: theirs.publicId,
    });
    expect(again.status).toBe(404);
    expect((await fetch(theirs.url)).status).toBe(200);
  });

  it('leaves no orphaned photo when two are chosen concurrently', async () => {
    const { member: me } = await make.family();
    const photos = await Promise.all([1, 2, 3].map(() => uploaded(me)));
    await Promise.all(photos.map(({ publicId }) => as(me).rest.post('/api/auth/images', { publicId })));
    const statuses = await Promise.all(photos.map(({ url }) => fetch(url).then(({ status }) => status)));
    expect(statuses.sort()).toEqual([200, 404, 404]);
  });

  it('deletes it when the person leaves', async () => {
    const { admin, member: me } = await make.family();
    const { publicId, url } = await uploaded(me);
    await as(me).rest.post('/api/auth/images', { publicId });
    await as(admin).gql('mutation ($id: ID!) { removeFamilyMember(membershipId: $id) { id } }', {
      id: me.membershipId,
    });
    expect((await as(me).rest.get('/api/auth/profile')).body.profile.avatar_url).toBe(`/files/${publicId}`);
    expect((await fetch(url)).status).toBe(200);
  });
});
