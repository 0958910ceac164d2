export type { JobChanges } from './jobs.inputs';
export { JobsUndo1700000000732 } from './migrations/jobs-undo.migration';
export { JobsSearch1700000000606 } from './migrations/jobs-search.migration';
export { JobsSearchIndex1700000000618 } from './migrations/jobs-search-index.migration';
export { Jobs1700000000600 } from './migrations/jobs.migration';
export { FamilyJobsModule } from './jobs.module';
export { JobsReader } from './jobs.reader';
export { JobsService } from './jobs.service';
export { JobSubtasksService } from './parts/job-subtasks.service';
