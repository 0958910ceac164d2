import { createHash } from 'node:crypto';
import timers from 'node:timers/promises';
import { until } from '../../test/until';
import { type Browser, bearer } from './identity-browser.test-kit';
import { BuiltinWorld } from './identity-server.test-kit';

const world = new BuiltinWorld();
/** How long an answer that could reveal an account takes at least (builtin/routes.ts). */
const FLOOR_MS = 250;

beforeAll(() => world.start());
afterAll(() => world.stop());

describe('a forgotten password', () => {
  const ask = (email: string) => world.browser().post('/identity/request-password-reset', { email });
  const reset = (token: string | undefined, newPassword = 'another horse') =>
    world.browser().post('/identity/reset-password', { token, newPassword });
  const mailedTo = (email: string) => world.mails.filter(({ to }) => to === email).map(({ token }) => token);

  it('is replaced once through a mailed link, which ends every session', async () => {
    const email = world.newEmail();
    const visitor = await world.signedUp(email);
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
    expect(await world.browser().signIn(email)).toMatchObject({ status: 401 });
    expect(await world.browser().signIn(email, 'another horse')).toMatchObject({ status: 200 });
  });

  it('accepts one of two concurrent uses of a link', async () => {
    const email = world.newEmail();
    await world.signedUp(email);
    await ask(email);
    const [token] = mailedTo(email);
    const both = await Promise.all([reset(token, 'horse number one'), reset(token, 'horse number two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('does not reveal by answer or timing whether an account exists', async () => {
    const email = world.newEmail();
    const visitor = await world.signedUp(email);
    let release: () => void = () => undefined;
    const pause = new Promise<void>((resolve) => (release = resolve));
    const { setTimeout: sleep } = timers;
    let waits = 0;
    const spy = jest.spyOn(timers, 'setTimeout').mockImplementation((milliseconds, value) => {
      if (milliseconds !== FLOOR_MS) return sleep(milliseconds, value);
      waits += 1;
      return pause as Promise<never>;
    });
    let answered = 0;
    const asked = [email, 'nobody@example.org'].map((address) => ask(address).finally(() => (answered += 1)));
    // whatever there is to do is done, and other calls are answered
    await until(() => mailedTo(email).length === 1 && waits === 2);
    expect(await visitor.get('/whoami')).toMatchObject({ status: 200 });
    expect(answered).toBe(0);
    spy.mockRestore();
    release();
    const [known, unknown] = await Promise.all(asked);
    expect([known?.status, known?.body]).toEqual([unknown?.status, unknown?.body]);
    expect(mailedTo('nobody@example.org')).toEqual([]);
  });

  it('is not replaced by an expired or guessed link, or one copied from the table', async () => {
    const email = world.newEmail();
    await world.signedUp(email);
    await ask(email);
    const [token] = mailedTo(email);
    const rows = await world.rows<{ identifier: string }>('select identifier from identity.verification');
    expect(rows.length).toBeGreaterThan(0);
    for (const { identifier } of rows) {
      expect(identifier).not.toContain(String(token));
      expect(await reset(identifier)).toMatchObject({ status: 400, body: { field: 'token' } });
    }
    expect(await reset('guess')).toMatchObject({ status: 400 });
    await world.rows(`update identity.verification set "expiresAt" = now() - interval '1 second'`);
    expect(await reset(token)).toMatchObject({ status: 400, body: { field: 'token' } });
  });
});

it('a sign-in hashes one password, whether the account exists or not, at full cost', async () => {
  const email = world.newEmail();
  await world.signedUp(email);
  const hashes = async (address: string) => {
    world.hashes.mockClear();
    expect(await world.browser().signIn(address, 'guess')).toMatchObject({ status: 401 });
    return world.hashes.mock.calls.map(([, , length, options]) => ({ length, ...options }));
  };
  const known = await hashes(email);
  expect(known).toEqual([expect.objectContaining({ length: 64, N: 16_384, r: 16, p: 1 })]);
  expect(await hashes('nobody@example.org')).toEqual(known);
});

describe('limits', () => {
  it('stop the sixth sign-in per minute from one network only', async () => {
    const guesser = world.browser('2001:db8:0:7::f');
    const statuses = [];
    for (let n = 0; n < 5; n++)
      statuses.push((await world.browser(`2001:db8:0:7::${n}`).signIn(world.newEmail(), 'guess')).status);
    const last = await guesser.signIn(world.newEmail(), 'guess');
    expect(statuses).toEqual([401, 401, 401, 401, 401]);
    expect(last).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const wait = Number(last.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await world.browser('2001:db8:0:8::1').signIn(world.newEmail(), 'guess')).toMatchObject({ status: 401 });
  });

  it('cannot be evaded by forging an address header', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n++) {
      const forged = { 'x-homefold-client-ip': `198.51.100.${n}`, 'x-forwarded-for': `198.51.100.${n}, 203.0.113.9` };
      const body = { email: world.newEmail(), password: 'guess' };
      statuses.push((await world.browser().post('/identity/sign-in/email', body, forged)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('hold for concurrent calls', async () => {
    const guesser = world.browser('203.0.113.10');
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await guesser.signIn(world.newEmail(), 'guess')).status),
    );
    expect(statuses.filter((status) => status !== 429)).toHaveLength(5);
  });
});

describe('strangers at an account', () => {
  const ask = (browser: Browser, email: string) => browser.post('/identity/request-password-reset', { email });
  const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email);

  it("are slowed down across addresses, without blocking the owner's sign-in or reset", async () => {
    const email = world.newEmail();
    const owner = await world.signedUp(email);
    await owner.post('/identity/sign-out');

    const guess = async (_: unknown, n: number) => {
      const written = n % 2 ? email : ` ${email.toUpperCase()}`;
      return (await world.browser().signIn(written, 'guess')).status;
    };
    expect(await guess(null, 0)).toBe(401);
    // as if 95 had been made; each takes a tenth of a second of a core
    await world.rows(`update rate_limit set hits = 95 where key = 'identity:sign-in:' || $1 || ':strangers'`, [
      createHash('sha256').update(email).digest('base64url'),
    ]);
    const statuses = await Promise.all(Array.from({ length: 40 }, guess));
    // five more, and one in twenty seconds from then on
    const passed = statuses.filter((status) => status === 401).length;
    const refused = statuses.filter((status) => status === 429).length;
    expect(passed + refused).toBe(40);
    expect(passed).toBeGreaterThanOrEqual(6);
    expect(refused).toBeGreaterThan(20);
    expect(await owner.signIn(email)).toMatchObject({ status: 200 });

    // an owner with only a mailbox is not blocked either: following the link makes a new device known
    const newDevice = world.browser();
    expect(await ask(newDevice, email)).toMatchObject({ status: 200 });
    const token = mailsTo(email).at(-1)?.token;
    expect(await newDevice.post('/identity/reset-password', { token, newPassword: 'another horse' })).toMatchObject({
      status: 200,
    });
    expect(await newDevice.signIn(email, 'another horse')).toMatchObject({ status: 200 });
  });

  it("can neither flood its mailbox nor use up the owner's reset mails", async () => {
    const email = world.newEmail();
    const owner = await world.signedUp(email);
    const known = await Promise.all(Array.from({ length: 12 }, () => ask(world.browser(), email)));
    const unknown = await Promise.all(Array.from({ length: 12 }, () => ask(world.browser(), 'nobody@example.org')));
    for (const { status, body } of [...known, ...unknown])
      expect({ status, body }).toEqual({ status: 200, body: known[0]?.body });
    expect(mailsTo(email)).toHaveLength(6);

    expect(await ask(owner, email)).toMatchObject({ status: 200 });
    expect(mailsTo(email)).toHaveLength(7);
    const pest = world.browser();
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await ask(pest, email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(mailsTo(email)).toHaveLength(7);
  });

  it("are subject to the limit of a shared network, from which the owner's known browser is exempt", async () => {
    const email = world.newEmail();
    const owner = world.browser('203.0.113.20');
    await owner.signUp(email);
    const device = owner.cookies.get('homefold.device') ?? '';
    expect(owner.attributes.get('homefold.device')).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/identity']),
    );
    // known for another account, and with a cookie that is not from the owner's browser
    const stranger = world.browser('203.0.113.20');
    await stranger.signUp(world.newEmail());
    const [id = ''] = device.split('.');
    const forged = [...(stranger.cookies.get('homefold.device') ?? '').split('.').slice(1)].map(
      (tag) => `${id}.${tag}`,
    );
    const statuses = [];
    for (const cookie of ['', ...forged, `${device}x`, `${id}.`, 'junk']) {
      if (cookie) stranger.cookies.set('homefold.device', cookie);
      statuses.push((await stranger.signIn(email, 'guess')).status);
    }
    statuses.push((await stranger.signIn(email, 'guess')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await owner.signIn(email)).toMatchObject({ status: 200 });
  });

  it("get ten failed attempts in ten minutes from the owner's browser", async () => {
    const email = world.newEmail();
    const owner = await world.signedUp(email);
    for (let n = 0; n < 9; n++) await owner.signIn(email, 'guess');
    expect(await owner.signIn(email)).toMatchObject({ status: 200 });
    expect(await owner.signIn(email, 'guess')).toMatchObject({ status: 401 });
    expect(await owner.signIn(email)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    // nor with an open session
    const change = (currentPassword: string) =>
      owner.post('/identity/change-password', { currentPassword, newPassword: 'another horse' });
    for (let n = 0; n < 5; n++) expect(await change('guess')).toMatchObject({ status: 400 });
    expect(await change('correct horse')).toMatchObject({ status: 429 });
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
    const visitor = await world.signedUp();
    for (const path of ['/whoami', '/identity/sign-out', '/identity/revoke-sessions', '/identity/update-user'])
      expect(await visitor.post(path, { name: 'Evil' }, headers)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
    expect(await visitor.get('/whoami')).toMatchObject({ status: 200, body: { name: 'Ann Lee' } });
  });

  it('cannot sign anybody in or up', async () => {
    const email = world.newEmail();
    await world.signedUp(email);
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const body = { email, password: 'correct horse', name: 'Evil' };
      expect(await world.browser().post('/identity/sign-in/email', body, headers)).toMatchObject({ status: 403 });
      expect(
        await world.browser().post('/identity/sign-up/email', { ...body, email: world.newEmail() }, headers),
      ).toMatchObject({
        status: 403,
      });
    }
  });

  it('cannot get a mailed link to its own pages', async () => {
    const email = world.newEmail();
    await world.signedUp(email);
    const body = { email, redirectTo: 'https://evil.example' };
    expect(await world.browser().post('/identity/request-password-reset', body)).toMatchObject({ status: 200 });
    expect(Object.keys(world.mails.at(-1) ?? {})).toEqual(['to', 'token']);
  });

  it('checks do not affect tools that send neither cookie nor origin', async () => {
    const email = world.newEmail();
    await world.signedUp(email);
    const body = { email, password: 'correct horse' };
    expect(await world.browser().post('/identity/sign-in/email', body, { origin: '' })).toMatchObject({ status: 200 });
  });
});
