import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AuthGuard, Authenticator } from './auth';
import { BinSources } from './bin';
import { Clock, SystemClock } from './clock';
import { DatabaseModule } from './database';
import { DigestSourcesModule } from './digest';
import { DueWork } from './due-work';
import { GraphqlPlatformModule } from './graphql';
import { Housekeeping } from './housekeeping';
import { BodyGuard, Uploads } from './http';
import { Origins } from './http/origins';
import { Idempotency } from './idempotency';
import { JobsModule } from './jobs';
import { LimitsModule } from './limits';
import { LiveModule } from './live';
import { MailModule } from './mail';
import { ObservabilityModule } from './observability';
import { SearchSourcesModule } from './search';
import { UndoLogs } from './undo';

/** Everything that knows no domain. Imported once, by the application. */
@Global()
@Module({
  imports: [
    ObservabilityModule,
    DatabaseModule,
    LiveModule,
    JobsModule,
    LimitsModule,
    MailModule,
    SearchSourcesModule,
    DigestSourcesModule,
    GraphqlPlatformModule,
    ScheduleModule.forRoot(),
  ],
  providers: [
    { provide: Clock, useClass: SystemClock },
    Authenticator,
    Idempotency,
    BinSources,
    Housekeeping,
    Origins,
    DueWork,
    UndoLogs,
    // in this order: who calls, then what they send
    { provide: APP_GUARD, useClass: AuthGuard },
    Uploads,
    BodyGuard,
    { provide: APP_GUARD, useExisting: BodyGuard },
  ],
  exports: [Clock, Authenticator, Idempotency, BinSources, Housekeeping, Origins, DueWork, UndoLogs, Uploads],
})
export class PlatformModule {}
