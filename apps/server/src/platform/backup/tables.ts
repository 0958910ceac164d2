import type { Client } from 'pg';

export interface BackupTable {
  /** Schema and name, quoted. */
  name: string;
  /** Stored columns, quoted, in table order; generated columns are recomputed. */
  columns: string[];
  /** Their types, as in a column definition. */
  types: string[];
  /** Without this policy rows are hidden from the role. */
  hidden: boolean;
}

/**
 * Excluded: grants and roles, which every database has of its own; the list of migrations, which a restore recreates;
 * jobs, because they have run since the backup and no mail should be sent twice; and limit counters (unlogged tables).
 */
const LEFT_OUT_SCHEMAS = ['owner_only', 'bullmq'];
const LEFT_OUT_TABLES = ['migration', 'job_outbox'];

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    array_agg(quote_ident(a.attname) order by a.attnum) as columns,
    array_agg(format_type(a.atttypid, a.atttypmod) order by a.attnum) as types,
    c.relrowsecurity and not exists (
      select from pg_policy p join pg_roles r on r.oid = any(p.polroles)
      where p.polrelid = c.oid and p.polpermissive and p.polcmd in ('*', 'r') and r.rolname = $1
        and pg_get_expr(p.polqual, p.polrelid) = 'true') as hidden
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and n.nspname <> all($2)
    and not (n.nspname = 'public' and c.relname = any($3))
    and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
  group by c.oid, n.nspname, c.relname, c.relrowsecurity order by 1`;

/** Every table that belongs in a backup. @param role the role that would read them */
export async function backupTables(client: Client, role: string): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(TABLES, [role, LEFT_OUT_SCHEMAS, LEFT_OUT_TABLES]);
  return rows;
}

/** Every object in the database except PostgreSQL's own and those of extensions, by kind and name. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
      and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
    limit 1`);
  return rows.length === 0;
}

/** Settings that make text output independent of where and when it is read back. */
export const PORTABLE_TEXTS = `
  set datestyle to 'ISO, YMD';
  set intervalstyle to postgres;
  set timezone to 'UTC';
  set extra_float_digits to 1;
  set bytea_output to hex`;
