import type { Resource, Section } from '@homefold/domain';
import { useEffect, useRef } from 'react';
import { clearHandOff, onHandOff, readHandOff } from '../ui/sections/hand-off';
import { useToasts } from '../ui/toasts/toasts';
import { toPublicError } from './errors';
import { errorText } from './use-domain-form';

/** Opens the record that a search result, an activity or the bin links to. */
export function useLinkTarget<Row>({
  section,
  resource,
  current,
  open,
  gone,
}: {
  section: Section;
  /** The kind of record, if the section shows several; other kinds are ignored. */
  resource?: Resource;
  /** Fetches the record. @throws when it no longer exists */
  current: (id: string) => Promise<Row>;
  open: (row: Row) => void;
  /** Shown when the record no longer exists. */
  gone: string;
}): void {
  const toasts = useToasts();
  const follow = useRef<() => void>(undefined);
  useEffect(() => {
    follow.current = () => {
      const led = readHandOff(section);
      if (!led || (resource && led.resource !== resource)) return;
      clearHandOff(section);
      const id = led.resourceId;
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
