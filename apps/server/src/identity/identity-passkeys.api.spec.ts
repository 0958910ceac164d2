import { randomUUID } from 'node:crypto';
import { MAX_PASSKEYS, passkeyHost } from './builtin/passkeys';
import { startWorld, world } from './identity-api.test-kit';
import { TestAuthenticator, type Ceremony } from './identity-authenticator.test-kit';
import { Browser } from './identity-browser.test-kit';
import { silent } from './identity-server.test-kit';

startWorld();

const password = { currentPassword: 'correct horse' };
const wrongAnswer = { status: 400, body: { code: 'INVALID', field: 'response' } };

const begin = (browser: Browser, body: object = password) =>
  browser.post('/identity/passkey/generate-register-options', body);
const finish = (browser: Browser, response: unknown, name = 'Laptop') =>
  browser.post('/identity/passkey/verify-registration', { name, response });
const ask = async (browser: Browser) =>
  (await browser.get('/identity/passkey/generate-authenticate-options')).body as Ceremony;
const signIn = (browser: Browser, response: unknown) =>
  browser.post('/identity/passkey/verify-authentication', { response });
const list = async (browser: Browser) =>
  (await browser.get('/identity/list-passkeys')).body as { id: string; name: string; lastUsedAt: string | null }[];
const remove = (browser: Browser, id: string, body: object = password) =>
  browser.post('/identity/remove-passkey', { id, ...body });
const changesOf = (email: string) => world.notices.filter(({ to }) => to === email).map(({ change }) => change);
const device = (verifies = true, id?: string) => new TestAuthenticator(world.server.url, verifies, id);

/** A user who has just added a passkey. */
async function withPasskey() {
  const email = world.newEmail();
  const owner = await world.signedUp(email);
  const authenticator = device();
  const options = (await begin(owner)).body as Ceremony;
  const added = await finish(owner, authenticator.create(options));
  if (added.status !== 200) throw new Error(`adding answered ${added.status}: ${JSON.stringify(added.body)}`);
  const [passkey] = await list(owner);
  return { email, owner, authenticator, id: passkey?.id ?? '' };
}

/** Signs in from a fresh browser. */
async function entersWith(authenticator: TestAuthenticator) {
  const visitor = world.browser();
  return { visitor, answer: await signIn(visitor, authenticator.get(await ask(visitor))) };
}

