import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import {
  as,
  asOwner,
  cloneDatabase,
  make,
  startServer,
  stopServer,
  testEnvironment,
  type Member,
  type Person,
} from '..';
import { operationsOf, takesIds, variablesOf, type Operation } from './operations';
import { routesOf, type Route } from './routes';
import { contentsOf, markedFamily, type Marked } from './victim';

const schema = buildSchema(readFileSync(join(__dirname, '../../schema.graphql'), 'utf8'));
const operations = operationsOf(schema);
const routes = routesOf();

/** Open by decision: health, the outbox page of this machine, images, calendar feeds and unsubscribe links by unguessable name, signed webhooks, the demo. */
const publicRoutes = new Set([
  'get /healthz',
  'get /readyz',
  'get /metrics',
  'get /dev/mail',
  'get /dev/mail/:id',
  'get /files/:publicId',
  'get /feeds/:token.ics',
  'get /unsubscribe/:token',
  'post /unsubscribe/:token',
  'post /unsubscribe/:token/again',
  'post /api/demo',
]);

/** An answer without the ids that the caller named: an echo is no leak. */
const unechoed = (answer: unknown, id: string) => JSON.stringify(answer).replaceAll(id, '‹id›');

async function callOperation(caller: Person, operation: Operation, variables: object): Promise<unknown> {
  if (operation.kind !== 'subscription') {
    const { data, errors } = await as(caller).gql(operation.document, variables);
    return { data, errors };
  }
  // Streams carry no argument; that they carry nothing of another family is shown by the live specs.
  return {};
}

async function callRoute(caller: Person | null, route: Route, id: string) {
  const path = route.path.replace(/:\w+/g, id);
  const names = ['id', 'membershipId', 'publicId', 'family_id', 'itemId', 'postId', 'eventId', 'contextId'];
  const query = names.map((name) => `${name}=${encodeURIComponent(id)}`).join('&');
  const body = Object.fromEntries([
    ...names.map((name) => [name, id]),
    ['title', 'Something of mine'],
    ['type', 'calendar_event'],
    ['event_date', '2026-10-10'],
    ['display_name', 'Somebody'],
    ['first_name', 'Somebody'],
    ['name', 'Something of mine'],
    ['email', 'someone@example.org'],
    ['inviteCode', 'AAAAAA'],
    ['imageUrl', `/files/${id}`],
    ['secureUrl', `/files/${id}`],
    ['context', 'profile'],
    ['updateType', 'profile'],
  ]) as object;
  const { rest } = as(caller);
  const url = `${path}?${query}`;
  const answer = route.method === 'get' ? await rest.get(url) : await rest[route.method](url, body);
  return { status: answer.status, body: answer.body as unknown, text: answer.text };
}

/** Without what is another for every call: its id, and the moment it was made. */
const comparable = (text: string) => text.replace(/"(requestId|retryAt)":"[^"]*"|"retryAfterSeconds":\d+/g, '');

/**
 * Every operation and route, found by reflection, called by somebody of another family with real ids. It runs twice:
 * on the server as it is, and on one whose row-level policies are switched off, so that the code's own checks are seen
 * to hold without them. The policies are seen to hold without the code in policies.spec.ts.
 */
