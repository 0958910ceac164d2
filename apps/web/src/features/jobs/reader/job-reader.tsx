import { isJobOverdue } from '@homefold/domain';
import {
  AlignLeft,
  CalendarClock,
  Clock,
  Copy,
  ListChecks,
  Pencil,
  Repeat,
  SkipForward,
  Star,
  Trash2,
  Undo2,
  User,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../../messages/jobs';
import { t as shared } from '../../../messages/dialogs';
import { useFamily } from '../../../graphql/family';
import { useReader } from '../../../graphql/records/use-reader';
import { Fact, Facts, MoveForm, Reader, ReaderActions } from '../../../ui/dialogs/reader';
import { Tick } from '../../../ui/fields/tick';
import { Face } from '../../../ui/people/face';
import { JobFieldsFragmentDoc } from '../generated';
import { doneLabel, dueLabel, ruleLabel, turnsLabel } from '../model/labels';
import { assigneeOf, doerOf, nameOf } from '../model/people';
import type { Job } from '../model/types';
import { useWrites } from '../model/use-job-writes';
import classes from './job-reader.module.css';

const FromPost = lazy(() => import('../../../graphql/forum-post/from-post'));

const labels = shared.dialogs.reader;

const STORED = { typename: 'Job', fragment: JobFieldsFragmentDoc, fragmentName: 'JobFields' };

/** The reader of a job, with its checkbox and actions. */
export default function JobReader({
  open,
  opened,
  onEdit,
  onCopy,
  onClose,
}: {
  open: boolean;
  /** The job as it was clicked. */
  opened: Job;
  onEdit: (job: Job) => void;
  onCopy: (job: Job) => void;
  onClose: () => void;
}) {
  const family = useFamily();
  const writes = useWrites();
  const { row: job, undo, anchor, then } = useReader(opened, STORED, onClose);
  const [move, setMove] = useState<{ date: string; time: string } | null>(null);
  const person = job.isCompleted ? doerOf(job, family) : assigneeOf(job, family);
  const rule = job.repeat && [ruleLabel(job.repeat, family), turnsLabel(job.repeat.rotation, family)];
  return (
    <Reader
      open={open}
      title={job.title}
      anchor={anchor}
      onClose={onClose}
      actions={
        <ReaderActions
          actions={[
            { label: labels.edit, icon: <Pencil aria-hidden />, onClick: () => then(onEdit) },
            !job.isCompleted && {
              label: labels.move,
              icon: <CalendarClock aria-hidden />,
              expanded: move !== null,
              onClick: () => setMove(move ? null : { date: job.dueDate ?? family.today, time: job.dueTime ?? '' }),
            },
            { label: labels.copy, icon: <Copy aria-hidden />, onClick: () => then(onCopy) },
            job.repeat !== null &&
              !job.isCompleted && {
                label: t.jobs.form.skip,
                icon: <SkipForward aria-hidden />,
                onClick: () => then(writes.skip),
              },
            { label: labels.delete, icon: <Trash2 aria-hidden />, danger: true, onClick: () => then(writes.remove) },
            undo && { label: labels.undo, icon: <Undo2 aria-hidden />, onClick: () => then(undo) },
          ]}
        />
      }
    >
      <label className={classes['tick']}>
        <Tick checked={job.isCompleted} label={t.jobs.reader.done} onChange={() => void writes.toggle(job)} />
        <span aria-hidden>{t.jobs.reader.done}</span>
      </label>
      <Facts>
        <Fact icon={<Clock aria-hidden />} name={labels.when}>
          <span className={isJobOverdue(job, family.today) ? classes['late'] : ''}>
            {job.completedAt ? t.jobs.reader.doneAt(doneLabel(job.completedAt, family)) : dueLabel(job, family)}
          </span>
        </Fact>
        <Fact icon={<User aria-hidden />} name={labels.who}>
          <span className={classes['who']}>
            {person && <Face person={person} size={24} />}
            {nameOf(person)}
          </span>
        </Fact>
        {rule && (
          <Fact icon={<Repeat aria-hidden />} name={labels.repeats}>
            {rule.filter(Boolean).join(' · ')}
          </Fact>
        )}
        {job.points !== null && (
          <Fact icon={<Star aria-hidden />} name={t.jobs.form.points}>
            {[
              t.jobs.points(job.points),
              job.pointsState && job.pointsState !== 'earned' && t.jobs.pointsState[job.pointsState],
            ]
              .filter(Boolean)
              .join(', ')}
          </Fact>
        )}
        {job.notes && (
          <Fact icon={<AlignLeft aria-hidden />} name={labels.notes} isText>
            {job.notes}
          </Fact>
        )}
        {job.subtasks.length > 0 && (
          <Fact icon={<ListChecks aria-hidden />} name={t.jobs.parts.label(job.title)}>
            <ul className={classes['parts']}>
              {job.subtasks.map(({ id, title, isDone }) => (
                <li key={id}>
                  <Tick small checked={isDone} label={title} onChange={() => void writes.tickPart(job, id, !isDone)} />
                  <span className={isDone ? classes['done'] : ''}>{title}</span>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        <Suspense>
          <FromPost type="todo" recordId={job.id} onFollow={onClose} />
        </Suspense>
      </Facts>
      {move && (
        <MoveForm
          {...move}
          noTime={t.jobs.form.anyTime}
          onChange={setMove}
          onMove={() => then(() => writes.moveTo(job, { dueDate: move.date, dueTime: move.time || null }))}
          onCancel={() => setMove(null)}
        />
      )}
    </Reader>
  );
}
