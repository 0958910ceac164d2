import { Activity1700000000300 } from './activity';
import {
  Calendar1700000000400,
  CalendarBin1700000000460,
  CalendarICal1700000000440,
  CalendarPeople1700000000420,
  CalendarReminders1700000000430,
  CalendarScopes1700000000410,
  CalendarSearch1700000000610,
  CalendarSearchIndex1700000000616,
  CalendarLasting1700000000660,
  CalendarUndo1700000000731,
  CalendarWindow1700000000470,
  OutsideCalendars1700000000450,
  OutsideSearch1700000000617,
} from './calendar';
import { Demo1700000000500, DemoGuests1700000000712 } from './demo';
import {
  Admission1700000000713,
  Families1700000000200,
  FamiliesDemo1700000000711,
  MemberNames1700000000700,
} from './families';
import {
  Identity1700000000100,
  IdentityGuests1700000000710,
  IdentityOrigin1700000000670,
  Passkeys1700000000720,
  SecondFactor1700000000680,
} from './identity';
import {
  Jobs1700000000600,
  JobsSearch1700000000606,
  JobsSearchIndex1700000000618,
  JobsUndo1700000000732,
} from './jobs';
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

/** Every migration, oldest first. A domain adds its own class here; `synchronize` is never used. */
const migrations = [
  Platform1700000000000,
  Mail1700000000010,
  Identity1700000000100,
  Families1700000000200,
  Media1700000000250,
  Activity1700000000300,
  Notifications1700000000320,
  Calendar1700000000400,
  CalendarScopes1700000000410,
  CalendarPeople1700000000420,
  CalendarReminders1700000000430,
  CalendarICal1700000000440,
  OutsideCalendars1700000000450,
  CalendarBin1700000000460,
  CalendarWindow1700000000470,
  Demo1700000000500,
  Jobs1700000000600,
  Search1700000000605,
  JobsSearch1700000000606,
  CalendarSearch1700000000610,
  SearchIndex1700000000615,
  CalendarSearchIndex1700000000616,
  OutsideSearch1700000000617,
  JobsSearchIndex1700000000618,
  DigestPreference1700000000620,
  UnsubscribeLinks1700000000621,
  Digest1700000000622,
  Push1700000000630,
  CalendarLasting1700000000660,
  IdentityOrigin1700000000670,
  SecondFactor1700000000680,
  MemberNames1700000000700,
  IdentityGuests1700000000710,
  FamiliesDemo1700000000711,
  DemoGuests1700000000712,
  Admission1700000000713,
  Passkeys1700000000720,
  Undo1700000000730,
  CalendarUndo1700000000731,
  JobsUndo1700000000732,
];

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
