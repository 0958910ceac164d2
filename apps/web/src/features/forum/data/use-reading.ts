import { useMutation } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { VisitForumDocument } from '../generated';
import type { ForumWrites } from './forum-writes';

/** The server ends a visit half an hour after the last notice. */
const VISIT_MS = 10 * 60_000;
/** How long a post has to be visible to count as read, in milliseconds. */
const READ_MS = 1500;
/** Reads within this time are sent together. */
const TOGETHER_MS = 1000;

/**
 * Reports the visit to the server, repeatedly while it lasts.
 * @returns when the previous visit ended: later posts are new; undefined until it is known, null on the first visit
 */
export function useVisit(): string | null | undefined {
  const [visit] = useMutation(VisitForumDocument);
  const [last, setLast] = useState<string | null>();
  useEffect(() => {
    const report = (): void => {
      if (document.visibilityState === 'hidden') return;
      visit().then(
        // The line does not move while the page is open.
        ({ data }) => setLast((before) => (before === undefined && data ? data.visitForum.lastVisitAt : before)),
        () => undefined,
      );
    };
    report();
    const timer = setInterval(report, VISIT_MS);
    return () => clearInterval(timer);
  }, [visit]);
  return last;
}

/** Collects what was read and reports it to the server. */
export function useReadMarks({ markRead }: ForumWrites): (id: string) => void {
  const ids = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const read = [...ids.current];
    ids.current.clear();
    // While offline they stay new, which does no harm.
    if (read.length > 0) markRead(read).catch(() => undefined);
  }, [markRead]);
  useEffect(() => send, [send]);
  return useCallback(
    (id) => {
      ids.current.add(id);
      timer.current ??= setTimeout(send, TOGETHER_MS);
    },
    [send],
  );
}

/** Calls `onSeen` once an element has been visible for a moment. */
export function useSeen(element: RefObject<HTMLElement | null>, onSeen: (() => void) | null): void {
  const isWanted = onSeen !== null;
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const shown = element.current;
    if (!isWanted || !shown || typeof IntersectionObserver === 'undefined') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => latest.current?.(), READ_MS);
      },
      // its upper half, or as much as fits
      { rootMargin: '-80px 0px -30% 0px' },
    );
    observer.observe(shown);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, isWanted]);
}
