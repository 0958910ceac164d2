import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import {
  as,
  asOwner,
  cloneDatabase,
  cookieOf,
  make,
  startServer,
  stopServer,
  testEnvironment,
  type Person,
} from '../../test';
import { markedFamily } from '../../test/tenancy/victim';
import { loadConfig } from '../platform/config';
import { SecretBox } from '../platform/secret-box';
import { sealedColumns } from '../sealed-columns';

const OLD = testEnvironment().secret;
const NEW = 'the secret that comes after it, long enough';
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

it('servers with another SECRET require everybody to sign in again, lose nothing, and log why', async () => {
  const before = await start(OLD);
  const { admin, member } = await make.family({ apiUrl: before.apiUrl });
  expect((await token(admin)).status).toBe(200);

  // both create a signing key concurrently, while the first server keeps using its own
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
  // the second one may find a key that it can open, and then logs nothing
  const logs = after.map(({ log }) => log()).join('');
  expect(logs).toContain('SECRET');
  expect(logs.match(/the key for push services was sealed with another SECRET/g)).toHaveLength(1);
  expect((await token(admin)).status).toBe(200);
});

describe('SECRET changed on purpose, with the earlier one in SECRET_PREVIOUS', () => {
  const box = (secret: string) => new SecretBox(loadConfig({ NODE_ENV: 'test', SECRET: secret }));
  /** Tables in which the given secret opens no row. */
  async function closedTo(secret: string, url: string): Promise<string[]> {
    const found: string[] = [];
    for (const { table, column, key, purpose, type } of sealedColumns) {
      const rows = await asOwner<Record<string, string>>(
        `select ${key.join(', ')}, ${column} as sealed from ${table}`,
        [],
        url,
      );
      expect({ table, rows: rows.length > 0 }).toEqual({ table, rows: true });
      const opens = rows.map((row) => {
        const sealed = type === 'bytea' ? Buffer.from(row['sealed'] ?? '').toString('base64url') : row['sealed'];
        return box(secret).open(sealed ?? '', purpose(row));
      });
      if (opens.includes(null)) found.push(table);
    }
    return found;
  }

  it('loses nothing: everybody stays signed in, and sealed columns can be opened', async () => {
    const { urls, drop: dropIt } = await cloneDatabase();
    const before = await startServer({ databaseUrl: urls.owner, secret: OLD, dataDir: dir });
    const { family } = await markedFamily(before.apiUrl, urls.owner);
    const feedOf = '{ calendarFeed { url } }';
    const { data: feed } = await as(family.admin).gql(feedOf);
    expect(JSON.stringify(feed)).toContain('/feeds/');
    await stopServer(before.server);
    // fixture rows hold placeholders that are not sealed
    await asOwner(`update push_device set token = $1`, [box(OLD).seal('an-app-token', 'push device')], urls.owner);

    const rotate = { SECRET_PREVIOUS: OLD, PUBLIC_URL: before.apiUrl };
    const pair = await Promise.all(
      [1, 2].map(() => startServer({ databaseUrl: urls.owner, secret: NEW, dataDir: dir, env: rotate })),
    );
    try {
      expect(await closedTo(NEW, urls.owner)).toEqual([]);
      for (const { apiUrl } of pair) {
        const answer = await token({ ...family.admin, apiUrl });
        expect(answer.status).toBe(200);
        const { token: bearer } = answer.body as { token: string };
        const again = await request(apiUrl)
          .post('/graphql')
          .set('authorization', `Bearer ${bearer}`)
          .send({ query: feedOf });
        expect(again.body).toEqual({ data: feed });
      }
    } finally {
      await Promise.all(pair.map(({ server }) => stopServer(server)));
      await dropIt();
    }
  });

  it('covers every sealed column', async () => {
    const found = await asOwner<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns where column_name like '%\\_sealed'`,
      [],
      databaseUrl,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) expect(sealedColumns).toContainEqual(expect.objectContaining(each));
  });
});
