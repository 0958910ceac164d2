import { as, make, type Family, type Person } from '../../../test';
import { LEAVE, PREVIEW, codeOf } from '../families.test-kit';

const TOKEN = '{ family { inviteToken } }';
const ROTATE = 'mutation { rotateInviteCode { inviteToken } }';
const JOIN = 'mutation ($input: JoinFamilyInput!) { joinFamily(input: $input) { name } }';

const tokenOf = async (who: Person): Promise<string> =>
  (await as(who).gql<{ family: { inviteToken: string } }>(TOKEN)).data.family.inviteToken;
const join = (who: Person, invitationToken: string) => as(who).gql(JOIN, { input: { invitationToken } });

let networks = 0;
/** Opens a link as a browser does: with the session's cookie, if any. */
const open = (token: unknown, who: Person | null = null, address = `10.99.${(networks += 1)}.1`) =>
  as(null).rest.raw((agent) => {
    const asked = agent.post('/api/invitation').set('x-forwarded-for', address);
    return (who ? asked.set('cookie', who.cookie).set('origin', who.apiUrl) : asked).send({ token });
  });

describe("the link of a family's invitation", () => {
  let family: Family;
  let token: string;
  beforeAll(async () => {
    family = await make.family({ name: 'The Reeds', adminName: 'Ada Reed' });
    token = await tokenOf(family.admin);
  });

  it('reveals the inviter and the family to anybody, and nothing else', async () => {
    const { status, body } = await open(token);
    expect({ status, body: body as unknown }).toEqual({
      status: 200,
      body: {
        familyName: 'The Reeds',
        invitedBy: 'Ada',
        displayName: null,
        email: null,
        needsApproval: false,
        standing: 'none',
      },
    });
    const other = await open(await tokenOf(family.member));
    expect(other.body).toMatchObject({ familyName: 'The Reeds', invitedBy: family.member.name.split(' ')[0] });
  });

  it('lets a new user join the family', async () => {
    const joiner = await make.person('Ben Reed');
    expect((await as(joiner).gql(PREVIEW, { token })).data).toMatchObject({
      invitePreview: { familyName: 'The Reeds', code: family.inviteCode, membershipId: null },
    });
    expect((await join(joiner, token)).data).toEqual({ joinFamily: { name: 'The Reeds' } });
    expect((await open(token, joiner)).body).toMatchObject({ standing: 'member' });
  });

  it('reports membership in another family, and ignores a session that has ended', async () => {
    const elsewhere = await make.family({ members: 0 });
    expect((await open(token, elsewhere.admin)).body).toMatchObject({ standing: 'elsewhere' });
    const gone = { ...elsewhere.admin, cookie: 'homefold.session_token=gone' };
    expect((await open(token, gone)).body).toMatchObject({ standing: 'none' });
  });

  it('requires approval if the code does', async () => {
    const careful = await make.family({ members: 0 });
    await as(careful.admin).gql(
      'mutation { updateFamilySettings(input: { approveJoiners: true }) { approveJoiners } }',
    );
    const link = await tokenOf(careful.admin);
    expect((await open(link)).body).toMatchObject({ needsApproval: true });
    expect(codeOf(await join(await make.person(), link))).toBe('JOIN_PENDING');
  });

  it('is revoked with the code, and does not name an inviter who has left', async () => {
    const moved = await make.family();
    const [old, left] = [await tokenOf(moved.admin), await tokenOf(moved.member)];
    await as(moved.member).gql(LEAVE);
    expect((await open(left)).body).toMatchObject({ familyName: moved.name, invitedBy: null });
    const { data } = await as(moved.admin).gql<{ rotateInviteCode: { inviteToken: string } }>(ROTATE);
    expect((await open(old)).status).toBe(404);
    expect(codeOf(await join(await make.person(), old))).toBe('INVITE_CODE_UNKNOWN');
    expect((await open(data.rotateInviteCode.inviteToken)).body).toMatchObject({ familyName: moved.name });
  });

  it('answers the same for everything that is not an invitation', async () => {
    const other = await make.family({ members: 0 });
    const bytes = (text: string) => Buffer.from(text, 'base64url');
    // this family with the secret of another one
    const mixed = Buffer.concat([bytes(token).subarray(0, 16), bytes(await tokenOf(other.admin)).subarray(16)]);
    const junk = [
      '',
      ' ',
      'x',
      token.slice(1),
      `${token}A`,
      family.inviteCode,
      mixed.toString('base64url'),
      '%00',
      null,
    ];
    const answers = await Promise.all(junk.map((each) => open(each)));
    for (const { status, body } of answers)
      expect({ status, body: body as unknown }).toMatchObject({
        status: 404,
        body: { code: 'INVITE_CODE_UNKNOWN', field: 'invitationToken' },
      });
    expect(JSON.stringify(answers.map(({ body }) => body as unknown))).not.toContain('Reeds');
    expect((await open({ $ne: '' })).status).toBe(400);
  });

  it('allows a network forty wrong guesses, and any number of valid ones', async () => {
    const address = '10.98.7.6';
    for (let time = 0; time < 39; time += 1) await open('junk', null, address);
    for (let time = 0; time < 3; time += 1) expect((await open(token, null, address)).status).toBe(200);
    expect((await open('junk', null, address)).status).toBe(404);
    expect((await open('junk', null, address)).status).toBe(429);
    expect((await open(token, null, address)).status).toBe(429);
    expect((await open(token, null, '10.98.8.6')).status).toBe(200);
  });
});
