export type { JobChanges } from './jobs.inputs';
export { JobsSearch1700000000606 } from './jobs-search.migration';
export { JobsSearchIndex1700000000618 } from './jobs-search-index.migration';
export { Jobs1700000000600 } from './jobs.migration';
export { FamilyJobsModule } from './jobs.module';
export { JobsReader } from './jobs.reader';
export { JobsService } from './jobs.service';
export { JobSubtasksService } from './job-subtasks.service';
