import IconButton from '@mui/material/IconButton';
import { nameOfPost } from '@homefold/domain/forum-text';
import {
  CalendarPlus,
  CircleCheck,
  Ellipsis,
  Gift,
  Link2,
  Pencil,
  Pin,
  PinOff,
  SquareArrowOutUpRight,
  Trash2,
} from 'lucide-react';
import { t } from '../../../messages/forum/forum';
import { AppMenu } from '../../../ui/basics/app-menu';
import type { MenuEntry } from '../../../ui/basics/app-menu';
import { isDraft } from '../../../ui/browser/draft-id';
import { useSections } from '../../../ui/sections/sections';
import { useForumActs } from '../data/context';
import type { Post } from '../data/types';
import { useShare } from './use-share';

const labels = t.forum.post.menu;

/** The other actions on a post: for everybody, and for its author and admins. */
export function PostMenu({ post }: { post: Post }) {
  const { writes, onEdit, onDelete, onTurnInto } = useForumActs();
  const { go, has, sub } = useSections();
  const { copyLink } = useShare(post);
  if (isDraft(post)) return null;
  const entries: (MenuEntry | false)[] = [
    sub !== post.id && {
      label: labels.open,
      icon: <SquareArrowOutUpRight aria-hidden />,
      onClick: () => go('forum', { sub: post.id }),
    },
    { label: labels.copyLink, icon: <Link2 aria-hidden />, onClick: copyLink },
    has('calendar') && {
      label: labels.event,
      icon: <CalendarPlus aria-hidden />,
      onClick: () => onTurnInto(post, 'event'),
    },
    has('todos') && { label: labels.job, icon: <CircleCheck aria-hidden />, onClick: () => onTurnInto(post, 'job') },
    has('wishlist') && { label: labels.wish, icon: <Gift aria-hidden />, onClick: () => onTurnInto(post, 'wish') },
    post.mayPin && {
      label: post.isPinned ? labels.unpin : labels.pin,
      icon: post.isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />,
      onClick: () => void writes.pin(post, !post.isPinned),
    },
    post.mayChange && { label: labels.edit, icon: <Pencil aria-hidden />, onClick: () => onEdit(post) },
    post.mayChange && {
      label: labels.delete,
      icon: <Trash2 aria-hidden />,
      danger: true,
      onClick: () => onDelete(post),
    },
  ];
  const label = labels.label(nameOfPost(post));
  return (
    <AppMenu label={label} items={entries.filter((entry) => entry !== false)}>
      {(trigger) => (
        <IconButton {...trigger} aria-label={label}>
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      )}
    </AppMenu>
  );
}
