import 'reflect-metadata';
import { migrateAll } from './migrations';
import { loadConfig } from './platform/config';

/**
 * Migrates the database at DATABASE_URL and exits: for deployments with a separate migration step, and for the tests'
 * template. `node dist/apps/server/migrate.cjs`
 */
async function main(): Promise<void> {
  const config = loadConfig(process.env);
  if (!config.databaseUrl) throw new Error('DATABASE_URL: is needed to migrate');
  await migrateAll(config.databaseUrl);
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
