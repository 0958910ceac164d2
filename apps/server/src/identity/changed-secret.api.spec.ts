import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { as, cloneDatabase, make, startServer, stopServer, type Person } from '../../test';
import { cookieOf } from '../../test/client';

jest.setTimeout(60_000);

const [OLD, NEW] = ['the secret that gets lost, long enough', 'the secret that comes after it, long enough'] as const;
const dir = mkdtempSync(join(tmpdir(), 'secret-'));
const running: ChildProcess[] = [];
let databaseUrl: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await cloneDatabase();
  databaseUrl = database.urls.owner;
  drop = database.drop;
});
afterAll(async () => {
  await Promise.all(running.map(stopServer));
  await drop();
  rmSync(dir, { recursive: true, force: true });
});

async function start(secret: string, env: NodeJS.ProcessEnv = {}) {
  const written: string[] = [];
  const output = (text: string) => void written.push(text);
  const { server, apiUrl } = await startServer({
    ...{ databaseUrl, secret, dataDir: dir, output },
    env: { LOG_LEVEL: 'warn', ...env },
  });
  running.push(server);
  return { server, apiUrl, log: () => written.join('') };
}

const token = (person: Person) =>
  request(person.apiUrl).get('/identity/token').set('cookie', person.cookie).set('x-forwarded-for', person.address);

async function signIn({ email, password, address }: Person, apiUrl: string) {
  const answer = await request(apiUrl)
    .post('/identity/sign-in/email')
    .set('origin', apiUrl)
    .set('x-forwarded-for', address)
    .send({ email, password });
  expect(answer.status).toBe(200);
  return cookieOf(answer);
}

it('servers with another SECRET ask everybody to sign in again, lose nothing, and say why', async () => {
  const before = await start(OLD);
  const { admin, member } = await make.family({ apiUrl: before.apiUrl });
  expect((await token(admin)).status).toBe(200);

  // both make a signing key at the same moment, while the first server goes on with its own
  const after = await Promise.all([start(NEW), start(NEW)]);
  const people = [admin, member].map((person, n) => ({ ...person, apiUrl: after[n]?.apiUrl ?? '' }));
  for (const person of people) expect((await token(person)).status).toBe(401);
  for (const person of people) person.cookie = await signIn(person, person.apiUrl);
  const tokens = await Promise.all(people.map(token));
  expect(tokens.map(({ status }) => status)).toEqual([200, 200]);
  for (const person of people) {
    const { data } = await as(person).gql<{ me: { family: { id: string } } }>('{ me { family { id } } }');
    expect(data.me.family.id).toBe(admin.familyId);
  }
  for (const { log } of after) expect(log()).toContain('SECRET');
  expect((await token(admin)).status).toBe(200);
});
