import type { Section } from '@homefold/domain';
import { useEffect, useRef } from 'react';
import { clearHandOff, onHandOff, readHandOff } from '../ui/hand-off';
import { useToasts } from '../ui/toasts';
import { toPublicError } from './errors';
import { errorText } from './use-domain-form';

/** Opens the record of a section that a search result, an activity or the bin leads to. */
export function useLedTo<Row>({
  section,
  current,
  open,
  gone,
}: {
  section: Section;
  /** The record as the server has it. @throws when it is gone */
  current: (id: string) => Promise<Row>;
  open: (row: Row) => void;
  /** What is said when it is gone. */
  gone: string;
}): void {
  const toasts = useToasts();
  const follow = useRef<() => void>(undefined);
  useEffect(() => {
    follow.current = () => {
      const id = readHandOff(section)?.resourceId;
      clearHandOff(section);
      if (!id) return;
      current(id).then(open, (thrown: unknown) => {
        const error = toPublicError(thrown);
        toasts.error(error.code === 'NOT_FOUND' ? gone : errorText(error));
      });
    };
  });
  useEffect(() => {
    follow.current?.();
    return onHandOff(() => follow.current?.());
  }, []);
}
