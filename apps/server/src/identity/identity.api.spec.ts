import { decodeJwt, decodeProtectedHeader } from 'jose';
import { Browser } from './identity-test-browser';
import { TestDatabase, startBuiltin, type BuiltinWorld } from './identity-test-server';
import type { SessionView } from './builtin/accounts';
import { createAuth } from './builtin/better-auth';

const database = new TestDatabase();
let world: BuiltinWorld;
let people = 0;

const browser = (address?: string) => new Browser(world.server.url, address);
const newEmail = () => `person${(people += 1)}@example.org`;

/** A browser that has just signed up. */
async function signedUp(email = newEmail()) {
  const visitor = browser();
  expect(await visitor.signUp(email)).toMatchObject({ status: 200 });
  return visitor;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}`, cookie: '', origin: '' });
const sessionsOf = async (visitor: Browser) => (await visitor.get('/identity/list-sessions')).body as SessionView[];

beforeAll(async () => {
  await database.start();
  world = await startBuiltin(database);
}, 60_000);

afterAll(async () => {
  await world?.server.stop();
  await database.stop();
});

describe('signing up, in and out', () => {
  it('goes from sign-up over the token to sign-out, after which neither cookie nor token count', async () => {
    const email = newEmail();
    const visitor = browser();
    const answer = await visitor.signUp(`  ${email.toUpperCase()} `, 'correct horse', '  Ann \u202e\n Lee ');
    expect(answer).toMatchObject({ status: 200, body: { user: { email, name: 'Ann Lee' } } });
    expect(answer.headers.get('cache-control')).toBe('no-store');

    const token = await visitor.token();
    const { userId } = (await visitor.get('/whoami')).body as { userId: string };
    const { exp, iat, ...claims } = decodeJwt(token);
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256' });
    expect(Number(exp) - Number(iat)).toBe(60);
    const { url } = world.server;
    const [session] = await sessionsOf(visitor);
    expect(claims).toEqual({ iss: url, aud: 'homefold-api', azp: url, sub: userId, sid: session?.id });

    const principal = { userId, sessionId: session?.id, email, name: 'Ann Lee' };
    expect(await visitor.get('/whoami')).toMatchObject({ status: 200, body: principal });
    expect(await visitor.post('/whoami', {}, bearer(token))).toMatchObject({ status: 200, body: principal });

    const cookie = visitor.cookie;
    expect(await visitor.post('/identity/sign-out')).toMatchObject({ status: 200 });
    expect(visitor.cookie).toBe('');
    expect(await visitor.get('/whoami', { cookie })).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await visitor.get('/identity/token', { cookie })).toMatchObject({ status: 401 });
    expect(await visitor.get('/whoami', bearer(token))).toMatchObject({ status: 401 });
  });

  it('keeps the secret of a session in an HttpOnly cookie and out of every answer', async () => {
    const email = newEmail();
    const visitor = browser();
    const answers = [
      await visitor.signUp(email),
      await visitor.signIn(email),
      await visitor.get('/identity/get-session'),
    ];
    answers.push(await visitor.get('/identity/list-sessions'));
    const [name, value] = [...visitor.cookies][0] ?? ['', ''];
    expect(name).toBe('homefold.session_token');
    expect(visitor.attributes.get(name)).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000']),
    );
    const { rows } = await database.pool.query<{ token: string }>('select token from identity.session');
    expect(rows.some(({ token }) => decodeURIComponent(value).startsWith(token))).toBe(true);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      for (const { token } of rows) expect(JSON.stringify(body)).not.toContain(token);
    }
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const email = newEmail();
    await signedUp(email);
    const wrong = await browser().signIn(email, 'not the password');
    const unknown = await browser().signIn(newEmail(), 'not the password');
    expect(wrong).toMatchObject({
      status: 401,
      body: { error: 'Email or password is incorrect.', code: 'UNAUTHENTICATED' },
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('lets one of two people have an address, also at the same moment', async () => {
    const email = newEmail();
    const both = await Promise.all([browser().signUp(email), browser().signUp(email.toUpperCase())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await browser().signUp(email)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const { rows } = await database.pool.query('select from identity."user" where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['no email', { name: 'A', password: 'correct horse' }, 'email'],
    ['an email that is none', { email: 'a@b', name: 'A', password: 'correct horse' }, 'email'],
    ['a long email', { email: `${'a'.repeat(250)}@b.org`, name: 'A', password: 'correct horse' }, 'email'],
    ['an email that is no text', { email: { $ne: 1 }, name: 'A', password: 'correct horse' }, 'email'],
    ['no name', { email: 'a@b.org', name: ' \u200b ', password: 'correct horse' }, 'name'],
    ['a long name', { email: 'a@b.org', name: 'x'.repeat(81), password: 'correct horse' }, 'name'],
    ['a short password', { email: 'a@b.org', name: 'A', password: 'x'.repeat(9) }, 'password'],
    ['a long password', { email: 'a@b.org', name: 'A', password: 'x'.repeat(129) }, 'password'],
  ])('refuses a sign-up with %s and says which field', async (_, body, field) => {
    const answer = await browser().post('/identity/sign-up/email', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID', field } });
  });

  it('refuses bodies that are too large, not JSON or not declared as JSON', async () => {
    const path = '/identity/sign-in/email';
    const json = { 'content-type': 'application/json' };
    const good = JSON.stringify({ email: 'a@b.org', password: 'correct horse' });
    expect(await browser().send('POST', path, JSON.stringify({ email: 'x'.repeat(20_000) }), json)).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    });
    expect(await browser().send('POST', path, '{', json)).toMatchObject({ status: 400, body: { field: 'body' } });
    expect(await browser().send('POST', path, '[]', json)).toMatchObject({ status: 400, body: { code: 'INVALID' } });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])
      expect(await browser().send('POST', path, good, { 'content-type': type })).toMatchObject({
        status: 400,
        body: { field: 'content-type' },
      });
  });

  it('forgets a session with the browser when asked not to remember it', async () => {
    const visitor = browser();
    const body = { email: newEmail(), password: 'correct horse', name: 'Ann', rememberMe: false };
    await visitor.post('/identity/sign-up/email', body);
    expect(visitor.attributes.get('homefold.session_token')?.join()).not.toMatch(/max-age|expires/i);
    expect(await visitor.get('/whoami')).toMatchObject({ status: 200 });
  });

  it('serves nothing of the library that is not meant to be', async () => {
    const visitor = await signedUp();
    const closed = [
      'GET /error',
      'GET /jwks',
      'GET /ok',
      'GET /sign-out',
      'POST /delete-user',
      'POST /change-email',
      'POST /sign-in/social',
      'POST /link-social',
      'POST /update-session',
      'POST /verify-password',
      'GET /list-accounts',
      'POST /sign-in/email/',
      'POST //sign-in/email',
      'POST /webhooks/clerk',
    ];
    for (const call of closed) {
      const [method = '', path] = call.split(' ');
      const body = method === 'GET' ? undefined : '{}';
      const answer = await visitor.send(method, `/identity${path}`, body, { 'content-type': 'application/json' });
      expect([call, answer.status, answer.body]).toEqual([call, 404, { error: 'Page not found', code: 'NOT_FOUND' }]);
    }
  });
});

describe('a forgotten password', () => {
  const ask = (email: string) => browser().post('/identity/request-password-reset', { email });
  const reset = (token: string | undefined, newPassword = 'another horse') =>
    browser().post('/identity/reset-password', { token, newPassword });
  const mailedTo = (email: string) => world.mails.filter(({ to }) => to === email).map(({ token }) => token);

  it('is replaced through a mailed link, once, which ends every session', async () => {
    const email = newEmail();
    const visitor = await signedUp(email);
    const jwt = await visitor.token();
    expect(await ask(` ${email.toUpperCase()}`)).toMatchObject({ status: 200 });
    expect(await ask(email)).toMatchObject({ status: 200 });
    const [first, second] = mailedTo(email);

    expect(await reset(first, 'short')).toMatchObject({ status: 400, body: { field: 'newPassword' } });
    expect(await reset(first)).toMatchObject({ status: 200 });
    expect(await reset(first)).toMatchObject({ status: 400, body: { code: 'INVALID', field: 'token' } });
    expect(await reset(second)).toMatchObject({ status: 400, body: { field: 'token' } });

    expect(await visitor.get('/whoami')).toMatchObject({ status: 401 });
    expect(await visitor.get('/whoami', bearer(jwt))).toMatchObject({ status: 401 });
    expect(await browser().signIn(email)).toMatchObject({ status: 401 });
    expect(await browser().signIn(email, 'another horse')).toMatchObject({ status: 200 });
  });

  it('cannot be raced: of two uses at once one wins', async () => {
    const email = newEmail();
    await signedUp(email);
    await ask(email);
    const [token] = mailedTo(email);
    const both = await Promise.all([reset(token, 'horse number one'), reset(token, 'horse number two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('does not tell whether an account exists, by answer or by time', async () => {
    const email = newEmail();
    await signedUp(email);
    const timed = async (address: string) => {
      const start = performance.now();
      const { status, body } = await ask(address);
      return { status, body, ms: performance.now() - start };
    };
    const [known, unknown] = [await timed(email), await timed('nobody@example.org')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(245);
    expect(mailedTo('nobody@example.org')).toEqual([]);
  });

  it('is not replaced by a link that is over, guessed or copied from the table', async () => {
    const email = newEmail();
    await signedUp(email);
    await ask(email);
    const [token] = mailedTo(email);
    const { rows } = await database.pool.query<{ identifier: string }>('select identifier from identity.verification');
    expect(rows.length).toBeGreaterThan(0);
    for (const { identifier } of rows) {
      expect(identifier).not.toContain(String(token));
      expect(await reset(identifier)).toMatchObject({ status: expect.any(Number), body: { field: 'token' } });
      break;
    }
    expect(await reset('guess')).toMatchObject({ status: 400 });
    await database.pool.query(`update identity.verification set "expiresAt" = now() - interval '1 second'`);
    expect(await reset(token)).toMatchObject({ status: 400, body: { field: 'token' } });
  });

  it('mails one address at most five times an hour, whoever asks', async () => {
    const email = newEmail();
    await signedUp(email);
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(mailedTo(email)).toHaveLength(5);
  });
});

describe('sessions', () => {
  it('are listed without secrets and revoked by id, at once', async () => {
    const email = newEmail();
    const phone = await signedUp(email);
    const laptop = browser();
    await laptop.signIn(email);
    const jwt = await phone.token();
    const list = await sessionsOf(laptop);
    expect(list).toHaveLength(2);
    expect(list[0]).toEqual({
      id: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      expiresAt: expect.any(String),
      ipAddress: laptop.address,
      userAgent: 'Spec/1.0',
      current: true,
    });
    expect(list[1]).toMatchObject({ ipAddress: phone.address, current: false });

    expect(await laptop.post('/identity/revoke-session', { id: list[1]?.id })).toMatchObject({ status: 200 });
    expect(await phone.get('/whoami')).toMatchObject({ status: 401 });
    expect(await phone.get('/whoami', bearer(jwt))).toMatchObject({ status: 401 });
    expect(await sessionsOf(laptop)).toHaveLength(1);
  });

  it('of somebody else look like sessions that do not exist', async () => {
    const [ann, eve] = [await signedUp(), await signedUp()];
    const [session] = await sessionsOf(ann);
    const stolen = await eve.post('/identity/revoke-session', { id: session?.id });
    const unknown = await eve.post('/identity/revoke-session', { id: '0b0f1f9e-8f0b-4a56-9d0e-3c8f1e7a1a11' });
    expect(stolen).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(stolen.body).toEqual(unknown.body);
    expect(await eve.post('/identity/revoke-session', { id: 'x' })).toMatchObject({
      status: 400,
      body: { field: 'id' },
    });
    expect(await ann.get('/whoami')).toMatchObject({ status: 200 });
  });

  it('need a sign-in to be seen', async () => {
    expect(await browser().get('/identity/list-sessions')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect(await browser().post('/identity/revoke-session', { id: 'x' })).toMatchObject({ status: 401 });
    expect((await browser().get('/whoami')).body).toBeNull();
  });

  it('end together, all or all others', async () => {
    const email = newEmail();
    const [phone, laptop] = [await signedUp(email), browser()];
    await laptop.signIn(email);
    await laptop.post('/identity/revoke-other-sessions');
    expect([(await phone.get('/whoami')).status, (await laptop.get('/whoami')).status]).toEqual([401, 200]);
    await laptop.post('/identity/revoke-sessions');
    expect(await laptop.get('/whoami')).toMatchObject({ status: 401 });
  });

  it('other than the own end when the password changes', async () => {
    const email = newEmail();
    const [phone, laptop] = [await signedUp(email), browser()];
    await laptop.signIn(email);
    const change = (currentPassword: string) =>
      laptop.post('/identity/change-password', {
        currentPassword,
        newPassword: 'another horse',
        revokeOtherSessions: false,
      });
    expect(await change('not the password')).toMatchObject({ status: 400, body: { field: 'currentPassword' } });
    const changed = await change('correct horse');
    expect(changed).toMatchObject({ status: 200, body: { user: { email } } });
    expect(changed.body).not.toHaveProperty('token');
    expect([(await phone.get('/whoami')).status, (await laptop.get('/whoami')).status]).toEqual([401, 200]);
    expect(await browser().signIn(email, 'another horse')).toMatchObject({ status: 200 });
  });

  it('with a changed cookie are none', async () => {
    const visitor = await signedUp();
    const cookie = visitor.cookie.replace(/=(.)/, (_, first: string) => `=${first === 'a' ? 'b' : 'a'}`);
    expect(await visitor.get('/whoami', { cookie })).toMatchObject({ status: 401 });
  });

  it('know a new name at once, and take nothing but the name', async () => {
    const email = newEmail();
    const visitor = await signedUp(email);
    const jwt = await visitor.token();
    const change = {
      name: ' Ann  Maria ',
      email: 'root@example.org',
      image: 'javascript:alert(1)',
      emailVerified: true,
    };
    expect(await visitor.post('/identity/update-user', change)).toMatchObject({ status: 200 });
    expect(await visitor.get('/whoami', bearer(jwt))).toMatchObject({ body: { name: 'Ann Maria', email } });
    const { rows } = await database.pool.query('select image, "emailVerified" from identity."user" where email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ image: null, emailVerified: false }]);
  });
});

describe('limits', () => {
  it('stop the sixth sign-in of a minute from one address, and nobody else', async () => {
    const guesser = browser('203.0.113.7');
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await guesser.signIn(newEmail(), 'guess')).status);
    const last = await guesser.signIn(newEmail(), 'guess');
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    expect(last).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const wait = Number(last.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await browser('203.0.113.8').signIn(newEmail(), 'guess')).toMatchObject({ status: 401 });
  });

  it('cannot be dodged by naming an address oneself', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n++) {
      const forged = { 'x-homefold-client-ip': `198.51.100.${n}`, 'x-forwarded-for': `198.51.100.${n}, 203.0.113.9` };
      const body = { email: newEmail(), password: 'guess' };
      statuses.push((await browser().post('/identity/sign-in/email', body, forged)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('hold when many come at once', async () => {
    const guesser = browser('203.0.113.10');
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await guesser.signIn(newEmail(), 'guess')).status),
    );
    expect(statuses.filter((status) => status !== 429)).toHaveLength(5);
  });

  it('stop a guesser with many addresses at one account', async () => {
    const email = newEmail();
    await signedUp(email);
    const tries = Array.from({ length: 21 }, async () => (await browser().signIn(email, 'guess')).status);
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('another site', () => {
  it.each<[string, Record<string, string>]>([
    ['with its own origin', { origin: 'https://evil.example' }],
    ['without an origin', { origin: '' }],
    ['with origin null', { origin: 'null' }],
    ['with our origin but said to be cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['of a neighbouring host', { 'sec-fetch-site': 'same-site' }],
  ])('cannot write with a cookie %s', async (_, headers) => {
    const visitor = await signedUp();
    for (const path of ['/whoami', '/identity/sign-out', '/identity/revoke-sessions', '/identity/update-user'])
      expect(await visitor.post(path, { name: 'Evil' }, headers)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
    expect(await visitor.get('/whoami')).toMatchObject({ status: 200, body: { name: 'Ann Lee' } });
  });

  it('cannot sign anybody in or up', async () => {
    const email = newEmail();
    await signedUp(email);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const body = { email, password: 'correct horse', name: 'Evil' };
      expect(await browser().post('/identity/sign-in/email', body, headers)).toMatchObject({ status: 403 });
      expect(await browser().post('/identity/sign-up/email', { ...body, email: newEmail() }, headers)).toMatchObject({
        status: 403,
      });
    }
  });

  it('gets no mailed link to its own pages', async () => {
    const email = newEmail();
    await signedUp(email);
    const body = { email, redirectTo: 'https://evil.example' };
    expect(await browser().post('/identity/request-password-reset', body)).toMatchObject({ status: 200 });
    expect(Object.keys(world.mails.at(-1) ?? {})).toEqual(['to', 'token']);
  });

  it('may be ignored by tools that send neither cookie nor origin', async () => {
    const email = newEmail();
    await signedUp(email);
    const body = { email, password: 'correct horse' };
    expect(await browser().post('/identity/sign-in/email', body, { origin: '' })).toMatchObject({ status: 200 });
  });
});

describe('deleting an account', () => {
  const remove = async (visitor: Browser, password?: string) => {
    const [user] = [(await visitor.get('/whoami')).body as Parameters<typeof world.identity.deleteUser>[0]];
    return world.identity.deleteUser(user, { password });
  };

  it('needs the password', async () => {
    const visitor = await signedUp();
    for (const password of [undefined, '', 'not the password', 'x'.repeat(1000)])
      await expect(remove(visitor, password)).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'password' } });
    expect(await visitor.get('/whoami')).toMatchObject({ status: 200 });
  });

  it('cannot be used to guess the password', async () => {
    const visitor = await signedUp();
    for (let n = 0; n < 5; n++) await expect(remove(visitor, 'guess')).rejects.toMatchObject({ code: 'INVALID' });
    await expect(remove(visitor, 'correct horse')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is refused by a guard, else leaves nothing behind', async () => {
    const email = newEmail();
    const visitor = await signedUp(email);
    const { userId } = (await visitor.get('/whoami')).body as { userId: string };
    await browser().post('/identity/request-password-reset', { email });
    let lastAdmin = true;
    const cleaned: string[] = [];
    world.deletions.addGuard({
      beforeDelete: () => (lastAdmin ? Promise.reject(new Error('last admin')) : Promise.resolve()),
    });
    world.deletions.addListener({ onAccountDeleted: async (id) => void cleaned.push(id) });

    await expect(remove(visitor, 'correct horse')).rejects.toThrow('last admin');
    expect(cleaned).toEqual([]);
    expect(await world.identity.getUsers([userId, 'nobody'])).toEqual([{ id: userId, email, name: 'Ann Lee' }]);

    lastAdmin = false;
    await remove(visitor, 'correct horse');
    expect(cleaned).toEqual([userId]);
    expect(await visitor.get('/whoami')).toMatchObject({ status: 401 });
    expect(await world.identity.getUsers([userId])).toEqual([]);
    for (const [table, column] of [
      ['session', 'userId'],
      ['account', 'userId'],
      ['verification', 'value'],
    ])
      expect(
        (await database.pool.query(`select from identity.${table} where "${column}" = $1`, [userId])).rows,
      ).toEqual([]);
    expect(await signedUp(email)).toBeDefined();
  });
});

describe('the machinery', () => {
  it('signs with a new key once the old one is over, and still accepts the old one', async () => {
    const visitor = await signedUp();
    const before = await visitor.token();
    expect(await visitor.get('/whoami', bearer(before))).toMatchObject({ status: 200 });
    await database.pool.query(`update identity.jwks set "expiresAt" = now() - interval '1 second'`);
    const after = await visitor.token();
    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
    expect(await visitor.get('/whoami', bearer(after))).toMatchObject({ status: 200 });
    expect(await visitor.get('/whoami', bearer(before))).toMatchObject({ status: 200 });
  });

  it('marks its cookie Secure behind https', async () => {
    const hooks = {
      sendResetLink: async () => undefined,
      passwordWasReset: async () => undefined,
      failure: () => undefined,
    };
    const auth = createAuth({ publicUrl: 'https://home.example.org', secret: database.secret }, database.pool, hooks);
    const { sessionToken } = (await auth.$context).authCookies;
    expect(sessionToken.name).toBe('__Secure-homefold.session_token');
    expect(sessionToken.attributes).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax' });
  });

  it('keeps its signing keys encrypted in the table', async () => {
    const { rows } = await database.pool.query<{ privateKey: string }>('select "privateKey" from identity.jwks');
    expect(rows.length).toBeGreaterThan(0);
    for (const { privateKey } of rows) expect(privateKey).not.toMatch(/"(d|p|q)":/);
  });

  it('survives a restart of the database', async () => {
    const email = newEmail();
    const visitor = await signedUp(email);
    const jwt = await visitor.token();
    await database.restart();
    expect(await visitor.get('/whoami', bearer(jwt))).toMatchObject({ status: 200 });
    expect(await visitor.get('/whoami')).toMatchObject({ status: 200 });
    expect(await browser().signIn(email)).toMatchObject({ status: 200 });
  }, 30_000);
});
