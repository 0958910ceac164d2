import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSigningOut } from '../../session/auth-store';
import { ActivitiesDocument, ActivityAddedDocument, FamilyChangedDocument } from '../generated';
import type { ActivityFieldsFragment } from '../generated';
import { modifyField, without } from '../records/lists';
import type { CachedPage } from '../records/lists';
import { applyChanges, refetchFields, registerLive } from './live-registry';
import type { FamilyChange } from './live-registry';

/** Number of activities requested at first; the dashboard's query requests the same. */
export const FEED_SIZE = 20;
/** Number of activities kept while new ones arrive; similar ones share a line of the feed. */
export const MAX_FEED = 100;
/** Changes that arrive together (a birthday batch) are applied together. */
const BURST_MS = 60;
/** Allowance for slow connections until the streams are open, in seconds. */
const LINE_S = 10;
/** Delay before reopening, in milliseconds: a stream that keeps ending must not reconnect in a tight loop. */
const AGAIN_MS = 1000;

for (const type of ['family', 'family_member', 'family_settings', 'profile'])
  registerLive({ type, fields: ['me', 'family'] });

/**
 * Activities of undone changes. The two streams are not synchronised: one may still deliver what the other has removed.
 */
const undone = new Set<string>();

/** Prepends a new activity to the feed unless it is already there, and trims the feed. */
function prependActivity(client: ApolloClient, activity: ActivityFieldsFragment): void {
  if (undone.has(activity.id)) return;
  client.cache.updateQuery({ query: ActivitiesDocument, variables: { first: FEED_SIZE } }, (data) => {
    if (!data || data.activities.items.some((known) => known.id === activity.id)) return undefined;
    const items = [activity, ...data.activities.items];
    // Older pages follow the last activity of this one.
    const { nextCursor } = items.length > MAX_FEED ? { nextCursor: null } : data.activities;
    return { activities: { ...data.activities, items: items.slice(0, MAX_FEED), nextCursor } };
  });
}

registerLive({
  type: 'activity',
  handle: ({ cache }, { id }) => {
    undone.add(id);
    modifyField<CachedPage>(cache, 'activities', (page, _name, read) => ({
      ...page,
      items: without(page.items, id, read),
    }));
  },
});

/**
 * The single entry point of other people's changes. Mounted once, for members of a family. The server ends the streams of a
 * member who left or was removed, and whenever it may have missed a change: then everything on screen is refetched (which
 * shows a lost membership) and the streams are reopened.
 */
export function LiveUpdates() {
  const client = useApolloClient();
  const [round, setRound] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Earliest time the data on screen was requested, in milliseconds since page load. */
  const [askedAt, setAskedAt] = useState(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const again = useCallback(() => {
    clearTimeout(timer.current);
    setAskedAt(performance.now());
    timer.current = setTimeout(() => setRound((rounds) => rounds + 1), AGAIN_MS);
    if (!isSigningOut()) void refetchFields(client);
  }, [client]);
  return <Streams key={round} client={client} askedAt={askedAt} onEnded={again} />;
}

function Streams({ client, askedAt, onEnded }: { client: ApolloClient; askedAt: number; onEnded: () => void }) {
  // The data on screen is older than these streams: they replay the changes made in between.
  const [variables] = useState(() => ({ last: Math.ceil((performance.now() - askedAt) / 1000) + LINE_S }));
  const burst = useRef<FamilyChange[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription(ActivityAddedDocument, {
    variables,
    ignoreResults: true,
    // The other stream ends together with this one and handles completion.
    onData: ({ data }) => data.data && prependActivity(client, data.data.activityAdded),
  });
  useSubscription(FamilyChangedDocument, {
    variables,
    ignoreResults: true,
    onData: ({ data }) => {
      if (!data.data) return;
      burst.current.push(data.data.familyChanged);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void applyChanges(client, burst.current.splice(0)), BURST_MS);
    },
    onComplete: onEnded,
  });
  return null;
}
