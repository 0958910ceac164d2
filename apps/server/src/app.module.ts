import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DOMAINS } from './domains';
import { AppConfig } from './platform/config';
import { DATABASE_URLS, type DatabaseUrls } from './platform/database';
import { PlatformModule } from './platform/platform.module';

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
      imports: [EnvironmentModule.with(config, urls), PlatformModule, ...DOMAINS.map(({ module }) => module)],
    };
  }
}
