import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  type GraphQLArgument,
  type GraphQLInputField,
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { cloneDatabase, make, startServer, stopServer, testEnvironment, tokenOf, type Person } from '.';
import { documentShapes, textShapes, valueShapes } from './body-shapes';
import { operationsOf, type Operation } from './tenancy/operations';
import { routesOf } from './tenancy/routes';

/**
 * How long one request may block the event loop, in milliseconds, and how much many at once may delay others. The
 * targets are 150, 200 and 400, and measured values are printed. The spec fails at several times that, because this
 * machine runs other specs in the meantime; without the limits it takes seconds and ends the process.
 */
const TURN_MS = 500;
const HEALTH_MS = 2_000;
const MEMORY_MB = 500;
const AT_ONCE = 200;
/** Sizes: within a route's limit, and far beyond. */
const ALLOWED = 120 * 1024;
const TOO_LARGE = 6 * 1024 * 1024;

const schema = buildSchema(readFileSync(join(__dirname, '../schema.graphql'), 'utf8'));
const operations = operationsOf(schema).filter(({ kind, args }) => kind !== 'subscription' && args.length > 0);
const routes = routesOf().filter(({ method }) => method !== 'get');

/** Connections of this spec's own: the server may close pooled connections of `fetch` while they are idle. */
const agent = new Agent({ keepAlive: true, timeout: 2_000 });

let server: ChildProcess;
let apiUrl: string;
let person: Person;
let fields: Map<string, string[]>;
let cleanUp: () => Promise<void>;
const worst = { turn: 0, at: '', status: new Map<number, number>() };

beforeAll(async () => {
  const { urls, drop } = await cloneDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'homefold-bodies-'));
  ({ server, apiUrl } = await startServer({
    databaseUrl: urls.owner,
    secret: testEnvironment().secret,
    dataDir,
    // as `npm start` runs it (tools/lib/server-flags.mjs)
    flags: ['--max-old-space-size=512', '--max-semi-space-size=32'],
  }));
  cleanUp = async () => {
    await stopServer(server);
    await drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  person = (await make.family({ members: 0, apiUrl })).admin;
  fields = await fieldsOfRoutes();
});
afterAll(async () => {
  agent.destroy();
  await cleanUp();
  const statuses = [...worst.status].map(([status, count]) => `${count} × ${status}`).join(', ');
  process.stdout.write(`longest turn ${Math.round(worst.turn)} ms (${worst.at}); answers: ${statuses}\n`);
});

