import { createHmac, generateKeyPairSync } from 'node:crypto';
import { SystemClock } from '../../platform/clock';
import { Origins } from '../../platform/http';
import { AccountDeletion } from '../account-deletion';
import { clerkClient, IdentityServer, silent } from '../identity-server.test-kit';
import { ClerkIdentity } from './clerk-identity';

const secret = `whsec_${Buffer.from('a'.repeat(24)).toString('base64')}`;
const otherSecret = `whsec_${Buffer.from('b'.repeat(24)).toString('base64')}`;
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

let server: IdentityServer;
let deleted: string[];
let failing = false;

async function start(webhookSecret?: string): Promise<IdentityServer> {
  const deletions = new AccountDeletion();
  deletions.addListener({
    onAccountDeleted: async (id) => {
      if (failing) throw new Error('database gone');
      deleted.push(id);
    },
  });
  return IdentityServer.start(
    (publicUrl) =>
      new ClerkIdentity({
        config: {
          kind: 'clerk',
          publishableKey: 'pk_test_x',
          secretKey: 'sk_test_x',
          jwtKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
          issuer: 'https://fake.clerk.accounts.dev',
          webhookSecret,
        },
        baseUrl: publicUrl,
        origins: new Origins({ publicUrl, baseUrl: publicUrl, trustProxy: false }),
        clock: new SystemClock(),
        limiter: { hit: async () => undefined },
        logger: silent,
        deletions,
        client: clerkClient(),
      }),
  );
}

const event = (type: string, id?: string) => JSON.stringify({ type, object: 'event', data: { object: 'user', id } });

/** The signature of the Standard Webhooks specification, computed without the library that verifies it. */
function sign(secretKey: string, id: string, at: Date, body: string): string {
  const key = Buffer.from(secretKey.replace('whsec_', ''), 'base64');
  const signed = `${id}.${Math.floor(at.getTime() / 1000)}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

interface Delivery {
  body?: string;
  at?: Date;
  signedWith?: string;
  /** Overrides signed headers; '' omits one. */
  headers?: Record<string, string>;
}

/** Delivers as Clerk does; the signature is always over the valid body. */
async function deliver({ body, at = new Date(), signedWith = secret, headers = {} }: Delivery = {}, to = server) {
  const signed = event('user.deleted', 'user_1');
  const all = {
    'content-type': 'application/json',
    'svix-id': 'msg_1',
    'svix-timestamp': String(Math.floor(at.getTime() / 1000)),
    'svix-signature': sign(signedWith, 'msg_1', at, signed),
    ...headers,
  };
  const response = await fetch(`${to.url}/identity/webhooks/clerk`, {
    method: 'POST',
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    body: body ?? signed,
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeAll(async () => {
  server = await start(secret);
});
beforeEach(() => {
  deleted = [];
  failing = false;
});
afterAll(() => server.stop());

describe('POST /identity/webhooks/clerk', () => {
  it('notifies the domains of a deleted account, on every delivery', async () => {
    expect(await deliver()).toEqual({ status: 200, body: { received: true } });
    expect(await deliver({ at: minutesAgo(4) })).toMatchObject({ status: 200 });
    expect(deleted).toEqual(['user_1', 'user_1']);
  });

  // created inside each test, because they use its clock
  it.each<[string, () => Delivery]>([
    ['changed after signing', () => ({ body: event('user.deleted', 'user_2') })],
    ['signed with another secret', () => ({ signedWith: otherSecret })],
    ['signed six minutes ago', () => ({ at: minutesAgo(6) })],
    ['signed in the future', () => ({ at: minutesAgo(-6) })],
    [
      'replayed under a fresh time',
      () => ({ at: minutesAgo(6), headers: { 'svix-timestamp': String(Math.floor(Date.now() / 1000)) } }),
    ],
    ['replayed under another id', () => ({ headers: { 'svix-id': 'msg_2' } })],
    ['without a signature', () => ({ headers: { 'svix-signature': '' } })],
    ['with an empty signature', () => ({ headers: { 'svix-signature': 'v1,' } })],
    ['without a time', () => ({ headers: { 'svix-timestamp': '' } })],
    ['without an id', () => ({ headers: { 'svix-id': '' } })],
  ])('refuses a delivery %s', async (_, delivery) => {
    expect(await deliver(delivery())).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(deleted).toEqual([]);
  });

  it('accepts other events and deletes nothing', async () => {
    for (const body of [event('user.updated', 'user_1'), event('user.deleted')]) {
      const signature = sign(secret, 'msg_1', new Date(), body);
      expect(await deliver({ body, headers: { 'svix-signature': signature } })).toMatchObject({ status: 200 });
    }
    expect(deleted).toEqual([]);
  });

  it('answers an internal failure with 5xx, so that Clerk redelivers', async () => {
    failing = true;
    expect(await deliver()).toMatchObject({ status: 500, body: { code: 'INTERNAL' } });
  });

  it('refuses an oversized body', async () => {
    expect(await deliver({ body: 'x'.repeat(300_000) })).toMatchObject({ status: 413 });
  });

  it('is disabled without a secret', async () => {
    const off = await start();
    try {
      expect(await deliver({}, off)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    } finally {
      await off.stop();
    }
    expect(deleted).toEqual([]);
  });

  it('is the only identity call served with Clerk', async () => {
    const calls: [string, string][] = [
      ['GET', '/webhooks/clerk'],
      ['POST', '/sign-in/email'],
      ['GET', '/get-session'],
    ];
    for (const [method, path] of calls)
      expect((await fetch(`${server.url}/identity${path}`, { method })).status).toBe(404);
  });
});
