import { Client } from 'pg';
import { type DatabaseUrls, appliedMigrations } from '../database';
import { hasSecretOf, type SecretBox } from '../secret-box';
import { BackupError, writeArchive } from './archive';
import { type BackupHeader, FORMAT, RowDigest, type SequenceValue } from './contents';
import { type BackupTable, backupTables, PORTABLE_TEXTS } from './tables';

/** Approximate bytes of rows in memory at a time. */
const PAGE_BYTES = 4 * 1024 * 1024;
const PAGE_ROWS = 1_000;

export interface BackupParts {
  urls: DatabaseUrls;
  /** Target file; must not exist. */
  file: string;
  passphrase?: string;
  secret: string;
  /** Of that secret: it must open what the database is sealed with. */
  box: SecretBox;
  settings: Record<string, string>;
  now: Date;
  /** Aborts; no file is left. */
  signal?: AbortSignal;
}

/**
 * Writes a consistent snapshot of every table while servers keep running.
 *
 * @returns rows by table
 * @throws BackupError when it fails; no file is left
 */
export async function writeBackup(parts: BackupParts): Promise<Map<string, number>> {
  const owner = await connected(parts.urls.owner);
  // The owner of a hosted database is subject to the policies on their own tables; this role can read all rows.
  const reader = await connected(parts.urls.system);
  const counts = new Map<string, number>();
  try {
    const migrations = await appliedMigrations(owner);
    await reader.query(PORTABLE_TEXTS);
    await reader.query('begin isolation level repeatable read, read only');
    if (!(await hasSecretOf(reader, parts.box)))
      throw new BackupError(
        'SECRET is not the one that this database is sealed with, and the backup would hold it: set it as for the server.',
      );
    const tables = await backupTables(reader, new URL(parts.urls.system).username);
    const hidden = tables.filter((table) => table.hidden).map(({ name }) => name);
    if (hidden.length > 0) throw new BackupError(`Rows of ${hidden.join(', ')} cannot be read by the system role.`);

    async function* lines(): AsyncGenerator<string> {
      const { rows } = await reader.query<{ server_version: string }>('show server_version');
      const header: BackupHeader = {
        kind: 'homefold backup',
        format: FORMAT,
        createdAt: parts.now.toISOString(),
        postgres: rows[0]?.server_version ?? '',
        ...{ migrations, secret: parts.secret, settings: parts.settings },
      };
      yield JSON.stringify(header);
      for (const table of tables) yield* tableLines(reader, table, counts);
      for (const sequence of await sequences(owner)) yield JSON.stringify(sequence);
      if ((await appliedMigrations(owner)).join() !== migrations.join())
        throw new BackupError('The database was migrated in the meantime: run the backup again.');
      yield JSON.stringify({ kind: 'complete', tables: counts.size, rows: total(counts) });
    }
    await writeArchive(parts.file, lines(), parts);
    return counts;
  } finally {
    await Promise.allSettled([owner.end(), reader.end()]);
  }
}

async function* tableLines(reader: Client, table: BackupTable, counts: Map<string, number>): AsyncGenerator<string> {
  const { name, columns } = table;
  yield JSON.stringify({ kind: 'table', name, columns });
  const digest = new RowDigest();
  const size = columns.map((column) => `coalesce(pg_column_size(${column}), 0)`).join(' + ');
  const { rows } = await reader.query<{ largest: number }>(
    `select coalesce(max(${size}), 0)::int as largest from ${name}`,
  );
  const page = Math.max(1, Math.min(PAGE_ROWS, Math.floor(PAGE_BYTES / (2 * (rows[0]?.largest ?? 0) + 64))));
  await reader.query(`declare page no scroll cursor for select row(${columns.join(', ')})::text as row from ${name}`);
  for (;;) {
    const fetched = await reader.query<{ row: string }>(`fetch ${page} from page`);
    for (const { row } of fetched.rows) {
      digest.add(row);
      yield JSON.stringify(row);
    }
    if (fetched.rows.length < page) break;
  }
  await reader.query('close page');
  counts.set(name, digest.rows);
  yield JSON.stringify({ kind: 'end', name, rows: digest.rows, sha256: digest.end() });
}

async function sequences(owner: Client): Promise<SequenceValue[]> {
  const { rows } = await owner.query<{ name: string; lastValue: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as "lastValue" from pg_sequences
    where last_value is not null and schemaname not in ('bullmq', 'owner_only') and sequencename <> 'migration_id_seq'`);
  return rows.map((row) => ({ kind: 'sequence', ...row }));
}

const total = (counts: Map<string, number>): number => [...counts.values()].reduce((sum, rows) => sum + rows, 0);

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // the running statement rejects as well
  await client.connect();
  return client;
}
