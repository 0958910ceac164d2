export { jobTimings, type JobTimings } from './backend';
export { UnrecoverableJobError, JOB_TIMINGS, JobQueue, type HandlerOptions, type JobOptions } from './job-queue';
export { QueueModule } from './queue.module';
export { migrateJobStore } from './job-store';
