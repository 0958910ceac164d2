import { Activity1700000000300 } from './activity';
import { calendarMigrations } from './calendar';
import { Demo1700000000500, DemoGuests1700000000712 } from './demo';
import { familiesMigrations } from './families';
import {
  Identity1700000000100,
  IdentityGuests1700000000710,
  IdentityOrigin1700000000670,
  Passkeys1700000000720,
  SecondFactor1700000000680,
} from './identity';
import { jobsMigrations } from './jobs';
import { Media1700000000250 } from './media';
import {
  DigestPreference1700000000620,
  Notifications1700000000320,
  Push1700000000630,
  UnsubscribeLinks1700000000621,
} from './notifications';
import { Digest1700000000622 } from './digest';
import { type DatabaseUrls, migrate } from './platform/database';
import { migrateJobStore } from './platform/queue';
import { Mail1700000000010 } from './platform/mail';
import { Platform1700000000000 } from './platform/platform.migration';
import { Search1700000000605, SearchIndex1700000000615 } from './platform/search';
import { Undo1700000000730 } from './platform/undo';

/** The number at the end of a migration's name, by which they are ordered. */
const numberOf = ({ name }: { name: string }): number => Number(name.slice(-13));

/** Every migration, oldest first. A domain lists its own; `synchronize` is never used. */
const migrations = [
  ...calendarMigrations,
  ...familiesMigrations,
  ...jobsMigrations,
  Platform1700000000000,
  Mail1700000000010,
  Identity1700000000100,
  Media1700000000250,
  Activity1700000000300,
  Notifications1700000000320,
  Demo1700000000500,
  Search1700000000605,
  SearchIndex1700000000615,
  DigestPreference1700000000620,
  UnsubscribeLinks1700000000621,
  Digest1700000000622,
  Push1700000000630,
  IdentityOrigin1700000000670,
  SecondFactor1700000000680,
  IdentityGuests1700000000710,
  DemoGuests1700000000712,
  Passkeys1700000000720,
  Undo1700000000730,
].sort((a, b) => numberOf(a) - numberOf(b));

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
