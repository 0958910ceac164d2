import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { ConfigError } from '../config';
import { adoptFixedRoles } from './fixed-roles';

/** Connection URLs: the owner (migrations only) and the two restricted roles. */
export interface DatabaseUrls {
  owner: string;
  app: string;
  system: string;
}

export interface DatabaseRole {
  name: string;
  password: string;
}

/** The roles the running server connects as. Neither can bypass row-level security, neither owns a table. */
export type DatabaseRoles = Record<'app' | 'system', DatabaseRole>;

/** Only the owner may use it. No user should have this name: PostgreSQL would search that schema first. */
const OWNER_SCHEMA = 'owner_only';

/** The part of a client or a migration's `QueryRunner` that is needed here. */
interface Queries {
  query(sql: string): Promise<unknown>;
}

/** Names of this database's roles, for GRANT statements. */
export async function roleNames(q: Queries): Promise<{ app: string; system: string }> {
  const { app, system } = await readRoles(q);
  return { app: app.name, system: system.name };
}

/** This database's roles and passwords, readable by the owner only. @throws before `ensureRoles` has run */
export async function readRoles(q: Queries): Promise<DatabaseRoles> {
  const answer = await q.query(`select kind, name, password from ${OWNER_SCHEMA}.database_role`);
  // TypeORM returns rows, pg a result object
  const rows = (Array.isArray(answer) ? answer : (answer as { rows: unknown[] }).rows) as ({
    kind: 'app' | 'system';
  } & DatabaseRole)[];
  return Object.fromEntries(rows.map(({ kind, name, password }) => [kind, { name, password }])) as DatabaseRoles;
}

/** The roles of a database on which this version has started. @throws ConfigError otherwise */
export async function ownRoles(owner: string): Promise<DatabaseRoles> {
  const client = new Client({ connectionString: owner });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await isKept(client)))
      throw new ConfigError('DATABASE_URL', 'no Homefold of this version has started on this database yet');
    return await readRoles(client);
  } finally {
    await client.end();
  }
}

/** The owner's connection as all three. */
export function databaseUrls(owner: string, roles: DatabaseRoles): DatabaseUrls {
  const as = ({ name, password }: DatabaseRole) => {
    const url = new URL(owner);
    url.username = name;
    url.password = password;
    return url.toString();
  };
  return { owner, app: as(roles.app), system: as(roles.system) };
}

/**
 * Ensures that the two roles exist with the stored passwords. Roles are global to a PostgreSQL server, so each database
 * draws its own names and two Homefolds on one server never collide. Names and passwords are stored in the database,
 * where every server with the owner's URL finds them; a copy of a database shares the roles of its original.
 *
 * @param client the owner's, holding the migration lock
 */
export async function ensureRoles(client: Client, owner: string): Promise<DatabaseRoles> {
  const roles = (await isKept(client)) ? await readRoles(client) : await makeRoles(client);
  for (const { name, password } of Object.values(roles)) {
    if (await canLogIn(databaseUrls(owner, roles), name)) continue;
    await asRoleMaker(async () => {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
      await client.query(rowCount ? resetRole(client, name, password) : createRole(client, name, password));
    });
  }
  return roles;
}

async function isKept(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ kept: boolean }>(
    `select to_regclass('${OWNER_SCHEMA}.database_role') is not null as kept`,
  );
  return rows[0]?.kept === true;
}

/** In one transaction with the stored passwords, so that no role is left with an unknown one. */
async function makeRoles(client: Client): Promise<DatabaseRoles> {
  const id = randomBytes(5).toString('hex');
  const role = (kind: string) => ({ name: `homefold_${id}_${kind}`, password: randomBytes(24).toString('base64url') });
  const roles: DatabaseRoles = { app: role('app'), system: role('system') };
  await client.query('begin');
  try {
    await client.query(`create schema if not exists ${OWNER_SCHEMA}`);
    await client.query(
      `create table ${OWNER_SCHEMA}.database_role (kind text primary key, name text not null, password text not null)`,
    );
    for (const [kind, { name, password }] of Object.entries(roles)) {
      await client.query(`insert into ${OWNER_SCHEMA}.database_role values ($1, $2, $3)`, [kind, name, password]);
      await asRoleMaker(() => client.query(createRole(client, name, password)));
    }
    await adoptFixedRoles(client, { app: roles.app.name, system: roles.system.name });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  return roles;
}

const createRole = (client: Client, name: string, password: string) =>
  `create role ${name} with login nosuperuser nobypassrls nocreaterole nocreatedb password ${client.escapeLiteral(password)}`;

// Only a superuser may set NOSUPERUSER on an existing role.
const resetRole = (client: Client, name: string, password: string) =>
  `alter role ${name} with login password ${client.escapeLiteral(password)}`;

async function asRoleMaker(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (cause) {
    throw new ConfigError('DATABASE_URL', `its user must be allowed to create roles (${(cause as Error).message})`);
  }
}

async function canLogIn(urls: DatabaseUrls, name: string): Promise<boolean> {
  const url = [urls.app, urls.system].find((each) => new URL(each).username === name);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
