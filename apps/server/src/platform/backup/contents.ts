import { createHash } from 'node:crypto';
import { BackupError, readArchive } from './archive';

export const FORMAT = 1;

/** First line of an archive. */
export interface BackupHeader {
  kind: 'homefold backup';
  format: number;
  /** ISO 8601. */
  createdAt: string;
  postgres: string;
  /** Names of the migrations applied to the database, oldest first. */
  migrations: string[];
  /** `SECRET` of the server; sessions and sealed columns depend on it. */
  secret: string;
  /** Settings of the server, by variable. */
  settings: Record<string, string>;
}

/** One table; its rows follow as JSON strings, each in PostgreSQL's text format of a row with these columns. */
export interface TableStart {
  kind: 'table';
  /** Schema and name, quoted. */
  name: string;
  columns: string[];
}
export interface TableEnd {
  kind: 'end';
  name: string;
  rows: number;
  sha256: string;
}
export interface SequenceValue {
  kind: 'sequence';
  name: string;
  lastValue: string;
}
/** Last line; an archive without it is incomplete. */
export interface Complete {
  kind: 'complete';
  tables: number;
  rows: number;
}
type Part = BackupHeader | TableStart | TableEnd | SequenceValue | Complete;

/** The checked contents of an archive. */
export interface Inventory {
  header: BackupHeader;
  /** Rows by table. */
  tables: Map<string, number>;
  sequences: SequenceValue[];
}

/** Fingerprint of a table's rows, in order. */
export class RowDigest {
  private readonly hash = createHash('sha256');
  rows = 0;

  add(row: string): void {
    this.hash.update(row).update('\n');
    this.rows += 1;
  }

  end(): string {
    return this.hash.digest('hex');
  }
}

/**
 * Reads an archive to its end.
 *
 * @param visit called at the start of every table; the function it returns is called with each row, then with null
 * @throws BackupError when any content differs from what was written
 */
export async function readContents(
  file: string,
  passphrase?: string,
  visit?: (table: TableStart) => Promise<(row: string | null) => Promise<void>>,
): Promise<Inventory> {
  const damaged = (what: string) => new BackupError(`${file} is damaged: ${what}.`);
  const tables = new Map<string, number>();
  const sequences: SequenceValue[] = [];
  let header: BackupHeader | undefined;
  let open: { table: TableStart; digest: RowDigest; take?: (row: string | null) => Promise<void> } | undefined;
  let isComplete = false;
  for await (const line of readArchive(file, passphrase)) {
    const part = parsed(line);
    if (part === null) throw new BackupError(`${file} is not a Homefold backup.`);
    if (typeof part === 'string') {
      if (!open) throw damaged('a row without a table');
      open.digest.add(part);
      await open.take?.(part);
    } else if (part.kind === 'homefold backup') {
      if (part.format !== FORMAT)
        throw new BackupError(`${file} was written by a newer Homefold (format ${part.format}): update first.`);
      header = part;
    } else if (part.kind === 'table') {
      open = { table: part, digest: new RowDigest(), take: await visit?.(part) };
    } else if (part.kind === 'end') {
      if (open?.table.name !== part.name || open.digest.rows !== part.rows || open.digest.end() !== part.sha256)
        throw damaged(`table ${part.name} is not what was written`);
      await open.take?.(null);
      tables.set(part.name, part.rows);
      open = undefined;
    } else if (part.kind === 'sequence') sequences.push(part);
    else isComplete = part.tables === tables.size;
    if (!header) throw new BackupError(`${file} is not a Homefold backup.`);
  }
  if (!header) throw new BackupError(`${file} is not a Homefold backup.`);
  if (!isComplete) throw damaged('its end is missing');
  return { header, tables, sequences };
}

function parsed(line: string): Part | string | null {
  try {
    return JSON.parse(line) as Part | string;
  } catch {
    return null;
  }
}
