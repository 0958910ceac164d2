import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { CalendarDate, JobFilter } from '@homefold/domain';
import { useEffect } from 'react';
import { JobBoardDocument } from '../generated';
import type { Board } from './types';

/** The loaded sections and the counts. */
export interface JobBoard {
  board: Board | null;
  /** Nothing to show yet. */
  loading: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/**
 * The board with a filter; while another filter loads, the previous one's rows are not shown.
 * @param isAsked whether the menu's count requests the same board already
 */
export function useJobBoard(filter: JobFilter, today: CalendarDate, isAsked = false): JobBoard {
  const { data, error, refetch, networkStatus } = useQuery(JobBoardDocument, {
    variables: { filter },
    notifyOnNetworkStatusChange: true,
    // Cached data is shown at once and refetched, since it may be outdated.
    fetchPolicy: isAsked ? 'cache-first' : 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const board = data?.jobBoard ?? null;
  const date = board?.date;
  useEffect(() => {
    // After midnight tomorrow's jobs are today's.
    if (date !== undefined && date !== today) refetch().catch(() => undefined);
  }, [date, today, refetch]);
  return {
    board,
    loading: !board && (!error || networkStatus === NetworkStatus.refetch),
    error: board ? undefined : error,
    refetch,
  };
}
