import { Authenticator } from '../platform/auth';
import { DueWork } from '../platform/due-work';
import { ownerOf } from '../platform/http';
import { Mailer } from '../platform/mail';
import { Readers, type ReaderProgram } from '../platform/readers';
import type { Task } from '../platform/readers/reader-task';
import { DemoService } from './demo.service';
import {
  type Visitor,
  identity,
  inviteCodeOf,
  newAccount,
  realPerson,
  rows,
  server,
  startDemo,
  test,
  visitor,
} from './demo.test-kit';

startDemo();

const DAY = 86_400_000;
const CREATE = 'mutation ($input: CreateFamilyInput!) { createFamily(input: $input) { id } }';
const JOIN = 'mutation ($input: JoinFamilyInput!) { joinFamily(input: $input) { id } }';
const PREVIEW = 'query ($code: String, $token: String) { invitePreview(code: $code, token: $token) { familyName } }';
const INVITE = 'mutation ($input: SendInvitationInput!) { sendInvitation(input: $input) { id } }';

const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

/** All rows of a family and its creator, except for when daily work is next due, which depends on the clock. */
async function everythingOf({ viewer }: Visitor): Promise<unknown> {
  // due work changes these rows
  await test.app.get(DueWork).poll();
  const tables = await rows<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'family_id' and table_type = 'BASE TABLE'
       and table_name not in ('cooking_schedule', 'digest_schedule') order by 1`,
  );
  const found: Record<string, unknown> = {
    family: await rows('select * from family where id = $1', [viewer.familyId]),
    user: await rows('select * from identity."user" where id = $1', [viewer.userId]),
  };
  for (const { name } of tables)
    found[name] = await rows(`select t::text from ${name} t where family_id = $1 order by 1`, [viewer.familyId]);
  return found;
}

describe('imports of guests', () => {
  const PROGRAM: ReaderProgram<{ text: Task<{ text: string }> }> = { name: 'recipe-reader' };
  const TEXT = 'mutation { draftRecipeFromText(text: "Pie") { drafts { title } } }';

  it('are read one at a time, however many copies there are, and never delay a family', async () => {
    const [one, other, real] = [await visitor(), await visitor(), await realPerson('Lee')];
    const turn = { owner: ownerOf(one.viewer), field: 'text', noun: 'text', maxCpuMs: 60_000 } as const;
    let finish: () => void = () => undefined;
    const held = new Promise<void>((done) => (finish = done));
    const first = test.app.get(Readers).run(PROGRAM, 'text', { input: { text: 'Soup' } }, turn, () => held);
    const answers = Array.from({ length: 5 }, () => other.gql(TEXT));
    const refused = await Promise.race(answers);
    expect(codeOf(refused)).toBe('UNAVAILABLE');
    expect((await real.gql(TEXT)).data).toEqual({ draftRecipeFromText: { drafts: [{ title: 'Pie' }] } });
    finish();
    await first;
    const codes = (await Promise.all(answers)).map(codeOf);
    expect(codes.filter((code) => code === undefined)).toHaveLength(3);
    expect(codes.filter((code) => code === 'UNAVAILABLE')).toHaveLength(2);
  });
});

describe('a guest and a real family', () => {
  it('does not affect it when the copy expires', async () => {
    const real = await realPerson('Lee');
    const before = await everythingOf(real);
    const guest = await visitor();
    await guest.gql(
      'mutation ($id: ID!) { setMemberRole(membershipId: $id, role: admin) { id } }',
      await anotherGuest(guest),
    );
    await guest.gql('mutation { leaveFamily }');
    await guest.gql(JOIN, { input: { code: await inviteCodeOf(real) } });
    test.clock.advance(DAY);
    await test.app.get(DemoService).sweep();
    expect(await everythingOf(real)).toEqual(before);
    expect(await rows('select from identity."user" where id = $1', [guest.viewer.userId])).toEqual([]);
  });

  it('who is in one through a direct write does not take it down', async () => {
    const guest = await visitor();
    const { userId, familyId: copy } = guest.viewer;
    const founded = await realPerson('Lee');
    // the only one with an account: deleting it would delete the family
    await rows('delete from user_membership where user_id = any($1)', [[userId, founded.viewer.userId]]);
    await rows('update membership set user_id = null where family_id = $1', [copy]);
    await rows('update membership set user_id = $2 where family_id = $1', [founded.viewer.familyId, userId]);
    await rows('insert into user_membership values ($1, $2, $3)', [
      userId,
      founded.viewer.familyId,
      founded.viewer.membershipId,
    ]);
    const before = await everythingOf(founded);
    test.clock.advance(DAY);
    await test.app.get(DemoService).sweep();
    expect(await everythingOf(founded)).toEqual(before);
    expect(await rows('select from family where id = $1', [copy])).toEqual([]);
  });

  it('is refused by both APIs with an error code, and nothing changes', async () => {
    const real = await realPerson('Lee');
    const { data } = await real.gql<{ addFamilyMember: { id: string } }>(
      'mutation { addFamilyMember(input: { displayName: "Baby" }) { id } }',
    );
    const code = await inviteCodeOf(real);
    const token = await invitationOf(real);
    const guest = await visitor();
    const { gql, rest, viewer } = guest;
    const before = [await everythingOf(real), await everythingOf(guest)];
    const claim = { code, membershipId: data.addFamilyMember.id };
    const refused: [string, string | undefined][] = [
      ['found', codeOf(await gql(CREATE, { input: { name: 'Mine' } }))],
      ['join', codeOf(await gql(JOIN, { input: { code } }))],
      ['join another copy', codeOf(await gql(JOIN, { input: { code: await inviteCodeOf(await visitor()) } }))],
      ['claim', codeOf(await gql(JOIN, { input: claim }))],
      ['accept', codeOf(await gql(JOIN, { input: { invitationToken: token } }))],
      ['look by code', codeOf(await gql(PREVIEW, { code }))],
      ['look by token', codeOf(await gql(PREVIEW, { token }))],
      ['leave', codeOf(await gql('mutation { leaveFamily }'))],
      ['delete', codeOf(await gql('mutation { deleteFamily(confirmName: "The Ashdowns") }'))],
      ['delete account', codeOf(await gql('mutation { deleteAccount(password: "x") }'))],
      ['invite', codeOf(await gql(INVITE, { input: { email: 'stranger@example.org' } }))],
      ['REST found', (await rest('post', '/api/auth/family', { name: 'Mine' })).body.code],
      ['REST join', (await rest('post', '/api/auth/join-family', { inviteCode: code })).body.code],
      [
        'REST claim',
        (await rest('post', '/api/auth/join-family', { inviteCode: code, membershipId: claim.membershipId })).body.code,
      ],
      ['REST invite', (await rest('post', '/api/auth/family/invite', { email: 'stranger@example.org' })).body.code],
      [
        'password',
        (await identity('/change-password', { currentPassword: 'x', newPassword: 'y'.repeat(20) }, guest.cookie)).body
          .code,
      ],
      ['name', (await identity('/update-user', { name: 'Emma Real' }, guest.cookie)).body.code],
    ];
    expect(refused).toEqual(refused.map(([way]) => [way, 'GUEST_ACCOUNT']));
    expect([await everythingOf(real), await everythingOf(guest)]).toEqual(before);
    expect(await test.app.get(Authenticator).refresh(viewer)).toEqual(viewer);
  });
});

describe('the link of an invitation', () => {
  const linkOf = async ({ gql }: Visitor): Promise<string> =>
    (await gql<{ family: { inviteToken: string } }>('{ family { inviteToken } }')).data.family.inviteToken;
  const open = async (who: Visitor, token: string): Promise<unknown> =>
    (await who.rest('post', '/api/invitation', { token })).body;

  it('lets nobody into a copy, and leads guests to sign up for a real family', async () => {
    const [guest, real] = [await visitor(), await realPerson('Lee')];
    const copy = await linkOf(guest);
    expect(await open(real, copy)).toMatchObject({ code: 'DEMO_FAMILY' });
    expect(codeOf(await (await realPerson()).gql(JOIN, { input: { invitationToken: copy } }))).toBe('DEMO_FAMILY');
    expect(await open(guest, copy)).toMatchObject({ standing: 'member' });
    expect(await open(guest, await linkOf(real))).toMatchObject({ familyName: 'Lee', standing: 'none' });
    expect(codeOf(await guest.gql(JOIN, { input: { invitationToken: await linkOf(real) } }))).toBe('GUEST_ACCOUNT');
  });
});

it('a guest can preview the digest, but not send it', async () => {
  const { gql } = await visitor();
  const { data } = await gql<{ digestPreview: { greeting: string; sections: unknown[] } }>(
    '{ digestPreview { greeting sections { title } } }',
  );
  expect(data.digestPreview.greeting).toContain('Emma');
  expect(data.digestPreview.sections.length).toBeGreaterThan(0);
  expect(codeOf(await gql('mutation { sendDailyDigest { recipients } }'))).toBe('CONFLICT');
});

describe('a real user', () => {
  it('cannot join a demo copy, and keeps what they have', async () => {
    const guest = await visitor();
    const code = await inviteCodeOf(guest);
    const { data } = await guest.gql<{ family: { members: { id: string; hasUserAccount: boolean }[] } }>(
      '{ family { members { id hasUserAccount } } }',
    );
    const membershipId = data.family.members.find(({ hasUserAccount }) => !hasUserAccount)?.id;
    const { gql, rest, viewer } = await realPerson();
    expect([
      codeOf(await gql(PREVIEW, { code })),
      codeOf(await gql(JOIN, { input: { code } })),
      codeOf(await gql(JOIN, { input: { code, membershipId } })),
      (await rest('post', '/api/auth/join-family', { inviteCode: code })).body.code,
    ]).toEqual(Array(4).fill('DEMO_FAMILY'));
    expect(await rows('select from user_membership where user_id = $1', [viewer.userId])).toEqual([]);
    expect(codeOf(await gql(CREATE, { input: { name: 'Lee' } }))).toBeUndefined();
  });

  it("is not a guest by address alone, and cannot sign up with a guest's", async () => {
    const { email } = (await visitor()).viewer;
    const answer = await identity('/sign-up/email', { ...newAccount(), email: `x${email}` });
    expect([answer.status, answer.body]).toMatchObject([400, { field: 'email' }]);
  });
});

describe('a real account', () => {
  const isIn = async (cookie: string) => (await server().get('/identity/token').set('cookie', cookie)).status === 200;

  it('replaces the demo session once it exists, and not before', async () => {
    const guest = await visitor();
    const taken = newAccount();
    await identity('/sign-up/email', taken).expect(200);
    await identity('/sign-up/email', { ...newAccount(), password: 'short' }, guest.cookie).expect(400);
    await identity('/sign-up/email', taken, guest.cookie).expect(409);
    await identity('/sign-in/email', { email: taken.email, password: 'not this one' }, guest.cookie).expect(401);
    expect(await isIn(guest.cookie)).toBe(true);

    const account = newAccount();
    const answer = await identity('/sign-up/email', account, guest.cookie).expect(200);
    expect(await isIn(guest.cookie)).toBe(false);
    const cookie = (answer.get('Set-Cookie') ?? []).map((each) => each.split(';')[0]).join('; ');
    const session = await server().get('/identity/get-session').set('cookie', cookie).expect(200);
    expect(session.body).toMatchObject({ user: { email: account.email, guestOf: null } });
  });

  it('that already exists does the same; sessions of other accounts are kept', async () => {
    const [guest, other] = [await visitor(), await visitor()];
    const account = newAccount();
    const before = await identity('/sign-up/email', account).expect(200);
    const cookie = (before.get('Set-Cookie') ?? []).map((each) => each.split(';')[0]).join('; ');
    await identity('/sign-in/email', { email: account.email, password: account.password }, guest.cookie).expect(200);
    expect([await isIn(guest.cookie), await isIn(other.cookie), await isIn(cookie)]).toEqual([false, true, true]);
    // an ordinary session is not ended by signing in over it
    await identity('/sign-in/email', { email: account.email, password: account.password }, cookie).expect(200);
    expect(await isIn(cookie)).toBe(true);
  });

  it('is recognised by its session, not by its address', async () => {
    const { cookie, viewer } = await visitor();
    const { body } = await server().get('/identity/get-session').set('cookie', cookie).expect(200);
    expect(body).toMatchObject({ user: { guestOf: viewer.familyId } });
  });
});

/** The other members of a guest's copy with an account. */
async function anotherGuest({ gql }: Visitor): Promise<{ id: string }> {
  const { data } = await gql<{ family: { members: { id: string; displayName: string }[] } }>(
    '{ family { members { id displayName } } }',
  );
  return { id: data.family.members.find(({ displayName }) => displayName === 'Tom')?.id ?? '' };
}

/** The token of an invitation sent by a family's admin. */
async function invitationOf({ gql }: Visitor): Promise<string> {
  const sent = jest.spyOn(test.app.get(Mailer), 'send');
  await gql(INVITE, { input: { email: 'friend@example.org' } });
  const [[mail] = []] = sent.mock.calls;
  sent.mockRestore();
  return mail?.content.action?.url.split('invite=')[1] ?? '';
}
