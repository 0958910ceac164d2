import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { CalendarDate, JobFilter } from '@homefold/domain';
import { useEffect } from 'react';
import { JobBoardDocument } from '../generated';
import type { Board } from './types';

/** The sections on screen and the numbers. */
export interface JobBoard {
  board: Board | null;
  /** Nothing to show yet. */
  loading: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** The board under a filter; while another filter loads, nothing of the last one is shown as if it were its own. */
export function useJobBoard(filter: JobFilter, today: CalendarDate): JobBoard {
  const { data, error, refetch, networkStatus } = useQuery(JobBoardDocument, {
    variables: { filter },
    notifyOnNetworkStatusChange: true,
    // What was seen before is shown at once and asked anew: somebody may have done something since.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const board = data?.jobBoard ?? null;
  const date = board?.date;
  useEffect(() => {
    // Midnight: what was for tomorrow is for today.
    if (date !== undefined && date !== today) refetch().catch(() => undefined);
  }, [date, today, refetch]);
  return {
    board,
    loading: !board && (!error || networkStatus === NetworkStatus.refetch),
    error: board ? undefined : error,
    refetch,
  };
}
