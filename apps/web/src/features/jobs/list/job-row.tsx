import { isJobOverdue } from '@homefold/domain';
import IconButton from '@mui/material/IconButton';
import { ChevronDown, ListChecks, Pencil } from 'lucide-react';
import { useId } from 'react';
import { t } from '../../../messages/jobs';
import { useIsWaiting } from '../../../graphql/offline/waiting';
import { useIsMobile } from '../../../ui/browser/use-media';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { WaitingMark } from '../../../ui/states/waiting-mark';
import { useFamily } from '../../../graphql/family';
import type { FamilyView } from '../../../graphql/family';
import { assigneeOf, doerOf, nameOf } from '../model/people';
import type { JobPerson } from '../model/people';
import type { Job } from '../model/types';
import { doneLabel, dueLabel, subLine } from '../model/labels';
import { Face } from './face';
import classes from './list.module.css';
import { PartList } from './part-list';
import { Tick } from './tick';

/** Id of the screen reader instructions for moving a row. */
export const DRAG_HELP_ID = 'jobs-drag-help';

/** A job: checkbox, title, due date, assignee, edit button; its parts below when expanded. */
export function JobRow({
  job,
  held,
  shift,
  isOpen,
  onOpen,
  onToggle,
  onEdit,
}: {
  job: Job;
  /** Being dragged. */
  held: boolean;
  /** Offset from its place during a drag, in px; null without one. */
  shift: number | null;
  /** Its parts are expanded. */
  isOpen: boolean;
  onOpen: (id: string) => void;
  onToggle: (job: Job) => void;
  onEdit: (job: Job) => void;
}) {
  const id = useId();
  const family = useFamily();
  const mobile = useIsMobile();
  const person = job.isCompleted ? doerOf(job, family) : assigneeOf(job, family);
  const overdue = isJobOverdue(job, family.today);
  const when = job.completedAt ? doneLabel(job.completedAt, family) : dueLabel(job, family);
  const sub = subLine(job, family);
  const waits = useIsWaiting(job.id);
  const title = (
    <span className={`${classes['title']} ${job.isCompleted ? classes['done'] : ''}`}>
      {job.title}
      {waits && <WaitingMark />}
    </span>
  );
  return (
    <li
      className={classes['item']}
      data-job={job.id}
      data-moving={shift !== null || undefined}
      {...(shift && { style: { transform: `translateY(${shift}px)` } })}
      data-held={held || undefined}
      data-draft={job.id.startsWith('draft-') || undefined}
    >
      <div className={classes['row']}>
        <Tick checked={job.isCompleted} label={job.title} describedBy={`${id}-when`} onChange={() => onToggle(job)} />
        {mobile ? (
          <button type="button" className={classes['words']} onClick={() => onEdit(job)}>
            <VisuallyHidden>{t.jobs.row.edit('')}</VisuallyHidden>
            {title}
            <span className={classes['sub']} id={`${id}-when`}>
              <span className={overdue ? classes['overdue'] : ''}>{mobileWhen(job, when, person, family)}</span>
              {sub && ` · ${sub}`}
            </span>
          </button>
        ) : (
          <div className={classes['words']} onClick={() => onEdit(job)}>
            {title}
            {sub && <span className={classes['sub']}>{sub}</span>}
          </div>
        )}
        {job.subtasks.length > 0 && (
          <PartsButton job={job} isOpen={isOpen} controls={`${id}-parts`} onClick={() => onOpen(job.id)} />
        )}
        {!mobile && (
          <span className={`${classes['when']} ${overdue ? classes['overdue'] : ''}`} id={`${id}-when`}>
            {job.completedAt ? <time dateTime={job.completedAt}>{when}</time> : when}
          </span>
        )}
        <Whose person={person} mobile={mobile} />
        {!mobile && (
          <IconButton
            size="small"
            className={classes['edit'] ?? ''}
            aria-label={t.jobs.row.edit(job.title)}
            aria-describedby={job.isCompleted ? undefined : DRAG_HELP_ID}
            onClick={() => onEdit(job)}
          >
            <Pencil size={16} aria-hidden />
          </IconButton>
        )}
      </div>
      {isOpen && job.subtasks.length > 0 && <PartList job={job} id={`${id}-parts`} />}
    </li>
  );
}

function PartsButton({
  job,
  isOpen,
  controls,
  onClick,
}: {
  job: Job;
  isOpen: boolean;
  controls: string;
  onClick: () => void;
}) {
  const done = job.subtasks.filter(({ isDone }) => isDone).length;
  return (
    <button
      type="button"
      className={classes['parts']}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onClick}
    >
      <ListChecks size={16} aria-hidden />
      <span aria-hidden>
        {done}/{job.subtasks.length}
      </span>
      <VisuallyHidden>
        {t.jobs.parts.label(job.title)}: {t.jobs.parts.progress(done, job.subtasks.length)}
      </VisuallyHidden>
      <ChevronDown size={16} aria-hidden />
    </button>
  );
}

function Whose({ person, mobile }: { person: JobPerson | null; mobile: boolean }) {
  if (mobile)
    return (
      <span className={classes['face']}>
        <Face person={person} size={28} label={nameOf(person)} />
      </span>
    );
  return (
    <span className={classes['whose']}>
      <Face person={person} size={24} />
      <span className={person ? classes['name'] : classes['anyone']}>{nameOf(person)}</span>
    </span>
  );
}

/** "Due today · anyone" */
function mobileWhen(job: Job, when: string, person: JobPerson | null, { today }: FamilyView): string {
  const { due, anyoneShort } = t.jobs;
  const day = job.dueDate === today && job.dueTime === null && !job.isCompleted ? due.dueToday : when;
  return person || job.isCompleted ? day : `${day} · ${anyoneShort}`;
}
