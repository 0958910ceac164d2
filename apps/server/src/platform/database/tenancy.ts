import { roleNames } from './roles';

/** The part of a migration's `QueryRunner` that is needed here. */
interface Queries {
  query(sql: string): Promise<unknown>;
}

/** After a transaction the setting is '', hence nullif: without a family no row matches. */
const currentFamily = "nullif(current_setting('app.family_id', true), '')::uuid";
const currentUser = "nullif(current_setting('app.user_id', true), '')";

async function protect(q: Queries, table: string, condition: string, appRights: string): Promise<void> {
  const { app, system } = await roleNames(q);
  await q.query(`alter table ${table} enable row level security`);
  await q.query(`alter table ${table} force row level security`);
  await q.query(`create policy tenant on ${table} to ${app} using (${condition}) with check (${condition})`);
  await q.query(`create policy system on ${table} to ${system} using (true) with check (true)`);
  await q.query(`grant ${appRights} on ${table} to ${app}`);
  await q.query(`grant select, insert, update, delete on ${table} to ${system}`);
}

/** For migrations: a table whose rows belong to one family by `column`. */
export const tenantTable = (q: Queries, table: string, column = 'family_id') =>
  protect(q, table, `${column} = ${currentFamily}`, 'select, insert, update, delete');

/**
 * For migrations: a view of a tenant table that shows the rows of the transaction's family, as the policy does, and
 * lets an index serve operators that are not leakproof (docs/decisions/search.md); behind a policy PostgreSQL does not
 * use one. The view reads with the rights of its owner, who sees every row, so its own condition is what isolates
 * families; `policies.spec.ts` tests it.
 *
 * @param columns only those needed: a column used by a view cannot be altered
 */
export async function tenantView(
  q: Queries,
  view: string,
  { table, columns, where = 'true' }: { table: string; columns: readonly string[]; where?: string },
): Promise<void> {
  // An owner who is not a superuser is bound by forced policies as well.
  await q.query(`create policy ${view} on ${table} for select to current_user using (true)`);
  await q.query(`
    create view ${view} with (security_barrier = false, security_invoker = false) as
    select family_id, ${columns.join(', ')} from ${table} where family_id = ${currentFamily} and ${where}`);
  await q.query(`revoke all on ${view} from public`);
  await q.query(`grant select on ${view} to ${(await roleNames(q)).app}`);
}

/** Drops a `tenantView`. */
export async function dropTenantView(q: Queries, view: string, table: string): Promise<void> {
  await q.query(`drop view ${view}`);
  await q.query(`drop policy ${view} on ${table}`);
}

/** For migrations: a table whose rows belong to one user by `column`. */
export const userTable = (q: Queries, table: string, column = 'user_id') =>
  protect(q, table, `${column} = ${currentUser}`, 'select, insert, update, delete');

/** For migrations: a look-up table across families that only the system role uses. */
export async function systemTable(q: Queries, table: string): Promise<void> {
  const { system } = await roleNames(q);
  await q.query(`alter table ${table} enable row level security`);
  await q.query(`alter table ${table} force row level security`);
  await q.query(`create policy system on ${table} to ${system} using (true) with check (true)`);
  await q.query(`grant select, insert, update, delete on ${table} to ${system}`);
}

/** For migrations: a queue that the app role only appends to, in its own transaction, and the system role drains. */
export async function appendOnlyTable(q: Queries, table: string): Promise<void> {
  const { app } = await roleNames(q);
  await systemTable(q, table);
  await q.query(`create policy append on ${table} for insert to ${app} with check (true)`);
  await q.query(`grant insert on ${table} to ${app}`);
}
