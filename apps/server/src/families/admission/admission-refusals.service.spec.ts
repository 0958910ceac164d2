import { randomUUID } from 'node:crypto';
import type { Viewer } from '../../platform/auth';
import {
  admission,
  approve,
  ask,
  found,
  get,
  idOf,
  join,
  person,
  rows,
  seen,
  startAdmission,
  stateOf,
  test,
} from './admission.test-kit';
import { AccountsService } from '../members/accounts.service';
import { FamiliesService } from '../families.service';
import { JoiningService } from '../invitations/joining.service';
import { MembersService } from '../members/members.service';

startAdmission();

describe('a request to join', () => {
  const codes = (answers: PromiseSettledResult<unknown>[]) =>
    answers.map((answer) => (answer.status === 'fulfilled' ? 'done' : (answer.reason as { code: string }).code)).sort();

  it('is answered once when two admins and the applicant act concurrently', async () => {
    const { admin, code } = await found();
    await approve(admin, false);
    const zoe = await person('Zoe');
    await join(zoe, code);
    const other = await seen(zoe);
    await get(MembersService).setRole(admin, other.membershipId ?? '', 'admin');
    await approve(admin, true);
    for (let round = 0; round < 3; round += 1) {
      const ben = await ask(code);
      const id = await idOf(admin);
      const answers = await Promise.allSettled([
        admission().admit(admin, id),
        admission().admit(await seen(other), id),
        admission().decline(admin, id),
        admission().withdraw(ben),
      ]);
      const isIn = (await seen(ben)).familyId !== null;
      expect(codes(answers.slice(0, 3)).filter((answer) => answer !== 'NOT_FOUND').length).toBeLessThanOrEqual(1);
      expect([null, 'declined']).toContain(await stateOf(ben));
      if (isIn) expect(await stateOf(ben)).toBeNull();
      expect(await admission().list(admin)).toEqual([]);
    }
  });

  it('exists at one family at most, and never for a member, also under concurrency', async () => {
    const [one, two] = [await found(), await found()];
    const waiting = async ({ email }: Viewer) =>
      [...(await admission().list(one.admin)), ...(await admission().list(two.admin))].filter(
        (request) => request.email === email,
      ).length;
    for (let round = 0; round < 3; round += 1) {
      const [ben, cleo] = [await person(), await person()];
      await Promise.allSettled([join(ben, one.code), join(ben, two.code), join(ben, one.code)]);
      expect([await waiting(ben), await stateOf(ben)]).toEqual([1, 'waiting']);
      await Promise.allSettled([
        join(cleo, one.code),
        get(FamiliesService).create(cleo, { name: 'Own' }),
        join(cleo, two.code),
      ]);
      expect([await waiting(cleo), (await seen(cleo)).role]).toEqual([0, 'admin']);
    }
  });

  it('admits no account that is being deleted or is gone', async () => {
    const { admin, code } = await found();
    for (let round = 0; round < 3; round += 1) {
      const ben = await ask(code);
      const id = await idOf(admin);
      await Promise.allSettled([get(AccountsService).onAccountDeleted(ben.userId), admission().admit(admin, id)]);
      expect(await rows('select from membership where user_id = $1', [ben.userId])).toEqual([]);
      expect(await rows('select from user_membership where user_id = $1', [ben.userId])).toEqual([]);
    }
    // deleted without notifying the domains
    const { userId } = await ask(code);
    await rows('delete from identity."user" where id = $1', [userId]);
    await expect(admission().admit(admin, await idOf(admin))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await admission().list(admin)).toEqual([]);
  });

  it('is refused for demo guests, and at demo copies', async () => {
    const { admin, code } = await found();
    await expect(join(await person('Guest', randomUUID()), code)).rejects.toMatchObject({ code: 'GUEST_ACCOUNT' });
    const copy = await found();
    await rows('update family set is_demo = true where id = $1', [copy.admin.familyId]);
    const ben = await person();
    await expect(join(ben, copy.code)).rejects.toMatchObject({ code: 'DEMO_FAMILY' });
    expect([await admission().list(admin), await admission().list(copy.admin), await stateOf(ben)]).toEqual([
      [],
      [],
      null,
    ]);
  });

  it("is limited to ten a day per account, because each notifies admins' devices", async () => {
    const { admin, code } = await found();
    const elsewhere = await found();
    const ben = await person();
    for (let n = 0; n < 10; n += 1) {
      if (n) await admission().withdraw(ben);
      await ask(code, { viewer: ben });
    }
    // entering the same code again is the same request
    await ask(code, { viewer: ben });
    await expect(join(ben, elsewhere.code)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await admission().list(admin)).toHaveLength(1);
    test.clock.advance(86_400_000);
    await ask(elsewhere.code, { viewer: ben });
    expect(await admission().list(admin)).toEqual([]);
  });

  it('can be answered by admins of that family only', async () => {
    const { admin, code } = await found();
    await approve(admin, false);
    const member = await person('Mia');
    await join(member, code);
    await approve(admin, true);
    await ask(code);
    const id = await idOf(admin);
    const outsider = (await found()).admin;
    for (const act of [admission().list, admission().admit, admission().decline].map((each) => each.bind(admission())))
      await expect(act(await seen(member), id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const answer of [admission().admit(outsider, id), admission().decline(outsider, id)])
      await expect(answer).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await admission().list(outsider)).toEqual([]);
    await expect(approve(await seen(member), false)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('guessing codes', () => {
  let networks = 0;
  const elsewhere = () => `10.7.0.${(networks += 1)}`;
  const joining = () => get(JoiningService);
  const outcome = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'in',
      (error: { code: string }) => error.code,
    );

  it('stops after ten wrong ones a day, across look-ups, addresses and right ones in between', async () => {
    const { admin, code } = await found();
    await approve(admin, false);
    const guesser = await person();
    const look = (guess: string) => outcome(joining().preview(guesser, elsewhere(), guess));
    const enter = (guess: string) => outcome(joining().join(guesser, elsewhere(), { code: guess }));
    for (let n = 0; n < 5; n += 1) {
      expect([await look('222222'), await look(code), await enter('222223')]).toEqual([
        'INVITE_CODE_UNKNOWN',
        'in',
        'INVITE_CODE_UNKNOWN',
      ]);
    }
    test.clock.advance(86_400_000 - 60_000);
    expect([await look(code), await enter(code)]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    test.clock.advance(60_000);
    expect([await look(code), await enter(code)]).toEqual(['in', 'in']);
  });

  it('by others at the same address does not block anyone', async () => {
    const { admin, code } = await found();
    await approve(admin, false);
    const [network, ben] = [elsewhere(), await person()];
    for (let people = 0; people < 4; people += 1) {
      const guesser = await person();
      for (let n = 0; n < 10; n += 1) await outcome(joining().join(guesser, network, { code: '222222' }));
    }
    for (let n = 0; n < 12; n += 1) expect(await outcome(joining().join(ben, network, { code }))).toBe('RATE_LIMITED');
    expect(await outcome(joining().join(ben, elsewhere(), { code }))).toBe('in');
  });
});
