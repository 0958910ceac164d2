import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { domainParts } from '../platform/domain-parts';
import { recordTitles } from '../platform/records';
import { JobCompletions } from './series/job-completion';
import { JobPartsResolver } from './parts/job-parts.resolver';
import { JobPeople } from './series/job-people';
import { JobPointsService } from './parts/job-points.service';
import { JobPush } from './job-push';
import { JobSeriesEntity } from './series/job-series.entity';
import { JobSubtasksService } from './parts/job-subtasks.service';
import { JobUndo } from './job-undo';
import { JobQuickAddResolver } from './quick-add/job-quick-add.resolver';
import { JobQuickAddService } from './quick-add/job-quick-add.service';
import { JobEntity } from './job.entity';
import { JobStore } from './job.store';
import { JobsBin } from './jobs-bin';
import { JobsDigest } from './jobs-digest';
import { JobsSearch } from './jobs-search';
import { JobsController } from './jobs.controller';
import { JobsReader } from './jobs.reader';
import { JobsResolver } from './jobs.resolver';
import { JobsService } from './jobs.service';

/** The family's jobs. Not to be confused with the background jobs of `platform/queue`. */
@Module({
  imports: [TypeOrmModule.forFeature([JobEntity, JobSeriesEntity])],
  controllers: [JobsController],
  providers: [
    JobCompletions,
    JobPartsResolver,
    JobPeople,
    JobPointsService,
    JobPush,
    JobStore,
    JobSubtasksService,
    JobUndo,
    JobQuickAddResolver,
    JobQuickAddService,
    JobsReader,
    JobsResolver,
    JobsService,
    recordTitles('todo', 'job'),
    ...domainParts('todo', { bin: JobsBin, search: JobsSearch, digest: JobsDigest }),
  ],
  exports: [JobsService, JobSubtasksService, JobsReader],
})
export class FamilyJobsModule {}
