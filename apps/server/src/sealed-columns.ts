import { Client } from 'pg';
import { sealedCalendarAddresses, sealedFeedTokens } from './calendar';
import { resealIdentity } from './identity';
import { sealedPushDevices, sealedPushKey, sealedUnsubscribeLinks } from './notifications';
import type { AppConfig } from './platform/config';
import { reseal, SecretBox, type SealedColumn } from './platform/secret-box';

/** Every column that is sealed with `SECRET`. */
export const sealedColumns: readonly SealedColumn[] = [
  sealedCalendarAddresses,
  sealedFeedTokens,
  sealedPushDevices,
  sealedPushKey,
  sealedUnsubscribeLinks,
];

/**
 * After `SECRET` was changed on purpose, with the earlier one in `SECRET_PREVIOUS`: seals everything anew before the server starts.
 *
 * @param url of the system role, which sees every row
 * @returns how many rows it were
 */
export async function adoptSecret(url: string, config: AppConfig, previousSecret: string): Promise<number> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // the statement that runs is rejected as well
  await client.connect();
  try {
    const boxes = { from: new SecretBox({ ...config, secret: previousSecret }), to: new SecretBox(config) };
    const keys = await resealIdentity(client, { from: previousSecret, to: config.secret });
    return keys + (await reseal(client, boxes, sealedColumns));
  } finally {
    await client.end();
  }
}
