import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { useFamily } from '../../../graphql/family';
import { isDraft } from '../../../ui/browser/draft-id';
import { ForumTypingDocument, ReportForumTypingDocument } from '../generated';

/** How long the typing indicator is shown, in milliseconds. */
const SHOWN_MS = 2000;
/** Interval of repeated notices while typing; shorter than the time they are shown. */
const AGAIN_MS = 1200;

interface Typer {
  memberId: string;
  name: string;
}

const typers = new Map<string, Map<string, Typer & { timer: ReturnType<typeof setTimeout> }>>();
const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Removes a typing indicator: the reply has arrived, or two seconds have passed. */
export function noteStopped(postId: string, memberId: string): void {
  const here = typers.get(postId);
  clearTimeout(here?.get(memberId)?.timer);
  if (here?.delete(memberId)) notify();
}

function noteTyping(postId: string, typer: Typer): void {
  const here = typers.get(postId) ?? new Map<string, Typer & { timer: ReturnType<typeof setTimeout> }>();
  clearTimeout(here.get(typer.memberId)?.timer);
  const timer = setTimeout(() => noteStopped(postId, typer.memberId), SHOWN_MS);
  here.set(typer.memberId, { ...typer, timer });
  typers.set(postId, here);
  notify();
}

/** The names of those typing a reply to a post, as one line. */
export function useTypers(postId: string): readonly string[] {
  const line = useSyncExternalStore(subscribe, () =>
    [...(typers.get(postId)?.values() ?? [])].map(({ name }) => name).join('\n'),
  );
  return useMemo(() => (line === '' ? [] : line.split('\n')), [line]);
}

/** Subscribes to typing notices; mounted once on the page. */
export function useTypingLive(): void {
  const { me } = useFamily();
  useSubscription(ForumTypingDocument, {
    ignoreResults: true,
    onData: ({ data }) => {
      const typing = data.data?.forumTyping;
      if (!typing || typing.memberId === me) return;
      noteTyping(typing.postId, { memberId: typing.memberId, name: typing.displayName });
    },
  });
}

/** Sends a notice that the viewer is typing a reply; call it on every key press. */
export function useTypingSignal(postId: string): () => void {
  const client = useApolloClient();
  const last = useRef(-Infinity);
  return useCallback(() => {
    const now = performance.now();
    if (now - last.current < AGAIN_MS || !navigator.onLine || isDraft({ id: postId })) return;
    last.current = now;
    // A lost notice does not matter.
    client.mutate({ mutation: ReportForumTypingDocument, variables: { postId } }).catch(() => undefined);
  }, [client, postId]);
}
