import { Global, Module } from '@nestjs/common';
import { jobTimings } from './backend';
import { JOB_TIMINGS, JobQueue } from './job-queue';

@Global()
@Module({ providers: [{ provide: JOB_TIMINGS, useValue: jobTimings }, JobQueue], exports: [JobQueue] })
export class QueueModule {}
