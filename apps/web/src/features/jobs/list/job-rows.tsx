import { useCallback, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import type { Job } from '../model/types';
import { useWrites } from '../model/use-job-writes';
import { JobRow } from './job-row';
import classes from './list.module.css';
import { useRowDrag } from './use-row-drag';
import { useStayInList } from './use-stay-in-list';

/** Rows of jobs: completing, opening, manual ordering. */
export function JobRows({
  jobs,
  label,
  canMove,
  onEdit,
}: {
  jobs: readonly Job[];
  label: string;
  canMove: boolean;
  onEdit: (job: Job) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const writes = useWrites();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const drag = useRowDrag(list, jobs, (job, afterId, day) => void writes.move(job, afterId, day));
  const open = useCallback(
    (id: string): void =>
      setOpened((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [],
  );
  const leave = useStayInList(list, jobs);
  const toggle = (job: Job): void => {
    leave(job.id);
    void writes.toggle(job);
  };
  return (
    <>
      <ul
        ref={list}
        className={classes['rows']}
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
            onEdit={onEdit}
          />
        ))}
      </ul>
      {canMove && (
        <div role="status" aria-live="assertive">
          <VisuallyHidden>{drag.said}</VisuallyHidden>
        </div>
      )}
    </>
  );
}