/** Field names of every route's body, from the OpenAPI description. */
async function fieldsOfRoutes(): Promise<Map<string, string[]>> {
  interface Schema {
    $ref?: string;
    properties?: Record<string, unknown>;
  }
  type Described = { requestBody?: { content?: Record<string, { schema: Schema }> } };
  const described = (await (await fetch(`${apiUrl}/api/docs-json`)).json()) as {
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
    const call = request(`${apiUrl}${path}`, { method: method.toUpperCase(), headers, agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    call.once('error', (error) => {
      // the server just closed a keep-alive connection: retry once on another, as browsers do
      if (call.reusedSocket) resolve(send(method, path, body, signedIn));
      else reject(error);
    });
    call.end(body);
  });
  worst.status.set(status, (worst.status.get(status) ?? 0) + 1);
  return status;
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${apiUrl}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}
/** Longest turn of the server's event loop since the last call, in ms. */
const longestTurn = async () => (await metric('nodejs_eventloop_lag_max_seconds')) * 1_000;

/**
 * Sends every body, and collects those that block the event loop for too long. A turn that is long because the machine
 * is busy is not long three times in a row.
 */
async function tooLong(bodies: [name: string, send: () => Promise<number>][]): Promise<string[]> {
  const measured = async (call: () => Promise<unknown>) => {
    await longestTurn();
    await call();
    return longestTurn();
  };
  const quick = await measured(async () => {
    for (const [, call] of bodies) expect(await call()).not.toBe(500);
  });
  if (quick <= TURN_MS) {
    if (quick > worst.turn) Object.assign(worst, { turn: quick, at: expect.getState().currentTestName });
    return [];
  }
  const slow: string[] = [];
  for (const [name, call] of bodies) {
    const turns = [await measured(call), await measured(call), await measured(call)];
    const turn = Math.min(...turns);
    if (turn > worst.turn) Object.assign(worst, { turn, at: `${expect.getState().currentTestName}: ${name}` });
    if (turn > TURN_MS) slow.push(`${name}: ${Math.round(turn)} ms`);
  }
  return slow;
}

describe('REST: no body blocks the event loop', () => {
  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (name, route) => {
    const path = route.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
    const names = fields.get(`${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`) ?? [];
    const call = (label: string, body: string, signedIn = true) =>
      [`${name}, ${label}`, () => send(route.method, path, body, signedIn)] as [string, () => Promise<number>];
    const whole = Object.entries(valueShapes).flatMap(([label, shape]) => [
      call(label, shape(ALLOWED)),
      call(`${label}, unsigned`, shape(ALLOWED), false),
    ]);
    const large = call('6 MB of objects', valueShapes['empty objects']?.(TOO_LARGE) ?? '');
    const inFields = Object.entries({ ...valueShapes, ...textShapes }).flatMap(([label, shape]) => {
      const each = (size: number) => `{${names.map((field) => `"${field}":${shape(size)}`).join(',')}}`;
      return names.length > 0 ? [call(`${label} in every field`, each(Math.floor(ALLOWED / names.length)))] : [];
    });
    expect(await tooLong([...whole, large, ...inFields])).toEqual([]);
  });

  it('PUT /api/auth/profile with an image of the largest size', async () => {
    const put = (label: string, body: string) =>
      [label, () => send('put', '/api/auth/profile', body)] as [string, () => Promise<number>];
    const bodies = [
      put('base64', `{"avatar_url":"data:image/png;base64,${'A'.repeat(TOO_LARGE)}"}`),
      put('escaped', `{"avatar_url":"data:image/png;base64,${'\\/'.repeat(TOO_LARGE / 2)}"}`),
      put('in another field', `{"other":"${'A'.repeat(TOO_LARGE)}"}`),
      put('as objects', `{"avatar_url":${valueShapes['empty objects']?.(TOO_LARGE)}}`),
      put('as quotes', `{"avatar_url":[${'"",'.repeat(TOO_LARGE / 3)}""]}`),
    ];
    expect(await tooLong(bodies)).toEqual([]);
  });
});

/** Variables of an operation with the same JSON text for every scalar, or list of scalars. */
function hostileVariables(operation: Operation, json: string, asList: boolean): string {
  const value = (field: GraphQLArgument | GraphQLInputField, depth: number): string => {
    const type = getNullableType(field.type);
    const named = getNamedType(type);
    if (isInputObjectType(named)) {
      if (depth > 3) return 'null';
      const inner = object(Object.values(named.getFields()), depth + 1);
      return isListType(type)
        ? `[${Array(asList ? 200 : 1)
            .fill(inner)
            .join(',')}]`
        : inner;
    }
    if (isEnumType(named)) return `"${named.getValues()[0]?.name}"`;
    if (isListType(type)) return asList ? `[${Array(1_000).fill('"a"').join(',')}]` : `[${json}]`;
    return named.name === 'Boolean' ? 'true' : json;
  };
  const object = (all: readonly (GraphQLArgument | GraphQLInputField)[], depth: number): string =>
    `{${all.map((field) => `"${field.name}":${value(field, depth)}`).join(',')}}`;
  return object(operation.args, 0);
}

const graphql = (query: string, variables = '{}') =>
  send('post', '/graphql', `{"query":${JSON.stringify(query)},"variables":${variables}}`);

