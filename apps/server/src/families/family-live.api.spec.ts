import { as, listen, make, type Family } from '../../test';
import { JOIN, REMOVE, ROLE, family as familyOf } from './families.test-kit';

interface Change {
  id: string;
  type: string;
  action: string;
}
const screenOf = (home: Family) => listen<Change>(home.member, 'familyChanged', 'type action');
const AVATAR = 'mutation ($input: SetAvatarInput!) { setAvatar(input: $input) { userId } }';

describe("an open screen of the family's members", () => {
  it('learns of a new code, a new admin and a new picture', async () => {
    const home = await make.family();
    const { admin, member } = home;
    const screen = await screenOf(home);
    await as(admin).gql('mutation { rotateInviteCode { inviteCode } }');
    expect(await screen.next()).toEqual({ type: 'family', id: home.id, action: 'updated' });
    expect((await familyOf(member))?.inviteCode).not.toBe(home.inviteCode);
    await as(admin).gql(ROLE, { id: member.membershipId, role: 'admin' });
    expect(await screen.next()).toEqual({ type: 'family_member', id: member.membershipId, action: 'updated' });
    await as(admin).gql(AVATAR, { input: { defaultAvatarId: 'avatar-10' } });
    expect(await screen.next()).toEqual({ type: 'family_member', id: admin.membershipId, action: 'updated' });
    await screen.close();
  });

  it('learns of requests to join, and who was let in', async () => {
    const home = await make.family();
    const { admin } = home;
    await as(admin).gql('mutation { updateFamilySettings(input: { approveJoiners: true }) { id } }');
    const screen = await screenOf(home);
    const ben = await make.person('Ben Miller');
    await as(ben).gql(JOIN, { input: { code: home.inviteCode } });
    expect(await screen.next()).toMatchObject({ type: 'join_request', action: 'created' });
    const { data } = await as(admin).gql<{ joinRequests: { id: string }[] }>('{ joinRequests { id } }');
    const admitted = await as(admin).gql('mutation ($id: ID!) { admitJoinRequest(id: $id) { id } }', {
      id: data.joinRequests[0]?.id,
    });
    expect(admitted.errors).toBeUndefined();
    const told = [await screen.next(), await screen.next()].map((change) => `${change?.type} ${change?.action}`);
    expect(told.sort()).toEqual(['family_member created', 'join_request deleted']);
    await screen.close();
  });

  it('ends when the member is removed', async () => {
    const home = await make.family();
    const screen = await screenOf(home);
    expect((await as(home.admin).gql(REMOVE, { id: home.member.membershipId })).errors).toBeUndefined();
    // the message about it may still arrive
    while (await screen.next().catch(() => undefined));
    await screen.close();
    expect(await familyOf(home.member)).toBeNull();
  });
});
