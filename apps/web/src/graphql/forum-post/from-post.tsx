import { useQuery } from '@apollo/client/react';
import { MessagesSquare } from 'lucide-react';
import { t } from '../../messages/forum/from-post';
import { isDraft } from '../../ui/browser/draft-id';
import { Fact } from '../../ui/dialogs/reader';
import { useSections } from '../../ui/sections/sections';
import classes from './from-post.module.css';
import { ForumPostOfRecordDocument } from './generated';
import type { ForumRecordType } from './generated';

const labels = t.fromPost;

/** In the reader of an event, a job or a wish: the post of the forum that it was made from, if there is one. */
export default function FromPost({
  type,
  recordId,
  onFollow,
}: {
  type: ForumRecordType;
  recordId: string;
  /** The reader closes. */
  onFollow: () => void;
}) {
  const { go, has } = useSections();
  const isShown = has('forum') && !isDraft({ id: recordId });
  // nothing to show if the plan does not include the forum
  const { data } = useQuery(ForumPostOfRecordDocument, { variables: { type, recordId }, skip: !isShown });
  const post = data?.forumPostOfRecord;
  if (!post) return null;
  return (
    <Fact icon={<MessagesSquare aria-hidden />} name={labels.label}>
      <button
        type="button"
        className={classes['link']}
        onClick={() => {
          onFollow();
          go('forum', { sub: post.id });
        }}
      >
        {post.title ?? labels.untitled(post.author.displayName)}
      </button>
    </Fact>
  );
}
