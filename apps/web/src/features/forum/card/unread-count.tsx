import { useQuery } from '@apollo/client/react';
import { t } from '../../../messages/forum/glance';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { ForumUnreadDocument } from './generated';
import classes from './glance.module.css';
import './live';

/** The unread count next to "Family Forum" in the sidebar. Loaded after the first screen. */
export default function UnreadCount() {
  const { data } = useQuery(ForumUnreadDocument);
  const unread = data?.forumOverview.unread ?? 0;
  if (unread === 0) return null;
  return (
    <span className={classes['count']}>
      <span aria-hidden>{t.forumGlance.short(unread)}</span>
      <VisuallyHidden>{t.forumGlance.unread(unread)}</VisuallyHidden>
    </span>
  );
}
