import { createHmac, generateKeyPairSync, type KeyObject, sign as signBytes } from 'node:crypto';
import type { Principal } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Origins } from '../platform/http';
import { KnownDevices } from './builtin/known-devices';
import { SigningKeys, type KeyTable, type StoredKey } from './builtin/signing-keys';
import { ClerkIdentity, type ClerkIdentityParts } from './clerk/clerk-identity';
import { AccountDeletion } from './account-deletion';
import { clerkClient, silent } from './identity-server.test-kit';
import { identityPaths } from './openapi';
import { publicIdentityConfig } from './public-config';
import { SessionTokenVerifier } from './token-verifier';

const NOW = new Date('2026-03-01T12:00:00Z');
const now = NOW.getTime() / 1000;
const PUBLIC_URL = 'https://home.example.org';
const KID = '0b0f1f9e-8f0b-4a56-9d0e-3c8f1e7a1a11';

class FixedClock extends Clock {
  constructor(private at = NOW) {
    super();
  }
  now(): Date {
    return this.at;
  }
  advance(ms: number): void {
    this.at = new Date(this.at.getTime() + ms);
  }
}

const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = ours.publicKey.export({ type: 'spki', format: 'pem' }).toString();

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A hand-made token, so that no library refuses to create an invalid one. */
function token(claims: object, header: object = {}, key: KeyObject = ours.privateKey, digest = 'RSA-SHA256'): string {
  const signed = `${base64({ alg: 'RS256', typ: 'JWT', kid: KID, ...header })}.${base64(claims)}`;
  return `${signed}.${signBytes(digest, Buffer.from(signed), key).toString('base64url')}`;
}

const without = (claims: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));

const storedKey = (id = KID, key = ours.publicKey, expiresAt: Date | null = null): StoredKey => ({
  id,
  publicKey: JSON.stringify(key.export({ format: 'jwk' })),
  expiresAt,
});

/** The key table as the pool returns it. */
function keyTable(...rows: StoredKey[]) {
  const asked = jest.fn(async () => ({ rows }));
  return { rows, asked, pool: { query: asked } };
}

function clerk(overrides: Partial<ClerkIdentityParts> = {}): ClerkIdentity {
  return new ClerkIdentity({
    config: {
      kind: 'clerk',
      publishableKey: 'pk_test_x',
      secretKey: 'sk_test_x',
      jwtKey: pem,
      issuer: 'https://fake.clerk.accounts.dev',
    },
    baseUrl: PUBLIC_URL,
    origins: new Origins({ publicUrl: PUBLIC_URL, baseUrl: PUBLIC_URL, trustProxy: false }),
    clock: new FixedClock(),
    limiter: { hit: async () => undefined },
    logger: silent,
    deletions: new AccountDeletion(),
    client: clerkClient(),
    ...overrides,
  });
}

const providers = [
  {
    name: 'built in',
    claims: { iss: PUBLIC_URL, aud: 'homefold-api' },
    verify: (jwt: string) => {
      const clock = new FixedClock();
      return new SessionTokenVerifier([new SigningKeys(keyTable(storedKey()).pool, PUBLIC_URL, clock)], clock).verify(
        jwt,
      );
    },
  },
  {
    name: 'Clerk',
    claims: { iss: 'https://fake.clerk.accounts.dev', email: 'ann@example.org', name: 'Ann Lee' },
    verify: (jwt: string): Promise<Principal | null> =>
      clerk().authenticate({ headers: { authorization: `Bearer ${jwt}` }, method: 'POST' }),
  },
];

