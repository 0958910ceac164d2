import { expandOccurrences, startOfMonth } from '@homefold/domain';
import type { CalendarCounts, CalendarDate } from '@homefold/domain';
import { NetworkStatus } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { CalendarWindowDocument } from '../generated';
import { whenIdle } from '../../../ui/browser/when-idle';
import { windowAround } from './month-window';
import { stepDate } from './view-state';
import type { Occurrence } from './types';

/** The calendar around a date. */
export interface CalendarData {
  occurrences: readonly Occurrence[];
  counts: CalendarCounts | null;
  /** Nothing to show yet. While another month loads, its known repeating events are shown already. */
  loading: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Delay before a month's neighbours are prefetched, in milliseconds: the user may be navigating further. */
const PREFETCH_MS = 400;

/** The occurrences of the month around `date` and the header's counts; prefetches the neighbouring months when idle. */
export function useCalendar(date: CalendarDate): CalendarData {
  const client = useApolloClient();
  const { from, to } = windowAround(date);
  const { data, previousData, error, refetch, networkStatus } = useQuery(CalendarWindowDocument, {
    variables: { from, to },
    notifyOnNetworkStatusChange: true,
  });
  const shown = data ?? previousData;
  const month = startOfMonth(date);
  const loaded = data !== undefined;

  useEffect(() => {
    if (!loaded) return;
    let cancel: () => void = () => undefined;
    const fetchNext = ([direction, ...rest]: (-1 | 1)[]): void => {
      if (!direction) return;
      cancel = whenIdle(() => {
        const variables = windowAround(stepDate('month', month, direction));
        // A failed prefetch is ignored: the month is fetched when it is opened.
        const asked = client.query({ query: CalendarWindowDocument, variables }).catch(() => undefined);
        void asked.then(() => fetchNext(rest));
      });
    };
    const timer = setTimeout(() => fetchNext([1, -1]), PREFETCH_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [client, month, loaded]);

  const occurrences = useMemo(() => expandOccurrences(shown?.calendarEvents ?? [], from, to), [shown, from, to]);
  return {
    occurrences,
    counts: shown?.calendarCounts ?? null,
    loading: !shown && (!error || networkStatus === NetworkStatus.refetch),
    error: shown ? undefined : error,
    refetch,
  };
}
