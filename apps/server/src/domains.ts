import type { MigrationInterface } from 'typeorm';
import type { Type } from '@nestjs/common';
import { ActivityModule, activityMigrations } from './activity';
import { BillingModule } from './billing';
import { BinModule } from './bin';
import { CalendarModule, calendarMigrations } from './calendar';
import { DemoModule, demoMigrations } from './demo';
import { DigestModule, digestMigrations } from './digest';
import { FamiliesModule, familiesMigrations } from './families';
import { IdentityModule, identityMigrations } from './identity';
import { ForumModule, forumMigrations } from './forum';
import { FamilyJobsModule, jobsMigrations } from './jobs';
import { MealsModule, mealsMigrations } from './meals';
import { MediaModule, mediaMigrations } from './media';
import { NotificationsModule, notificationsMigrations } from './notifications';
import { OverviewModule } from './overview';
import { SearchModule } from './search';
import { WishlistModule, wishlistMigrations } from './wishlist';

/** A domain of the server: its module, and the migrations of its tables. */
interface ServerDomain {
  module: Type<unknown>;
  migrations?: readonly Type<MigrationInterface>[];
}

/** Every domain, each after those that it uses: foundation, features, overviews. A new domain is added only here. */
export const DOMAINS: readonly ServerDomain[] = [
  { module: IdentityModule, migrations: identityMigrations },
  { module: FamiliesModule, migrations: familiesMigrations },
  { module: MediaModule, migrations: mediaMigrations },
  { module: ActivityModule, migrations: activityMigrations },
  { module: NotificationsModule, migrations: notificationsMigrations },
  { module: BillingModule },

  { module: CalendarModule, migrations: calendarMigrations },
  { module: FamilyJobsModule, migrations: jobsMigrations },
  { module: MealsModule, migrations: mealsMigrations },
  { module: WishlistModule, migrations: wishlistMigrations },
  { module: ForumModule, migrations: forumMigrations },

  { module: BinModule },
  { module: DemoModule, migrations: demoMigrations },
  { module: DigestModule, migrations: digestMigrations },
  { module: OverviewModule },
  { module: SearchModule },
];
