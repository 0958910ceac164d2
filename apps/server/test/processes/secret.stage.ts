import request from 'supertest';
import { loadConfig } from '../../src/platform/config';
import { SecretBox } from '../../src/platform/secret-box';
import { sealedColumns } from '../../src/sealed-columns';
import { as, cookieOf } from '../client';
import { testEnvironment } from '../environment';
import { make } from '../make';
import type { Person } from '../person';
import type { World } from '../tenancy/world';
import { until } from '../until';
import { everything } from './database-contents';
import { type Left, killTheOnly } from './killed-sending.stage';
import type { Processes, Running, Stage } from './processes';

const OLD = testEnvironment().secret;
const NEW = 'the secret that comes after it, long enough';
const ANOTHER = 'a secret that nobody prepared for, long enough';

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

const box = (secret: string) => new SecretBox(loadConfig({ NODE_ENV: 'test', SECRET: secret }));

/** Tables with a row that the given secret does not open. */
async function closedTo(secret: string, processes: Processes): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column, key, purpose, type } of sealedColumns) {
    const rows = await processes.sql<Record<string, string>>(
      `select ${key.join(', ')}, ${column} as sealed from ${table}`,
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

/** The only server is killed; SECRET is changed on purpose, with the earlier one in SECRET_PREVIOUS, for two new ones. */
export const rotatedSecret: Stage = (processes) => {
  const feedOf = async (person: Person) => {
    const { data } = await as(person).gql('{ calendarFeed { url } me { family { name } } }');
    return JSON.stringify(data).replaceAll(person.apiUrl, '');
  };
  let world: World;
  let feed: string;
  let left: Left;
  let pair: Running[];

  beforeAll(async () => {
    const only = await processes.one();
    world = await processes.world();
    feed = await feedOf({ ...world.admin, apiUrl: only.apiUrl });
    // fixture rows hold placeholders that are not sealed
    await processes.sql(`update push_device set token = $2 where family_id = $1`, [
      world.family.id,
      box(OLD).seal('an-app-token', 'push device'),
    ]);
    left = await killTheOnly(processes);
    Object.assign(processes, { secret: NEW, previousSecret: OLD });
    pair = await processes.running(2);
  });

  it('a changed SECRET loses nothing: everybody stays signed in, and sealed columns can be opened', async () => {
    expect(await closedTo(NEW, processes)).toEqual([]);
    expect(feed).toContain('/feeds/');
    expect(feed).toContain(world.family.name);
    for (const { apiUrl } of pair) {
      const person = { ...world.admin, apiUrl };
      expect((await token(person)).status).toBe(200);
      expect(await feedOf(person)).toBe(feed);
    }
  });

  it('a killed server leaves nothing undone: the next ones send its mail, and no device gets a notification twice', async () => {
    const { push } = processes;
    await until(() => left.mails() === 2);
    await processes.queueIsEmpty();
    expect(left.mails()).toBe(2);
    expect(push.wrong).toEqual([]);
    expect(left.titles()).toEqual(left.titles().map(() => ['Half term']));
    expect(left.asked()).toEqual(Array(8).fill(1));
  });

  it('the changed SECRET covers every sealed column', async () => {
    const found = await processes.sql<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns where column_name like '%\\_sealed'`,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const each of found) expect(sealedColumns).toContainEqual(expect.objectContaining(each));
  });
};

/** SECRET is lost. */
export const anotherSecret: Stage = (processes) => {
  it('a server with another SECRET does not start, changes nothing, and says why; once the loss is accepted, everybody signs in again', async () => {
    const before = await processes.one();
    const { admin, member } = await make.family({ apiUrl: before.apiUrl });
    expect((await token(admin)).status).toBe(200);
    // of what no running server changes
    const keys = async () => {
      const stored = await everything(processes.ownerUrl);
      return ['push_key', 'secret_check', 'identity.jwks', 'identity.two_factor'].map((table) => stored.get(table));
    };
    const kept = await keys();

    Object.assign(processes, { secret: ANOTHER, previousSecret: undefined });
    const said = (await processes.refusal()).split('\n').filter((line) => line.startsWith('Homefold cannot start.'));
    expect(said).toHaveLength(1);
    const [, accepted] = /SECRET: .* SECRET_PREVIOUS .* SECRET_ACCEPT_LOSS=([0-9a-f]{8}) /.exec(said[0] ?? '') ?? [];
    expect(await keys()).toEqual(kept);

    processes.acceptedLoss = accepted;
    const after = await processes.another();
    for (const each of [admin, member]) {
      const person = { ...each, apiUrl: after.apiUrl };
      expect((await token(person)).status).toBe(401);
      person.cookie = await signIn(person, person.apiUrl);
      expect((await token(person)).status).toBe(200);
      const { data } = await as(person).gql<{ me: { family: { id: string } } }>('{ me { family { id } } }');
      expect(data.me.family.id).toBe(admin.familyId);
    }
    expect(after.output()).toMatch(/SECRET_ACCEPT_LOSS: lost with the earlier SECRET: everybody's sign-in/);
    // the first server keeps using its own key
    expect((await token(admin)).status).toBe(200);
  });
};
