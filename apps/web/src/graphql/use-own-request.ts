import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { OwnJoinRequestDocument } from './generated';
import type { OwnJoinRequestQuery } from './generated';
import { useViewer } from './use-viewer';

/** Somebody without a family hears nothing live: how often it is asked whether an admin has answered, in milliseconds. */
const EVERY_MS = 4000;

export type OwnRequest = OwnJoinRequestQuery['ownJoinRequest'];

/**
 * The request to join of somebody without a family, followed for as long as it waits.
 *
 * @param onAdmitted called with the family's name when an admin lets them in meanwhile; the family is there by then
 * @returns `refresh`: to be called when the server has noted one
 */
export function useOwnRequest(
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
    // Admitted, or taken back: the viewer knows which.
    refetchViewer()
      .then((answer) => {
        const family = answer.data?.me.family;
        if (family) admitted.current(family.name);
      })
      .catch(() => undefined);
  }, [isWaiting, isOver, refetchViewer]);
  return { request, refresh: () => void refetch().catch(() => undefined) };
}
