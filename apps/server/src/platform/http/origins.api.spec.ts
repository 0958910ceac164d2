import { type Server, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { asOwner, startTestApp, type TestApp } from '../../../test';
import { until } from '../../../test/until';
import { IdentityProvider, UserOrigins } from '../../identity';
import { AppConfig } from '../config';
import { Origins } from './origins';

/** A server as `npm start` makes it, without PUBLIC_URL, and one with it. */
let home: TestApp;
let port: number;
let hosted: TestApp;
let hostedPort: number;

async function listening(env: NodeJS.ProcessEnv): Promise<[TestApp, number]> {
  const test = await startTestApp({ PUBLIC_URL: '', TRUST_PROXY: 'loopback', ...env });
  await test.app.listen(0, '127.0.0.1');
  return [test, ((test.app.getHttpServer() as Server).address() as AddressInfo).port];
}

beforeAll(async () => {
  [home, port] = await listening({});
  [hosted, hostedPort] = await listening({ PUBLIC_URL: 'https://home.example.org' });
});
afterAll(async () => {
  await home?.close();
  await hosted?.close();
});

interface Answer {
  status: number;
  text: string;
  cookie: string;
  policy: string;
  body: Record<string, unknown>;
}

interface RawRequest {
  host: string;
  origin?: string;
  body?: object;
  at?: number;
  headers?: Record<string, string>;
}

let callers = 0;

/** Requests under any name: fetch does not allow setting `Host`. */
const ask = (method: string, path: string, { host, origin, body, at = port, headers }: RawRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = {
      accept: 'application/json',
      host,
      ...(origin && { origin }),
      ...(body && { 'content-type': 'application/json' }),
      // limits by address are not under test here
      'x-forwarded-for': `10.9.1.${(callers += 1)}`,
      ...headers,
    };
    const call = httpRequest({ hostname: '127.0.0.1', port: at, path, method, headers: sent }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += String(chunk)));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text,
          cookie: (answer.headers['set-cookie'] ?? []).join('; '),
          policy: String(answer.headers['content-security-policy']),
          body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
        }),
      );
    });
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });

let people = 0;
const newEmail = () => `origin${(people += 1)}@example.org`;
const signUp = (host: string, { origin = `http://${host}`, at = port, email = newEmail() } = {}) =>
  ask('POST', '/identity/sign-up/email', {
    host,
    origin,
    at,
    body: { name: 'Ann Lee', email, password: 'swims at seven' },
  });
const cookieOf = ({ cookie }: Answer) => /homefold\.session_token=[^;]+/.exec(cookie)?.[0] ?? '';
const tokenOf = async (host: string, cookie: string) =>
  `Bearer ${String((await ask('GET', '/identity/token', { host, headers: { cookie } })).body['token'])}`;
const graphql = (host: string, headers: Record<string, string>, query: string, origin?: string) =>
  ask('POST', '/graphql', { host, origin, headers, body: { query } });

