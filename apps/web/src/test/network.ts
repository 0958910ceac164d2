import { buildSchema, graphql, GraphQLError } from 'graphql';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The network of the tests: nothing leaves the process, and an unhandled request fails the test. */
export const network = setupServer();

const schema = buildSchema(readFileSync(join(__dirname, '../../../server/schema.graphql'), 'utf8'));

/** Answers of root fields: a value, or a function of the arguments. A missing one is an error, as on the server. */
export type RootAnswers = Record<string, unknown>;

/** The error a resolver throws, in the server's form. */
export const domainError = (code: string, message: string, field?: string, details?: unknown): GraphQLError =>
  new GraphQLError(message, { extensions: { code, field, details } });

/** `/graphql` over HTTP, executed against the committed schema: a query that does not fit the schema fails. */
export function graphqlHandler(answers: RootAnswers): HttpHandler {
  return http.post('*/graphql', async ({ request }) => {
    const { query, variables, operationName } = (await request.json()) as {
      query: string;
      variables: Record<string, unknown>;
      operationName: string;
    };
    const result = await graphql({
      schema,
      source: query,
      rootValue: answers,
      variableValues: variables,
      operationName,
    });
    return HttpResponse.json({ ...result } as Record<string, unknown>);
  });
}

/** A signed-in user of the built-in identity service. */
export const emma = { id: 'user-emma', email: 'emma@example.org', name: 'Emma Ashdown', image: null };

/** The session of a person who signs in or out during a test, and its tokens. */
export const sessionHandlers = (of: () => typeof emma | null): HttpHandler[] => [
  http.get('*/identity/get-session', () => {
    const user = of();
    return HttpResponse.json(user && { user, session: { id: 'session' } });
  }),
  http.get('*/identity/token', () =>
    of()
      ? HttpResponse.json({ token: `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 60 }))}.x` })
      : HttpResponse.json({ code: 'UNAUTHORIZED', message: 'Unauthorized' }, { status: 401 }),
  ),
];

/** Handlers of the identity service: the session of `user`, or none. */
export function identityHandlers(user: typeof emma | null): HttpHandler[] {
  return [
    http.get('*/app-config.json', () =>
      HttpResponse.json({ identity: { kind: 'builtin', passkeyHost: null }, demo: false, mail: 'outbox' }),
    ),
    ...sessionHandlers(() => user),
    http.get('*/identity/sign-in-methods', () => HttpResponse.json({ authenticatorApp: false, recoveryCodesLeft: 0 })),
    http.get('*/identity/list-passkeys', () => HttpResponse.json([])),
    http.post('*/identity/sign-out', () => HttpResponse.json({ success: true })),
  ];
}
