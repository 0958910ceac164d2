import { createHmac } from 'node:crypto';
import { stopDate } from '../../test/clock';
import { startWorld, world } from './identity-api.test-kit';
import type { Answer, Browser } from './identity-browser.test-kit';

startWorld();

/** Codes change every half minute, so the date is stopped; `nextCode` advances it to the next code. */
let date: ReturnType<typeof stopDate>;
beforeEach(() => void (date = stopDate()));
afterEach(() => date.resume());
const nextCode = (): void => date.pass(30);

/** The TOTP code of a key, some half minutes from now (RFC 6238). */
function codeOf(key: Buffer, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function keyOf(totpURI: string): Buffer {
  const bits = [...(new URL(totpURI).searchParams.get('secret') ?? '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

const password = { currentPassword: 'correct horse' };
const verify = (browser: Browser, code: string, trustDevice?: boolean) =>
  browser.post('/identity/two-factor/verify-totp', { code, trustDevice });
const recover = (browser: Browser, code: string | undefined) =>
  browser.post('/identity/two-factor/verify-backup-code', { code });
const changesOf = (email: string) => world.notices.filter(({ to }) => to === email).map(({ change }) => change);
const wrongCode = { status: 400, body: { code: 'INVALID', field: 'code' } };

/** A user who has set up the app half a minute ago, so that the current and next codes are unused. */
async function withApp() {
  const email = world.newEmail();
  const owner = await world.signedUp(email);
  const begun = await owner.post('/identity/two-factor/enable', password);
  const { totpURI, backupCodes } = begun.body as { totpURI: string; backupCodes: string[] };
  const key = keyOf(totpURI);
  const done = await verify(owner, codeOf(key));
  nextCode();
  if (done.status !== 200) throw new Error(`setting up answered ${done.status}: ${JSON.stringify(done.body)}`);
  return { email, owner, key, codes: backupCodes, uri: totpURI };
}

/** A browser that has passed the password and awaits the second step. */
async function halfWay(email: string, secret?: string): Promise<Browser> {
  const browser = world.browser();
  const answer = await browser.signIn(email, secret);
  expect(answer).toMatchObject({ status: 200, body: { twoFactorRedirect: true } });
  return browser;
}

describe('an authenticator app', () => {
  it('is required at the next sign-in, which grants nothing before', async () => {
    const email = world.newEmail();
    const owner = await world.signedUp(email);
    const elsewhere = world.browser();
    await elsewhere.signIn(email);

    for (const body of [{}, { currentPassword: 'guess' }])
      expect(await owner.post('/identity/two-factor/enable', body)).toMatchObject({
        status: 400,
        body: { field: 'currentPassword' },
      });
    const begun = await owner.post('/identity/two-factor/enable', password);
    const { totpURI, backupCodes } = begun.body as { totpURI: string; backupCodes: string[] };
    expect(totpURI).toMatch(/^otpauth:\/\/totp\/Homefold:/);
    expect(new Set(backupCodes).size).toBe(10);
    const key = keyOf(totpURI);
    const methods = async () => (await owner.get('/identity/sign-in-methods')).body;
    const wrong = codeOf(key, 40);
    expect(await verify(owner, wrong)).toMatchObject(wrongCode);
    expect(await methods()).toEqual({ authenticatorApp: false, recoveryCodesLeft: 0 });
    expect(await world.browser().signIn(email)).toMatchObject({ body: { user: { email } } });

    expect(await verify(owner, codeOf(key))).toMatchObject({ status: 200 });
    nextCode();
    expect(await methods()).toEqual({ authenticatorApp: true, recoveryCodesLeft: 10 });
    expect(changesOf(email)).toEqual(['app-added']);
    expect(await owner.get('/whoami')).toMatchObject({ status: 200 });
    expect(await elsewhere.get('/whoami')).toMatchObject({ status: 401 });
    expect(await owner.post('/identity/two-factor/enable', password)).toMatchObject({ status: 409 });

    const visitor = await halfWay(email);
    expect([...visitor.cookies.keys()]).toEqual(['homefold.two_factor']);
    const nobody = { status: 200, body: null };
    expect(await visitor.get('/whoami')).toMatchObject(nobody);
    for (const path of ['/identity/token', '/identity/list-sessions', '/identity/sign-in-methods'])
      expect(await visitor.get(path)).toMatchObject({ status: 401 });
    expect(await visitor.get('/identity/get-session')).toMatchObject(nobody);
    expect(await verify(visitor, wrong)).toMatchObject(wrongCode);
    const entered = await verify(visitor, codeOf(key));
    expect(entered).toMatchObject({ status: 200, body: { user: { email } } });
    expect(entered.body).not.toHaveProperty('token');
    expect(await visitor.get('/whoami')).toMatchObject({ status: 200 });
  });

  it('survives a check of the session that was sent before it was set up', async () => {
    const email = world.newEmail();
    await world.signedUp(email);
    const late = world.browser();
    await late.signIn(email);
    await world.rows(
      'delete from identity.session s using identity."user" u where u.id = s."userId" and u.email = $1',
      [email],
    );
    expect(await late.get('/identity/get-session')).toMatchObject({ status: 200, body: null });
    // the cookie that the answer of the change has set in the meantime
    expect([...late.cookies.keys()]).toContain('homefold.session_token');
  });

  it('produces codes that work once, for their own account and sign-in only', async () => {
    const [ann, bea] = [await withApp(), await withApp()];
    const [one, other] = [await halfWay(ann.email), await halfWay(ann.email)];
    expect(await verify(one, codeOf(bea.key))).toMatchObject(wrongCode);
    const code = codeOf(ann.key);
    const both = await Promise.all([verify(one, code), verify(other, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await verify(await halfWay(ann.email), code)).toMatchObject(wrongCode);
    expect(await verify(world.browser(), codeOf(ann.key, 1))).toMatchObject({ status: 401 });
    for (const junk of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
      expect(await verify(await halfWay(ann.email), junk)).toMatchObject(wrongCode);
    expect(await verify(await halfWay(ann.email), codeOf(ann.key, 1))).toMatchObject({ status: 200 });
  });

  it('produces codes that still work half a minute later, and no longer', async () => {
    const { email, key } = await withApp();
    const tooLate = codeOf(key);
    nextCode();
    const late = codeOf(key);
    nextCode();
    expect(await verify(await halfWay(email), tooLate)).toMatchObject(wrongCode);
    date.pass(29.999);
    expect(await verify(await halfWay(email), late)).toMatchObject({ status: 200 });
  });

  it('limits guessing to five codes per sign-in and ten per account', async () => {
    const { email, key, codes } = await withApp();
    const wrong = (n: number) => codeOf(key, 40 + n);
    const first = await halfWay(email);
    const tries: Answer[] = [];
    for (let n = 0; n < 6; n++) tries.push(await verify(first, wrong(n)));
    expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 401]);
    expect(await verify(first, codeOf(key))).toMatchObject({ status: 401 });
    const second = await halfWay(email);
    for (let n = 0; n < 5; n++) await verify(second, wrong(10 + n));
    expect(await verify(await halfWay(email), codeOf(key, 1))).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED' },
    });
    expect(await recover(await halfWay(email), codes[0])).toMatchObject({ status: 429 });
  });

  it.each<[string, (browser: Browser, n: number) => Promise<Answer>]>([
    ['one-time', (browser, n) => verify(browser, String(n).padStart(6, '0'))],
    ['recovery', (browser, n) => recover(browser, `aaaaa-${String(n).padStart(5, '2')}`)],
    ['mixed', (browser, n) => (n % 2 ? verify(browser, `00000${n % 10}`) : recover(browser, 'bbbbb-bbbbb'))],
  ])('judges ten %s codes of strangers at most, however many arrive at once; the owner gets in', async (_, guess) => {
    const { email, owner, key, codes } = await withApp();
    await owner.post('/identity/sign-out');
    const strangers: Browser[] = [];
    for (let n = 0; n < 16; n++) strangers.push(await halfWay(email));
    const answers = await Promise.all(strangers.map(guess));
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(400), count(429)]).toEqual([10, 6]);
    const [one, other] = [await halfWay(email), await halfWay(email)];
    for (const answer of [await verify(one, codeOf(key)), await recover(other, codes[0])])
      expect(answer).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });

    expect(await owner.signIn(email)).toMatchObject({ body: { twoFactorRedirect: true } });
    for (let n = 0; n < 3; n++) expect(await guess(owner, 50 + n)).toMatchObject({ status: 400 });
    expect(await verify(owner, codeOf(key))).toMatchObject({ status: 200, body: { user: { email } } });
    for (let round = 0; round < 15; round++) {
      await owner.post('/identity/sign-out');
      await owner.signIn(email);
      if (round < 10) nextCode();
      const answer = round < 10 ? await verify(owner, codeOf(key)) : await guess(owner, 60 + round);
      // right codes are not counted, and three of ten wrong ones are
      expect({ round, status: answer.status }).toEqual({ round, status: round < 10 ? 200 : 400 });
    }
    date.pass(900);
    expect(await verify(await halfWay(email), codeOf(key))).toMatchObject({ status: 200 });
  });

  it("limits guessing on a known device, and on many of them, such as those of whoever reads the owner's mail", async () => {
    const { email, owner } = await withApp();
    await owner.post('/identity/sign-out');
    let guesses = 0;
    /** How many wrong codes are judged before one is refused. */
    const judged = async (device: Browser, secret?: string): Promise<number> => {
      for (let count = 0; ; count++) {
        if (count % 5 === 0) expect(await device.signIn(email, secret)).toMatchObject({ status: 200 });
        const { status } = await verify(device, String((guesses += 1)).padStart(6, '0'));
        if (status !== 400) return status === 429 ? count : NaN;
      }
    };
    expect(await judged(owner)).toBe(10);
    const others: number[] = [];
    for (let n = 0; n < 3; n++) {
      const device = world.browser();
      await device.post('/identity/request-password-reset', { email });
      const chosen = { token: world.mails.at(-1)?.token, newPassword: 'another horse' };
      expect(await device.post('/identity/reset-password', chosen)).toMatchObject({ status: 200 });
      others.push(await judged(device, 'another horse'));
    }
    expect(others).toEqual([10, 10, 0]);
  });

  it('is not skipped after a password reset, which also ends trust in devices', async () => {
    const { email, key } = await withApp();
    const device = await halfWay(email);
    expect(await verify(device, codeOf(key), true)).toMatchObject({ status: 200 });
    await device.post('/identity/sign-out');
    expect(await device.signIn(email)).toMatchObject({ status: 200, body: { user: { email } } });

    await device.post('/identity/request-password-reset', { email });
    const token = world.mails.at(-1)?.token;
    const chosen = await device.post('/identity/reset-password', { token, newPassword: 'another horse' });
    expect(chosen).toMatchObject({ status: 200 });
    expect(changesOf(email)).toEqual(['app-added', 'password']);
    expect(await device.get('/whoami')).toMatchObject({ status: 401 });
    expect(await device.signIn(email, 'another horse')).toMatchObject({ body: { twoFactorRedirect: true } });
    expect(await device.get('/whoami')).toMatchObject({ status: 200, body: null });
    await halfWay(email, 'another horse');
  });

  it('is removed by its owner only, with the password', async () => {
    const { email, owner } = await withApp();
    const disable = (browser: Browser, body: object) => browser.post('/identity/two-factor/disable', body);
    expect(await disable(world.browser(), password)).toMatchObject({ status: 401 });
    expect(await disable(await halfWay(email), password)).toMatchObject({ status: 401 });
    expect(await disable(owner, { currentPassword: 'guess' })).toMatchObject({
      status: 400,
      body: { field: 'currentPassword' },
    });
    await halfWay(email);
    expect(await disable(owner, password)).toMatchObject({ status: 200 });
    expect(changesOf(email)).toEqual(['app-added', 'app-removed']);
    expect(await owner.get('/identity/sign-in-methods')).toMatchObject({ body: { authenticatorApp: false } });
    expect(await world.browser().signIn(email)).toMatchObject({ status: 200, body: { user: { email } } });
  });
});

