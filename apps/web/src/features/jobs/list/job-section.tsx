import type { JobFilter, JobSection as SectionId } from '@homefold/domain';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../messages/jobs';
import { Card } from '../../../ui/basics/card';
import type { Job, JobPage } from '../model/types';
import { JobRows } from './job-rows';
import classes from './list.module.css';
import { MoreJobs } from './more-jobs';

/** One section: heading with counts, rows, and a button for more. */
export function JobSection({
  section,
  page,
  filter,
  count,
  empty,
  folded,
  onFold,
  onEdit,
}: {
  section: SectionId;
  page: JobPage;
  filter: JobFilter;
  /** "4, 1 overdue" */
  count: string;
  /** Shown when the section is empty. */
  empty: ReactNode;
  /** Whether a collapsible section is collapsed; undefined: always expanded. */
  folded?: boolean | undefined;
  onFold?: () => void;
  onEdit: (job: Job) => void;
}) {
  const id = useId();
  const name = t.jobs.sections[section];
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <div className={classes['head']}>
        <h2 id={id}>
          {folded === undefined ? (
            name
          ) : (
            <button type="button" className={classes['fold']} aria-expanded={!folded} onClick={onFold}>
              {name}
              <span className={classes['count']}>{count}</span>
              <ChevronDown size={20} aria-hidden />
            </button>
          )}
        </h2>
        {folded === undefined && page.total > 0 && <span className={classes['count']}>{count}</span>}
      </div>
      {!folded && (
        <Card className={classes['card'] ?? ''}>
          {page.items.length === 0 ? (
            <p className={classes['empty']}>{empty}</p>
          ) : (
            <JobRows jobs={page.items} label={name} canMove={section !== 'done'} onEdit={onEdit} />
          )}
          {page.nextCursor && <MoreJobs section={section} filter={filter} after={page.nextCursor} onEdit={onEdit} />}
        </Card>
      )}
    </section>
  );
}
