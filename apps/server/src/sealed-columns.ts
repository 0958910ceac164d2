import { Client } from 'pg';
import { sealedCalendarAddresses, sealedFeedTokens } from './calendar';
import { resealIdentity } from './identity';
import { sealedRecipeLinks } from './meals';
import { sealedPushDevices, sealedPushKey, sealedUnsubscribeLinks } from './notifications';
import type { AppConfig } from './platform/config';
import { reseal, SecretBox, type SealedColumn } from './platform/secret-box';
import { sealedWishlistLinks } from './wishlist';

/** Every column that is sealed with `SECRET`. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedCalendarAddresses,
  sealedFeedTokens,
  sealedPushDevices,
  sealedPushKey,
  sealedUnsubscribeLinks,
  sealedRecipeLinks,
  sealedWishlistLinks,
];

/**
 * Re-encrypts all sealed columns before the server starts, during a rotation of `SECRET` with the previous one in
 * `SECRET_PREVIOUS`.
 *
 * @param url of the system role, which sees every row
 * @returns the number of rows
 */
export async function adoptSecret(url: string, config: AppConfig, previousSecret: string): Promise<number> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // the running statement rejects as well
  await client.connect();
  try {
    const boxes = { from: new SecretBox({ ...config, secret: previousSecret }), to: new SecretBox(config) };
    const keys = await resealIdentity(client, { from: previousSecret, to: config.secret });
    return keys + (await reseal(client, boxes, sealedColumns));
  } finally {
    await client.end();
  }
}
