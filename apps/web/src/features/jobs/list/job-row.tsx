import { isJobOverdue } from '@homefold/domain';
import { t } from '../../../messages/jobs';
import { useIsQueued } from '../../../graphql/offline/queued';
import { TaskRow } from '../../../ui/lists/task-row';
import { useFamily } from '../../../graphql/family';
import type { FamilyView } from '../../../graphql/family';
import { assigneeOf, doerOf, nameOf } from '../model/people';
import type { JobPerson } from '../model/people';
import type { Job } from '../model/types';
import { useWrites } from '../model/use-job-writes';
import { doneLabel, dueLabel, secondaryLine } from '../model/labels';

/** Id of the screen reader instructions for moving a row. */
export const DRAG_HELP_ID = 'jobs-drag-help';

const labels = { edit: t.jobs.row.edit, items: t.jobs.parts.label, itemsDone: t.jobs.parts.progress };

/** A job: checkbox, title, due date, assignee, edit button; its parts below when expanded. */
export function JobRow({
  job,
  onOpen,
  onToggle,
  onRead,
  onEdit,
  ...row
}: {
  job: Job;
  held: boolean;
  shift: number | null;
  isOpen: boolean;
  onOpen: (id: string) => void;
  onToggle: (job: Job) => void;
  onRead: (job: Job) => void;
  onEdit: (job: Job) => void;
}) {
  const family = useFamily();
  const writes = useWrites();
  const person = job.isCompleted ? doerOf(job, family) : assigneeOf(job, family);
  const when = job.completedAt ? doneLabel(job.completedAt, family) : dueLabel(job, family);
  return (
    <TaskRow
      {...row}
      labels={labels}
      task={{
        id: job.id,
        title: job.title,
        isDone: job.isCompleted,
        detail: secondaryLine(job, family),
        when: job.completedAt ? <time dateTime={job.completedAt}>{when}</time> : when,
        whenShort: shortWhen(job, when, person, family),
        isLate: isJobOverdue(job, family.today),
        person,
        personName: nameOf(person),
        items: job.subtasks,
        isQueued: useIsQueued(job.id),
      }}
      helpId={job.isCompleted ? undefined : DRAG_HELP_ID}
      onOpen={() => onOpen(job.id)}
      onToggle={() => onToggle(job)}
      onToggleItem={({ id, isDone }) => void writes.tickPart(job, id, !isDone)}
      onRead={() => onRead(job)}
      onEdit={() => onEdit(job)}
    />
  );
}

/** "Due today · anyone" */
function shortWhen(job: Job, when: string, person: JobPerson | null, { today }: FamilyView): string {
  const { due, anyoneShort } = t.jobs;
  const day = job.dueDate === today && job.dueTime === null && !job.isCompleted ? due.dueToday : when;
  return person || job.isCompleted ? day : `${day} · ${anyoneShort}`;
}
