import { useApolloClient } from '@apollo/client/react';
import type { Section } from '@homefold/domain';
import { startTransition, useEffect, useState } from 'react';
import { dashboardVariables } from '../../features/dashboard/today';
import { DashboardDocument } from '../../features/dashboard/generated';
import { ViewerDocument } from '../../graphql/generated';
import { browserTimeZone } from '../../ui/time/browser-zone';
import { sectionEntry } from './sections';

/**
 * One request for the first screen: the dashboard's query, which includes the viewer, or the viewer's. It fills the cache, where
 * the shell's viewer query then finds its data. The section's code loads in parallel.
 * @returns whether the shell may send its query; also after a failure, so that its own query reports the error
 */
export function useFirstScreen(section: Section): boolean {
  const client = useApolloClient();
  const [first] = useState(section);
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    // The page shows its own error if it fails again.
    sectionEntry(first)
      .load()
      .catch(() => undefined);
    let gone = false;
    const answer: Promise<unknown> =
      first === 'dashboard'
        ? // For today in the browser's zone; if the family's zone has another date, the page queries that one.
          client.query({ query: DashboardDocument, variables: dashboardVariables(browserTimeZone(), new Date()) })
        : client.query({ query: ViewerDocument });
    answer
      .catch(() => undefined)
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
