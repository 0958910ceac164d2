import request from 'supertest';
import { Authenticator, type Viewer } from '../platform/auth';
import { asOwner, cookieOf, startTestApp, type TestApp } from '../../test';

/** Where the server's own pages are. */
export const ORIGIN = 'http://localhost:3000';

export let test: TestApp;
let addresses = 0;

/** A server of its own for the specs of demo families, on the same morning for each test. */
export function startDemo(): void {
  beforeAll(async () => {
    test = await startTestApp({ TRUST_PROXY: 'loopback' });
  });
  afterAll(() => test.close());
  beforeEach(() => test.clock.set('2026-10-08T09:30:00Z'));
}

export const newAddress = () => `10.9.0.${(addresses += 1)}`;
export const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  asOwner<Row>(sql, values, test.urls.owner);
export const server = () => request(test.app.getHttpServer());
export const ask = (address: string, body: object = {}) =>
  server().post('/api/demo').set('x-forwarded-for', address).set('origin', ORIGIN).send(body);

export interface Visitor {
  cookie: string;
  viewer: Viewer;
  gql: <Data>(query: string, variables?: object) => Promise<{ data: Data; errors?: { message: string }[] }>;
}

/** Somebody who has pressed the button. */
export async function visitor(body: object = {}, address = newAddress()): Promise<Visitor> {
  const answer = await ask(address, body).expect(201);
  const cookie = cookieOf(answer);
  const viewer = await test.app.get(Authenticator).viewer({ headers: { cookie }, method: 'GET' });
  if (!viewer) throw new Error('not signed in');
  const { token } = (await server().get('/identity/token').set('cookie', cookie).expect(200)).body as { token: string };
  return {
    cookie,
    viewer,
    gql: async (query, variables = {}) =>
      (await server().post('/graphql').set('authorization', `Bearer ${token}`).send({ query, variables })).body,
  };
}
