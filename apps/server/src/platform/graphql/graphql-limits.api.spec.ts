import { serverAudits } from 'graphql-http';
import request from 'supertest';
import { type TestPlatform, startPlatform, tokenFor } from '../../../test/platform';
import { Probes } from '../../../test/probe';
import { graphqlLimits } from './graphql.module';

let platform: TestPlatform;

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform?.close());

const send = (body: unknown, headers: Record<string, string> = {}) =>
  request(platform.url)
    .post('/graphql')
    .set({ authorization: tokenFor('ann'), 'content-type': 'application/json', ...headers })
    .send(body as object);
const errorOf = (answer: { body: unknown }) =>
  (answer.body as { errors?: { message: string; extensions: { code: string } }[] }).errors?.[0];
const refused = async (query: string) => {
  const answer = await send({ query });
  return [answer.status, errorOf(answer)?.extensions.code, (answer.body as { data?: unknown }).data ?? undefined];
};
const accepted = async (query: string) => {
  const answer = await send({ query });
  expect([answer.status, errorOf(answer)]).toEqual([200, undefined]);
};
const INVALID = [400, 'INVALID', undefined];

const nested = (depth: number, inner = 'id') =>
  `{ probe { ${'next { '.repeat(depth - 2)}${inner}${' }'.repeat(depth - 2)} } }`;
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');

describe('an operation', () => {
  it('is refused when too deep, also through fragments', async () => {
    const { depth } = graphqlLimits;
    await accepted(nested(depth));
    expect(await refused(nested(depth + 1))).toEqual(INVALID);
    const inFragments = (levels: number) =>
      `{ probe { ...f0 } } ${times(levels, (i) => `fragment f${i} on Probe { next { ${i + 1 < levels ? `...f${i + 1}` : 'id'} } }`)}`;
    await accepted(inFragments(depth - 2));
    expect(await refused(inFragments(depth - 1))).toEqual(INVALID);
    expect(await refused('{ probe { ...a } } fragment a on Probe { next { ...a } }')).toEqual(INVALID);
  });

  it('is refused when too expensive', async () => {
    const path = (levels: number, inner: string): string => (levels ? `next { ${path(levels - 1, inner)} }` : inner);
    const wide = (fields: number) =>
      `{ probe { ${times(
        14,
        (i) =>
          `a${i}: ${path(
            5,
            times(fields, () => 'id'),
          )}`,
      )} } }`;
    await accepted(wide(2));
    expect(await refused(wide(60))).toEqual(INVALID);
  });

  it('is refused with too many aliases, directives or tokens', async () => {
    await accepted(`{ ${times(graphqlLimits.aliases, (i) => `a${i}: probe { id }`)} }`);
    expect(await refused(`{ ${times(graphqlLimits.aliases + 1, (i) => `a${i}: probe { id }`)} }`)).toEqual(INVALID);
    await accepted(`{ probe { ${times(graphqlLimits.directives, () => 'id @include(if: true)')} } }`);
    expect(
      await refused(`{ probe { ${times(graphqlLimits.directives + 1, () => 'id @include(if: true)')} } }`),
    ).toEqual(INVALID);
    // five tokens each
    const operations = (count: number) => ({
      query: times(count, (i) => `query q${i} { __typename }`),
      operationName: 'q0',
    });
    const most = Math.floor(graphqlLimits.tokens / 5);
    expect((await send(operations(most))).status).toBe(200);
    for (const tooMany of [most + 1, 4_000]) {
      const answer = await send(operations(tooMany));
      expect([answer.status, errorOf(answer)?.extensions.code]).toEqual([400, 'INVALID']);
    }
  });

  it('is refused in a batch, and none of the batch runs', async () => {
    const probes = platform.app.get(Probes);
    const query = 'mutation { makeProbe(input: { title: "batched" }) { id } }';
    const answer = await send([{ query }, { query }]);
    expect([answer.status, errorOf(answer)?.extensions.code]).toEqual([400, 'INVALID']);
    expect(probes.made).not.toContain('batched');
  });

  it.each(['{', '', 'probe', '{ probe { id }', 'query { a b c } }', '\ud800', '#'])(
    'with a syntax error (%j) is bad input',
    async (query) => expect(await refused(query)).toEqual(INVALID),
  );

  it.each([
    ['no query at all', {}],
    ['a query that is not text', { query: { a: 1 } }],
    ['a list as query', { query: ['{ __typename }'] }],
    ['variables that are none', { query: '{ __typename }', variables: 'x' }],
    ['an operation that is not there', { query: 'query a { __typename }', operationName: 'b' }],
    ['two operations and no choice', { query: 'query a { __typename } query b { __typename }' }],
    ['an unknown field', { query: '{ secrets }' }],
    ['a subscription', { query: 'subscription { probed { id } }' }],
    [
      'a variable of another type',
      { query: 'query ($k: String!) { probe(kind: $k) { id } }', variables: { k: { a: 1 } } },
    ],
    ['a missing variable', { query: 'mutation ($i: ProbeInput!) { makeProbe(input: $i) { id } }' }],
  ])('with %s is bad input', async (_, body) => {
    const answer = await send(body);
    expect([answer.status >= 400 && answer.status < 500, errorOf(answer)?.extensions.code]).toEqual([true, 'INVALID']);
  });

  it('with bad input for the use case names the field', async () => {
    const answer = await send({ query: 'mutation { makeProbe(input: { title: "" }) { id } }' });
    expect(errorOf(answer)).toMatchObject({ extensions: { code: 'INVALID', kind: 'invalid', field: 'title' } });
  });
});

describe('from another site', () => {
  const get = (query: string) =>
    request(platform.url).get('/graphql').query({ query }).set('authorization', tokenFor('ann'));

  it('a plain GET or form post runs nothing', async () => {
    expect((await get('{ probe { id } }')).status).toBe(400);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await send('{"query":"{ __typename }"}', { 'content-type': type })).status).toBeGreaterThanOrEqual(400);
  });

  it('a GET never changes anything, also with the preflight header', async () => {
    const answer = await get('mutation { makeProbe(input: { title: "by get" }) { id } }').set(
      'apollo-require-preflight',
      '1',
    );
    expect(answer.status).toBe(405);
    expect(platform.app.get(Probes).made).not.toContain('by get');
  });
});

describe('without a sign-in', () => {
  it.each(['{ __schema { types { name } } }', '{ __typename }', '{ probe { id } }', '{'])(
    '%s is refused',
    async (query) => {
      const answer = await request(platform.url).post('/graphql').send({ query });
      expect([answer.status, errorOf(answer)?.extensions.code]).toEqual([401, 'UNAUTHENTICATED']);
      expect((answer.body as { data?: unknown }).data).toBeUndefined();
    },
  );

  it('reads the schema once signed in', () => accepted('{ __schema { types { name fields { name } } } }'));
});

describe('the GraphQL-over-HTTP audit', () => {
  it.each(
    serverAudits({
      url: () => `${platform.url}/graphql`,
      fetchFn: (url: string, init: RequestInit = {}) =>
        fetch(url, {
          ...init,
          headers: { 'apollo-require-preflight': '1', ...(init.headers as object), authorization: tokenFor('ann') },
        }),
    })
      .filter(({ name }) => name.startsWith('MUST'))
      .map((audit) => [audit.name, audit] as const),
  )('%s', async (_, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? undefined : result.reason).toBeUndefined();
  });
});
