import request, { type Response, type Test } from 'supertest';
import { Authenticator, type Viewer } from '../platform/auth';
import { asOwner, cookieOf, startTestApp, type TestApp } from '../../test';
import { cheapHashes } from '../../test/cheap-hashes';

/** Origin of the server's own pages. */
export const ORIGIN = 'http://localhost:3000';

export let test: TestApp;
let addresses = 0;

/** What the clock shows when a test begins. */
export const MORNING = '2026-10-08T09:30:00Z';

/** A separate server for demo specs, with the same starting time in each test. */
export function startDemo(): void {
  let hashes: ReturnType<typeof cheapHashes>;
  beforeAll(async () => {
    hashes = cheapHashes();
    test = await startTestApp({ TRUST_PROXY: 'loopback' });
  });
  afterAll(async () => {
    hashes.mockRestore();
    await test.close();
  });
  beforeEach(() => test.clock.set(MORNING));
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
  gql: <Data>(
    query: string,
    variables?: object,
  ) => Promise<{ data: Data; errors?: { message: string; extensions: { code: string } }[] }>;
  /** A REST call of the same caller. */
  rest: (method: 'get' | 'post', path: string, body?: object) => Test;
}

/** The user of an answer's session, as both APIs report them. */
async function signedIn(answer: Response): Promise<Visitor> {
  const cookie = cookieOf(answer);
  const viewer = await test.app.get(Authenticator).viewer({ headers: { cookie }, method: 'GET' });
  if (!viewer) throw new Error('not signed in');
  const { token } = (await server().get('/identity/token').set('cookie', cookie).expect(200)).body as { token: string };
  const call = (method: 'get' | 'post', path: string, body?: object): Test =>
    server()[method](path).set('authorization', `Bearer ${token}`).set('x-forwarded-for', newAddress()).send(body);
  return {
    cookie,
    viewer,
    gql: async (query, variables = {}) => (await call('post', '/graphql', { query, variables })).body,
    rest: call,
  };
}

/** A visitor who has started the demo. */
export async function visitor(body: object = {}, address = newAddress()): Promise<Visitor> {
  return signedIn(await ask(address, body).expect(201));
}

/** A call of the identity service from one of our pages. */
export const identity = (path: string, body: object, cookie?: string): Test => {
  const call = server().post(`/identity${path}`).set('x-forwarded-for', newAddress()).set('origin', ORIGIN);
  return (cookie ? call.set('cookie', cookie) : call).send(body);
};

let accounts = 0;
/** Sign-up input of a real user. */
export const newAccount = () => ({
  name: 'Ann Lee',
  email: `ann${(accounts += 1)}@example.org`,
  password: 'a quiet river at dusk',
});

/** A real user; with `name`, the creator of a family. */
export async function realPerson(familyName?: string): Promise<Visitor> {
  const person = await signedIn(await identity('/sign-up/email', newAccount()).expect(200));
  if (!familyName) return person;
  await person.gql('mutation ($input: CreateFamilyInput!) { createFamily(input: $input) { id } }', {
    input: { name: familyName },
  });
  const viewer = await test.app.get(Authenticator).refresh(person.viewer);
  return { ...person, viewer };
}

/** The invite code of the caller's family. */
export async function inviteCodeOf({ gql }: Visitor): Promise<string> {
  return (await gql<{ family: { inviteCode: string } }>('{ family { inviteCode } }')).data.family.inviteCode;
}
