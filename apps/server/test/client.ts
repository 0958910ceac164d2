import { createClient, type Client as SocketClient } from 'graphql-ws';
import request, { type Response, type Test } from 'supertest';
import WebSocket from 'ws';
import { testEnvironment } from './environment';
import type { Person } from './person';

interface GraphQLAnswer<Data> {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  data: Data;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; field?: string; kind: string; details?: Record<string, unknown> };
  }[];
}

const tokens = new WeakMap<Person, { token: string; until: number }>();

/** The user's bearer token, exchanged for the session as every client does, and cached while valid. */
export async function tokenOf(person: Person): Promise<string> {
  const kept = tokens.get(person);
  if (kept && kept.until > Date.now()) return kept.token;
  const answer = await request(person.apiUrl)
    .get('/identity/token')
    .set('cookie', person.cookie)
    .set('x-forwarded-for', person.address)
    .expect(200);
  const { token } = answer.body as { token: string };
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
  tokens.set(person, { token, until: (exp - 10) * 1_000 });
  return token;
}

/** The cookies set by an answer, as the browser would send them back. */
export const cookieOf = (answer: Response): string =>
  (answer.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

/** A caller of both APIs. `null` calls without a sign-in. */
export function as(person: Person | null) {
  const apiUrl = person?.apiUrl ?? testEnvironment().apiUrl;
  const send = async (test: Test): Promise<Response> => {
    if (person) {
      test.set('authorization', `Bearer ${await tokenOf(person)}`);
      test.set('x-forwarded-for', person.address);
    }
    return test;
  };
  return {
    /** Runs a GraphQL operation; errors are returned, not thrown. */
    async gql<Data = Record<string, never>>(query: string, variables: object = {}): Promise<GraphQLAnswer<Data>> {
      const answer = await send(request(apiUrl).post('/graphql').send({ query, variables }));
      const { status, headers } = answer as { status: number; headers: Record<string, unknown> };
      return { status, headers, ...(answer.body as Omit<GraphQLAnswer<Data>, 'status' | 'headers'>) };
    },
    rest: {
      get: (path: string) => send(request(apiUrl).get(path)),
      post: (path: string, body?: object) => send(request(apiUrl).post(path).send(body)),
      put: (path: string, body?: object, headers = {}) => send(request(apiUrl).put(path).set(headers).send(body)),
      patch: (path: string, body?: object, headers = {}) => send(request(apiUrl).patch(path).set(headers).send(body)),
      delete: (path: string, body?: object, headers = {}) => send(request(apiUrl).delete(path).set(headers).send(body)),
      /** For multipart and unusual requests: build on the raw test, then await it. */
      raw: async (build: (agent: ReturnType<typeof request>) => Test) => send(build(request(apiUrl))),
    },
    /** Opens a socket with this caller's token. Close it with `dispose`. */
    async socket(): Promise<SocketClient> {
      const authorization = person ? `Bearer ${await tokenOf(person)}` : undefined;
      return createClient({
        url: `${apiUrl.replace(/^http/, 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        lazy: false,
        retryAttempts: 0,
        onNonLazyError: () => undefined,
        connectionParams: authorization ? { authorization } : {},
      });
    },
  };
}

export type Caller = ReturnType<typeof as>;
