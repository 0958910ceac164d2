import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSigningOut } from '../app/auth/auth-store';
import { ActivitiesDocument, ActivityAddedDocument, FamilyChangedDocument } from './generated';
import type { ActivityFieldsFragment } from './generated';
import { applyChanges, refetchFields, registerLive } from './live-registry';
import type { FamilyChange } from './live-registry';

/** The feed keeps this many (specification, section 9). */
export const FEED_SIZE = 20;
/** Changes that arrive together (a birthday batch) are applied together. */
const BURST_MS = 60;
/** How long a slow line may take until the streams are open, in seconds. */
const LINE_S = 10;
/** A stream that keeps ending must not ask in a loop. */
const AGAIN_MS = 1000;

for (const type of ['family', 'family_member', 'family_settings', 'profile'])
  registerLive({ type, fields: ['me', 'family'] });

/** Puts a new activity on top of the feed, once, and trims the feed. */
function prependActivity(client: ApolloClient, activity: ActivityFieldsFragment): void {
  client.cache.updateQuery({ query: ActivitiesDocument, variables: { first: FEED_SIZE } }, (data) =>
    data && !data.activities.items.some((known) => known.id === activity.id)
      ? { activities: { ...data.activities, items: [activity, ...data.activities.items].slice(0, FEED_SIZE) } }
      : undefined,
  );
}

/**
 * The one place where other people's changes enter this screen. Mounted once, for somebody who has a family. The server ends the
 * streams of who has left or was removed, and whenever it may have missed something: then everything on screen is asked again
 * (which shows that the family is gone, if it is) and the streams are opened anew.
 */
export function LiveUpdates() {
  const client = useApolloClient();
  const [round, setRound] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** When what is on screen was asked for at the earliest, in milliseconds since the page was opened. */
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
  // The screen's answers are older than these streams: what changed in between is told first.
  const [variables] = useState(() => ({ last: Math.ceil((performance.now() - askedAt) / 1000) + LINE_S }));
  const burst = useRef<FamilyChange[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSubscription(ActivityAddedDocument, {
    variables,
    ignoreResults: true,
    // The other stream ends with this one and says so.
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
