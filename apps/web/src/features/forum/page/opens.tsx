import { lazy } from 'react';
import type { Opened } from '../../../ui/dialogs/use-opened';
import { Opening } from '../../../ui/states/opening';
import type { Into, Start } from '../data/context';
import type { Post } from '../data/types';

const PostDialog = lazy(() => import('../editor/post-dialog'));
const TurnInto = lazy(() => import('../turn-into/turn-into'));

/** The dialog that is open above the forum. */
export type Opener =
  /** New Post, or with a post Edit Post. */
  { kind: 'post'; post: Post | null; start: Start | null } | { kind: 'turn'; post: Post; into: Into };

/** The dialogs of the forum, each loaded on first use. */
export function Opens({ opener }: { opener: Opened<Opener> }) {
  const { value, times, open, close } = opener;
  if (!value) return null;
  return (
    <Opening key={times}>
      {value.kind === 'post' ? (
        <PostDialog open={open} post={value.post} start={value.start} onClose={close} />
      ) : (
        open && <TurnInto post={value.post} into={value.into} onClose={close} />
      )}
    </Opening>
  );
}
