export { jobsMigrations } from './migrations';
export type { JobChanges } from './jobs.inputs';
export { FamilyJobsModule } from './jobs.module';
export { jobCount } from './jobs.queries';
export { JobsReader } from './jobs.reader';
export { JobsService } from './jobs.service';
export { JobSubtasksService } from './parts/job-subtasks.service';
