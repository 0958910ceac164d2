import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { symmetricEncrypt } from 'better-auth/crypto';
import webPush from 'web-push';
import { asOwner, cloneDatabase } from '../test';
import { everything } from '../test/processes/database-contents';
import { adoptSecret } from './adopt-secret';
import { BackupError, writeBackup } from './platform/backup';
import { ConfigError, loadConfig } from './platform/config';
import type { DatabaseUrls } from './platform/database';
import { SecretBox } from './platform/secret-box';
import { sealedColumns } from './sealed-columns';

const [OURS, WRONG, THIRD] = ['ours', 'wrong', 'third'].map((name) => `${name}, and long enough to be a secret`) as [
  string,
  string,
  string,
];
const shortHash = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 8);
const dataDir = mkdtempSync(join(tmpdir(), 'homefold-secret-'));
const config = (SECRET: string, env: NodeJS.ProcessEnv = {}) =>
  loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, SECRET, ...env });
const feedPurpose = (row: Record<string, string>) =>
  sealedColumns.find(({ table }) => table === 'calendar_feed')?.purpose(row) ?? '';

let urls: DatabaseUrls;
let drop: () => Promise<void>;
beforeEach(async () => void ({ urls, drop } = await cloneDatabase()));
afterEach(() => drop());
afterAll(() => rmSync(dataDir, { recursive: true }));

const start = (secret: string, env: NodeJS.ProcessEnv = {}) => adoptSecret(urls.system, config(secret, env));
const rows = <Row extends object>(sql: string, values: unknown[] = []) => asOwner<Row>(sql, values, urls.owner);

const membershipId = randomUUID();
/** Seals what a server with this secret seals: keys, a second factor and a feed's address. */
async function seal(secret: string, { pushKey = true } = {}): Promise<void> {
  const box = new SecretBox(config(secret));
  if (pushKey)
    await rows(`insert into push_key (id, public_key, private_key, created_at) values (1, 'public', $1, now())`, [
      box.seal('private', 'push key'),
    ]);
  const sealed = (data: string) => symmetricEncrypt({ key: secret, data });
  await rows(`insert into identity.jwks ("publicKey", "privateKey", "createdAt") values ('{}', $1, now())`, [
    JSON.stringify(await sealed('signing')),
  ]);
  await rows(
    `with who as (insert into identity."user" (email, name, "emailVerified") values ($3, 'Ann', false) returning id)
     insert into identity.two_factor ("userId", secret, "backupCodes") select id, $1, $2 from who`,
    [await sealed('totp'), await sealed('[]'), `${randomUUID()}@example.org`],
  );
  const token = Buffer.from(box.seal('feed', feedPurpose({ membership_id: membershipId })), 'base64url');
  await rows(
    `set session_replication_role = replica;
     insert into calendar_feed (family_id, membership_id, token_hash, token_sealed, created_at)
       values ('${randomUUID()}', '${membershipId}', '\\x00', '\\x${token.toString('hex')}', now());
     set session_replication_role = default`,
  );
}

async function refusal(secret: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const before = await everything(urls.owner);
  const error = await start(secret, env).then(
    () => new Error('it started'),
    (thrown: unknown) => thrown as Error,
  );
  expect(error).toBeInstanceOf(ConfigError);
  expect(error.message).not.toMatch(/\n/);
  expect(Object.fromEntries(await everything(urls.owner))).toEqual(Object.fromEntries(before));
  return error.message;
}

