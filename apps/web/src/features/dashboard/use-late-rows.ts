import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { CalendarDate } from '@homefold/domain';
import { useEffect, useState } from 'react';
import { wantedSoon } from '../wishlist/soon/wanted-soon';
import { DashboardRowsDocument } from './generated';
import type { DashboardRowsQuery } from './generated';

/** The parts of the dashboard that load after the first screen and may be empty. */
export interface LateRows {
  /** How many jobs are due. */
  jobs: number;
  forum: boolean;
  useSoon: boolean;
  wishes: boolean;
}

/** How long the first screen waits for this, in milliseconds. It is requested together with the screen's own answer. */
const PATIENCE_MS = 300;

interface Rows {
  request: Promise<DashboardRowsQuery | null>;
  answer?: DashboardRowsQuery;
}

/** The first answer counts for later visits, too: by then the parts have their own data, which corrects an outdated one. */
const asked = new WeakMap<ApolloClient, Rows>();

/**
 * Requests once which rows the dashboard has to reserve. Not cached: the answer has only counts of the lists that the parts
 * share with their sections, whose writes need the rows.
 */
export function requestLateRows(client: ApolloClient): Rows {
  const known = asked.get(client);
  if (known) return known;
  const rows: Rows = {
    request: client.query({ query: DashboardRowsDocument, fetchPolicy: 'no-cache' }).then(
      ({ data }) => {
        if (data) rows.answer = data;
        return data ?? null;
      },
      () => {
        // asked again on the next visit
        asked.delete(client);
        return null;
      },
    ),
  };
  asked.set(client, rows);
  const stop = client.onClearStore(async () => {
    stop();
    asked.delete(client);
  });
  return rows;
}

/**
 * What the late parts have to show, so that the first screen reserves exactly their rows and nothing shifts when they
 * arrive. Null when it is not known in time: every row is reserved then. Undefined while waiting.
 */
export function useLateRows(today: CalendarDate, me: string | undefined): LateRows | null | undefined {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<DashboardRowsQuery | null | undefined>(() => asked.get(client)?.answer);
  const isWaiting = answer === undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const settle = (found: DashboardRowsQuery | null): void =>
      setAnswer((before) => (before === undefined ? found : before));
    const timer = setTimeout(() => settle(null), PATIENCE_MS);
    void requestLateRows(client).request.then(settle);
    return () => clearTimeout(timer);
  }, [client, isWaiting]);
  return (
    answer && {
      jobs: answer.jobs.total,
      forum: answer.forumOverview.total > 0,
      useSoon: answer.kitchenItemsToUse.length > 0,
      wishes: wantedSoon(answer.wishlist.wishes, { today, me: me ?? '' }).length > 0,
    }
  );
}
