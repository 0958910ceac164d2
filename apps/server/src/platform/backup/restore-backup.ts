import { Client } from 'pg';
import type { Inventory, TableStart } from './contents';
import { readContents } from './contents';
import { BackupError } from './archive';
import { type BackupTable, backupTables, isEmpty, PORTABLE_TEXTS } from './tables';

/** Approximate bytes of rows per insert. */
const BATCH_BYTES = 4 * 1024 * 1024;
const BATCH_ROWS = 1_000;

export interface RestoreParts {
  /** URL of the owner of an empty database. */
  owner: string;
  file: string;
  passphrase?: string;
  /** The result of `readContents` for the file. */
  inventory: Inventory;
  /** Creates the schema that the backup was made from. */
  migrateTo(migrations: readonly string[]): Promise<void>;
}

/**
 * Fills an empty database. No server starts on it until the restore is complete: the data and the end of that state are
 * one transaction.
 *
 * @throws BackupError when the database is not empty, or its schema is not that of the backup
 */
export async function restoreBackup(parts: RestoreParts): Promise<void> {
  const client = new Client({ connectionString: parts.owner });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await isEmpty(client)))
      throw new BackupError('The database is not empty: nothing was changed. Restore into an empty one.');
    await client.query('create schema owner_only');
    await client.query('create table owner_only.unfinished_restore (started_at timestamptz not null default now())');
    await parts.migrateTo(parts.inventory.header.migrations);
    await client.query(PORTABLE_TEXTS);
    await client.query('begin');
    await load(client, parts);
    await client.query('drop table owner_only.unfinished_restore');
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function load(client: Client, { file, passphrase, inventory }: RestoreParts): Promise<void> {
  const tables = new Map((await backupTables(client, '')).map((table) => [table.name, table]));
  const names = [...tables.keys()];
  const missing = [...inventory.tables.keys()].filter((name) => !tables.has(name));
  if (missing.length > 0) throw new BackupError(`This version has no table ${missing.join(', ')}.`);

  // Rows arrive in any order, and their triggers already ran when they were first written.
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]) and conparentid = 0`,
    [names],
  );
  for (const key of keys) await client.query(`alter table ${key.table} drop constraint ${key.name}`);
  const { rows: forced } = await client.query<{ table: string }>(
    `select oid::regclass::text as table from pg_class where oid = any($1::regclass[]) and relforcerowsecurity`,
    [names],
  );
  for (const { table } of forced) await client.query(`alter table ${table} no force row level security`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user; delete from ${name}`);

  await readContents(file, passphrase, (start) => filling(client, start, tables.get(start.name)));

  for (const { name, lastValue } of inventory.sequences)
    await client.query('select setval($1::regclass, $2)', [name, lastValue]);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const key of keys) await client.query(`alter table ${key.table} add constraint ${key.name} ${key.definition}`);
  // Added last: under forced policies the owner would not see the rows that the foreign keys reference.
  for (const { table } of forced) await client.query(`alter table ${table} force row level security`);
}

/** Inserts the rows of one table. */
async function filling(
  client: Client,
  { name, columns }: TableStart,
  table: BackupTable | undefined,
): Promise<(row: string | null) => Promise<void>> {
  const types = columns.map((column) => table?.types[table.columns.indexOf(column)]);
  if (!table || types.includes(undefined) || columns.length !== table.columns.length)
    throw new BackupError(`The columns of ${name} do not match this version.`);
  await client.query(
    `create type pg_temp.restored as (${columns.map((column, n) => `${column} ${types[n]}`).join(', ')})`,
  );
  const insert = `insert into ${name} (${columns.join(', ')}) overriding system value
    select ${columns.map((column) => `(each.r).${column}`).join(', ')}
    from (select x::pg_temp.restored as r from unnest($1::text[]) x offset 0) each`;
  let [batch, bytes]: [string[], number] = [[], 0];
  return async (row) => {
    if (row !== null) {
      batch.push(row);
      bytes += row.length;
    }
    if (batch.length > 0 && (row === null || batch.length >= BATCH_ROWS || bytes >= BATCH_BYTES)) {
      await client.query(insert, [batch]);
      [batch, bytes] = [[], 0];
    }
    if (row === null) await client.query('drop type pg_temp.restored');
  };
}