describe.each(providers)('session tokens ($name)', ({ claims, verify }) => {
  const good = {
    ...claims,
    azp: PUBLIC_URL,
    sub: 'user_1',
    sid: 'sess_1',
    iat: now - 1,
    nbf: now - 1,
    exp: now + 59,
  };
  const header = `${base64({ alg: 'none', typ: 'JWT', kid: KID })}.${base64(good)}`;
  const hmac = `${base64({ alg: 'HS256', typ: 'JWT', kid: KID })}.${base64(good)}`;

  it('accepts a valid one', async () => {
    expect(await verify(token(good))).toMatchObject({ userId: 'user_1', sessionId: 'sess_1' });
  });

  it('tolerates a clock skew of 4 seconds', async () => {
    await expect(verify(token({ ...good, exp: now - 4 }))).resolves.toMatchObject({ userId: 'user_1' });
    await expect(verify(token({ ...good, nbf: now + 4, iat: now + 4 }))).resolves.toMatchObject({ userId: 'user_1' });
  });

  it.each<[string, string]>([
    ['expired', token({ ...good, exp: now - 6 })],
    ['without an expiry', token(without(good, 'exp'))],
    ['not yet valid', token({ ...good, nbf: now + 6 })],
    ['issued in the future', token({ ...good, iat: now + 6 })],
    ['issued days ago with a far expiry', token({ ...good, iat: now - 3 * 86_400, exp: now + 86_400 })],
    ['signed with another key', token(good, {}, foreign.privateKey)],
    ['for another party', token({ ...good, azp: 'https://evil.example' })],
    ['for a party that only starts like ours', token({ ...good, azp: `${PUBLIC_URL}.evil.example` })],
    ['without a party', token(without(good, 'azp'))],
    ['with an empty party', token({ ...good, azp: '' })],
    ['with a list of parties', token({ ...good, azp: [PUBLIC_URL] })],
    ['of alg none', `${header}.`],
    ['of alg none with a signature', `${header}.${token(good).split('.')[2]}`],
    ['of alg HS256 with the PEM as secret', `${hmac}.${createHmac('sha256', pem).update(hmac).digest('base64url')}`],
    ['of alg RS512', token(good, { alg: 'RS512' }, ours.privateKey, 'RSA-SHA512')],
    ['of another issuer', token({ ...good, iss: 'https://evil.example' })],
    ['without an issuer', token(without(good, 'iss'))],
    ['without a subject', token(without(good, 'sub'))],
    ['with an empty subject', token({ ...good, sub: '' })],
    ['without a session', token(without(good, 'sid'))],
    ['with a session that is not text', token({ ...good, sid: { $ne: null } })],
    ['of a session that still owes a step', token({ ...good, sts: 'pending' })],
    ['of another type', token(good, { typ: 'at+jwt' })],
    ['with an unknown critical header', token(good, { crit: ['x'], x: 1 })],
    ['changed after signing', token(good).replace(/\.[^.]+\./, `.${base64({ ...good, sub: 'user_2' })}.`)],
    ['far too long', token({ ...good, pad: 'x'.repeat(9000) })],
    ['junk', 'junk'],
    ['dots', '..'],
    ['three words', 'a.b.c'],
  ])('refuses a token %s', async (_, jwt) => {
    await expect(verify(jwt)).rejects.toMatchObject({ kind: 'unauthenticated', code: 'UNAUTHENTICATED' });
  });
});

