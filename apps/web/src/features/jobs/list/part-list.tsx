import { t } from '../../../messages/jobs';
import type { Job } from '../model/types';
import { useWrites } from '../model/use-job-writes';
import classes from './list.module.css';
import { Tick } from './tick';

/** The parts of a job, with checkboxes. */
export function PartList({ job, id }: { job: Job; id: string }) {
  const writes = useWrites();
  return (
    <ul id={id} className={classes['partList']} aria-label={t.jobs.parts.label(job.title)}>
      {job.subtasks.map((part) => (
        <li key={part.id}>
          <Tick
            checked={part.isDone}
            label={part.title}
            small
            onChange={() => void writes.tickPart(job, part.id, !part.isDone)}
          />
          <span className={part.isDone ? classes['done'] : ''}>{part.title}</span>
        </li>
      ))}
    </ul>
  );
}
