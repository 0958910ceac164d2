import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { countSealedIdentity, resealIdentity } from './identity';
import { sealedPushKey } from './notifications';
import { type AppConfig, ConfigError } from './platform/config';
import { countSealed, reseal, secretCheck, SecretBox } from './platform/secret-box';
import { sealedColumns } from './sealed-columns';

/** What became of sealed values at a start. */
export interface AdoptedSecret {
  /** Rows re-encrypted because `SECRET` replaces `SECRET_PREVIOUS`. */
  resealed: number;
  /** What was given up with `SECRET_ACCEPT_LOSS`; empty otherwise. */
  lost: string[];
}

/**
 * Makes sure, before anything is sealed or opened, that `SECRET` is the one the database is sealed with. With
 * `SECRET_PREVIOUS` everything is re-encrypted, in one transaction: a database is sealed with one secret at any time.
 * Several servers may start at once.
 *
 * @param url of the system role, which sees every row
 * @throws ConfigError when it is sealed with another secret and the operator has not accepted the loss; nothing changes
 */
export async function adoptSecret(url: string, config: AppConfig): Promise<AdoptedSecret> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // the running statement rejects as well
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtextextended('secret', 0))`);
    const box = new SecretBox(config);
    const resealed = config.previousSecret === undefined ? 0 : await resealAll(client, config, config.previousSecret);
    const lost = (await isSealedWith(client, config)) ? [] : await giveUp(client, config);
    if ((await countSealed(client, box, secretCheck)).open === 0)
      await client.query(
        `insert into secret_check (id, text_sealed) values (1, $1)
         on conflict (id) do update set text_sealed = excluded.text_sealed`,
        [box.seal('Homefold', secretCheck.purpose({}))],
      );
    await client.query('commit');
    return { resealed, lost };
  } finally {
    // an open transaction is rolled back
    await client.end();
  }
}

async function resealAll(client: Client, config: AppConfig, previousSecret: string): Promise<number> {
  const boxes = { from: new SecretBox({ ...config, secret: previousSecret }), to: new SecretBox(config) };
  const keys = await resealIdentity(client, { from: previousSecret, to: config.secret });
  return keys + (await reseal(client, boxes, sealedColumns));
}

async function isSealedWith(client: Client, config: AppConfig): Promise<boolean> {
  const box = new SecretBox(config);
  // Both are always sealed with the database's secret; a pair in the environment takes the place of the stored one.
  const witnesses = [await countSealed(client, box, secretCheck)];
  if (!config.push.keys) witnesses.push(await countSealed(client, box, sealedPushKey));
  if (witnesses.some(({ open, closed }) => open + closed > 0)) return witnesses.every(({ closed }) => closed === 0);
  // Sealed by an earlier version, if at all, in which a change of the secret may have left values behind.
  const counts = [await countSealedIdentity(client, config.secret)].flatMap(({ keys, factors }) => [keys, factors]);
  for (const column of sealedColumns) counts.push(await countSealed(client, box, column));
  return counts.some(({ open }) => open > 0) || counts.every(({ closed }) => closed === 0);
}

/**
 * Accepts that what another secret has sealed cannot be read. It is kept, because `SECRET_PREVIOUS` still brings it
 * back, except for the key pair for push services, of which there is one.
 *
 * @returns what is lost
 * @throws ConfigError without `SECRET_ACCEPT_LOSS` for this secret
 */
async function giveUp(client: Client, config: AppConfig): Promise<string[]> {
  const box = new SecretBox(config);
  const { factors } = await countSealedIdentity(client, config.secret);
  const counts = [{ holds: 'second factors (authenticator apps and recovery codes)', closed: factors.closed }];
  for (const column of sealedColumns)
    if (column !== secretCheck) counts.push({ ...column, ...(await countSealed(client, box, column)) });
  const lost = [
    "everybody's sign-in",
    ...counts.filter(({ closed }) => closed > 0).map(({ holds, closed }) => `${holds}: ${closed}`),
  ];
  const accepted = createHash('sha256').update(config.secret).digest('hex').slice(0, 8);
  if (config.acceptedLoss !== accepted) {
    const given =
      config.previousSecret === undefined
        ? 'this database was sealed with another one'
        : 'neither it nor SECRET_PREVIOUS is the one that this database was sealed with';
    throw new ConfigError(
      'SECRET',
      `${given}, so nothing was started or changed. ${await wayBack(client, config)}, or set SECRET_PREVIOUS to it to change it ` +
        `without loss. If it is gone for good, set SECRET_ACCEPT_LOSS=${accepted} to start without it and to lose: ${lost.join('; ')}`,
    );
  }
  if (!config.push.keys) await client.query('delete from push_key');
  return lost;
}

/** Where the right secret belongs: a server without `SECRET` keeps it in its data folder. */
async function wayBack(client: Client, config: AppConfig): Promise<string> {
  const file = join(config.dataDir, 'secret');
  const secret = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  if (secret === config.secret) return `Put that one back into ${file}, or into SECRET`;
  const isThere = secret !== null && (await isSealedWith(client, { ...config, secret }));
  return `Set SECRET to that one${isThere ? ` (${file} holds it)` : ''}`;
}
