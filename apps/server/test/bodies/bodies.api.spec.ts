import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { make, startListeningApp, tokenOf, type Person, type TestApp } from '..';
import { operationsOf } from '../tenancy/operations';
import { routesOf } from '../tenancy/routes';
import { costOf } from './cost';
import { documentShapes, hostileVariables, textShapes, valueShapes } from './body-shapes';
import { casesOf, chosenFifth } from './fifths';

/**
 * The most that one body may cost, as a multiple of splitting 200,000 characters into words; the dearest is printed.
 * Quadratic work on a body of this size costs hundreds.
 */
const MOST = 60;
const AT_ONCE = 200;
/** Sizes: within a route's limit, and far beyond. */
const ALLOWED = 120 * 1024;
const TOO_LARGE = 6 * 1024 * 1024;

/** One run tries a fifth of the routes and operations. */
const { fifth, line } = chosenFifth();
const schema = buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'));
const operations = casesOf(
  operationsOf(schema).filter(({ kind, args }) => kind !== 'subscription' && args.length > 0),
  fifth,
);
const routes = casesOf(
  routesOf().filter(({ method }) => method !== 'get'),
  fifth,
);

/** Connections of this spec's own: the server may close pooled connections of `fetch` while they are idle. */
const agent = new Agent({ keepAlive: true });

let test: TestApp & { apiUrl: string };
let person: Person;
let fields: Map<string, string[]>;
const dearest = { cost: 0, at: '', status: new Map<number, number>() };

beforeAll(async () => {
  process.stdout.write(`bodies: ${line}\n`);
  test = await startListeningApp();
  person = (await make.family({ members: 0, apiUrl: test.apiUrl })).admin;
  fields = await fieldsOfRoutes();
});
afterAll(async () => {
  agent.destroy();
  await test.close();
  const statuses = [...dearest.status].map(([status, count]) => `${count} × ${status}`).join(', ');
  process.stdout.write(`dearest body ${dearest.cost.toFixed(1)} (${dearest.at}); answers: ${statuses}\n`);
});

/** Field names of every route's body, from the OpenAPI description. */
async function fieldsOfRoutes(): Promise<Map<string, string[]>> {
  interface Schema {
    $ref?: string;
    properties?: Record<string, unknown>;
  }
  type Described = { requestBody?: { content?: Record<string, { schema: Schema }> } };
  const described = (await (await fetch(`${test.apiUrl}/api/docs-json`)).json()) as {
    paths: Record<string, Record<string, Described>>;
    components: { schemas: Record<string, Schema> };
  };
  const found = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(described.paths))
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const body = requestBody?.content?.['application/json']?.schema;
      const target = body?.$ref ? described.components.schemas[body.$ref.split('/').at(-1) ?? ''] : body;
      if (target?.properties) found.set(`${method} ${path}`, Object.keys(target.properties));
    }
  return found;
}

async function send(method: string, path: string, body: string, signedIn = true): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': person.address,
    ...(signedIn ? { authorization: `Bearer ${await tokenOf(person)}` } : {}),
  };
  const status = await new Promise<number>((resolve, reject) => {
    const call = request(`${test.apiUrl}${path}`, { method: method.toUpperCase(), headers, agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', (error) => {
      // the server just closed a keep-alive connection: retry once on another, as browsers do
      if (call.reusedSocket) resolve(send(method, path, body, signedIn));
      else reject(error);
    });
    call.end(body);
  });
  dearest.status.set(status, (dearest.status.get(status) ?? 0) + 1);
  return status;
}

type Body = [name: string, send: () => Promise<number>];

/**
 * Sends every body, and collects those that cost too much. The garbage of others may be collected during one, so one
 * that seems dear is sent three times and the cheapest counts.
 */
async function tooDear(bodies: Body[]): Promise<string[]> {
  const found: string[] = [];
  for (const [name, call] of bodies) {
    const measured = () => costOf(async () => expect([name, await call()]).not.toEqual([name, 500]));
    let cost = await measured();
    for (let again = 0; again < 2 && cost > MOST; again += 1) cost = Math.min(cost, await measured());
    if (cost > dearest.cost) Object.assign(dearest, { cost, at: `${expect.getState().currentTestName}: ${name}` });
    if (cost > MOST) found.push(`${name}: ${cost.toFixed(1)}`);
  }
  return found;
}

