import { isJobOverdue } from '@homefold/domain';
import { Plus } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { t } from '../../../messages/jobs';
import { leaveHandOff } from '../../../ui/sections/hand-off';
import { useSections } from '../../../ui/sections/sections';
import { CardEmpty } from '../../../ui/states/card-empty';
import { Bone } from '../../../ui/states/skeleton';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { WidgetError } from '../../../ui/states/widget-boundary';
import { Face } from '../../../ui/people/face';
import { Tick } from '../../../ui/fields/tick';
import { useFocusInList } from '../../../ui/lists/use-focus-in-list';
import { useTickDelay } from '../../../ui/lists/use-tick-delay';
import { useFamilyView } from '../../../graphql/family';
import type { FamilyView } from '../../../graphql/family';
import '../model/live';
import { assigneeOf, nameOf } from '../model/people';
import type { Job } from '../model/types';
import { useJobBoard } from '../model/use-job-board';
import { useJobWrites } from '../model/use-job-writes';
import { useFrozenBoard } from '../model/use-frozen-jobs';
import { dueLabel } from '../model/labels';
import classes from './today.module.css';

const labels = t.jobs.strip;

/** Rows that fit next to the events; "All jobs" links to the others. */
const MAX = 4;
const NONE: readonly Job[] = [];

/** The dashboard's jobs: due today or overdue, with checkboxes. Loaded after the first screen. */
export default function TodayJobs({ rows, onCount }: { rows: number; onCount: (due: number) => void }) {
  const { family } = useFamilyView();
  return family && <DueJobs family={family} rows={rows} onCount={onCount} />;
}

function DueJobs({
  family,
  rows,
  onCount,
}: {
  family: FamilyView;
  /** As many are shown while they load. */
  rows: number;
  onCount: (due: number) => void;
}) {
  const { board: now, error, refetch } = useJobBoard('all', family.today, true);
  const sections = useSections();
  const rest = useTickDelay();
  const board = useFrozenBoard(now, rest.isHolding);
  const writes = useJobWrites(family, rest.begin);
  const list = useRef<HTMLUListElement>(null);
  const leave = useFocusInList(list, board?.today.items ?? NONE);
  const count = now?.today.total;
  // before the paint: data from the cache must not shift the page
  useLayoutEffect(() => {
    if (count !== undefined) onCount(count);
  }, [count, onCount]);
  if (!board)
    return error ? (
      <WidgetError message={labels.failed} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Waiting rows={rows} />
    );
  const due = board.today.items.slice(0, MAX);
  if (due.length === 0)
    return (
      <CardEmpty
        text={labels.none}
        icon={<Plus aria-hidden />}
        action={labels.add}
        onAction={() => sections.go('todos', { add: true })}
      />
    );
  const open = (job: Job): void => {
    const { id: resourceId, title: description } = job;
    leaveHandOff({
      activityId: '',
      type: 'opened',
      resource: 'todo',
      resourceId,
      section: 'todos',
      userName: '',
      description,
    });
    sections.go('todos');
  };
  return (
    <ul ref={list} className={classes['rows']} aria-label={labels.list}>
      {due.map((job) => (
        <Row
          key={job.id}
          job={job}
          family={family}
          onToggle={() => {
            leave(job.id);
            void writes.toggle(job);
          }}
          onOpen={() => open(job)}
        />
      ))}
    </ul>
  );
}

function Row({
  job,
  family,
  onToggle,
  onOpen,
}: {
  job: Job;
  family: FamilyView;
  onToggle: () => void;
  onOpen: () => void;
}) {
  const id = useId();
  const person = assigneeOf(job, family);
  const overdue = isJobOverdue(job, family.today);
  const when = !overdue && job.dueTime === null ? t.jobs.due.dueToday : dueLabel(job, family);
  return (
    <li className={classes['row']} data-row={job.id}>
      <Tick checked={job.isCompleted} label={job.title} describedBy={id} onChange={onToggle} />
      <button type="button" className={classes['words']} onClick={onOpen}>
        <VisuallyHidden>{labels.open} </VisuallyHidden>
        <span className={`${classes['title']} ${job.isCompleted ? classes['done'] : ''}`}>{job.title}</span>
        <span id={id} className={classes['sub']}>
          <span className={overdue ? classes['overdue'] : ''}>{when}</span>
          {!person && ` · ${t.jobs.anyoneShort}`}
        </span>
      </button>
      <Face person={person} size={24} label={nameOf(person)} />
    </li>
  );
}

const Waiting = ({ rows }: { rows: number }) => (
  <div aria-hidden>
    {[184, 216, 152, 128].slice(0, rows).map((width) => (
      <div key={width} className={classes['row']}>
        <Bone circle height={22} />
        <Bone width={width} />
        <Bone circle height={24} />
      </div>
    ))}
  </div>
);