describe('GraphQL: no operation blocks the event loop', () => {
  it.each(operations.map((operation) => [`${operation.kind} ${operation.name}`, operation] as const))(
    '%s',
    async (name, operation) => {
      const scalars = hostileVariables(operation, '"@"', false).split('"@"').length - 1;
      const size = Math.floor(ALLOWED / Math.max(1, scalars)) - 20;
      const bodies = Object.entries({ ...valueShapes, ...textShapes }).map(
        ([label, shape]) =>
          [`${name}, ${label}`, () => graphql(operation.document, hostileVariables(operation, shape(size), false))] as [
            string,
            () => Promise<number>,
          ],
      );
      bodies.push([`${name}, long lists`, () => graphql(operation.document, hostileVariables(operation, '"a"', true))]);
      expect(await tooLong(bodies)).toEqual([]);
    },
  );

  it('documents of every shape', async () => {
    const bodies = Object.entries(documentShapes).map(
      ([label, document]) => [label, () => graphql(document)] as [string, () => Promise<number>],
    );
    expect(await tooLong(bodies)).toEqual([]);
  });
});

/** Requests /healthz continuously in a separate thread, so that the sender's own load is not measured. */
const prober = `
  const { parentPort, workerData } = require('node:worker_threads');
  let longest = 0;
  let memory = 0;
  let done = false;
  parentPort.once('message', () => (done = true));
  (async () => {
    // the first call of a thread loads its HTTP client
    await fetch(workerData + '/healthz');
    parentPort.postMessage('ready');
    while (!done) {
      const began = performance.now();
      const answer = await fetch(workerData + '/healthz');
      if (answer.status !== 200) throw new Error('unhealthy: ' + answer.status);
      longest = Math.max(longest, performance.now() - began);
      const metrics = await (await fetch(workerData + '/metrics')).text();
      memory = Math.max(memory, Number(/^process_resident_memory_bytes (.+)$/m.exec(metrics)[1]) / 1024 ** 2);
    }
    parentPort.postMessage({ longest, memory });
  })();
`;

async function whileHealthy(load: () => Promise<unknown>): Promise<{ longest: number; memory: number }> {
  const worker = new Worker(prober, { eval: true, workerData: apiUrl });
  const message = <T>() => new Promise<T>((resolve, reject) => worker.once('message', resolve).once('error', reject));
  await message();
  await load();
  const result = message<{ longest: number; memory: number }>();
  worker.postMessage('done');
  return result;
}

describe(`${AT_ONCE} at once`, () => {
  const objects = (size: number) => valueShapes['small objects']?.(size) ?? '';
  const largest = objects(ALLOWED);
  const allowed = `{"title":[${'{},'.repeat(4_900)}{}],"notes":"${'a'.repeat(100_000)}"}`;
  const variables = `{"a":${objects(40_000)}}`;
  const overlapping = documentShapes['overlapping fields'] ?? '';
  // large enough to be noticed if two hundred were in memory
  const picture = `{"avatar_url":"data:image/png;base64,${'A'.repeat(TOO_LARGE / 4)}"}`;

  it.each([
    ['objects, signed in', () => send('post', '/api/calendar', largest)],
    ['objects within the limits', () => send('post', '/api/calendar', allowed)],
    ['objects, not signed in', () => send('post', '/api/calendar', largest, false)],
    ['objects to a public route', () => send('post', '/api/demo', objects(4_000), false)],
    ['GraphQL variables', () => graphql('{ __typename }', variables)],
    ['GraphQL documents', () => graphql(overlapping)],
    ['pictures', () => send('put', '/api/auth/profile', picture)],
    ['pictures, not signed in', () => send('put', '/api/auth/profile', picture, false)],
  ])(
    '%s leave the server answering',
    async (name, call) => {
      let best = { longest: Infinity, memory: 0 };
      // a busy machine is not busy three times in a row
      for (let attempt = 0; attempt < 3 && best.longest > HEALTH_MS; attempt += 1) {
        await tokenOf(person); // two hundred at once would request one each
        const seen = await whileHealthy(() => Promise.all(Array.from({ length: AT_ONCE }, call)));
        best = { longest: Math.min(best.longest, seen.longest), memory: Math.max(best.memory, seen.memory) };
      }
      const [longest, memory] = [Math.round(best.longest), Math.round(best.memory)];
      process.stdout.write(`${AT_ONCE} × ${name}: /healthz within ${longest} ms, memory at most ${memory} MB\n`);
      expect(longest).toBeLessThanOrEqual(HEALTH_MS);
      expect(memory).toBeLessThan(MEMORY_MB);
    },
    180_000,
  );
});
