import { useApolloClient } from '@apollo/client/react';
import { t } from '../../../app/messages/jobs';
import { toPublicError } from '../../../graphql/errors';
import { useToasts } from '../../../ui/toasts';
import { refetchJobs } from '../model/live';
import { tickPart } from '../model/part-writes';
import type { Job } from '../model/types';
import classes from './list.module.css';
import { Tick } from './tick';

/** The parts of a job, ticked in their place. */
export function PartList({ job, id }: { job: Job; id: string }) {
  const client = useApolloClient();
  const toasts = useToasts();
  const toggle = (partId: string, isDone: boolean): void => {
    tickPart(client, job, partId, isDone).catch((thrown: unknown) => {
      if (toPublicError(thrown).code === 'NOT_FOUND') {
        toasts.error(t.jobs.gone(job.title));
        void refetchJobs(client);
      } else toasts.retry(t.jobs.parts.failed, () => toggle(partId, isDone));
    });
  };
  return (
    <ul id={id} className={classes['partList']} aria-label={t.jobs.parts.label(job.title)}>
      {job.subtasks.map((part) => (
        <li key={part.id}>
          <Tick checked={part.isDone} label={part.title} small onChange={() => toggle(part.id, !part.isDone)} />
          <span className={part.isDone ? classes['done'] : ''}>{part.title}</span>
        </li>
      ))}
    </ul>
  );
}
