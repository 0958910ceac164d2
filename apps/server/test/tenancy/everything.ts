import { contentsOf } from './victim';
import type { World } from './world';

/**
 * Runs a statement in which `$1` is the family's id, `$2` its admin's user id and `$3` a past moment. Those that it uses are
 * renumbered, because PostgreSQL requires every value to be used.
 */
export function askAbout(world: World, text: string, past: Date): Promise<{ row: string }[]> {
  const values = [world.family.id, world.admin.userId, past];
  const used = [1, 2, 3].filter((n) => text.includes(`$${n}`));
  return world.sql<{ row: string }>(
    text.replace(/\$(\d)/g, (_, n: string) => `$${used.indexOf(Number(n)) + 1}`),
    used.map((n) => values[n - 1]),
  );
}

/** Personal or server-wide rows, dated like the family. */
export async function personalRows(world: World, now: Date): Promise<void> {
  const { userId } = world.admin;
  await world.photo();
  await world.sql(`insert into idempotency_key (user_id, key, operation, created_at) values ($1, 'same', 'x', $2)`, [
    userId,
    now,
  ]);
  await world.sql(
    `insert into dev_mail (recipient, subject, html, text, created_at) values ('a@example.org', $1, '', '', $2)`,
    [world.marker, now],
  );
  await world.sql('insert into mail_sent (job_id, created_at) values ($1, $2)', [userId, now]);
  await world.sql(`insert into identity.verification (identifier, value, "expiresAt") values ($1, $1, $2)`, [
    userId,
    new Date(now.getTime() + 3_600_000),
  ]);
  await world.sql(
    `insert into identity.passkey ("userId", "credentialID", "publicKey", counter, "deviceType", "backedUp")
     values ($1::text::uuid, $1::text, '', 0, 'singleDevice', false)`,
    [userId],
  );
}

const PERSONAL = [
  'select t::text as row from profile t where user_id = $2',
  'select t::text as row from idempotency_key t where user_id = $2',
  'select t::text as row from media t where owner_user_id = $2',
  'select t::text as row from mail_sent t where job_id = $2',
  'select t::text as row from identity."user" t where id::text = $2',
  'select t::text as row from identity.account t where "userId"::text = $2',
  'select t::text as row from identity.session t where "userId"::text = $2',
  'select t::text as row from identity.verification t where value = $2',
  'select t::text as row from identity.passkey t where "userId"::text = $2',
];
/** Every row of a family, its creator, and stored mail. */
export async function everythingOf(world: World, ownerUrl: string, past: Date): Promise<string> {
  const parts = [await contentsOf(world, ownerUrl)];
  for (const text of PERSONAL) parts.push(...(await askAbout(world, `${text} order by 1`, past)).map(({ row }) => row));
  const mails = await world.sql<{ row: string }>(
    'select t::text as row from dev_mail t where position($1 in t::text) > 0 order by 1',
    [world.marker],
  );
  return [...parts, ...mails.map(({ row }) => row)].join('\n');
}
