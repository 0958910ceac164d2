import { Client } from 'pg';
import { make, type Family } from '..';
import { fixtures } from './fixtures';
import { World } from './world';

/** A family with at least one row of everything that a family can own, with every text marked. */
export async function markedFamily(apiUrl: string, ownerUrl: string): Promise<World> {
  const marker = `zqx${Math.random().toString(36).slice(2, 10)}`;
  const family = await make.family({ name: `${marker} family`, adminName: `${marker}ada Founder`, apiUrl });
  const world = new World(family, marker, apiUrl, ownerUrl);
  for (const { fill } of fixtures) await fill?.(world);
  return world;
}

/** Tables with family rows, from the catalogue: every table with a `family_id`. */
export async function familyTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attname = 'family_id' and not a.attisdropped and c.relkind in ('r', 'p')
       and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Everything stored of a family, as one text: equal before and after means nothing changed. */
export async function contentsOf({ family }: { family: Pick<Family, 'id'> }, ownerUrl: string): Promise<string> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await storedOf(client, family.id);
  } finally {
    await client.end();
  }
}

/**
 * The statement of `storedOf`, by connection. It has a name, so that PostgreSQL plans its seventy selects once, not for
 * each of the thousand comparisons.
 */
const statements = new WeakMap<Client, Promise<{ name: string; text: string }>>();

async function everyRow(client: Client): Promise<{ name: string; text: string }> {
  const selects = (await familyTables(client)).map(
    (name) => `select '${name}' as name, t::text as row from ${name} t where family_id = $1`,
  );
  // without the parameter's value, whose plans cost more than they save
  await client.query('set plan_cache_mode = force_generic_plan');
  const family = `select 'family' as name, t::text as row from family t where id = $1`;
  return { name: 'every row', text: `${[family, ...selects].join(' union all ')} order by 1, 2` };
}

/** As `contentsOf`, over an open connection. */
export async function storedOf(client: Client, familyId: string): Promise<string> {
  const statement = statements.get(client) ?? everyRow(client);
  statements.set(client, statement);
  const { rows } = await client.query<{ name: string; row: string }>({ ...(await statement), values: [familyId] });
  return rows.map(({ name, row }) => `${name} ${row}`).join('\n');
}
