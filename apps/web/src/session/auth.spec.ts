import { http, HttpResponse } from 'msw';
import { emma, identityHandlers, network } from '../test/network';
import { authState, getToken, refreshAuth, signOut, startAuth } from './auth-store';
import { identity } from './identity-api';
import { splitName } from './split-name';
import { onUserDataCleared } from './local-data';

const tokenFor = (seconds: number): string => `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.x`;

describe('the identity port with the built-in service', () => {
  it('knows who is signed in', async () => {
    network.use(...identityHandlers(emma));
    await startAuth();
    expect(authState()).toEqual({
      status: 'signed-in',
      user: { id: emma.id, email: emma.email, firstName: 'Emma', lastName: 'Ashdown', imageUrl: null },
    });
  });

  it('keeps a token until ten seconds before it expires, and fetches once for many callers', async () => {
    let asked = 0;
    let life = 60;
    network.use(
      http.get('*/identity/token', () => {
        asked += 1;
        return HttpResponse.json({ token: tokenFor(life) });
      }),
      ...identityHandlers(emma),
    );
    await startAuth();
    await Promise.all([getToken(), getToken(), getToken()]);
    expect(asked).toBe(1);
    await getToken();
    expect(asked).toBe(1);
    life = 5;
    await refreshAuth();
    await getToken();
    await getToken();
    expect(asked).toBe(3);
  });

  it('signs out when the service no longer knows the session', async () => {
    network.use(
      http.get('*/identity/token', () => HttpResponse.json({ code: 'UNAUTHORIZED', message: '' }, { status: 401 })),
      ...identityHandlers(emma),
    );
    await startAuth();
    expect(await getToken()).toBeNull();
    expect(authState().status).toBe('signed-out');
  });

  it('stays signed in when the session is replaced while a token is fetched', async () => {
    let replaced = false;
    let finish: () => void = () => undefined;
    const changed = new Promise<void>((resolve) => (finish = resolve));
    network.use(
      http.get('*/identity/token', () =>
        replaced ? HttpResponse.json({ token: tokenFor(60) }) : HttpResponse.json({}, { status: 401 }),
      ),
      http.post('*/identity/two-factor/verify-totp', async () => {
        await changed;
        replaced = true;
        return HttpResponse.json({});
      }),
      ...identityHandlers(emma),
    );
    await startAuth();
    const change = identity('/two-factor/verify-totp', { code: '123456' });
    const token = getToken();
    await new Promise((resolve) => setTimeout(resolve));
    finish();
    expect(await token).toMatch(/^x\./);
    expect(authState().status).toBe('signed-in');
    await change;
  });

  it('ignores the answer of an outdated check', async () => {
    network.use(...identityHandlers(emma));
    await startAuth();
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    network.use(
      http.get(
        '*/identity/get-session',
        async () => {
          await late;
          return HttpResponse.json(null);
        },
        { once: true },
      ),
    );
    const first = refreshAuth();
    await refreshAuth();
    answer();
    await first;
    expect(authState().status).toBe('signed-in');
  });

  it('checks again when the session was replaced meanwhile', async () => {
    network.use(...identityHandlers(emma));
    await startAuth();
    const seen: string[] = [];
    let replaced: () => void = () => undefined;
    const change = new Promise<void>((resolve) => (replaced = resolve));
    network.use(
      http.post('*/identity/two-factor/verify-totp', async () => {
        await change;
        return HttpResponse.json({});
      }),
      // of the old session, which the server has ended already
      http.get('*/identity/get-session', () => (replaced(), HttpResponse.json(null)), { once: true }),
    );
    const done = identity('/two-factor/verify-totp', { code: '123456' });
    const check = refreshAuth().then(() => seen.push(authState().status));
    await Promise.all([done, check]);
    expect(seen).toEqual(['signed-in']);
    expect(authState().status).toBe('signed-in');
  });

  it("clears the person's cached data on signing out, and keeps it when that fails", async () => {
    const cleared = jest.fn();
    const stop = onUserDataCleared(cleared);
    let down = true;
    network.use(
      http.post('*/identity/sign-out', () => (down ? HttpResponse.error() : HttpResponse.json({ success: true }))),
      ...identityHandlers(emma),
    );
    await startAuth();
    localStorage.setItem('family-summary-cache-1', 'secret');
    await expect(signOut()).rejects.toThrow();
    expect(authState().status).toBe('signed-in');
    expect(localStorage.getItem('family-summary-cache-1')).toBe('secret');
    down = false;
    await signOut();
    expect(authState().status).toBe('signed-out');
    expect(localStorage.getItem('family-summary-cache-1')).toBeNull();
    expect(cleared).toHaveBeenCalledTimes(1);
    stop();
  });

  it("clears the previous person's cached data when somebody else signs in", async () => {
    network.use(...identityHandlers(emma));
    await startAuth();
    localStorage.setItem('family-autocomplete-titles', 'Dentist');
    network.use(...identityHandlers({ ...emma, id: 'user-tom', name: 'Tom' }));
    await refreshAuth();
    expect(authState().user?.id).toBe('user-tom');
    expect(localStorage.getItem('family-autocomplete-titles')).toBeNull();
  });

  it.each([
    ['Emma Ashdown', 'Emma', 'Ashdown'],
    ['  Mary Ann  Evans ', 'Mary', 'Ann Evans'],
    ['Cher', 'Cher', ''],
    ['', '', ''],
  ])('reads %p as first name %p and last name %p', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});