describe('recovery codes', () => {
  it('replace the app, each once, in any notation', async () => {
    const { email, owner, codes, uri } = await withApp();
    const [first = '', second = ''] = codes;
    expect(await recover(await halfWay(email), 'aaaaa-aaaaa')).toMatchObject(wrongCode);
    expect(await recover(await halfWay(email), ` ${first.toUpperCase().replace('-', ' ')} `)).toMatchObject({
      status: 200,
      body: { user: { email } },
    });
    expect(await recover(await halfWay(email), first)).toMatchObject(wrongCode);
    const both = await Promise.all([await halfWay(email), await halfWay(email)].map((each) => recover(each, second)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await owner.get('/identity/sign-in-methods')).toMatchObject({ body: { recoveryCodesLeft: 8 } });
    expect(changesOf(email)).toEqual(['app-added', 'recovery-code-used', 'recovery-code-used']);

    const rows = await world.rows<{ secret: string; backupCodes: string }>('select * from identity.two_factor');
    const stored = JSON.stringify(rows);
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    for (const kept of [...codes, secret, keyText(uri)]) expect(stored).not.toContain(kept);
  });

  it('and TOTP codes report when their sealing secret is gone', async () => {
    const { email, key, codes } = await withApp();
    await world.rows(
      `update identity.two_factor f set "secret" = 'x' || "secret" from identity."user" u where u.id = f."userId" and u.email = $1`,
      [email],
    );
    for (const answer of [
      await verify(await halfWay(email), codeOf(key)),
      await recover(await halfWay(email), codes[0]),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('are regenerated with the password', async () => {
    const { email, owner, codes } = await withApp();
    const path = '/identity/two-factor/generate-backup-codes';
    expect(await owner.post(path, { currentPassword: 'guess' })).toMatchObject({ status: 400 });
    const fresh = (await owner.post(path, password)).body as { backupCodes: string[] };
    expect(fresh.backupCodes).toHaveLength(10);
    expect(await recover(await halfWay(email), codes[0])).toMatchObject(wrongCode);
    expect(await recover(await halfWay(email), fresh.backupCodes[0])).toMatchObject({ status: 200 });
    expect(changesOf(email)).toEqual(['app-added', 'recovery-codes', 'recovery-code-used']);
    expect(await (await world.signedUp()).post(path, password)).toMatchObject({ status: 409 });
  });
});

/** The key as the library stores it before base32 encoding. */
const keyText = (uri: string): string => keyOf(uri).toString('utf8');
