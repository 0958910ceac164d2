import type { QueryRunner } from 'typeorm';
import { APP_ROLE, SYSTEM_ROLE } from './connection';

/** The setting is '' after a transaction ended, hence nullif: no family means no row. */
const currentFamily = "nullif(current_setting('app.family_id', true), '')::uuid";
const currentUser = "nullif(current_setting('app.user_id', true), '')";

async function protect(q: QueryRunner, table: string, condition: string, appRights: string): Promise<void> {
  await q.query(`alter table ${table} enable row level security`);
  await q.query(`alter table ${table} force row level security`);
  await q.query(`create policy tenant on ${table} to ${APP_ROLE} using (${condition}) with check (${condition})`);
  await q.query(`create policy system on ${table} to ${SYSTEM_ROLE} using (true) with check (true)`);
  await q.query(`grant ${appRights} on ${table} to ${APP_ROLE}`);
  await q.query(`grant select, insert, update, delete on ${table} to ${SYSTEM_ROLE}`);
}

/** For migrations: a table whose rows belong to one family by `column`. */
export const tenantTable = (q: QueryRunner, table: string, column = 'family_id') =>
  protect(q, table, `${column} = ${currentFamily}`, 'select, insert, update, delete');

/** For migrations: a table whose rows belong to one user by `column`. */
export const userTable = (q: QueryRunner, table: string, column = 'user_id') =>
  protect(q, table, `${column} = ${currentUser}`, 'select, insert, update, delete');

/** For migrations: a look-up across families that only the system role touches. */
export async function systemTable(q: QueryRunner, table: string): Promise<void> {
  await q.query(`alter table ${table} enable row level security`);
  await q.query(`alter table ${table} force row level security`);
  await q.query(`create policy system on ${table} to ${SYSTEM_ROLE} using (true) with check (true)`);
  await q.query(`grant select, insert, update, delete on ${table} to ${SYSTEM_ROLE}`);
}

/** For migrations: a queue that the app role only appends to (in its own transaction) and the system role drains. */
export async function appendOnlyTable(q: QueryRunner, table: string): Promise<void> {
  await systemTable(q, table);
  await q.query(`create policy append on ${table} for insert to ${APP_ROLE} with check (true)`);
  await q.query(`grant insert on ${table} to ${APP_ROLE}`);
}
