export { jobTimings, type JobTimings } from './backend';
export { JOB_TIMINGS, JobQueue, type JobOptions } from './job-queue';
export { JobsModule } from './jobs.module';
export { migrateJobStore } from './job-store';
