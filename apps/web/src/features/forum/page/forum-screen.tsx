import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useLinkTarget } from '../../../graphql/use-link-target';
import { t } from '../../../messages/forum/forum';
import { useConfirm } from '../../../ui/dialogs/confirm';
import { useOpened } from '../../../ui/dialogs/use-opened';
import { useListPlace } from '../../../ui/lists/use-list-place';
import { HeaderActions } from '../../../ui/sections/header-actions';
import { useAddAction, useSections } from '../../../ui/sections/sections';
import { postIdIn } from '../data/address';
import { ForumActsProvider } from '../data/context';
import type { ForumActs } from '../data/context';
import '../data/live';
import { useTypingLive } from '../data/typing';
import { useForumWrites } from '../data/use-forum-writes';
import { useNewReplies } from '../data/use-new-replies';
import { useReadMarks, useVisit } from '../data/use-reading';
import { Board } from './board';
import { useHandedStart } from './handed-start';
import { Opens } from './opens';
import type { Opener } from './opens';
import { PostPage } from './post-page';

const labels = t.forum.page;

/** The forum: all posts, or the page of one. */
export function ForumScreen() {
  const { sub, go } = useSections();
  const id = postIdIn(sub);
  const writes = useForumWrites();
  const confirm = useConfirm();
  const opener = useOpened<Opener>();
  const since = useVisit();
  const onRead = useReadMarks(writes);
  const board = useRef<HTMLDivElement>(null);
  useTypingLive();
  useNewReplies();
  useListPlace(id, board);
  const { show } = opener;
  useAddAction(() => show({ kind: 'post', post: null, start: null }));
  useHandedStart((start) => show({ kind: 'post', post: null, start }));
  useLinkTarget({
    section: 'forum',
    resource: 'forum_post',
    current: writes.current,
    // a reply is shown below its post
    open: (post) => go('forum', { sub: post.parentId ?? post.id, replace: true }),
    gone: labels.gone,
  });
  const acts = useMemo<ForumActs>(
    () => ({
      writes,
      onRead,
      onEdit: (post) => show({ kind: 'post', post, start: null }),
      onTurnInto: (post, into) => show({ kind: 'turn', post, into }),
      onDelete: (post) => {
        const { title, confirm: yes } = post.parentId === null ? t.forum.post.deleting : t.forum.replies.deleting;
        void confirm({ title, confirm: yes, danger: true }).then((isSure) => {
          if (!isSure) return;
          if (post.id === id) go('forum');
          void writes.remove(post);
        });
      },
    }),
    [writes, onRead, show, confirm, go, id],
  );
  return (
    <ForumActsProvider value={acts}>
      <HeaderActions>
        <Button
          variant="contained"
          startIcon={<Plus size={18} aria-hidden />}
          onClick={() => show({ kind: 'post', post: null, start: null })}
        >
          {labels.newPost}
        </Button>
      </HeaderActions>
      <div ref={board} hidden={id !== null}>
        <Board since={since ?? null} onStart={(start) => show({ kind: 'post', post: null, start })} />
      </div>
      {id !== null && <PostPage key={id} id={id} />}
      <Opens opener={opener} />
    </ForumActsProvider>
  );
}
