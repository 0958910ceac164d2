import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobCompletions } from './job-completion';
import { JobOrder } from './job-order';
import { JobPartsResolver } from './job-parts.resolver';
import { JobPeople } from './job-people';
import { JobPointsService } from './job-points.service';
import { JobPush } from './job-push';
import { JobSeriesEntity } from './job-series.entity';
import { JobSubtasksService } from './job-subtasks.service';
import { JobUndo } from './job-undo';
import { JobWordsResolver } from './job-words.resolver';
import { JobWordsService } from './job-words.service';
import { JobEntity } from './job.entity';
import { JobStore } from './job.store';
import { JobsBin } from './jobs-bin';
import { JobsDigest } from './jobs-digest';
import { JobsSearch } from './jobs-search';
import { JobsController } from './jobs.controller';
import { JobsReader } from './jobs.reader';
import { JobsResolver } from './jobs.resolver';
import { JobsService } from './jobs.service';

/** The family's jobs. (`platform/jobs` is the queue of work in the background, and something else.) */
@Module({
  imports: [TypeOrmModule.forFeature([JobEntity, JobSeriesEntity])],
  controllers: [JobsController],
  providers: [
    JobCompletions,
    JobOrder,
    JobPartsResolver,
    JobPeople,
    JobPointsService,
    JobPush,
    JobStore,
    JobSubtasksService,
    JobUndo,
    JobWordsResolver,
    JobWordsService,
    JobsBin,
    JobsDigest,
    JobsReader,
    JobsResolver,
    JobsSearch,
    JobsService,
  ],
  exports: [JobsService, JobSubtasksService, JobsReader],
})
export class FamilyJobsModule {}
