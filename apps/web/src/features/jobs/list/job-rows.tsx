import { useCallback, useRef, useState } from 'react';
import { t } from '../../../messages/jobs';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { taskRows } from '../../../ui/lists/task-row';
import { useFocusInList } from '../../../ui/lists/use-focus-in-list';
import { useRowDrag } from '../../../ui/lists/use-row-drag';
import type { Job } from '../model/types';
import { useWrites } from '../model/use-job-writes';
import { JobRow } from './job-row';

/** Rows of jobs: completing, opening, manual ordering. */
export function JobRows({
  jobs,
  label,
  canMove,
  onRead,
  onEdit,
}: {
  jobs: readonly Job[];
  label: string;
  canMove: boolean;
  onRead: (job: Job) => void;
  onEdit: (job: Job) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const writes = useWrites();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const drag = useRowDrag(list, jobs, {
    labels: t.jobs.drag,
    // Jobs are ordered within their due date (docs/decisions/jobs.md).
    keyOf: ({ dueDate }) => dueDate,
    onMove: (job, afterId, day) => void writes.move(job, afterId, day),
  });
  const open = useCallback(
    (id: string): void =>
      setOpened((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [],
  );
  const leave = useFocusInList(list, jobs);
  const toggle = (job: Job): void => {
    leave(job.id);
    void writes.toggle(job);
  };
  return (
    <>
      <ul
        ref={list}
        className={taskRows}
        aria-label={label}
        {...(canMove && { onPointerDown: drag.onPointerDown, onKeyDown: drag.onKeyDown })}
      >
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            held={drag.heldId === job.id}
            shift={drag.heldId === null ? null : drag.shiftOf(job.id)}
            isOpen={opened.has(job.id)}
            onOpen={open}
            onToggle={toggle}
            onRead={onRead}
            onEdit={onEdit}
          />
        ))}
      </ul>
      {canMove && (
        <div role="status" aria-live="assertive">
          <VisuallyHidden>{drag.announcement}</VisuallyHidden>
        </div>
      )}
    </>
  );
}