describe('a passkey', () => {
  it('is added with the password, then signs in without password or TOTP code', async () => {
    const { email, owner, authenticator } = await withPasskey();
    expect(changesOf(email)).toEqual(['passkey-added']);
    expect(await list(owner)).toEqual([
      { id: expect.any(String), name: 'Laptop', createdAt: expect.any(String), lastUsedAt: null },
    ]);
    await world.rows('update identity."user" set "twoFactorEnabled" = true where email = $1', [email]);
    expect(await world.browser().signIn(email)).toMatchObject({ body: { twoFactorRedirect: true } });

    const stranger = world.browser();
    const options = await ask(stranger);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
    const answer = await signIn(stranger, authenticator.get(options));
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } });
    expect(JSON.stringify(answer.body)).not.toContain('"token"');
    expect(await stranger.get('/whoami')).toMatchObject({ status: 200, body: { email } });
    expect((await stranger.sessions())[0]).toMatchObject({ current: true, userAgent: 'Spec/1.0' });
    expect(stranger.cookies.has('homefold.device')).toBe(true);
    expect((await list(owner))[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it('cannot be added without the password, or to another account', async () => {
    const owner = await world.signedUp();
    for (const body of [{}, { currentPassword: 'guess' }])
      expect(await begin(owner, body)).toMatchObject({ status: 400, body: { field: 'currentPassword' } });
    expect(await begin(world.browser())).toMatchObject({ status: 401 });
    expect(await owner.get('/identity/passkey/generate-register-options')).toMatchObject({ status: 404 });
    const options = (await begin(owner)).body as Ceremony;
    const bea = await world.signedUp();
    const answer = device().create(options);
    expect(await finish(bea, answer)).toMatchObject(wrongAnswer);
    // also with the cookie of another user's challenge
    const stolen = owner.cookies.get('homefold.passkey') ?? '';
    expect(stolen).not.toBe('');
    bea.cookies.set('homefold.passkey', stolen);
    expect(await finish(bea, answer)).toMatchObject(wrongAnswer);
    expect(await finish(world.browser(), answer)).toMatchObject({ status: 401 });
    expect([...(await list(owner)), ...(await list(bea))]).toEqual([]);
  });

  it('answers a challenge once, in time, and for its purpose only', async () => {
    const { owner, authenticator } = await withPasskey();
    const visitor = world.browser();
    const answer = authenticator.get(await ask(visitor));
    const both = await Promise.all([signIn(visitor, answer), signIn(visitor, answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await signIn(visitor, answer)).toMatchObject(wrongAnswer);

    const late = world.browser();
    const asked = await ask(late);
    await world.rows(`update identity.verification set "expiresAt" = now() where value like '%' || $1 || '%'`, [
      asked.challenge,
    ]);
    expect(await signIn(late, authenticator.get(asked))).toMatchObject(wrongAnswer);

    const options = (await begin(owner)).body as Ceremony;
    expect(await signIn(owner, authenticator.get({ ...options, rpId: 'localhost' }))).toMatchObject(wrongAnswer);
    const more = await ask(owner);
    expect(await finish(owner, device().create({ ...more, rp: { id: 'localhost' } }))).toMatchObject(wrongAnswer);
    expect(await list(owner)).toHaveLength(1);
  });

  it("requires user verification and this page's origin", async () => {
    const owner = await world.signedUp();
    const options = async () => (await begin(owner)).body as Ceremony;
    expect(await finish(owner, device(false).create(await options()))).toMatchObject(wrongAnswer);
    const elsewhere = new TestAuthenticator('https://homefold.example.com');
    expect(await finish(owner, elsewhere.create(await options()))).toMatchObject(wrongAnswer);
    expect(await finish(owner, device().create({ ...(await options()), rp: { id: 'example.com' } }))).toMatchObject(
      wrongAnswer,
    );
    expect(await list(owner)).toEqual([]);

    const { authenticator } = await withPasskey();
    Object.assign(authenticator, { verifies: false });
    const { visitor, answer } = await entersWith(authenticator);
    expect(answer).toMatchObject(wrongAnswer);
    expect(await visitor.get('/whoami')).toMatchObject({ body: null });
  });

  it('is renamed and removed by its owner only; for other accounts its id does not exist', async () => {
    const [ann, bea] = [await withPasskey(), await withPasskey()];
    const rename = (browser: Browser, id: string, name = 'Phone') =>
      browser.post('/identity/rename-passkey', { id, name });
    const missing = await rename(bea.owner, randomUUID());
    expect(missing).toMatchObject({ status: 404 });
    expect((await rename(bea.owner, ann.id)).body).toEqual(missing.body);
    expect((await remove(bea.owner, ann.id)).body).toEqual((await remove(bea.owner, randomUUID())).body);
    for (const call of [rename, remove]) expect(await call(world.browser(), ann.id)).toMatchObject({ status: 401 });
    for (const name of ['', '   ', 'x'.repeat(81)])
      expect(await rename(ann.owner, ann.id, name)).toMatchObject({ status: 400, body: { field: 'name' } });
    expect(await rename(ann.owner, 'junk')).toMatchObject({ status: 400, body: { field: 'id' } });
    expect(await list(ann.owner)).toMatchObject([{ id: ann.id, name: 'Laptop' }]);
    expect(await rename(ann.owner, ann.id, ' Old\u202e phone ')).toMatchObject({ status: 200 });
    expect(await list(ann.owner)).toMatchObject([{ id: ann.id, name: 'Old phone' }]);

    // another account cannot register the same credential id
    const options = (await begin(bea.owner)).body as Ceremony;
    expect(await finish(bea.owner, device(true, ann.authenticator.id).create(options))).toMatchObject(wrongAnswer);
    expect((await entersWith(ann.authenticator)).answer).toMatchObject({ body: { user: { email: ann.email } } });
  });

  it('is removed with the password, which ends the sessions it opened', async () => {
    const { email, owner, authenticator, id } = await withPasskey();
    const { visitor } = await entersWith(authenticator);
    for (const body of [{ currentPassword: 'guess' }, { currentPassword: undefined }])
      expect(await remove(owner, id, body)).toMatchObject({ status: 400, body: { field: 'currentPassword' } });
    expect(await visitor.get('/whoami')).toMatchObject({ body: { email } });
    expect(await remove(owner, id)).toMatchObject({ status: 200 });
    expect(await list(owner)).toEqual([]);
    expect(await owner.get('/whoami')).toMatchObject({ body: { email } });
    expect(await visitor.get('/whoami')).toMatchObject({ status: 401 });
    expect((await entersWith(authenticator)).answer).toMatchObject({ status: 401 });
    expect(await remove(owner, id)).toMatchObject({ status: 404 });
    expect(changesOf(email)).toEqual(['passkey-added', 'passkey-removed']);
  });

  it('does not allow guessing the password in an open session', async () => {
    const { owner, id } = await withPasskey();
    const tries = [];
    for (let n = 0; n < 3; n++) {
      tries.push((await begin(owner, { currentPassword: `guess ${n}` })).status);
      tries.push((await remove(owner, id, { currentPassword: `guess ${n}` })).status);
    }
    expect(tries).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await remove(owner, id)).toMatchObject({ status: 429 });
    expect(await list(owner)).toHaveLength(1);
  });

  it('is limited per account, and deleted with it', async () => {
    const { email, owner, authenticator } = await withPasskey();
    const mine = `"userId" = (select id from identity."user" where email = $1)`;
    await world.rows(
      `insert into identity.passkey ("userId", "credentialID", "publicKey", counter, "deviceType", "backedUp")
       select "userId", "credentialID" || n, "publicKey", counter, "deviceType", "backedUp"
       from identity.passkey, generate_series(2, $2) n where ${mine}`,
      [email, MAX_PASSKEYS],
    );
    expect(await begin(owner)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const { body } = await owner.get('/whoami');
    const [{ userId } = { userId: '' }] = await world.rows<{ userId: string }>(
      `select "userId" from identity.passkey where ${mine} limit 1`,
      [email],
    );
    await world.identity.deleteUser(body as Parameters<typeof world.identity.deleteUser>[0], {
      password: 'correct horse',
    });
    expect(await world.rows('select from identity.passkey where "userId" = $1', [userId])).toEqual([]);
    expect((await entersWith(authenticator)).answer).toMatchObject({ status: 401 });
  });

  it('is refused as invalid input when malformed, not as an internal error', async () => {
    const failures = jest.spyOn(silent, 'failure');
    const { owner, authenticator } = await withPasskey();
    const signature = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };
    const envelope = { id: authenticator.id, type: 'public-key' };
    const answers = [
      ...[undefined, null, 'x', 7, [], {}, { ...envelope }, { ...envelope, response: [] }],
      { ...envelope, response: { ...signature, signature: {} } },
      { ...envelope, response: { ...signature, signature: '%%' } },
      { ...envelope, response: { ...signature, signature: 'A'.repeat(1025) } },
      { ...envelope, id: 'A'.repeat(1365), response: signature },
      { ...envelope, type: 'password', response: signature },
      { ...envelope, response: signature },
      { ...envelope, response: { ...signature, attestationObject: 'oWNmbXQ' } },
      { ...envelope, response: { ...signature, attestationObject: 'oWNmbXQ', transports: 'usb' } },
    ];
    for (const response of answers) {
      const visitor = world.browser();
      await ask(visitor);
      expect([response, await signIn(visitor, response)]).toMatchObject([response, wrongAnswer]);
      await begin(owner);
      expect([response, await finish(owner, response)]).toMatchObject([response, wrongAnswer]);
    }
    expect(await signIn(world.browser(), authenticator.get({ challenge: 'AAAA' }))).toMatchObject(wrongAnswer);
    expect(failures).not.toHaveBeenCalled();
    failures.mockRestore();
    expect(await list(owner)).toHaveLength(1);
  });
});

describe('the host of passkeys', () => {
  it.each([
    ['http://localhost:3000', 'localhost'],
    ['https://home.example.org', 'home.example.org'],
    ['https://nas.local:8443', 'nas.local'],
    ['http://nas.local', null],
    ['http://192.168.1.10:3000', null],
    ['http://127.0.0.1:3000', null],
    ['https://192.168.1.10', null],
    ['https://[fd00::1]', null],
  ])('at %s is %s', (baseUrl, host) => expect(passkeyHost(baseUrl)).toBe(host));

  it('is the only one that can start a ceremony', async () => {
    const server = await world.serve('127.0.0.1');
    try {
      const owner = new Browser(server.url);
      await owner.signUp(world.newEmail());
      for (const answer of [await begin(owner), await owner.get('/identity/passkey/generate-authenticate-options')])
        expect(answer).toMatchObject({ status: 409, body: { error: expect.stringContaining('PUBLIC_URL') } });
    } finally {
      await server.stop();
    }
  });
});
