import type { Viewer } from '../../platform/auth';
import { Housekeeping } from '../../platform/housekeeping';
import {
  admission,
  approve,
  ask,
  found,
  get,
  idOf,
  join,
  seen,
  startAdmission,
  stateOf,
  test,
} from './admission.test-kit';
import { AccountsService } from '../members/accounts.service';
import { FamiliesService } from '../families.service';
import { InvitationsService } from '../invitations/invitations.service';
import { MembersService } from '../members/members.service';

startAdmission();

describe('admission of people who join by code', () => {
  const names = async (viewer: Viewer) =>
    (await get(MembersService).list(viewer)).map(({ displayName }) => displayName).sort();

  it('requires an admin, shows nothing meanwhile, and then makes a regular member', async () => {
    const { admin, code } = await found();
    const child = await get(MembersService).add(admin, { displayName: 'Benny' });
    const ben = await ask(code, { membershipId: child.id });
    expect(await seen(ben)).toMatchObject({ familyId: null });
    expect(await admission().own(ben)).toMatchObject({ familyName: 'The Reeds', state: 'waiting' });
    expect(await names(admin)).toEqual(['Ada', 'Benny']);
    expect(await admission().list(admin)).toEqual([
      expect.objectContaining({ displayName: 'Ben', fullName: 'Ben Miller', email: ben.email, claims: 'Benny' }),
    ]);
    await admission().admit(admin, await idOf(admin));
    expect(await seen(ben)).toMatchObject({ membershipId: child.id, role: 'family_member' });
    expect(await names(admin)).toEqual(['Ada', 'Ben']);
    expect(await admission().list(admin)).toEqual([]);
    expect(await stateOf(ben)).toBeNull();
  });

  it('creates one request, however often the code is entered', async () => {
    const { admin, code } = await found();
    const ben = await ask(code);
    const id = await idOf(admin);
    await Promise.all([ask(code, { viewer: ben }), ask(code, { viewer: ben })]);
    expect((await admission().list(admin)).map((request) => request.id)).toEqual([id]);
  });

  it('reports a refusal, which can be dismissed, and allows asking again', async () => {
    const { admin, code } = await found();
    const ben = await ask(code);
    await admission().decline(admin, await idOf(admin));
    expect(await stateOf(ben)).toBe('declined');
    expect(await admission().list(admin)).toEqual([]);
    await admission().withdraw(ben);
    expect(await stateOf(ben)).toBeNull();
    await ask(code, { viewer: ben });
    expect(await stateOf(ben)).toBe('waiting');
  });

  it('can be withdrawn, after which an answer is NOT_FOUND', async () => {
    const { admin, code } = await found();
    const ben = await ask(code);
    const id = await idOf(admin);
    await admission().withdraw(ben);
    await admission().withdraw(ben);
    for (const answer of [() => admission().admit(admin, id), () => admission().decline(admin, id)])
      await expect(answer()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await seen(ben)).familyId).toBeNull();
  });

  it('ends with the family, the account, or joining elsewhere', async () => {
    const { admin, code } = await found('The Millers');
    const elsewhere = await found();
    const [ben, cleo, dan, eve] = [await ask(code), await ask(code), await ask(code), await ask(code)] as const;
    await get(FamiliesService).create(cleo, { name: 'Own' });
    await get(AccountsService).onAccountDeleted(dan.userId);
    // the newest request counts
    await ask(elsewhere.code, { viewer: eve });
    expect((await admission().list(admin)).map(({ email }) => email)).toEqual([ben.email]);
    await get(FamiliesService).delete(admin, 'The Millers');
    expect(await admission().own(ben)).toMatchObject({ familyName: 'The Millers', state: 'ended' });
    expect(await admission().own(eve)).toMatchObject({ familyName: 'The Reeds', state: 'waiting' });
  });

  it('survives a new code and switching the setting off, after which entering the code joins', async () => {
    const { admin, code } = await found();
    const [ben, cleo] = [await ask(code), await ask(code)] as const;
    const { inviteCode } = await get(InvitationsService).rotateCode(admin);
    expect(await admission().list(admin)).toHaveLength(2);
    await approve(admin, false);
    expect(await stateOf(ben)).toBe('waiting');
    await join(ben, inviteCode);
    expect(await admission().list(admin)).toHaveLength(1);
    await admission().admit(admin, await idOf(admin));
    expect((await seen(cleo)).familyId).toBe(admin.familyId);
  });

  it('creates a new member when the claimed one is taken by then', async () => {
    const { admin, code } = await found();
    const child = await get(MembersService).add(admin, { displayName: 'Benny' });
    const ben = await ask(code, { membershipId: child.id });
    await get(MembersService).remove(admin, child.id);
    await admission().admit(admin, await idOf(admin));
    expect((await seen(ben)).membershipId).not.toBe(child.id);
  });

  it('uses the nearest free name, and keeps the request while the family is full', async () => {
    const { admin, code } = await found();
    const ben = await ask(code);
    for (const name of ['Ben', ...Array.from({ length: 48 }, (_, n) => `Child ${n}`)])
      await get(MembersService).add(admin, { displayName: name });
    const id = await idOf(admin);
    await expect(admission().admit(admin, id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'A family has at most 50 members.',
    });
    expect(await stateOf(ben)).toBe('waiting');
    const members = await get(MembersService).list(admin);
    await get(MembersService).remove(admin, members.find(({ displayName }) => displayName === 'Child 7')?.id ?? '');
    await admission().admit(admin, id);
    expect(await names(admin)).toEqual(expect.arrayContaining(['Ben', 'Ben M.']));
  });

  it('deletes requests after 30 days', async () => {
    const { admin, code } = await found();
    const ben = await ask(code);
    test.clock.advance(30 * 86_400_000 + 1);
    await get(Housekeeping).sweep();
    expect(await admission().list(admin)).toEqual([]);
    expect(await stateOf(ben)).toBeNull();
  });
});
