import type { Client } from 'pg';
import type { SecretBox } from './secret-box';

/** A sealed column: each domain names its own beside the code that seals them; sealed-columns.ts lists them all. */
export interface SealedColumn {
  table: string;
  /** The primary key. */
  key: readonly string[];
  column: string;
  type: 'text' | 'bytea';
  /** What cannot be read any more without the secret, for the operator: "addresses of outside calendars". */
  holds: string;
  /** The purpose of a row, from its key. */
  purpose: (row: Readonly<Record<string, string>>) => string;
  /** A fingerprint column of the text, under the same secret. */
  digest?: { column: string; of: (box: SecretBox, text: string) => string };
}

const PAGE = 500;

/** The keys of a sealed column's rows, each with its "sealed text". */
async function* sealedRows(
  client: Client,
  { table, key, column, type }: SealedColumn,
): AsyncGenerator<Record<string, string>> {
  const keys = key.join(', ');
  const sealedText = type === 'bytea' ? `translate(encode(${column}, 'base64'), E'+/=\\n', '-_')` : column;
  const after = `where (${keys}) > (${key.map((_, n) => `$${n + 1}`).join(', ')})`;
  for (let last: string[] = []; ;) {
    const { rows } = await client.query<Record<string, string>>(
      `select ${key.map((name) => `${name}::text as ${name}`).join(', ')}, ${sealedText} as "sealed text"
       from ${table} ${last.length > 0 ? after : ''} order by ${keys} limit ${PAGE}`,
      last,
    );
    yield* rows;
    if (rows.length < PAGE) return;
    last = key.map((name) => rows.at(-1)?.[name] ?? '');
  }
}

/** How many rows of a sealed column a secret opens, and how many it does not. @param client as for `reseal` */
export async function countSealed(
  client: Client,
  box: SecretBox,
  column: SealedColumn,
): Promise<{ open: number; closed: number }> {
  const count = { open: 0, closed: 0 };
  for await (const row of sealedRows(client, column))
    count[box.open(row['sealed text'] ?? '', column.purpose(row)) === null ? 'closed' : 'open'] += 1;
  return count;
}

/**
 * Re-encrypts with the new secret whatever is still sealed with the old one. Call it in a transaction: a database is
 * sealed with one secret.
 *
 * @param client of a role that sees every row
 * @returns the number of rows re-encrypted
 */
export async function reseal(
  client: Client,
  { from, to }: { from: SecretBox; to: SecretBox },
  columns: readonly SealedColumn[],
): Promise<number> {
  let count = 0;
  for (const each of columns) {
    const { table, key, column, type, purpose, digest } = each;
    for await (const row of sealedRows(client, each)) {
      const sealed = row['sealed text'] ?? '';
      const text = to.open(sealed, purpose(row)) === null ? from.open(sealed, purpose(row)) : null;
      if (text === null) continue;
      const anew = to.seal(text, purpose(row));
      const values = [type === 'bytea' ? Buffer.from(anew, 'base64url') : anew, ...key.map((name) => row[name])];
      const where = key.map((name, n) => `${name} = $${n + 2}`).join(' and ');
      const also = digest ? `, ${digest.column} = $${values.length + 1}` : '';
      if (digest) values.push(digest.of(to, text));
      await client.query(`update ${table} set ${column} = $1${also} where ${where}`, values);
      count += 1;
    }
  }
  return count;
}