describe('REST: no body is dear', () => {
  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (_name, route) => {
    const path = route.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
    const names = fields.get(`${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`) ?? [];
    const call = (label: string, body: string, signedIn = true): Body => [
      label,
      () => send(route.method, path, body, signedIn),
    ];
    const whole = Object.entries(valueShapes).flatMap(([label, shape]) => [
      call(label, shape(ALLOWED)),
      call(`${label}, unsigned`, shape(ALLOWED), false),
    ]);
    const large = call('6 MB of objects', valueShapes['empty objects']?.(TOO_LARGE) ?? '');
    const inFields = Object.entries({ ...valueShapes, ...textShapes }).flatMap(([label, shape]) => {
      const each = (size: number) => `{${names.map((field) => `"${field}":${shape(size)}`).join(',')}}`;
      return names.length > 0 ? [call(`${label} in every field`, each(Math.floor(ALLOWED / names.length)))] : [];
    });
    expect(await tooDear([...whole, large, ...inFields])).toEqual([]);
  });

  it('PUT /api/auth/profile with an image of the largest size', async () => {
    const put = (label: string, body: string): Body => [label, () => send('put', '/api/auth/profile', body)];
    const bodies = [
      put('base64', `{"avatar_url":"data:image/png;base64,${'A'.repeat(TOO_LARGE)}"}`),
      put('escaped', `{"avatar_url":"data:image/png;base64,${'\\/'.repeat(TOO_LARGE / 2)}"}`),
      put('in another field', `{"other":"${'A'.repeat(TOO_LARGE)}"}`),
      put('as objects', `{"avatar_url":${valueShapes['empty objects']?.(TOO_LARGE)}}`),
      put('as quotes', `{"avatar_url":[${'"",'.repeat(TOO_LARGE / 3)}""]}`),
    ];
    expect(await tooDear(bodies)).toEqual([]);
  });
});

const graphql = (query: string, variables = '{}') =>
  send('post', '/graphql', `{"query":${JSON.stringify(query)},"variables":${variables}}`);

describe('GraphQL: no operation is dear', () => {
  it.each(operations.map((operation) => [`${operation.kind} ${operation.name}`, operation] as const))(
    '%s',
    async (_name, operation) => {
      const scalars = hostileVariables(operation, '"@"', false).split('"@"').length - 1;
      const size = Math.floor(ALLOWED / Math.max(1, scalars)) - 20;
      const bodies = Object.entries({ ...valueShapes, ...textShapes }).map(([label, shape]): Body => [
        label,
        () => graphql(operation.document, hostileVariables(operation, shape(size), false)),
      ]);
      bodies.push(['long lists', () => graphql(operation.document, hostileVariables(operation, '"a"', true))]);
      expect(await tooDear(bodies)).toEqual([]);
    },
  );

  it('documents of every shape', async () => {
    const bodies = Object.entries(documentShapes).map(([label, document]): Body => [label, () => graphql(document)]);
    expect(await tooDear(bodies)).toEqual([]);
  });
});

/** Counts the large texts that are parsed in the same turn of the event loop. */
function parsedByTurn() {
  const counts = new Map<number, number>();
  let turn = 0;
  const count = (): void => {
    turn += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const { parse } = JSON;
  const spy = jest.spyOn(JSON, 'parse').mockImplementation((text: string, reviver) => {
    if (text.length > 2 * 1024) counts.set(turn, (counts.get(turn) ?? 0) + 1);
    return parse(text, reviver) as unknown;
  });
  return {
    counts: () => [...counts.values()],
    stop: () => {
      clearImmediate(next);
      spy.mockRestore();
    },
  };
}

describe(`${AT_ONCE} at once leave the server answering`, () => {
  const objects = (size: number) => valueShapes['small objects']?.(size) ?? '';
  const allowed = `{"title":[${'{},'.repeat(2_400)}{}],"notes":"${'a'.repeat(100_000)}"}`;
  const picture = `{"avatar_url":"data:image/png;base64,${'A'.repeat(20_000)}","x":"${'a'.repeat(4_000)}"}`;

  it.each([
    ['objects, signed in', 0, () => send('post', '/api/calendar', objects(ALLOWED))],
    ['objects within the limits', AT_ONCE, () => send('post', '/api/calendar', allowed)],
    ['objects, not signed in', 0, () => send('post', '/api/calendar', objects(ALLOWED), false)],
    ['objects to a public route', 0, () => send('post', '/api/demo', objects(4_000), false)],
    ['GraphQL variables', AT_ONCE, () => graphql('{ __typename }', `{"a":${objects(18_000)}}`)],
    ['GraphQL documents', AT_ONCE, () => graphql(documentShapes['overlapping fields'] ?? '')],
    ['pictures', AT_ONCE, () => send('put', '/api/auth/profile', picture)],
    ['pictures, not signed in', 0, () => send('put', '/api/auth/profile', picture, false)],
  ])(
    '%s: %i are parsed, one in a turn of the event loop, and a small call passes them',
    async (_name, parsed, call) => {
      await tokenOf(person); // two hundred at once would request one each
      const turns = parsedByTurn();
      const order: string[] = [];
      const sent = Array.from({ length: AT_ONCE }, () => call().then(() => order.push('large')));
      const health = fetch(`${test.apiUrl}/healthz`).then(({ status }) => order.push(`small: ${status}`));
      await Promise.all([...sent, health]);
      turns.stop();
      expect(turns.counts()).toEqual(Array(parsed).fill(1));
      expect(order.indexOf('small: 200')).toBeGreaterThanOrEqual(0);
      expect(order.indexOf('small: 200')).toBeLessThan(AT_ONCE / 2);
    },
  );
});
