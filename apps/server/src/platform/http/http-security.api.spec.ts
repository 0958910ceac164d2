import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request, { type Test } from 'supertest';
import { type TestPlatform, startPlatform, tokenFor } from '../../../test/platform';
import { Probes, SECRET } from '../../../test/probe';

const INDEX = '<!doctype html><title>the web client</title>';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
let web: string;
let platform: TestPlatform;

beforeAll(async () => {
  web = mkdtempSync(join(tmpdir(), 'homefold-web-'));
  writeFileSync(join(web, 'index.html'), INDEX);
  platform = await startPlatform({ env: { WEB_DIR: web } });
});

afterAll(async () => {
  await platform?.close();
  rmSync(web, { recursive: true, force: true });
});

const agent = () => request(platform.url);
const signedIn = (test: Test, who = 'ann') => test.set('authorization', tokenFor(who));
const get = (path: string) => signedIn(agent().get(path));
const post = (path: string, body?: string | object) =>
  signedIn(agent().post(path)).set('content-type', 'application/json').send(body);
const probe = (kind: string) => get(`/api/probe?kind=${kind}`);
const query = (kind: string) => post('/graphql', { query: `{ probe(kind: "${kind}") { id colour } }` });
interface Refusal {
  error: string;
  code: string;
  kind: string;
  field?: string;
  details?: object;
  requestId?: string;
}
/** The same refusal in each API's form. */
const overGraphql = (body: unknown) => {
  const [error] = (body as { errors: { message: string; extensions: Omit<Refusal, 'error'> }[] }).errors;
  const { kind, requestId, ...extensions } = error?.extensions ?? ({} as Refusal);
  return { kind, requestId, rest: { error: error?.message, ...extensions } };
};
const logged = (requestId: unknown) =>
  platform.logs.lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line['requestId'] === requestId);

describe('the request id', () => {
  it('is echoed when valid, and appears in the log line', async () => {
    const answer = await get('/healthz').set('x-request-id', 'trace-0001.a_b');
    expect(answer.headers['x-request-id']).toBe('trace-0001.a_b');
    expect(logged('trace-0001.a_b')).toMatchObject([{ msg: 'request', path: '/healthz', status: 200 }]);
  });

  it.each([
    'short',
    'x'.repeat(65),
    'with space in it',
    '<script>alert(1)</script>',
    '"},{"level":"fatal',
    'ümlaut-ümlaut',
  ])('is made anew instead of %p', async (junk) => {
    const answer = await get('/healthz').set('x-request-id', Buffer.from(junk).toString('latin1'));
    expect(answer.headers['x-request-id']).toMatch(UUID);
  });

  it('is on every answer, refusals included', async () => {
    for (const answer of [await agent().get('/api/probe'), await agent().get('/nope'), await post('/api/probe', '{')])
      expect(answer.headers['x-request-id']).toMatch(UUID);
  });
});

describe('headers', () => {
  it('restrict what browsers would allow by default', async () => {
    const { headers } = await agent().get('/');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",
        "script-src-attr 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "connect-src 'self' ws://localhost:3000",
      ]),
    );
    // WebAssembly (the barcode reader) may be compiled, text never
    expect(policy.filter((directive) => /'unsafe-eval'|\*/.test(directive))).toEqual([]);
    expect(policy.filter((directive) => directive.includes('unsafe-inline'))).toEqual([
      "style-src 'self' 'unsafe-inline'",
    ]);
  });

  it('forbid caching of API answers, refusals included', async () => {
    for (const answer of [
      await probe('ok'),
      await probe('forbidden'),
      await query('ok'),
      await query('forbidden'),
      await agent().get('/api/probe'),
      await get('/api/nope'),
    ])
      expect([answer.status, answer.headers['cache-control']]).toEqual([answer.status, 'no-store']);
  });

  it('require https only where it is served', async () => {
    expect((await agent().get('/')).headers).not.toHaveProperty('strict-transport-security');
    expect((await agent().get('/')).headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });
});