const upgrade = (host: string, origin: string, at = port) =>
  new Promise<number>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${at}/graphql`, 'graphql-transport-ws', {
      headers: { host },
      origin,
    });
    socket.on('open', () => (socket.close(), resolve(101)));
    socket.on('unexpected-response', (_request, answer) => (socket.terminate(), resolve(answer.statusCode ?? 0)));
    socket.on('error', reject);
  });

describe('without PUBLIC_URL', () => {
  it.each(['homefold-box:3000', 'HOMEFOLD.local:3000', '192.168.1.10:3000', '[fd00::1]:3000'])(
    'somebody at http://%s signs up, and everything leads back there',
    async (host) => {
      const origin = new URL(`http://${host}`).origin;
      const entered = await signUp(host, { origin });
      expect(entered.status).toBe(200);
      expect(entered.cookie).not.toMatch(/secure/i);
      expect(entered.policy).toContain(`connect-src 'self' ${origin.replace('http', 'ws')};`);
      const cookie = cookieOf(entered);
      expect(await upgrade(host, origin)).toBe(101);
      // one issuer: a token is valid under every name
      const authorization = await tokenOf(host, cookie);
      const founded = await graphql(
        'localhost',
        { authorization },
        'mutation { createFamily(input: { name: "Lee" }) { id } }',
      );
      expect(founded.body).toMatchObject({ data: { createFamily: { id: expect.any(String) as string } } });
      const feed = await graphql(host, { cookie }, 'mutation { createCalendarFeed { url } }', origin);
      expect(feed.text).toContain(`"url":"${origin}/feeds/`);
    },
  );

  it('a cookie is refused for pages of another origin, naming the address to use', async () => {
    const host = 'homefold-box:3000';
    const cookie = cookieOf(await signUp(host));
    expect((await graphql(host, { cookie }, '{ me { id } }', `http://${host}`)).status).toBe(200);
    for (const origin of ['http://evil.example', 'http://homefold-box:3001', 'http://192.168.1.10:3000', 'null']) {
      const refused = await graphql(host, { cookie }, '{ me { id } }', origin);
      expect([origin, refused.status]).toEqual([origin, 403]);
      expect(refused.text).toContain(`Open Homefold at http://${host}, or set PUBLIC_URL`);
      expect((await signUp(host, { origin })).status).toBe(403);
      expect(await upgrade(host, origin)).toBe(403);
    }
  });

  it('a page under DNS rebinding is refused everything', async () => {
    const host = 'evil.example:3000';
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/app-config.json'],
      ['GET', '/dev/mail'],
      ['GET', '/identity/get-session'],
      ['POST', '/identity/sign-in/email'],
      ['POST', '/api/demo'],
      ['POST', '/graphql'],
      ['GET', '/api/docs'],
    ] as const) {
      const { status, text } = await ask(method, path, {
        ...{ host, origin: `http://${host}`, headers: { 'sec-fetch-site': 'same-origin' } },
        ...(method === 'POST' && { body: {} }),
      });
      expect([path, status]).toEqual([path, 403]);
      expect(text).toContain('does not answer to the name \\"evil.example\\"');
      expect(text).toContain('Open http://localhost:3000, or set PUBLIC_URL');
    }
    expect(await upgrade(host, `http://${host}`)).toBe(403);
    expect((await ask('GET', '/healthz', { host })).status).toBe(200);
    const page = await ask('GET', '/', { host: 'home.example.org', headers: { accept: 'text/html' } });
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('PUBLIC_URL&#x3D;http://home.example.org')]);
  });

  it('proxy headers count only where TRUST_PROXY names the proxy', () => {
    const headers = { host: 'box.local', 'x-forwarded-host': 'outside.local, x', 'x-forwarded-proto': 'https' };
    const request = { headers, socket: { remoteAddress: '127.0.0.1' } };
    const config = { publicUrl: undefined, baseUrl: 'http://localhost:3000' };
    for (const [trustProxy, origin] of [
      [false, 'http://box.local'],
      ['10.0.0.0/8', 'http://box.local'],
      ['loopback', 'https://outside.local'],
      [1, 'https://outside.local'],
    ] as const)
      expect([trustProxy, new Origins({ ...config, trustProxy }).of(request)]).toEqual([trustProxy, origin]);
  });

  describe('links in mail', () => {
    const host = 'homefold-box:3000';
    const mailTo = async (email: string): Promise<string> => {
      let text = '';
      await until(async () => {
        const rows = await asOwner<{ text: string }>(
          'select text from dev_mail where recipient = $1 order by created_at desc',
          [email],
          home.urls.owner,
        );
        text = rows[0]?.text ?? '';
        return text !== '';
      });
      await asOwner('delete from dev_mail where recipient = $1', [email], home.urls.owner);
      return text;
    };

    it('use the name under which they were requested', async () => {
      const cookie = cookieOf(await signUp(host));
      const authorization = await tokenOf(host, cookie);
      await graphql(host, { authorization }, 'mutation { createFamily(input: { name: "Lee" }) { id } }');
      const email = newEmail();
      const invite = `mutation { sendInvitation(input: { email: "${email}" }) { id } }`;
      await graphql(host, { authorization }, invite);
      expect(await mailTo(email)).toContain(`http://${host}/join?invite=`);
    });

    it('of a reset never use a name that only a stranger has used', async () => {
      const email = newEmail();
      await signUp(host, { email });
      const reset = (asked: string) =>
        ask('POST', '/identity/request-password-reset', { host: asked, origin: `http://${asked}`, body: { email } });
      for (const [asked, leads] of [
        ['attacker.local:3000', host],
        ['192.168.66.6:3000', host],
        [host, host],
        ['localhost:3000', 'localhost:3000'],
      ] as const) {
        expect((await reset(asked)).status).toBe(200);
        expect(await mailTo(email)).toContain(`http://${leads}/reset-password#token=`);
      }
    });

    it('without a request use the origin where each person last signed in, rather than localhost', async () => {
      const email = newEmail();
      const { user } = (await signUp(host, { email })).body as { user: { id: string } };
      const signIn = (at: string) =>
        ask('POST', '/identity/sign-in/email', {
          ...{ host: at, origin: `http://${at}` },
          body: { email, password: 'swims at seven' },
        });
      const leads = async () => (await home.app.get(UserOrigins).of([user.id, null]))(user.id);
      expect(await leads()).toBe(`http://${host}`);
      expect((await signIn('localhost:3000')).status).toBe(200);
      expect(await leads()).toBe(`http://${host}`);
      await signIn('192.168.1.10:3000');
      expect(await leads()).toBe('http://192.168.1.10:3000');
      expect((await home.app.get(UserOrigins).of([]))(null)).toBe('http://localhost:3000');
      // PUBLIC_URL, once it is set, is where all of them lead
      const since = new UserOrigins(hosted.app.get(AppConfig), home.app.get(IdentityProvider));
      expect((await since.of([user.id]))(user.id)).toBe('https://home.example.org');
    });
  });

  it('a session created behind an undeclared TLS proxy has a Secure cookie', async () => {
    const entered = await signUp('box.local', { origin: 'https://box.local' });
    expect([entered.status, entered.cookie]).toEqual([200, expect.stringMatching(/; Secure/)]);
  });
});

describe('with PUBLIC_URL', () => {
  it('only pages of that origin are accepted, and the refusal names it', async () => {
    const { cookie, status } = await signUp('127.0.0.1:3000', { origin: 'https://home.example.org', at: hostedPort });
    expect([status, cookie]).toEqual([200, expect.stringMatching(/__Secure-homefold.*Secure/)]);
    for (const host of ['localhost:3000', 'homefold-box', '192.168.1.10:3000', 'evil.example']) {
      const refused = await signUp(host, { at: hostedPort });
      expect([refused.status, refused.text]).toEqual([
        403,
        expect.stringContaining('Open Homefold at https://home.example.org, its PUBLIC_URL'),
      ]);
      expect(await upgrade(host, `http://${host}`, hostedPort)).toBe(403);
    }
  });
});
