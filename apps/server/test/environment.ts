import type { DatabaseRoles } from '../src/platform/database';

/** What global-setup passes to the specs through the environment, which is all that Jest's workers share. */
export interface TestEnvironment {
  /** Origin of the shared server, e.g. http://127.0.0.1:4567. */
  apiUrl: string;
  /** Owner connection to the shared server's database. */
  apiDatabaseUrl: string;
  /** Owner connection to the cluster's maintenance database. */
  adminUrl: string;
  secret: string;
  /** Of the template, and so of every database cloned from it. */
  roles: DatabaseRoles;
}

export const TEMPLATE_DATABASE = 'homefold_template';

export function testEnvironment(): TestEnvironment {
  const text = process.env['HOMEFOLD_TEST'];
  if (!text)
    throw new Error('HOMEFOLD_TEST is not set: run the specs through Jest, whose global set-up starts the server');
  return JSON.parse(text) as TestEnvironment;
}

/** Where the sessions of a server's users are stored, and the secret that signs their cookies. */
interface ServerSecrets {
  databaseUrl: string;
  secret: string;
}
const servers = new Map<string, ServerSecrets>();

/** Call for each server that a spec starts itself. */
export const registerServer = (apiUrl: string, secrets: ServerSecrets): void => void servers.set(apiUrl, secrets);

/** The same for a server by its origin; undefined if its database cannot be opened from outside. */
export function secretsOf(apiUrl: string): ServerSecrets | undefined {
  const shared = testEnvironment();
  if (apiUrl === shared.apiUrl) return { databaseUrl: shared.apiDatabaseUrl, secret: shared.secret };
  return servers.get(apiUrl);
}

/** The same connection to another database of the cluster. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.toString();
}
