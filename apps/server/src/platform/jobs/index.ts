export { jobTimings, type JobTimings } from './backend';
export { Hopeless, JOB_TIMINGS, JobQueue, type HandlerOptions, type JobOptions } from './job-queue';
export { JobsModule } from './jobs.module';
export { migrateJobStore } from './job-store';
