import { decodeProtectedHeader } from 'jose';
import { createAuth } from './builtin/better-auth';
import type { Principal } from '../platform/auth';
import { type Browser, bearer } from './identity-browser.test-kit';
import { startWorld, world } from './identity-api.test-kit';

startWorld(true);

describe('deleting an account', () => {
  const remove = async (visitor: Browser, password?: string) => {
    const { body } = await visitor.get('/whoami');
    return world.identity.deleteUser(body as Principal, { password });
  };

  it('needs the password', async () => {
    const visitor = await world.signedUp();
    for (const password of [undefined, '', 'not the password', 'x'.repeat(1000)])
      await expect(remove(visitor, password)).rejects.toMatchObject({ code: 'INVALID', extras: { field: 'password' } });
    expect(await visitor.get('/whoami')).toMatchObject({ status: 200 });
  });

  it('cannot be used to guess the password', async () => {
    const visitor = await world.signedUp();
    for (let n = 0; n < 5; n++) await expect(remove(visitor, 'guess')).rejects.toMatchObject({ code: 'INVALID' });
    await expect(remove(visitor, 'correct horse')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('can be refused by a guard, and otherwise leaves nothing behind', async () => {
    const email = world.newEmail();
    const visitor = await world.signedUp(email);
    const { userId } = (await visitor.get('/whoami')).body as { userId: string };
    await world.browser().post('/identity/request-password-reset', { email });
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
      expect(await world.rows(`select from identity.${table} where "${column}" = $1`, [userId])).toEqual([]);
    expect(await world.signedUp(email)).toBeDefined();
  });
});

describe('an easily guessed password', () => {
  it('is refused at sign-up, change and reset, and changes nothing', async () => {
    const email = world.newEmail();
    const refused = (field: string) => ({ status: 400, body: { code: 'INVALID', field } });
    for (const password of ['basketball', 'Homefold 2026', email, 'ann lee ann lee'])
      expect(await world.browser().signUp(email, password)).toMatchObject(refused('password'));

    const visitor = await world.signedUp(email);
    const change = (newPassword: string) =>
      visitor.post('/identity/change-password', { currentPassword: 'correct horse', newPassword });
    expect(await change('basketball')).toMatchObject(refused('newPassword'));
    expect(await change('Ann Lee 2026')).toMatchObject(refused('newPassword'));

    await visitor.post('/identity/request-password-reset', { email });
    const token = world.mails.at(-1)?.token;
    const reset = (newPassword: string) => visitor.post('/identity/reset-password', { token, newPassword });
    expect(await reset('basketball')).toMatchObject(refused('newPassword'));
    expect(await reset(`${email}!`)).toMatchObject(refused('newPassword'));
    // the link is still valid
    expect(await visitor.signIn(email)).toMatchObject({ status: 200 });
    expect(await reset('another horse')).toMatchObject({ status: 200 });
  });
});

describe('the machinery', () => {
  it('signs with a new key after rotation, and still accepts the old one', async () => {
    const visitor = await world.signedUp();
    const before = await visitor.token();
    expect(await visitor.get('/whoami', bearer(before))).toMatchObject({ status: 200 });
    await world.rows(`update identity.jwks set "expiresAt" = now() - interval '1 second'`);
    const after = await visitor.token();
    expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid);
    expect(await visitor.get('/whoami', bearer(after))).toMatchObject({ status: 200 });
    expect(await visitor.get('/whoami', bearer(before))).toMatchObject({ status: 200 });
  });

  it('marks its cookie Secure behind https', async () => {
    const hooks = {
      sendResetLink: async () => undefined,
      sessionStarted: async () => undefined,
      passwordWasReset: async () => undefined,
      signingKeyLost: () => undefined,
      factorChanged: async () => undefined,
      isFirstUse: async () => true,
      passkeyUsed: async () => undefined,
      currentOrigin: () => 'https://home.example.org',
      failure: () => undefined,
    };
    const auth = createAuth(
      { publicUrl: 'https://home.example.org', secret: world.database.secret },
      world.database.pool,
      hooks,
    );
    const { sessionToken } = (await auth.$context).authCookies;
    expect(sessionToken.name).toBe('__Secure-homefold.session_token');
    expect(sessionToken.attributes).toMatchObject({ secure: true, httpOnly: true, sameSite: 'lax' });
  });

  it('keeps its signing keys encrypted in the table', async () => {
    const rows = await world.rows<{ privateKey: string }>('select "privateKey" from identity.jwks');
    expect(rows.length).toBeGreaterThan(0);
    for (const { privateKey } of rows) expect(privateKey).not.toMatch(/"(d|p|q)":/);
  });

  it('reports a failure inside the library as INTERNAL and prints nothing raw', async () => {
    const email = world.newEmail();
    await world.signedUp(email);
    const print = jest.spyOn(console, 'error').mockImplementation();
    await world.database.asOwner('alter table identity.session rename to session_away');
    try {
      const answers = [await world.browser().signIn(email), await world.browser().signUp(world.newEmail())];
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
        expect(JSON.stringify(answer.body)).not.toContain('session');
      }
    } finally {
      await world.database.asOwner('alter table identity.session_away rename to session');
    }
    expect(print).not.toHaveBeenCalled();
    print.mockRestore();
  });

  it('answers 503 while the database is down, prints nothing raw, and recovers', async () => {
    const email = world.newEmail();
    const visitor = await world.signedUp(email);
    const jwt = await visitor.token();
    const print = jest.spyOn(console, 'error').mockImplementation();
    await world.database.restart(async () => {
      for (const headers of [bearer(jwt), {}])
        expect(await visitor.get('/whoami', headers)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      expect(await visitor.get('/identity/token')).toMatchObject({ status: 503 });
      expect(await visitor.get('/identity/list-sessions')).toMatchObject({ status: 503 });
      expect(await world.browser().signIn(email)).toMatchObject({ status: 503 });
    });
    expect(print).not.toHaveBeenCalled();
    print.mockRestore();
    expect(await visitor.get('/whoami', bearer(jwt))).toMatchObject({ status: 200 });
    expect(await visitor.get('/whoami')).toMatchObject({ status: 200 });
    expect(await world.browser().signIn(email)).toMatchObject({ status: 200 });
  });
});
