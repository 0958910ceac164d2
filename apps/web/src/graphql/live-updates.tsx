import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { ActivitiesDocument, ActivityAddedDocument, FamilyChangedDocument } from './generated';
import type { ActivityFieldsFragment } from './generated';
import { applyChanges, registerLive } from './live-registry';
import type { FamilyChange } from './live-registry';

/** The feed keeps this many (specification, section 9). */
export const FEED_SIZE = 20;
/** Changes that arrive together (a birthday batch) are applied together. */
const BURST_MS = 60;

for (const type of ['family', 'family_member', 'family_settings', 'profile'])
  registerLive({ type, fields: ['me', 'family'] });

/** Puts a new activity on top of the feed, once, and trims the feed. */
export function prependActivity(client: ApolloClient, activity: ActivityFieldsFragment): void {
  client.cache.updateQuery({ query: ActivitiesDocument, variables: { first: FEED_SIZE } }, (data) =>
    data && !data.activities.items.some((known) => known.id === activity.id)
      ? { activities: { ...data.activities, items: [activity, ...data.activities.items].slice(0, FEED_SIZE) } }
      : undefined,
  );
}

/** The one place where other people's changes enter this screen. Mounted once, for somebody who has a family. */
export function LiveUpdates() {
  const client = useApolloClient();
  const burst = useRef<FamilyChange[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription(ActivityAddedDocument, {
    ignoreResults: true,
    onData: ({ data }) => data.data && prependActivity(client, data.data.activityAdded),
  });
  useSubscription(FamilyChangedDocument, {
    ignoreResults: true,
    onData: ({ data }) => {
      if (!data.data) return;
      burst.current.push(data.data.familyChanged);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void applyChanges(client, burst.current.splice(0)), BURST_MS);
    },
  });
  return null;
}
