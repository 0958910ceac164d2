import sharp from 'sharp';
import { as, listen, make } from '../../../test';

const DELETE = 'mutation ($password: String) { deleteAccount(password: $password) }';
const MEMBERS = '{ family { members { id role } } }';

describe('deleting an account', () => {
  it('requires the password, then deletes profile, photo and sign-in and keeps the history', async () => {
    const { admin, member, name } = await make.family();
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const uploaded = await as(member).rest.raw((agent) => agent.post('/api/uploads').attach('file', photo, 'me.png'));
    const { public_id: publicId, secure_url: url } = uploaded.body as { public_id: string; secure_url: string };
    await as(member).rest.post('/api/auth/images', { publicId });

    for (const password of [undefined, 'wrong'])
      expect((await as(member).gql(DELETE, { password })).errors?.[0]?.extensions).toMatchObject({
        code: 'INVALID',
        field: 'password',
      });
    expect((await as(admin).gql<{ family: { members: object[] } }>(MEMBERS)).data.family.members).toHaveLength(2);

    const live = await listen<{ id: string; description: string }>(admin, 'activityAdded', 'description');
    expect((await as(member).gql(DELETE, { password: member.password })).data).toEqual({ deleteAccount: true });
    expect(await live.next()).toMatchObject({ description: `left ${name}` });
    await live.close();
    expect((await as(member).gql('{ me { id } }')).status).toBe(401);
    expect((await fetch(url)).status).toBe(404);
    expect((await as(admin).gql<{ family: { members: object[] } }>(MEMBERS)).data.family.members).toHaveLength(1);
    const { data } = await as(admin).gql<{ activities: { items: { userId: string | null; description: string }[] } }>(
      '{ activities { items { userId description } } }',
    );
    expect(data.activities.items[0]).toEqual({ userId: null, description: `left ${name}` });
  });

  it('is refused to the last admin among others, who stays signed in and admin', async () => {
    const { admin } = await make.family();
    const refused = await as(admin).gql(DELETE, { password: admin.password });
    expect(refused.errors?.[0]?.extensions.code).toBe('LAST_ADMIN');
    expect((await as(admin).gql<{ family: { members: object[] } }>(MEMBERS)).data.family.members[0]).toEqual({
      id: admin.membershipId,
      role: 'admin',
    });
  });

  it('deletes the family when nobody else has an account', async () => {
    const { admin, inviteCode } = await make.family({ members: 0 });
    await as(admin).rest.post('/api/auth/family/members', { display_name: 'Tom' });
    expect((await as(admin).gql(DELETE, { password: admin.password })).errors).toBeUndefined();
    const guest = await make.person();
    expect((await as(guest).rest.post('/api/auth/join-family', { inviteCode })).body.code).toBe('INVITE_CODE_UNKNOWN');
  });
});
