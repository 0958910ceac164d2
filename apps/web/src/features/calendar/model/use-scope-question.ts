import type { CalendarDate, EventScope } from '@homefold/domain';
import { useCallback, useRef } from 'react';
import { useOpened } from '../../../ui/dialogs/use-opened';

/** A pending change of a repeating event. */
export interface ScopeQuestion {
  kind: 'edit' | 'delete';
  title: string;
  /** Start of the occurrence concerned. */
  start: CalendarDate;
  /** The applicable answers, the usual one first. */
  scopes: readonly EventScope[];
}

/** Asks for the scope of a change to a series; null when the user cancels. */
export type AskScope = (question: ScopeQuestion) => Promise<EventScope | null>;

/** The state of the open question, and the function that asks it. */
export function useScopeQuestion() {
  const { open, value, times, show, close } = useOpened<ScopeQuestion>();
  const resolve = useRef<(scope: EventScope | null) => void>(undefined);
  const ask: AskScope = useCallback(
    (question) => {
      resolve.current?.(null);
      show(question);
      return new Promise((done) => {
        resolve.current = done;
      });
    },
    [show],
  );
  const answer = useCallback(
    (scope: EventScope | null): void => {
      close();
      resolve.current?.(scope);
      resolve.current = undefined;
    },
    [close],
  );
  return { question: value, open, times, ask, answer };
}
