import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { AuthGuard, Authenticator } from './auth';
import { BinSources } from './bin';
import { Clock, SystemClock } from './clock';
import { DatabaseModule } from './database';
import { DayFacts } from './day-facts';
import { DigestSourcesModule } from './digest';
import { DomainPartsRegistry } from './domain-parts';
import { DueWork } from './due-work';
import { GraphqlPlatformModule } from './graphql';
import { Housekeeping } from './housekeeping';
import { BodyGuard, Uploads } from './http';
import { Origins } from './http/origins';
import { Idempotency } from './idempotency';
import { QueueModule } from './queue';
import { READER_LIMITS, readerLimits, Readers } from './readers';
import { RecordTitles } from './records';
import { LimitsModule } from './limits';
import { LiveModule } from './live';
import { MailModule } from './mail';
import { ObservabilityModule } from './observability';
import { SearchSourcesModule } from './search';
import { UndoLog, UndoResolver } from './undo';

/** All domain-independent services. Imported once, by the application. */
@Global()
@Module({
  imports: [
    ObservabilityModule,
    DatabaseModule,
    LiveModule,
    QueueModule,
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
    DayFacts,
    Housekeeping,
    Origins,
    DueWork,
    RecordTitles,
    UndoLog,
    UndoResolver,
    DomainPartsRegistry,
    { provide: READER_LIMITS, useFactory: () => readerLimits() },
    Readers,
    // in this order: who calls, then what they send
    { provide: APP_GUARD, useClass: AuthGuard },
    Uploads,
    BodyGuard,
    { provide: APP_GUARD, useExisting: BodyGuard },
  ],
  exports: [
    Clock,
    Authenticator,
    Idempotency,
    BinSources,
    DayFacts,
    Housekeeping,
    Origins,
    DueWork,
    RecordTitles,
    UndoLog,
    DomainPartsRegistry,
    Readers,
    Uploads,
  ],
})
export class PlatformModule {}