describe('built-in tokens', () => {
  const clock = new FixedClock();
  const good = { iss: PUBLIC_URL, aud: 'homefold-api', azp: PUBLIC_URL, sub: 'u', sid: 's', iat: now, exp: now + 60 };
  const verifier = (pool: KeyTable, at: Clock = clock) =>
    new SessionTokenVerifier([new SigningKeys(pool, PUBLIC_URL, at)], at);

  it.each<[string, object]>([
    ['another audience', { ...good, aud: 'other-api' }],
    ['no audience', without(good, 'aud')],
  ])('are refused with %s', async (_, claims) => {
    await expect(verifier(keyTable(storedKey()).pool).verify(token(claims))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('are refused without a key id', async () => {
    await expect(verifier(keyTable(storedKey()).pool).verify(token(good, { kid: undefined }))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('are accepted with a key just created by another server, without a restart', async () => {
    const table = keyTable(storedKey());
    const keys = verifier(table.pool);
    await keys.verify(token(good));
    table.rows.push(storedKey('new', foreign.publicKey));
    await expect(keys.verify(token(good, { kid: 'new' }, foreign.privateKey))).resolves.toMatchObject({ userId: 'u' });
  });

  it('with forged key ids cause at most five look-ups per second', async () => {
    const at = new FixedClock();
    const table = keyTable();
    const keys = verifier(table.pool, at);
    for (let n = 0; n < 50; n++) await expect(keys.verify(token(good, { kid: `x${n}` }))).rejects.toThrow();
    expect(table.asked).toHaveBeenCalledTimes(5);
    table.rows.push(storedKey());
    at.advance(1_000);
    await expect(keys.verify(token(good))).resolves.toMatchObject({ userId: 'u' });
  });

  it("are refused once their key was retired for longer than a token's lifetime", async () => {
    const retired = (minutes: number) =>
      keyTable(storedKey(KID, ours.publicKey, new Date(NOW.getTime() - minutes * 60_000)));
    await expect(verifier(retired(5).pool).verify(token(good))).resolves.toMatchObject({ userId: 'u' });
    await expect(verifier(retired(11).pool).verify(token(good))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('pass on database failures instead of refusing the caller', async () => {
    const broken = { query: () => Promise.reject(new Error('database gone')) };
    await expect(verifier(broken).verify(token(good))).rejects.toThrow('database gone');
  });
});

describe('Clerk', () => {
  const claims = {
    iss: 'https://fake.clerk.accounts.dev',
    azp: PUBLIC_URL,
    sub: 'user_1',
    sid: 'sess_1',
    iat: now,
    exp: now + 60,
  };
  const person = {
    id: 'user_1',
    fullName: 'Ann Lee',
    primaryEmailAddress: { emailAddress: 'ann@example.org' },
  };
  const bearer = { headers: { authorization: `Bearer ${token(claims)}` }, method: 'POST' };
  const withUsers = (users: object) => clerk({ client: clerkClient(users) });

  it('looks up missing claims once', async () => {
    const getUser = jest.fn(async () => person);
    const identity = withUsers({ getUser });
    const principal = { userId: 'user_1', sessionId: 'sess_1', email: 'ann@example.org', name: 'Ann Lee' };
    expect(await identity.authenticate(bearer)).toEqual(principal);
    expect(await identity.authenticate(bearer)).toEqual(principal);
    expect(getUser).toHaveBeenCalledTimes(1);
  });

  it('still signs in while Clerk cannot be reached', async () => {
    const identity = withUsers({ getUser: () => Promise.reject(new Error('no network')) });
    expect(await identity.authenticate(bearer)).toEqual({ userId: 'user_1', sessionId: 'sess_1', email: '', name: '' });
  });

  it.each([
    ['goes on', () => Promise.resolve({ status: 'active' }), undefined],
    ['was ended', () => Promise.resolve({ status: 'ended' }), 'UNAUTHENTICATED'],
    ['was deleted', () => Promise.reject(Object.assign(new Error('gone'), { status: 404 })), 'UNAUTHENTICATED'],
    ['cannot be looked up', () => Promise.reject(new Error('no network')), 'UNAVAILABLE'],
  ])('asks about a session once its token is a minute old: one that %s', async (_, answer, code) => {
    const getSession = jest.fn(answer);
    const clock = new FixedClock();
    const identity = clerk({ client: clerkClient({}, { getSession }), clock });
    const full = token({ ...claims, email: 'ann@example.org', name: 'Ann Lee' });
    const principal = await identity.authenticate({ headers: { authorization: `Bearer ${full}` }, method: 'GET' });
    if (!principal) throw new Error('not signed in');
    expect(await identity.recheck(principal)).toEqual(principal);
    expect(getSession).not.toHaveBeenCalled();
    clock.advance(60_000);
    const both = [identity.recheck(principal), identity.recheck(principal)];
    if (code) for (const each of both) await expect(each).rejects.toMatchObject({ code });
    else expect(await Promise.all(both)).toEqual([principal, principal]);
    expect(getSession).toHaveBeenCalledTimes(1);
  });

  it('accepts its cookie on our origin, for writes from our own pages only', async () => {
    const full = token({ ...claims, email: 'a@example.org', name: 'A' });
    const ask = (method: string, headers: object) =>
      clerk().authenticate({ method, headers: { cookie: `x=1; __session=${full}`, ...headers } });
    await expect(ask('GET', {})).resolves.toMatchObject({ userId: 'user_1' });
    await expect(ask('POST', { 'sec-fetch-site': 'same-origin' })).resolves.toMatchObject({ userId: 'user_1' });
    await expect(ask('POST', { origin: PUBLIC_URL })).resolves.toMatchObject({ userId: 'user_1' });
    await expect(ask('POST', {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(ask('POST', { origin: 'https://evil.example' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(ask('DELETE', { 'sec-fetch-site': 'same-site', origin: PUBLIC_URL })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(ask('GET', { upgrade: 'websocket', origin: 'https://evil.example' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('returns null without a credential, and refuses other schemes', async () => {
    expect(await clerk().authenticate({ headers: {}, method: 'GET' })).toBeNull();
    for (const authorization of ['', 'Bearer', 'Bearer  ', 'Basic YTpi', `Bearer ${token(claims)} x`])
      await expect(clerk().authenticate({ headers: { authorization }, method: 'GET' })).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
  });

  it('fails at start for an invalid public key', () => {
    const config = { kind: 'clerk' as const, publishableKey: 'pk_test_x', secretKey: 'sk', issuer: 'https://x.dev' };
    for (const jwtKey of ['', 'x', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'])
      expect(() => clerk({ config: { ...config, jwtKey } })).toThrow(/^CLERK_JWT_KEY: /);
  });

  describe('deleting an account', () => {
    const principal: Principal = { userId: 'user_1', sessionId: 's', email: '', name: '' };

    it('consults the guards, cleans up, then deletes, in this order', async () => {
      const steps: string[] = [];
      const deletions = new AccountDeletion();
      deletions.addGuard({ beforeDelete: async () => void steps.push('guard') });
      deletions.addListener({ onAccountDeleted: async (id) => void steps.push(`clean ${id}`) });
      const client = clerkClient({ deleteUser: async (id: string) => void steps.push(`delete ${id}`) });
      await clerk({ deletions, client }).deleteUser(principal);
      expect(steps).toEqual(['guard', 'clean user_1', 'delete user_1']);
    });

    it('changes nothing when a guard refuses', async () => {
      const deletions = new AccountDeletion();
      const cleaned = jest.fn();
      deletions.addGuard({ beforeDelete: () => Promise.reject(new Error('last admin')) });
      deletions.addListener({ onAccountDeleted: cleaned });
      await expect(clerk({ deletions }).deleteUser(principal)).rejects.toThrow('last admin');
      expect(cleaned).not.toHaveBeenCalled();
    });

    it('succeeds when Clerk has deleted it already', async () => {
      const gone = { deleteUser: () => Promise.reject(Object.assign(new Error('gone'), { status: 404 })) };
      await expect(withUsers(gone).deleteUser(principal)).resolves.toBeUndefined();
    });

    it('refuses a wrong password', async () => {
      const wrong = { verifyPassword: () => Promise.reject(Object.assign(new Error('no'), { status: 422 })) };
      await expect(withUsers(wrong).deleteUser(principal, { password: 'x' })).rejects.toMatchObject({
        code: 'INVALID',
        extras: { field: 'password' },
      });
    });
  });
});

it('a device stays known while SECRET is being rotated', () => {
  const email = 'ann@example.org';
  const [cookie] = new KnownDevices({ publicUrl: PUBLIC_URL, secret: 'old' }).remember(email, {}).split(';');
  const known = (previousSecret?: string) =>
    new KnownDevices({ publicUrl: PUBLIC_URL, secret: 'new', previousSecret }).idFor(email, { cookie });
  expect(known('old')).toMatch(/^[\w-]{22}$/);
  expect([known(), known('another')]).toEqual([null, null]);
});

describe('publicIdentityConfig', () => {
  it('exposes the kind and the publishable key, never a secret', () => {
    const baseUrl = 'https://home.example.org';
    expect(publicIdentityConfig({ baseUrl, identity: { kind: 'builtin' } })).toEqual({
      kind: 'builtin',
      passkeyHost: 'home.example.org',
    });
    const secrets = { secretKey: 'sk_live_1', jwtKey: pem, issuer: 'https://x.dev', webhookSecret: 'whsec_1' };
    expect(
      publicIdentityConfig({ baseUrl, identity: { kind: 'clerk', publishableKey: 'pk_test_x', ...secrets } }),
    ).toEqual({
      kind: 'clerk',
      publishableKey: 'pk_test_x',
    });
  });
});

describe('identityPaths', () => {
  it('describes every call and its body', () => {
    const paths = identityPaths({ identity: { kind: 'builtin' } });
    expect(Object.keys(paths)).toHaveLength(26);
    for (const path of Object.values(paths))
      for (const operation of [path.get, path.post]) if (operation) expect(operation.summary).toMatch(/^\w.{10,}[.`]$/);
    expect(paths['/identity/sign-up/email']?.post).toMatchObject({
      security: [],
      requestBody: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['name', 'email', 'password'],
              properties: { email: { type: 'string' } },
            },
          },
        },
      },
    });
    expect(paths['/identity/token']?.get).not.toHaveProperty('security');
  });
});
