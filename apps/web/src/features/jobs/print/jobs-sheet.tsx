import { formatLongDate } from '@homefold/domain';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/jobs';
import { PrintSheet } from '../../../ui/print/print-sheet';
import { dueLabel } from '../model/labels';
import { assigneeOf, nameOf } from '../model/people';
import type { Board, Job, JobPage } from '../model/types';
import classes from './jobs-sheet.module.css';

/** The open jobs as a list to tick with a pen. */
export function JobsSheet({ board }: { board: Board }) {
  const { name, today, locale } = useFamily();
  return (
    <PrintSheet title={t.jobs.print.title(formatLongDate(today, locale, { year: true }))} family={name}>
      <Section title={t.jobs.sections.today} page={board.today} empty={t.jobs.empty.today} />
      <Section title={t.jobs.sections.upcoming} page={board.upcoming} empty={t.jobs.empty.upcoming} />
    </PrintSheet>
  );
}

function Section({ title, page: { items, total }, empty }: { title: string; page: JobPage; empty: string }) {
  return (
    <section className={classes['section']}>
      <h2>{title}</h2>
      {items.length === 0 && <p>{empty}</p>}
      <ul>
        {items.map((job) => (
          <JobLine key={job.id} job={job} />
        ))}
      </ul>
      {total > items.length && <p>{t.jobs.print.more(total - items.length)}</p>}
    </section>
  );
}

function JobLine({ job }: { job: Job }) {
  const family = useFamily();
  return (
    <li className={classes['job']}>
      <span className={classes['box']} />
      <span>
        <span className={classes['title']}>{job.title}</span>
        {job.subtasks.length > 0 && (
          <span className={classes['parts']}>
            {job.subtasks.map((part) => (
              <span key={part.id}>
                <span className={classes['box']} data-ticked={part.isDone || undefined} /> {part.title}
              </span>
            ))}
          </span>
        )}
      </span>
      <span>{dueLabel(job, family)}</span>
      <b>{nameOf(assigneeOf(job, family))}</b>
    </li>
  );
}
