import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { OwnJoinRequestDocument } from './generated';
import type { OwnJoinRequestQuery } from './generated';
import { useViewer } from './use-viewer';

/** Polling interval for the admin's decision, in milliseconds: without a family there are no live updates. */
const EVERY_MS = 4000;

export type OwnRequest = OwnJoinRequestQuery['ownJoinRequest'];

/**
 * The join request of a user without a family, polled while it is pending.
 *
 * @param onAdmitted called with the family's name after an admin has accepted; the family is in the cache by then
 * @returns `refresh`: to be called after a request was sent
 */
export function useJoinRequest(
  hasFamily: boolean,
  onAdmitted: (family: string) => void,
): { request: OwnRequest; refresh: () => void } {
  const { refetch: refetchViewer } = useViewer();
  const { data, refetch, startPolling, stopPolling } = useQuery(OwnJoinRequestDocument, {
    fetchPolicy: 'cache-and-network',
    skip: hasFamily,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const request = (!hasFamily && data?.ownJoinRequest) || null;
  const isWaiting = request?.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    startPolling(EVERY_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  const admitted = useRef(onAdmitted);
  useEffect(() => {
    admitted.current = onAdmitted;
  });
  const waited = useRef(false);
  const isOver = data?.ownJoinRequest === null;
  useEffect(() => {
    if (isWaiting) waited.current = true;
    if (!isOver || !waited.current) return;
    waited.current = false;
    // Accepted or withdrawn: the viewer query shows which.
    refetchViewer()
      .then((answer) => {
        const family = answer.data?.me.family;
        if (family) admitted.current(family.name);
      })
      .catch(() => undefined);
  }, [isWaiting, isOver, refetchViewer]);
  return { request, refresh: () => void refetch().catch(() => undefined) };
}
