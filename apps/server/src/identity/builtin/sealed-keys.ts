import type { JwtOptions } from 'better-auth/plugins';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';

type KeyAdapter = NonNullable<JwtOptions['adapter']>;
type Keys = Awaited<ReturnType<NonNullable<KeyAdapter['getJwks']>>>;
type Key = NonNullable<Keys>[number];

export interface SealedKeysParts {
  secret: string;
  /** Of a rotation that is under way: what it sealed is sealed anew. */
  previousSecret?: string;
  /** A key cannot be opened and another one takes its place. Told once for each. */
  unreadable(): void;
}

/**
 * The signing keys that this server can use. better-auth seals them with `SECRET` and fails for ever on one that it cannot
 * open; here such a key does not count, so that a new one is made. Its public half stays in the table: another server, which
 * has the other secret, may still be signing with it.
 */
export function sealedKeys({ secret, previousSecret, unreadable }: SealedKeysParts): KeyAdapter {
  const told = new Set<string>();

  const opened = (key: Key, by: string): Promise<string | null> =>
    Promise.resolve()
      .then(() => symmetricDecrypt({ key: by, data: JSON.parse(key.privateKey) as string }))
      .catch(() => null);

  return {
    getJwks: async (ctx) => {
      const { adapter } = ctx.context;
      const usable: Key[] = [];
      for (const key of await adapter.findMany<Key>({ model: 'jwks' })) {
        if ((await opened(key, secret)) !== null) usable.push(key);
        else {
          const text = previousSecret === undefined ? null : await opened(key, previousSecret);
          if (text !== null) {
            const privateKey = JSON.stringify(await symmetricEncrypt({ key: secret, data: text }));
            await adapter.update({ model: 'jwks', where: [{ field: 'id', value: key.id }], update: { privateKey } });
            usable.push({ ...key, privateKey });
          } else if (!told.has(key.id)) {
            told.add(key.id);
            if (!key.expiresAt || key.expiresAt > new Date()) unreadable();
          }
        }
      }
      return usable;
    },
  };
}
