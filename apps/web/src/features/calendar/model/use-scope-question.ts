import type { CalendarDate, EventScope } from '@homefold/domain';
import { useCallback, useRef } from 'react';
import { useOpened } from '../../../ui/use-opened';

/** What is about to happen to a repeating event. */
export interface ScopeQuestion {
  kind: 'edit' | 'delete';
  title: string;
  /** Start of the occurrence in question. */
  start: CalendarDate;
  /** The answers that make sense, the usual one first. */
  scopes: readonly EventScope[];
}

/** Asks how much of a series is meant; null when the person decided against it. */
export type AskScope = (question: ScopeQuestion) => Promise<EventScope | null>;

/** The question at hand, for the page to show, and its answer, for whoever asked. */
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
