import { DOMAINS } from './domains';
import { type DatabaseUrls, migrate } from './platform/database';
import { Mail1700000000010 } from './platform/mail';
import { Platform1700000000000 } from './platform/platform.migration';
import { migrateJobStore } from './platform/queue';
import { SecretCheck1700000000806 } from './platform/secret-box';
import { Search1700000000605, SearchIndex1700000000615 } from './platform/search';
import { Undo1700000000730 } from './platform/undo';

/** The time of a migration, which ends its name. */
const timeOf = ({ name }: { name: string }): number => Number(name.slice(-13));

/** Every migration, oldest first; `synchronize` is never used. */
const migrations = [
  Platform1700000000000,
  Mail1700000000010,
  Search1700000000605,
  SearchIndex1700000000615,
  Undo1700000000730,
  SecretCheck1700000000806,
  ...DOMAINS.flatMap(({ migrations = [] }) => migrations),
].sort((a, b) => timeOf(a) - timeOf(b));

/**
 * Migrates a database; safe to call from any number of servers at once.
 *
 * @param owner the owner's URL
 * @returns it, and those of the restricted roles
 */
export const migrateAll = (owner: string): Promise<DatabaseUrls> => migrate(owner, migrations, migrateJobStore);

/** Whether this version knows all migrations of a database. */
export const knowsMigrations = (names: readonly string[]): boolean =>
  names.every((name) => migrations.some((each) => each.name === name));

/** For a restore: creates the schema of the version that made a backup. */
export async function migrateAsFarAs(owner: string, names: readonly string[]): Promise<void> {
  const wanted = migrations.filter(({ name }) => names.includes(name));
  await migrate(owner, wanted, () => Promise.resolve(), true);
}
