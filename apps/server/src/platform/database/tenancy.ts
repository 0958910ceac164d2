import { roleNames } from './roles';

/** What of a migration's `QueryRunner` is needed here. */
interface Queries {
  query(sql: string): Promise<unknown>;
}

/** The setting is '' after a transaction ended, hence nullif: no family means no row. */
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
 * For migrations: a view of a tenant table that shows the rows of the family in whose name the transaction was opened, as
 * the policy does, and through which an index can serve an operator that is not leakproof (docs/decisions/search.md): behind
 * a policy PostgreSQL uses none. It is read with the rights of its owner, who may see every row of the table: the view is
 * what holds the family back, and `policies.spec.ts` tries it.
 *
 * @param columns none but those that are needed: a column that a view shows cannot be changed
 */
export async function tenantView(
  q: Queries,
  view: string,
  { table, columns, where = 'true' }: { table: string; columns: readonly string[]; where?: string },
): Promise<void> {
  // An owner who is no superuser is bound by the forced policies as well.
  await q.query(`create policy ${view} on ${table} for select to current_user using (true)`);
  await q.query(`
    create view ${view} with (security_barrier = false, security_invoker = false) as
    select family_id, ${columns.join(', ')} from ${table} where family_id = ${currentFamily} and ${where}`);
  await q.query(`revoke all on ${view} from public`);
  await q.query(`grant select on ${view} to ${(await roleNames(q)).app}`);
}

/** Takes a `tenantView` back. */
export async function dropTenantView(q: Queries, view: string, table: string): Promise<void> {
  await q.query(`drop view ${view}`);
  await q.query(`drop policy ${view} on ${table}`);
}

/** For migrations: a table whose rows belong to one user by `column`. */
export const userTable = (q: Queries, table: string, column = 'user_id') =>
  protect(q, table, `${column} = ${currentUser}`, 'select, insert, update, delete');

/** For migrations: a look-up across families that only the system role touches. */
export async function systemTable(q: Queries, table: string): Promise<void> {
  const { system } = await roleNames(q);
  await q.query(`alter table ${table} enable row level security`);
  await q.query(`alter table ${table} force row level security`);
  await q.query(`create policy system on ${table} to ${system} using (true) with check (true)`);
  await q.query(`grant select, insert, update, delete on ${table} to ${system}`);
}

/** For migrations: a queue that the app role only appends to (in its own transaction) and the system role drains. */
export async function appendOnlyTable(q: Queries, table: string): Promise<void> {
  const { app } = await roleNames(q);
  await systemTable(q, table);
  await q.query(`create policy append on ${table} for insert to ${app} with check (true)`);
  await q.query(`grant insert on ${table} to ${app}`);
}
