import type { Client } from 'pg';
import type { SecretBox } from './secret-box';

/** A sealed column: each domain names its own beside the code that seals them; sealed-columns.ts lists them all. */
export interface SealedColumn {
  table: string;
  /** The primary key. */
  key: readonly string[];
  column: string;
  type: 'text' | 'bytea';
  /** The purpose of a row, from its key. */
  purpose: (row: Readonly<Record<string, string>>) => string;
  /** A fingerprint column of the text, under the same secret. */
  digest?: { column: string; of: (box: SecretBox, text: string) => string };
}

const PAGE = 500;

/**
 * Re-encrypts with the new secret whatever is still sealed with the old one. Safe on several servers at once.
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
  for (const { table, key, column, type, purpose, digest } of columns) {
    const keys = key.join(', ');
    const sealedText = type === 'bytea' ? `translate(encode(${column}, 'base64'), E'+/=\\n', '-_')` : column;
    const after = `where (${keys}) > (${key.map((_, n) => `$${n + 1}`).join(', ')})`;
    let last: string[] = [];
    for (;;) {
      const { rows } = await client.query<Record<string, string>>(
        `select ${key.map((name) => `${name}::text as ${name}`).join(', ')}, ${sealedText} as "sealed text"
         from ${table} ${last.length > 0 ? after : ''} order by ${keys} limit ${PAGE}`,
        last,
      );
      for (const row of rows) {
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
      if (rows.length < PAGE) break;
      last = key.map((name) => rows.at(-1)?.[name] ?? '');
    }
  }
  return count;
}
