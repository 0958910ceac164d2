import { useApolloClient } from '@apollo/client/react';
import type { Section } from '@homefold/domain';
import { useEffect, useState } from 'react';
import { dashboardVariables } from '../../features/dashboard/today';
import { DashboardDocument } from '../../graphql/generated';
import { browserTimeZone } from '../../ui/browser-zone';
import { sectionEntry } from './sections';

/**
 * One request for the first screen: when it is the dashboard, its query (which holds the viewer) goes first and fills the
 * cache; the viewer query of the frame then finds its answer there. Meanwhile the section's code is loaded.
 * @returns whether the frame may ask. A failure is no reason to wait: the frame's own query says what is wrong.
 */
export function useFirstScreen(section: Section): boolean {
  const client = useApolloClient();
  const [first] = useState(section);
  const [asked, setAsked] = useState(first !== 'dashboard');
  useEffect(() => {
    // The page shows its own error when it fails again.
    sectionEntry(first)
      .load()
      .catch(() => undefined);
    if (first !== 'dashboard') return;
    let gone = false;
    client
      // Of the day where the browser is; where the family's zone has another day, the page asks for that one.
      .query({ query: DashboardDocument, variables: dashboardVariables(browserTimeZone(), new Date()) })
      .catch(() => undefined)
      .finally(() => {
        if (!gone) setAsked(true);
      });
    return () => {
      gone = true;
    };
  }, [client, first]);
  return asked;
}
