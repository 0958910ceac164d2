import request from 'supertest';
import { type TestPlatform, startPlatform } from '../../../test/platform';

const METRICS_TOKEN = 'a-token-of-the-spec';
const PUBLIC_URL = 'https://home.example.org';
const METRICS = /^# HELP homefold_http_request_duration_seconds /m;

let home: TestPlatform;
let proxied: TestPlatform;
let watched: TestPlatform;

beforeAll(async () => {
  home = await startPlatform();
  const { urls } = home;
  [proxied, watched] = await Promise.all([
    startPlatform({ urls, env: { PUBLIC_URL } }),
    startPlatform({ urls, env: { PUBLIC_URL, METRICS_TOKEN } }),
  ]);
});
afterAll(async () => {
  for (const platform of [proxied, watched, home]) await platform?.close();
});

const ask = (platform: TestPlatform, path: string, headers: Record<string, string> = {}) =>
  request(platform.url).get(path).set(headers);

it('metrics answer this machine only', async () => {
  const { status, text } = await ask(home, '/metrics');
  expect([status, text]).toEqual([200, expect.stringMatching(METRICS)]);
  for (const headers of <Record<string, string>[]>[
    { 'x-forwarded-for': '127.0.0.1' },
    { via: '1.1 proxy' },
    { host: 'homefold.lan:3000' },
    { host: 'localhost.evil.example' },
  ]) {
    const refused = await ask(home, '/metrics', headers);
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'FORBIDDEN' }]);
    expect(refused.text).toContain('METRICS_TOKEN');
  }
});

it('a local proxy that adds no headers exposes neither metrics nor the outbox', async () => {
  expect((await ask(proxied, '/metrics')).status).toBe(403);
  expect((await ask(proxied, '/dev/mail')).status).toBe(404);
  expect((await ask(home, '/dev/mail')).status).toBe(200);
});

it('METRICS_TOKEN opens metrics from anywhere', async () => {
  const authorization = `Bearer ${METRICS_TOKEN}`;
  for (const headers of <Record<string, string>[]>[
    { authorization },
    { authorization, 'x-forwarded-for': '203.0.113.5' },
  ]) {
    const { status, text } = await ask(watched, '/metrics', headers);
    expect([status, text]).toEqual([200, expect.stringMatching(METRICS)]);
  }
  for (const wrong of ['', METRICS_TOKEN, `Bearer ${METRICS_TOKEN}x`, 'Bearer ', `Bearer ${METRICS_TOKEN.slice(1)}`]) {
    const refused = await ask(watched, '/metrics', wrong ? { authorization: wrong } : {});
    expect([refused.status, refused.body]).toMatchObject([401, { code: 'UNAUTHENTICATED' }]);
    expect(refused.text).not.toContain(METRICS_TOKEN);
  }
});