describe.each([
  ['with the policies on', true],
  ['with the policies off', false],
])('tenancy matrix, %s', (_title, policies) => {
  let apiUrl: string;
  let ownerUrl: string;
  let victim: Marked;
  let cleanUp: () => Promise<void> = () => Promise.resolve();

  beforeAll(async () => {
    if (policies) {
      ({ apiUrl, apiDatabaseUrl: ownerUrl } = testEnvironment());
    } else {
      const { urls, drop } = await cloneDatabase();
      ownerUrl = urls.owner;
      const tables = await asOwner<{ name: string }>(
        "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity",
        [],
        ownerUrl,
      );
      for (const { name } of tables) await asOwner(`alter table ${name} disable row level security`, [], ownerUrl);
      const dataDir = mkdtempSync(join(tmpdir(), 'homefold-matrix-'));
      const started: { server: ChildProcess; apiUrl: string } = await startServer({
        databaseUrl: ownerUrl,
        secret: testEnvironment().secret,
        dataDir,
      });
      apiUrl = started.apiUrl;
      cleanUp = async () => {
        await stopServer(started.server);
        await drop();
        rmSync(dataDir, { recursive: true, force: true });
      };
    }
    victim = await markedFamily(apiUrl, ownerUrl);
  });
  afterAll(() => cleanUp());

  const reused: Member[] = [];
  /** Callers of other families: new ones for what may change them, the same ones for what only reads. */
  const outsiders = async (count: number, reads: boolean): Promise<Member[]> => {
    const made = (n: number) =>
      Promise.all(Array.from({ length: n }, async () => (await make.family({ members: 0, apiUrl })).admin));
    if (!reads) return made(count);
    if (reused.length < count) reused.push(...(await made(count - reused.length)));
    return reused.slice(0, count);
  };

  async function expectUntouched(answers: string[], call: () => Promise<void>) {
    const before = await contentsOf(victim, ownerUrl);
    await call();
    for (const answer of answers) expect(answer).not.toContain(victim.marker);
    expect(await contentsOf(victim, ownerUrl)).toBe(before);
  }

  describe.each(operations.map((operation) => [`${operation.kind} ${operation.name}`, operation] as const))(
    '%s',
    (_name, operation) => {
      it('leaks and changes nothing for an outsider', async () => {
        const [caller] = (await outsiders(1, operation.kind === 'query' && !takesIds(operation))) as [Member];
        const answers: string[] = [];
        await expectUntouched(answers, async () => {
          const sources = takesIds(operation) ? Object.values(victim.ids) : [randomUUID()];
          for (const id of sources)
            for (const optional of [false, true])
              answers.push(
                unechoed(await callOperation(caller, operation, variablesOf(operation, id, victim, optional)), id),
              );
        });
        for (const answer of answers) for (const id of Object.values(victim.ids)) expect(answer).not.toContain(id);
      });

      if (takesIds(operation))
        it("answers another family's id exactly as one that does not exist", async () => {
          // Two callers go the same way, one with their ids, one with nobody's: what an operation does to the caller's
          // own family must not tell the two apart.
          const [first, second] = (await outsiders(2, false)) as [Member, Member];
          const errorsOf = async (caller: Member, used: string) => {
            const answer = (await callOperation(caller, operation, variablesOf(operation, used, victim, false))) as {
              errors?: { message: string; extensions: object }[];
            };
            return answer.errors?.map(({ message, extensions }) => unechoed({ message, extensions }, used));
          };
          for (const [table, id] of Object.entries(victim.ids)) {
            const unknown = table === 'media' ? id.replace(/./g, 'A') : randomUUID();
            expect(await errorsOf(first, id)).toEqual(await errorsOf(second, unknown));
          }
        });
    },
  );

  describe.each(
    routes.filter(({ isPublic }) => !isPublic).map((route) => [`${route.method} ${route.path}`, route] as const),
  )('%s', (_name, route) => {
    it('leaks and changes nothing for an outsider', async () => {
      const [caller] = (await outsiders(1, route.method === 'get')) as [Member];
      const answers: string[] = [];
      await expectUntouched(answers, async () => {
        for (const id of Object.values(victim.ids)) {
          const { text, body } = await callRoute(caller, route, id);
          answers.push(unechoed(body ?? text, id));
        }
      });
    });

    it("answers another family's id exactly as one that does not exist", async () => {
      const [first, second] = (await outsiders(2, route.method === 'get')) as [Member, Member];
      for (const id of Object.values(victim.ids)) {
        const unknown = randomUUID();
        const theirs = await callRoute(first, route, id);
        const nobodys = await callRoute(second, route, unknown);
        expect(theirs.status).toBe(nobodys.status);
        if (theirs.status >= 400)
          expect(comparable(theirs.text).replaceAll(id, '‹id›')).toBe(
            comparable(nobodys.text).replaceAll(unknown, '‹id›'),
          );
      }
    });
  });
});

describe('without a sign-in', () => {
  it.each(operations.map(({ kind, name, document }) => [`${kind} ${name}`, document] as const))(
    '%s is refused',
    async (_name, document) => {
      const { status, data, errors } = await as(null).gql(document);
      expect({ status, data, code: errors?.[0]?.extensions.code }).toEqual({
        status: 401,
        data: undefined,
        code: 'UNAUTHENTICATED',
      });
    },
  );

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s is refused',
    async (name, route) => {
      if (route.isPublic) {
        expect([...publicRoutes]).toContain(name);
        return;
      }
      const { status, text } = await callRoute(null, route, randomUUID());
      expect({ status, code: (JSON.parse(text) as { code: string }).code }).toEqual({
        status: 401,
        code: 'UNAUTHENTICATED',
      });
    },
  );

  it('sees subscriptions refused on the socket', async () => {
    const socket = await as(null).socket();
    const closed = await new Promise<{ code: number }>((resolve) =>
      socket.on('closed', (event) => resolve(event as { code: number })),
    );
    expect(closed.code).toBe(4403);
  });
});

it('finds operations and routes at all', () => {
  expect(operations.length).toBeGreaterThan(20);
  expect(routes.length).toBeGreaterThan(10);
});
