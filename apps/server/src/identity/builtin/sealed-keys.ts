import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { JwtOptions } from 'better-auth/plugins';
import type { Client } from 'pg';

type KeyAdapter = NonNullable<JwtOptions['adapter']>;
type Keys = Awaited<ReturnType<NonNullable<KeyAdapter['getJwks']>>>;
type Key = NonNullable<Keys>[number];

/** Decrypts what better-auth has sealed; null when that was with another secret. */
export async function opened(sealed: string, secret: string): Promise<string | null> {
  try {
    return await symmetricDecrypt({ key: secret, data: sealed });
  } catch {
    return null;
  }
}

/** The private half of a signing key is stored as JSON text. */
function unquoted(privateKey: string): string {
  try {
    return String(JSON.parse(privateKey));
  } catch {
    return '';
  }
}

/**
 * The usable signing keys. better-auth seals them with `SECRET` and fails permanently on one that it cannot open; here
 * such a key is skipped, so that a new one is created. Its public half stays in the table, because another server with
 * the other secret may still be signing with it.
 *
 * @param unreadable called once for each unexpired key that cannot be opened
 */
export function sealedKeys(secret: string, unreadable: () => void): KeyAdapter {
  const warned = new Set<string>();
  return {
    getJwks: async ({ context }) => {
      const usable: Key[] = [];
      for (const key of await context.adapter.findMany<Key>({ model: 'jwks' })) {
        if ((await opened(unquoted(key.privateKey), secret)) !== null) usable.push(key);
        else if (!warned.has(key.id) && !(key.expiresAt && key.expiresAt < new Date())) {
          warned.add(key.id);
          unreadable();
        }
      }
      return usable;
    },
  };
}

/** The sealed values of better-auth: signing keys, TOTP keys and recovery codes. */
async function sealedValues(client: Client) {
  const keys = await client.query<{ id: string; privateKey: string }>('select id, "privateKey" from identity.jwks');
  const factors = await client.query<{ id: string; secret: string; backupCodes: string }>(
    'select id, secret, "backupCodes" from identity.two_factor',
  );
  return {
    keys: keys.rows.map(({ id, privateKey }) => ({ id, sealed: unquoted(privateKey) })),
    factors: factors.rows,
  };
}

/** How many signing keys and second factors a secret opens, and how many it does not. */
export async function countSealedIdentity(client: Client, secret: string) {
  const count = async (rows: readonly (readonly string[])[]) => {
    const opens = async (values: readonly string[]) =>
      (await Promise.all(values.map((value) => opened(value, secret)))).every((text) => text !== null);
    const open = (await Promise.all(rows.map(opens))).filter(Boolean).length;
    return { open, closed: rows.length - open };
  };
  const { keys, factors } = await sealedValues(client);
  return {
    keys: await count(keys.map(({ sealed }) => [sealed])),
    factors: await count(factors.map(({ secret: key, backupCodes }) => [key, backupCodes])),
  };
}

/** Re-encrypts what better-auth sealed with the previous secret. @returns the number of values */
export async function resealIdentity(client: Client, { from, to }: { from: string; to: string }): Promise<number> {
  /** The text under the current secret; null when nothing needs to be done. */
  const anew = async (sealed: string): Promise<string | null> => {
    if ((await opened(sealed, to)) !== null) return null;
    const text = await opened(sealed, from);
    return text === null ? null : symmetricEncrypt({ key: to, data: text });
  };
  let count = 0;
  const { keys, factors } = await sealedValues(client);
  for (const { id, sealed: old } of keys) {
    const sealed = await anew(old);
    if (sealed === null) continue;
    await client.query('update identity.jwks set "privateKey" = $1 where id = $2', [JSON.stringify(sealed), id]);
    count += 1;
  }
  for (const row of factors)
    for (const column of ['secret', 'backupCodes'] as const) {
      const sealed = await anew(row[column]);
      if (sealed === null) continue;
      await client.query(`update identity.two_factor set "${column}" = $1 where id = $2`, [sealed, row.id]);
      count += 1;
    }
  return count;
}
