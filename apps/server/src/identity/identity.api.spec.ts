import { type IncomingMessage, request } from 'node:http';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { bearer } from './identity-browser.test-kit';
import { startWorld, world } from './identity-api.test-kit';

startWorld();

describe('signing up, in and out', () => {
  it('goes from sign-up to token to sign-out, which invalidates cookie and token', async () => {
    const email = world.newEmail();
    const visitor = world.browser();
    const answer = await visitor.signUp(`  ${email.toUpperCase()} `, 'correct horse', '  Ann \u202e\n Lee ');
    expect(answer).toMatchObject({ status: 200, body: { user: { email, name: 'Ann Lee' } } });
    expect(answer.headers.get('cache-control')).toBe('no-store');

    const token = await visitor.token();
    const { userId } = (await visitor.get('/whoami')).body as { userId: string };
    const { exp, iat, ...claims } = decodeJwt(token);
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256' });
    expect(Number(exp) - Number(iat)).toBe(60);
    const { url } = world.server;
    const [session] = await visitor.sessions();
    expect(claims).toEqual({ iss: url, aud: 'homefold-api', azp: url, sub: userId, sid: session?.id });

    const principal = { userId, sessionId: session?.id, email, name: 'Ann Lee' };
    expect(await visitor.get('/whoami')).toMatchObject({ status: 200, body: principal });
    expect(await visitor.post('/whoami', {}, bearer(token))).toMatchObject({ status: 200, body: principal });

    const cookie = visitor.cookie;
    expect(await visitor.post('/identity/sign-out')).toMatchObject({ status: 200 });
    // only the known-device cookie remains, which grants no access
    expect([...visitor.cookies.keys()]).toEqual(['homefold.device']);
    expect(await visitor.get('/whoami', { cookie })).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await visitor.get('/identity/token', { cookie })).toMatchObject({ status: 401 });
    expect(await visitor.get('/whoami', bearer(token))).toMatchObject({ status: 401 });
  });

  it('keeps the session secret in an HttpOnly cookie and out of every answer', async () => {
    const email = world.newEmail();
    const visitor = world.browser();
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
    const rows = await world.rows<{ token: string }>('select token from identity.session');
    expect(rows.some(({ token }) => decodeURIComponent(value).startsWith(token))).toBe(true);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      for (const { token } of rows) expect(JSON.stringify(body)).not.toContain(token);
    }
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const email = world.newEmail();
    await world.signedUp(email);
    const wrong = await world.browser().signIn(email, 'not the password');
    const unknown = await world.browser().signIn(world.newEmail(), 'not the password');
    expect(wrong).toMatchObject({
      status: 401,
      body: { error: 'Email or password is not right. Please try again.', code: 'UNAUTHENTICATED' },
    });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('gives an address to one of two people, also concurrently', async () => {
    const email = world.newEmail();
    const both = await Promise.all([world.browser().signUp(email), world.browser().signUp(email.toUpperCase())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await world.browser().signUp(email)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const rows = await world.rows('select from identity."user" where email = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['no email', { name: 'A', password: 'correct horse' }, 'email'],
    ['an email that is none', { email: 'a@b', name: 'A', password: 'correct horse' }, 'email'],
    ['a long email', { email: `${'a'.repeat(250)}@b.org`, name: 'A', password: 'correct horse' }, 'email'],
    ['an email that is not text', { email: { $ne: 1 }, name: 'A', password: 'correct horse' }, 'email'],
    ['no name', { email: 'a@b.org', name: ' \u200b ', password: 'correct horse' }, 'name'],
    ['a long name', { email: 'a@b.org', name: 'x'.repeat(81), password: 'correct horse' }, 'name'],
    ['a short password', { email: 'a@b.org', name: 'A', password: 'x'.repeat(9) }, 'password'],
    ['a long password', { email: 'a@b.org', name: 'A', password: 'x'.repeat(129) }, 'password'],
  ])('refuses a sign-up with %s and says which field', async (_, body, field) => {
    const answer = await world.browser().post('/identity/sign-up/email', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID', field } });
  });

  it('refuses bodies that are oversized, invalid JSON or not declared as JSON', async () => {
    const path = '/identity/sign-in/email';
    const json = { 'content-type': 'application/json' };
    const good = JSON.stringify({ email: 'a@b.org', password: 'correct horse' });
    expect(await world.browser().send('POST', path, JSON.stringify({ email: 'x'.repeat(20_000) }), json)).toMatchObject(
      {
        status: 413,
        body: { code: 'PAYLOAD_TOO_LARGE' },
      },
    );
    expect(await world.browser().send('POST', path, '{', json)).toMatchObject({
      status: 400,
      body: { code: 'INVALID', error: 'The request body is not valid JSON.' },
    });
    expect(await world.browser().send('POST', path, '[]', json)).toMatchObject({
      status: 400,
      body: { code: 'INVALID' },
    });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx'])
      expect(await world.browser().send('POST', path, good, { 'content-type': type })).toMatchObject({
        status: 400,
        body: { code: 'INVALID' },
      });
  });

  it('refuses an oversized body while it is still being received', async () => {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    const upload = request(`${world.server.url}/identity/sign-in/email`, { method: 'POST', headers });
    const answer = new Promise<IncomingMessage>((resolve, reject) =>
      upload.on('response', resolve).on('error', reject),
    );
    upload.write('x'.repeat(20_000));
    expect((await answer).statusCode).toBe(413);
    upload.destroy();
  });

  it('uses a session cookie when asked not to remember', async () => {
    const visitor = world.browser();
    const body = { email: world.newEmail(), password: 'correct horse', name: 'Ann', rememberMe: false };
    await visitor.post('/identity/sign-up/email', body);
    expect(visitor.attributes.get('homefold.session_token')?.join()).not.toMatch(/max-age|expires/i);
    expect(await visitor.get('/whoami')).toMatchObject({ status: 200 });
  });

  it('exposes no other call of the library', async () => {
    const visitor = await world.signedUp();
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

describe('sessions', () => {
  it('are listed without secrets and revoked by id, at once', async () => {
    const email = world.newEmail();
    const phone = await world.signedUp(email);
    const laptop = world.browser();
    await laptop.signIn(email);
    const jwt = await phone.token();
    const list = await laptop.sessions();
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
    expect(await laptop.sessions()).toHaveLength(1);
  });

  it('of another user answer like nonexistent ones', async () => {
    const [ann, eve] = [await world.signedUp(), await world.signedUp()];
    const [session] = await ann.sessions();
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
    expect(await world.browser().get('/identity/list-sessions')).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
    expect(await world.browser().post('/identity/revoke-session', { id: 'x' })).toMatchObject({ status: 401 });
    expect((await world.browser().get('/whoami')).body).toBeNull();
  });

  it('can all be ended, or all others', async () => {
    const email = world.newEmail();
    const [phone, laptop] = [await world.signedUp(email), world.browser()];
    await laptop.signIn(email);
    await laptop.post('/identity/revoke-other-sessions');
    expect([(await phone.get('/whoami')).status, (await laptop.get('/whoami')).status]).toEqual([401, 200]);
    await laptop.post('/identity/revoke-sessions');
    expect(await laptop.get('/whoami')).toMatchObject({ status: 401 });
  });

  it('other than the current one end when the password changes', async () => {
    const email = world.newEmail();
    const [phone, laptop] = [await world.signedUp(email), world.browser()];
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
    expect(await world.browser().signIn(email, 'another horse')).toMatchObject({ status: 200 });
  });

  it('with a tampered cookie are invalid', async () => {
    const visitor = await world.signedUp();
    const cookie = visitor.cookie.replace(/=(.)/, (_, first: string) => `=${first === 'a' ? 'b' : 'a'}`);
    expect(await visitor.get('/whoami', { cookie })).toMatchObject({ status: 401 });
  });

  it('show a changed name at once, and accept no other change', async () => {
    const email = world.newEmail();
    const visitor = await world.signedUp(email);
    const jwt = await visitor.token();
    const change = {
      name: ' Ann  Maria ',
      email: 'root@example.org',
      image: 'javascript:alert(1)',
      emailVerified: true,
    };
    expect(await visitor.post('/identity/update-user', change)).toMatchObject({ status: 200 });
    expect(await visitor.get('/whoami', bearer(jwt))).toMatchObject({ body: { name: 'Ann Maria', email } });
    const rows = await world.rows('select image, "emailVerified" from identity."user" where email = $1', [email]);
    expect(rows).toEqual([{ image: null, emailVerified: false }]);
  });
});
