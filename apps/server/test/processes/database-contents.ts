import { Client } from 'pg';
import { asOwner } from '../database';

/** Every row of every table except jobs, roles and counters. */
export async function everything(url: string): Promise<Map<string, string[]>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set timezone to 'UTC'");
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relkind = 'r' and relpersistence = 'p' and relname <> 'job_outbox'
         and relnamespace in (select oid from pg_namespace where nspname in ('public', 'identity')) order by 1`,
    );
    const found = new Map<string, string[]>();
    for (const { name } of tables) {
      // when a migration ran differs between databases
      const row = name === 'migration' ? 'name' : 't::text';
      const { rows } = await client.query<{ row: string }>(`select ${row} as row from ${name} t order by 1`);
      found.set(
        name,
        rows.map(({ row: text }) => text),
      );
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Everything that protects the rows: constraints, triggers, row-level security, and the grants of both roles. */
export async function guards(url: string): Promise<string[]> {
  const [roles] = await asOwner<{ app: string; system: string }>(
    `select min(name) filter (where kind = 'app') as app, min(name) filter (where kind = 'system') as system from owner_only.database_role`,
    [],
    url,
  );
  const rows = await asOwner<{ guard: string }>(
    `select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as guard from pg_constraint where conrelid <> 0
       and contype in ('f', 'p', 'u', 'c') and connamespace in (select oid from pg_namespace where nspname in ('public', 'identity'))
     union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
     union all select format('%s %s %s', oid::regclass, relrowsecurity, relforcerowsecurity) from pg_class where relkind = 'r'
       and relnamespace in (select oid from pg_namespace where nspname in ('public', 'identity'))
     union all select format('%s %s %s', tablename, policyname, roles) from pg_policies where policyname in ('tenant', 'system')
     union all select format('%s %s %s', table_name, grantee, privilege_type) from information_schema.role_table_grants
       where grantee = any($1)
     order by 1`,
    [Object.values(roles ?? {})],
    url,
  );
  return rows
    .map(({ guard }) => guard.replaceAll(roles?.app ?? '', 'app').replaceAll(roles?.system ?? '', 'system'))
    .sort();
}
