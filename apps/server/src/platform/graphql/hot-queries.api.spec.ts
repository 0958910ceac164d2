import request from 'supertest';
import { Field, ObjectType, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { type TestPlatform, startPlatform, tokenFor } from '../../../test/platform';

let platform: TestPlatform;

@ObjectType()
class Counted {
  @Field()
  count!: number;
}

/** A query that has a side effect on every call, such as counting against a limit, and then fails in part. */
@Resolver(() => Counted)
class CountedResolver {
  static calls = 0;

  @Query(() => Counted)
  counted(): Counted {
    CountedResolver.calls += 1;
    return { count: CountedResolver.calls };
  }

  @ResolveField(() => String, { nullable: true })
  broken(): string {
    throw new Error('broken');
  }
}

beforeAll(async () => {
  platform = await startPlatform({ providers: [CountedResolver] });
});
afterAll(() => platform?.close());

const QUERY = 'query One($kind: String! = "ok") { probe(kind: $kind) { id next { id } } }';

const send = (body: object, headers: Record<string, string> = {}) =>
  request(platform.url)
    .post('/graphql')
    .set({ authorization: tokenFor('ann'), 'content-type': 'application/json', ...headers })
    .send(body);
/** A client's view of an answer, without request ids. */
const seen = ({ status, text, headers }: { status: number; text: string; headers: Record<string, string> }) => ({
  status,
  type: headers['content-type'],
  cache: headers['cache-control'],
  length: headers['content-length'],
  text: text.replace(/"requestId":"[^"]+"/g, '"requestId":""'),
});
/** Far more often than needed to become hot. */
const ASKED = 25;
/** The first answer comes from Apollo, later ones from the fast path where it applies. */
const often = async (body: object, headers?: Record<string, string>) => {
  const first = await send(body, headers);
  for (let asked = 1; asked < ASKED; asked++) {
    const again = await send(body, headers);
    expect({ asked, ...seen(again) }).toEqual({ asked, ...seen(first) });
  }
  return first;
};

it.each(['ok', 'crash', 'sql', 'misfit', 'hole', 'forbidden', 'invalid', 'conflict', 'limited'])(
  'answers a known query as it did the first time: %s',
  async (kind) => {
    const answer = await often({ query: QUERY, variables: { kind }, operationName: 'One' });
    expect(answer.status).toBe(200);
  },
);

it('uses the requested response keys', async () => {
  const answer = await often({ query: '{ probe { __proto__: id next { __proto__: id } } }' });
  expect(answer.text).toContain('{"probe":{"__proto__":"ok"');
});

it('answers in the requested media type', async () => {
  const types = ['*/*', 'application/json', 'application/graphql-response+json,application/json;q=0.9', 'text/plain'];
  const statuses = [];
  for (const accept of types) statuses.push((await often({ query: QUERY }, { accept })).status);
  expect(statuses).toEqual([200, 200, 200, 406]);
});

it.each([
  ['variables that do not fit', { query: QUERY, variables: { kind: 7 } }, 400],
  ['variables that are none', { query: QUERY, variables: [] }, 400],
  ['an operation that is not there', { query: QUERY, operationName: 'Two' }, 400],
  ['a persisted query', { query: QUERY, extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }, 200],
  ['a document of two operations without a name', { query: `${QUERY} query Two { probe { id } }` }, 400],
])('leaves the rest to Apollo: %s', async (_, body, status) => {
  await send({ query: QUERY });
  const answer = await often(body);
  expect([answer.status, (answer.body as { errors?: unknown[] }).errors?.length]).toEqual([status, 1]);
});

it('runs a query exactly once per call, also when part of it fails', async () => {
  for (let asked = 1; asked <= ASKED; asked++) {
    const { body } = await send({ query: '{ counted { count broken } }' });
    expect(body).toMatchObject({ data: { counted: { count: asked, broken: null } }, errors: [{}] });
  }
  expect(CountedResolver.calls).toBe(ASKED);
});

it('runs a mutation on every call', async () => {
  const query = 'mutation ($input: ProbeInput!) { makeProbe(input: $input) { id } }';
  for (const title of ['once', 'again']) {
    const answer = await send({ query, variables: { input: { title } } });
    expect(answer.body).toEqual({ data: { makeProbe: { id: title } } });
  }
});

it('refuses unauthenticated callers', async () => {
  await often({ query: QUERY });
  const answer = await request(platform.url).post('/graphql').send({ query: QUERY });
  expect(answer.status).toBe(401);
});
