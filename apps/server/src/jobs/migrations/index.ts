import { Jobs1700000000600 } from './jobs.migration';
import { JobsSearch1700000000606 } from './jobs-search.migration';
import { JobsSearchIndex1700000000618 } from './jobs-search-index.migration';
import { JobsUndo1700000000732 } from './jobs-undo.migration';
import { JobsWeekdayOfMonth1700000000741 } from './jobs-weekday-of-month.migration';

/** Oldest first. */
export const jobsMigrations = [
  Jobs1700000000600,
  JobsSearch1700000000606,
  JobsSearchIndex1700000000618,
  JobsUndo1700000000732,
  JobsWeekdayOfMonth1700000000741,
];
