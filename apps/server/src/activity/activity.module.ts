import { Global, Module } from '@nestjs/common';
import { ActivityController } from './activity.controller';
import { ActivityResolver } from './activity.resolver';
import { ActivityService } from './activity.service';
import { FamilyChanges } from './family-changes';
import { RecordStores } from './record-stores';

/** Global: every domain records its activities here. */
@Global()
@Module({
  controllers: [ActivityController],
  providers: [ActivityService, FamilyChanges, RecordStores, ActivityResolver],
  exports: [ActivityService, FamilyChanges, RecordStores],
})
export class ActivityModule {}
