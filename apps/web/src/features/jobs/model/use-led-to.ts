import { useEffect, useRef } from 'react';
import { t } from '../../../app/messages/jobs';
import { toPublicError } from '../../../graphql/errors';
import { errorText } from '../../../graphql/use-domain-form';
import { clearHandOff, onHandOff, readHandOff } from '../../../ui/hand-off';
import { useToasts } from '../../../ui/toasts';
import type { JobWrites } from './job-writes';
import type { Job } from './types';

/** Opens the job that a search result, an activity or the bin leads to; says so when it is gone. */
export function useLedTo(writes: JobWrites, open: (job: Job) => void): void {
  const toasts = useToasts();
  const follow = useRef<() => void>(undefined);
  useEffect(() => {
    follow.current = () => {
      const id = readHandOff('todos')?.resourceId;
      clearHandOff('todos');
      if (!id) return;
      writes.current(id).then(open, (thrown: unknown) => {
        const error = toPublicError(thrown);
        toasts.error(error.code === 'NOT_FOUND' ? t.jobs.goneAny : errorText(error));
      });
    };
  });
  useEffect(() => {
    follow.current?.();
    return onHandOff(() => follow.current?.());
  }, []);
}
