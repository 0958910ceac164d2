import { useFragment } from '@apollo/client/react';
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
import { useState } from 'react';
import { t } from '../../../messages/jobs';
import { t as shared } from '../../../messages/dialogs';
import { useFamily } from '../../../graphql/family';
import { useLastUndo } from '../../../graphql/records/last-undo';
import { Fact, Facts, MoveForm, Reader, ReaderActions } from '../../../ui/dialogs/reader';
import { useRowAnchor } from '../../../ui/dialogs/use-row-anchor';
import { Tick } from '../../../ui/fields/tick';
import { Face } from '../../../ui/people/face';
import { JobFieldsFragmentDoc } from '../generated';
import { doneLabel, dueLabel, ruleLabel, turnsLabel } from '../model/labels';
import { assigneeOf, doerOf, nameOf } from '../model/people';
import type { Job } from '../model/types';
import { useWrites } from '../model/use-job-writes';
import classes from './job-reader.module.css';

const words = shared.dialogs.reader;

/** A job to be read, ticked in place, with what can be done to it. */
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
  const stored = useFragment({
    fragment: JobFieldsFragmentDoc,
    fragmentName: 'JobFields',
    from: { __typename: 'Job', id: opened.id },
  });
  // What others change meanwhile is shown at once; a deleted job stays until it is closed.
  const job = stored.dataState === 'complete' ? stored.data : opened;
  const undo = useLastUndo(job.id);
  const anchor = useRowAnchor(opened.id);
  const [move, setMove] = useState<{ date: string; time: string } | null>(null);
  const person = job.isCompleted ? doerOf(job, family) : assigneeOf(job, family);
  const rule = job.repeat && [ruleLabel(job.repeat, family), turnsLabel(job.repeat.rotation, family)];
  const then = (act: (job: Job) => unknown): void => {
    onClose();
    act(job);
  };
  return (
    <Reader
      open={open}
      title={job.title}
      anchor={anchor}
      onClose={onClose}
      actions={
        <ReaderActions
          actions={[
            { label: words.edit, icon: <Pencil aria-hidden />, onClick: () => then(onEdit) },
            !job.isCompleted && {
              label: words.move,
              icon: <CalendarClock aria-hidden />,
              expanded: move !== null,
              onClick: () => setMove(move ? null : { date: job.dueDate ?? family.today, time: job.dueTime ?? '' }),
            },
            { label: words.copy, icon: <Copy aria-hidden />, onClick: () => then(onCopy) },
            job.repeat !== null &&
              !job.isCompleted && {
                label: t.jobs.form.skip,
                icon: <SkipForward aria-hidden />,
                onClick: () => then(writes.skip),
              },
            { label: words.delete, icon: <Trash2 aria-hidden />, danger: true, onClick: () => then(writes.remove) },
            undo && { label: words.undo, icon: <Undo2 aria-hidden />, onClick: () => then(undo) },
          ]}
        />
      }
    >
      <label className={classes['tick']}>
        <Tick checked={job.isCompleted} label={t.jobs.reader.done} onChange={() => void writes.toggle(job)} />
        <span aria-hidden>{t.jobs.reader.done}</span>
      </label>
      <Facts>
        <Fact icon={<Clock aria-hidden />} name={words.when}>
          <span className={isJobOverdue(job, family.today) ? classes['late'] : ''}>
            {job.completedAt ? t.jobs.reader.doneAt(doneLabel(job.completedAt, family)) : dueLabel(job, family)}
          </span>
        </Fact>
        <Fact icon={<User aria-hidden />} name={words.who}>
          <span className={classes['who']}>
            {person && <Face person={person} size={24} />}
            {nameOf(person)}
          </span>
        </Fact>
        {rule && (
          <Fact icon={<Repeat aria-hidden />} name={words.repeats}>
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
          <Fact icon={<AlignLeft aria-hidden />} name={words.notes} isText>
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
