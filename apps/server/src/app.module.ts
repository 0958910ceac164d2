import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ActivityModule } from './activity';
import { BillingModule } from './billing';
import { BinModule } from './bin';
import { CalendarModule } from './calendar';
import { DemoModule } from './demo';
import { DigestModule } from './digest';
import { FamiliesModule } from './families';
import { IdentityModule } from './identity';
import { FamilyJobsModule } from './jobs';
import { MediaModule } from './media';
import { OverviewModule } from './overview';
import { NotificationsModule } from './notifications';
import { AppConfig } from './platform/config';
import { DATABASE_URLS, type DatabaseUrls } from './platform/database';
import { PlatformModule } from './platform/platform.module';
import { SearchModule } from './search';

/** Known before Nest starts: the validated configuration and the database's location. */
@Global()
@Module({})
class EnvironmentModule {
  static with(config: AppConfig, urls: DatabaseUrls): DynamicModule {
    return {
      module: EnvironmentModule,
      providers: [
        { provide: AppConfig, useValue: config },
        { provide: DATABASE_URLS, useValue: urls },
      ],
      exports: [AppConfig, DATABASE_URLS],
    };
  }
}

/** The whole server. platform ← foundation ← features ← overviews. */
@Module({})
export class AppModule {
  static with(config: AppConfig, urls: DatabaseUrls): DynamicModule {
    return {
      module: AppModule,
      imports: [
        EnvironmentModule.with(config, urls),
        PlatformModule,
        // foundation
        IdentityModule,
        FamiliesModule,
        MediaModule,
        ActivityModule,
        NotificationsModule,
        BillingModule,
        // features
        CalendarModule,
        FamilyJobsModule,
        // overviews
        BinModule,
        DemoModule,
        DigestModule,
        OverviewModule,
        SearchModule,
      ],
    };
  }
}