it('a new database takes the first secret, also of two servers that start at once', async () => {
  const both = await Promise.allSettled([start(OURS), start(WRONG), start(OURS), start(WRONG)]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const [first] = both[0]?.status === 'fulfilled' ? [OURS] : [WRONG];
  expect(await start(first)).toEqual({ resealed: 0, lost: [] });
});

it('a backup is not written with another secret than the one it needs to be restored', async () => {
  const backup = (secret: string) => {
    const file = join(dataDir, `${randomUUID()}.backup`);
    const parts = { urls, file, secret, box: new SecretBox(config(secret)), settings: {}, now: new Date() };
    return writeBackup(parts).then(
      () => 'written',
      (error: unknown) => error instanceof BackupError && !existsSync(file),
    );
  };
  expect(await backup(WRONG)).toBe('written');
  await start(OURS);
  expect([await backup(WRONG), await backup(OURS)]).toEqual([true, 'written']);
});

it.each<[string, (seals: () => Promise<void>) => Promise<unknown>]>([
  ['of this version', async (seals) => [await start(OURS), await seals()]],
  ['of an earlier version', (seals) => seals()],
])('a database %s that is sealed with another secret stops the start, and nothing changes', async (_, made) => {
  await made(() => seal(OURS));
  const said = await refusal(WRONG);
  expect(said).toContain('SECRET: this database was sealed with another one');
  for (const part of [
    'SECRET_PREVIOUS',
    `SECRET_ACCEPT_LOSS=${shortHash(WRONG)}`,
    'second factors (authenticator apps and recovery codes): 1',
    'shown addresses of calendar feeds: 1',
    'the key for push services: 1',
  ])
    expect(said).toContain(part);
  expect(said).not.toContain(dataDir);
  await refusal(WRONG, { SECRET_ACCEPT_LOSS: shortHash(THIRD) });
  expect(await refusal(WRONG, { SECRET_PREVIOUS: THIRD })).toContain('neither it nor SECRET_PREVIOUS');
  writeFileSync(join(dataDir, 'secret'), `${OURS}\n`);
  expect(await refusal(WRONG)).toContain(`Set SECRET to that one (${join(dataDir, 'secret')} holds it)`);
  writeFileSync(join(dataDir, 'secret'), `${WRONG}\n`);
  expect(await refusal(WRONG)).toContain(`Put that one back into ${join(dataDir, 'secret')}, or into SECRET`);
  rmSync(join(dataDir, 'secret'));
  expect(await start(OURS)).toEqual({ resealed: 0, lost: [] });
  expect(await start(OURS, { SECRET_ACCEPT_LOSS: shortHash(OURS) })).toEqual({ resealed: 0, lost: [] });
});

it('an earlier version without a stored push key tells by whatever it sealed, of which an older secret left some', async () => {
  const keys = webPush.generateVAPIDKeys();
  const env = { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey };
  await seal(THIRD, { pushKey: false });
  await rows('delete from identity.two_factor; delete from calendar_feed');
  await rows(`insert into push_key (id, public_key, private_key, created_at) values (1, 'unused', 'unused', now())`);
  await refusal(OURS, env);
  await seal(OURS, { pushKey: false });
  expect(await start(OURS, env)).toEqual({ resealed: 0, lost: [] });
  await refusal(THIRD, env);
});

it('SECRET_PREVIOUS seals everything anew, or nothing when it fails in the middle', async () => {
  await start(OURS);
  await seal(OURS);
  await rows(`create function fail() returns trigger language plpgsql as $$ begin raise 'full disk'; end $$;
    create trigger fail before update on push_key for each row execute function fail()`);
  await expect(start(WRONG, { SECRET_PREVIOUS: OURS })).rejects.toThrow('full disk');
  await rows('drop trigger fail on push_key');
  expect(await start(OURS)).toEqual({ resealed: 0, lost: [] });
  // the check, two keys, the two halves of the second factor, the feed
  const both = await Promise.all([start(WRONG, { SECRET_PREVIOUS: OURS }), start(WRONG, { SECRET_PREVIOUS: OURS })]);
  expect(both.map(({ resealed }) => resealed).sort()).toEqual([0, 6]);
  expect(await start(WRONG)).toEqual({ resealed: 0, lost: [] });
  expect(await refusal(OURS)).toContain('this database was sealed with another one');
});

it('SECRET_ACCEPT_LOSS lists what is lost, and keeps it for when the secret is found after all', async () => {
  await start(OURS);
  await seal(OURS);
  expect(await start(WRONG, { SECRET_ACCEPT_LOSS: shortHash(WRONG) })).toEqual({
    resealed: 0,
    lost: [
      "everybody's sign-in",
      'second factors (authenticator apps and recovery codes): 1',
      'shown addresses of calendar feeds: 1',
      'the key for push services: 1',
    ],
  });
  expect(await rows('select from push_key')).toEqual([]);
  expect(await start(WRONG)).toEqual({ resealed: 0, lost: [] });
  await refusal(OURS);
  // the second factor, the feed and the signing key
  expect(await start(WRONG, { SECRET_PREVIOUS: OURS })).toEqual({ resealed: 4, lost: [] });
});
