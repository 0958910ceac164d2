import { useApolloClient } from '@apollo/client/react';
import { eventDraftOf, jobDraftOf, wishDraftOf } from '@homefold/domain/forum-drafts';
import { useEffect, useRef } from 'react';
import { useFamily } from '../../../graphql/family';
import { queuedWrites } from '../../../graphql/offline/queued';
import { queueOf } from '../../../graphql/offline/write-queue';
import { makeAttempt } from '../../../graphql/records/refusals';
import { t } from '../../../messages/forum/parts';
import { isDraft } from '../../../ui/browser/draft-id';
import { leavePrefill } from '../../../ui/sections/prefill';
import { useSections } from '../../../ui/sections/sections';
import { useToasts } from '../../../ui/toasts/toasts';
import { linkWrite } from '../content/queued-parts';
import type { Into } from '../data/context';
import type { Post } from '../data/types';
import type { ForumRecordType } from '../generated';

const labels = t.forumParts.turnInto;

/** Opens another section's add dialog, filled in from a post. Once saved, the record and the post link to each other. */
export default function TurnInto({ post, into, onClose }: { post: Post; into: Into; onClose: () => void }) {
  const turn = useTurn();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    turn(post, into);
    onClose();
  });
  return null;
}

function useTurn(): (post: Post, into: Into) => void {
  const client = useApolloClient();
  const toasts = useToasts();
  const { go } = useSections();
  const { timeZone, locale, country, members, me } = useFamily();
  const link =
    (post: Post, type: ForumRecordType) =>
    (recordId: string): void => {
      // a queued record gets its id before its link is sent
      if (isDraft({ id: recordId }) && !queuedWrites().some(({ subject }) => subject === recordId)) return;
      void makeAttempt(toasts, () => Promise.resolve())({ gone: labels.gone, failed: labels.linkFailed }, async () => {
        await queueOf(client).save({
          write: linkWrite,
          variables: { postId: post.id, type, recordId },
          shown: { linkForumPost: post },
          basis: { postId: post.id },
          subject: `link-${post.id}-${recordId}`,
          title: post.title ?? labels.label,
        });
        toasts.offer(labels.linked, { label: labels.back, onClick: () => go('forum', { sub: post.id }) });
      });
    };
  return (post, into) => {
    const drafted = { title: post.title, content: post.content, createdAt: new Date(post.createdAt) };
    const context = { timeZone, locale, country, members, me };
    const key = `of-post-${post.id}`;
    if (into === 'event') {
      const values = eventDraftOf(drafted, context);
      leavePrefill('calendar', { key, values, onAdded: link(post, 'calendar_event') });
      go('calendar', values.eventDate ? { sub: values.eventDate } : {});
    } else if (into === 'job') {
      leavePrefill('todos', { key, values: jobDraftOf(drafted, context), onAdded: link(post, 'todo') });
      go('todos');
    } else {
      const { memberId, ...wish } = wishDraftOf(drafted, context);
      const whose = memberId ?? post.author.memberId;
      leavePrefill('wishlist', { key, values: { ...wish, memberId: whose }, onAdded: link(post, 'wishlist_item') });
      go('wishlist');
    }
  };
}