describe('a body', () => {
  const large = JSON.stringify({ title: 'x'.repeat(10 * 1024 * 1024) });
  const made = () => platform.app.get(Probes).made.length;

  it('of 10 MB is refused on both APIs, each in its form, without side effects', async () => {
    const before = made();
    const rest = await post('/api/probe', large);
    expect([rest.status, rest.body]).toEqual([413, { error: 'The request is too large.', code: 'PAYLOAD_TOO_LARGE' }]);
    const graphql = await post('/graphql', JSON.stringify({ query: '{ __typename }', variables: { large } }));
    expect(graphql.status).toBe(413);
    expect(overGraphql(graphql.body).rest).toEqual(rest.body);
    expect(made()).toBe(before);
  });

  it('of invalid JSON is refused on both APIs, and not quoted', async () => {
    for (const junk of ['{"title": hunter2', '{"title": "hunter2"', 'hunter2', '"hunter2"', 'null', '{]']) {
      const rest = await post('/api/probe', junk);
      expect([rest.status, rest.body]).toEqual([
        400,
        { error: 'The request body is not valid JSON.', code: 'INVALID' },
      ]);
      const graphql = await post('/graphql', junk);
      expect(graphql.status).toBe(400);
      expect(overGraphql(graphql.body).rest).toEqual(rest.body);
    }
  });

  it.each([
    ['nothing', undefined],
    ['an empty object', {}],
    ['a list', []],
    ['a list of inputs', [{ title: 'one' }, { title: 'two' }]],
    ['a field of the wrong type', { title: { $gt: '' } }],
    ['a list where text belongs', { title: ['one'] }],
    ['too much text', { title: 'x'.repeat(10_000) }],
    ['a forged prototype', '{"__proto__":{"title":"polluted"}}'],
    ['a forged constructor', '{"constructor":{"prototype":{"title":"polluted"}}}'],
  ])('that is %s is refused and nothing happens', async (_, body) => {
    const before = made();
    const answer = await post('/api/probe', body);
    expect([answer.status, (answer.body as Refusal).code]).toEqual([400, 'INVALID']);
    expect(made()).toBe(before);
    expect(({} as { title?: string }).title).toBeUndefined();
  });

  it('may carry undeclared fields, which are dropped', async () => {
    const answer = await post('/api/probe', '{"title":"one","admin":true,"__proto__":{"admin":true}}');
    expect([answer.status, answer.body]).toEqual([201, { id: 'one' }]);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/json; charset=koi8-r'])(
    'of type %s is no input on either API',
    async (type) => {
      const before = made();
      const rest = await signedIn(agent().post('/api/probe')).set('content-type', type).send('{"title":"one"}');
      expect([400, 415]).toContain(rest.status);
      expect(rest.body).toMatchObject({ code: 'INVALID' });
      const graphql = await signedIn(agent().post('/graphql'))
        .set('content-type', type)
        .send('{"query":"{__typename}"}');
      expect([400, 415]).toContain(graphql.status);
      expect(overGraphql(graphql.body).rest).toMatchObject({ code: 'INVALID' });
      expect(made()).toBe(before);
    },
  );
});

describe('paths and methods', () => {
  it('unknown below the API are 404 in the error form, signed in or not', async () => {
    for (const path of ['/api/nope', '/api', '/files/nope/x', '/dev/nope', '/assets/nope.js', '/graphql/nope'])
      for (const test of [agent().get(path), get(path).set('accept', 'text/html')]) {
        const answer = await test;
        expect([path, answer.headers['content-type']]).toEqual([path, 'application/json; charset=utf-8']);
        // GraphQL answers below its own path, in its own form
        expect(path.startsWith('/graphql') ? [400, 401] : [404]).toContain(answer.status);
        expect(answer.text).not.toContain('<');
      }
    expect((await agent().get('/api/nope')).body).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of pages serve the web client uncached, with status 404 for unknown ones', async () => {
    for (const [path, status] of [
      ['/', 200],
      ['/sign-in', 200],
      ['/sign-in/factor-one', 200],
      ['/dashboard/', 200],
      ['/join?invite=x', 200],
      ['/some/deep/page', 404],
      ['/dashboards', 404],
    ] as const)
      for (const accept of ['text/html,application/xhtml+xml', '*/*']) {
        const answer = await agent().get(path).set('accept', accept);
        expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([status, INDEX, 'no-cache']);
      }
    expect((await agent().post('/sign-in')).status).toBe(404);
  });

  it.each([
    '/%E0%A4%A',
    '/files/%ZZ',
    '/api/probe/%',
    '/..%2f..%2fetc/passwd',
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/%00',
  ])('that cannot be decoded (%s) show nothing of ours', async (path) => {
    // supertest would normalise the path
    const { status, text } = await new Promise<{ status?: number; text: string }>((resolve, reject) => {
      const { hostname, port } = new URL(platform.url);
      httpRequest({ hostname, port, path, headers: { accept: '*/*' } }, (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk)));
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
      })
        .on('error', reject)
        .end();
    });
    expect(status).not.toBe(500);
    if (text !== INDEX) expect(JSON.parse(text)).toMatchObject({ code: expect.any(String) as string });
    expect(text).not.toMatch(/node_modules|\bat |root:/);
  });

  it('answer HEAD as GET without a body, and OPTIONS without allowing another origin', async () => {
    const head = await signedIn(agent().head('/api/probe'));
    expect([head.status, head.text]).toEqual([200, undefined]);
    expect((await agent().head('/api/probe')).status).toBe(401);
    const options = await agent()
      .options('/api/probe')
      .set('origin', 'https://evil.example')
      .set('access-control-request-method', 'POST');
    expect(Object.keys(options.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await signedIn(agent().patch('/api/probe'))).status).toBe(404);
  });

  it('close upgrades on any path but the socket at once', async () => {
    const { hostname, port } = new URL(platform.url);
    for (const path of ['/', '//', '/api', '/graphql/', 'http://[', '/graphql?x=%'])
      // one that is left open never ends this test
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () =>
          socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`),
        );
        socket.on('data', () => undefined).on('error', () => resolve());
        socket.on('close', () => resolve());
      });
    expect((await agent().get('/healthz')).status).toBe(200);
  });
});

describe('user ids in a call', () => {
  it.each(['x-user-id', 'user-id'])("in the %s header must be the caller's own", async (header) => {
    expect((await get('/api/probe').set(header, 'ann')).status).toBe(200);
    const answer = await get('/api/probe').set(header, 'bob');
    expect([answer.status, (answer.body as Refusal).code]).toEqual([403, 'FORBIDDEN']);
    expect((await get('/api/probe').set(header, 'ann, bob')).status).toBe(403);
  });

  it("are accepted alongside the caller's own email and name, also beyond ASCII", async () => {
    const own = { 'x-user-email': 'ann@example.org', 'x-user-name': 'Zoë ann' };
    const sent = (name: string) => [name, encodeURIComponent(name), Buffer.from(name).toString('latin1')];
    for (const name of sent(own['x-user-name']))
      expect((await get('/api/probe').set({ ...own, 'x-user-name': name })).status).toBe(200);
    expect((await get('/api/probe').set('x-user-email', 'bob@example.org')).status).toBe(403);
    expect((await get('/api/probe').set('x-user-name', 'Bob')).status).toBe(403);
    expect((await get('/api/probe').set('x-user-name', '%')).status).toBe(403);
  });

  it.each(['userId', 'user_id'])("as %s in query and body must be the caller's own or empty", async (name) => {
    for (const own of [`${name}=ann`, `${name}=`]) expect((await get(`/api/probe?${own}`)).status).toBe(200);
    for (const other of [`${name}=bob`, `${name}=ann&${name}=bob`, `${name}=Ann`, `${name}=%20ann`])
      expect((await get(`/api/probe?${other}`)).status).toBe(403);
    for (const own of ['ann', '', null])
      expect((await post('/api/probe', { title: 'one', [name]: own })).status).toBe(201);
    for (const other of ['bob', ['ann'], { ann: 1 }, 0, false])
      expect((await post('/api/probe', { title: 'one', [name]: other })).status).toBe(403);
  });
});

describe('errors', () => {
  it.each([
    ['forbidden', 403],
    ['invalid', 400],
    ['missing', 404],
    ['conflict', 409],
    ['limited', 429],
    ['large', 413],
    ['junk', 400],
    ['crash', 500],
    ['sql', 500],
  ])('of kind %s read the same through both APIs', async (kind, status) => {
    const [rest, graphql] = [await probe(kind), await query(kind)];
    expect(rest.status).toBe(status);
    const { requestId, ...body } = rest.body as Refusal;
    const { kind: errorKind, requestId: graphqlId, rest: same } = overGraphql(graphql.body);
    expect(same).toEqual(body);
    expect(typeof errorKind).toBe('string');
    if (status === 429) expect(rest.headers['retry-after']).toBe('7');
    expect([requestId, graphqlId].map((id) => typeof id)).toEqual(
      Array(2).fill(status === 500 ? 'string' : 'undefined') as string[],
    );
  });

  it('have the same form without a sign-in', async () => {
    for (const authorization of ['', 'Bearer junk', 'Basic YTpi']) {
      const rest = await agent().get('/api/probe').set({ authorization });
      const graphql = await agent().post('/graphql').set({ authorization }).send({ query: '{ __typename }' });
      expect([rest.status, graphql.status]).toEqual([401, 401]);
      expect(overGraphql(graphql.body).rest).toEqual(rest.body);
    }
  });

  it.each(['crash', 'sql', 'misfit', 'hole'])(
    'of ours (%s) show nothing but an id that leads to the cause',
    async (kind) => {
      const answers = kind === 'crash' || kind === 'sql' ? [await probe(kind), await query(kind)] : [await query(kind)];
      for (const { text, headers, body } of answers) {
        expect(text).not.toMatch(new RegExp(`${SECRET}|nowhere|non-nullable|Colour|node_modules|stack`));
        const id = headers['x-request-id'];
        const shown = 'errors' in (body as object) ? overGraphql(body).requestId : (body as Refusal).requestId;
        expect(shown).toBe(id);
        const causes = logged(id).filter((line) => line['level'] === 'error');
        expect(causes).toHaveLength(1);
        expect(causes[0]).toMatchObject({ stack: expect.stringMatching(/error: ./i) as string });
      }
    },
  );
});
