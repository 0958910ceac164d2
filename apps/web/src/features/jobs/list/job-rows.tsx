import { useCallback, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { Job } from '../model/types';
import { useWrites } from '../model/use-job-writes';
import { JobRow } from './job-row';
import classes from './list.module.css';
import { useRowDrag } from './use-row-drag';

/** Rows of jobs: ticked, opened, and put in order by hand. */
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
  const leaving = useRef<{ id: string; goOn: () => void } | null>(null);
  const toggle = (job: Job): void => {
    leaving.current = { id: job.id, goOn: neighbour(list.current, job.id) };
    void writes.toggle(job);
  };
  useEffect(() => {
    const left = leaving.current;
    if (!left || jobs.some(({ id }) => id === left.id)) return;
    leaving.current = null;
    left.goOn();
  }, [jobs]);
  return (
    <>
      <ul
        ref={list}
        className={classes['rows']}
        aria-label={label}
        {...(canMove && { onPointerDown: drag.onPointerDown, onKeyDown: drag.onKeyDown })}
      >
        {drag.order.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            held={drag.heldId === job.id}
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

/** Where the keyboard goes on when a ticked row has left its list: the row that is in its place now, or the one before. */
function neighbour(list: HTMLElement | null, id: string): () => void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-job]') ?? [])];
  const at = rows.findIndex((row) => row.dataset['job'] === id);
  const candidates = [rows[at + 1], rows[at - 1]];
  const hadFocus = rows[at]?.contains(document.activeElement) ?? false;
  return () => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!hadFocus || !lost) return;
    const next = candidates.find((row) => row?.isConnected);
    (next?.querySelector<HTMLElement>('[data-tick]') ?? document.querySelector<HTMLElement>('h1'))?.focus();
  };
}
