import { useApolloClient } from '@apollo/client/react';
import type { Section } from '@homefold/domain';
import { startTransition, useEffect, useState } from 'react';
import { dashboardVariables } from '../../features/dashboard/today';
import { DashboardDocument } from '../../features/dashboard/generated';
import { requestLateRows } from '../../features/dashboard/use-late-rows';
import { ViewerDocument } from '../../graphql/generated';
import { browserTimeZone } from '../../ui/time/browser-zone';
import { sectionEntry } from './sections';

/** How long React holds back the content that follows a fallback: waiting this long for the page's code costs nothing. */
const FALLBACK_MS = 300;

/**
 * One request for the first screen: the dashboard's query, which includes the viewer, or the viewer's. It fills the cache,
 * where the shell's viewer query then finds its data. The section's code loads in parallel, and on the dashboard the answer
 * that says which rows to reserve (use-late-rows.ts): the frame does not wait for that.
 * @returns whether the shell may send its query; also after a failure, so that its own query reports the error
 */
export function useFirstScreen(section: Section): boolean {
  const client = useApolloClient();
  const [first] = useState(section);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    // The page shows its own error if it fails again.
    const code: Promise<unknown> = sectionEntry(first)
      .load()
      .catch(() => undefined);
    let gone = false;
    const answer: Promise<unknown> =
      first === 'dashboard'
        ? // For today in the browser's zone; if the family's zone has another date, the page queries that one.
          client.query({ query: DashboardDocument, variables: dashboardVariables(browserTimeZone(), new Date()) })
        : client.query({ query: ViewerDocument });
    if (first === 'dashboard') requestLateRows(client);
    void answer
      .catch(() => undefined)
      .then(() => Promise.race([code, new Promise((late) => setTimeout(late, FALLBACK_MS))]))
      .finally(() => {
        // Rendered in slices: a phone stays responsive while the whole frame appears.
        if (!gone) startTransition(() => setAsked(true));
      });
    return () => {
      gone = true;
    };
  }, [client, first]);
  return asked;
}
