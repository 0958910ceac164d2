import type { Client } from 'pg';

/** Up to 0.1 all Homefolds on a PostgreSQL server shared these two roles and overwrote each other's passwords. */
const FIXED = { app: 'homefold_app', system: 'homefold_system' };

/** Statements that move the privileges of role `$1` in this database to `$2`. */
const MOVES = `
  with old as (select oid from pg_roles where rolname = $1), rights as (
    select a.grantee, a.privilege_type, format('%s %s', case c.relkind when 'S' then 'sequence' else 'table' end, c.oid::regclass) as thing
      from pg_class c, aclexplode(c.relacl) a
    union all
    select a.grantee, a.privilege_type, format('schema %I', n.nspname) from pg_namespace n, aclexplode(n.nspacl) a
    union all
    select a.grantee, a.privilege_type, format('function %s', p.oid::regprocedure) from pg_proc p, aclexplode(p.proacl) a
  )
  select format('grant %s on %s to %I', privilege_type, thing, $2::text) as move from rights where grantee = (select oid from old)
  union all
  select format('revoke %s on %s from %I', privilege_type, thing, $1::text) from rights where grantee = (select oid from old)
  union all
  select format('alter policy %I on %s to %I', p.polname, p.polrelid::regclass, $2::text)
    from pg_policy p where p.polroles = array[(select oid from old)]`;

/**
 * Upgrades a database whose tables still reference the fixed roles: policies and grants move to its own roles. The
 * fixed roles are dropped when no other database of the server uses them. Call inside a transaction of the owner.
 */
export async function adoptFixedRoles(client: Client, names: { app: string; system: string }): Promise<void> {
  for (const kind of ['app', 'system'] as const) {
    const { rows } = await client.query<{ move: string }>(MOVES, [FIXED[kind], names[kind]]);
    if (rows.length === 0) continue;
    await client.query(rows.map(({ move }) => move).join(';\n'));
    await client.query('savepoint fixed_role');
    // Fails while another database grants something to it, or when the owner did not create it; then it stays.
    await client.query(`drop role ${FIXED[kind]}`).catch(() => client.query('rollback to savepoint fixed_role'));
    await client.query('release savepoint fixed_role');
  }
}
