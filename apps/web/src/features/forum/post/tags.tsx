import type { ForumCategory } from '@homefold/domain/forum';
import { Pin } from 'lucide-react';
import { t } from '../../../messages/forum/forum';
import { categoryStyle } from './category';
import classes from './tag.module.css';

/** The category tag of a post. */
export const CategoryTag = ({ category }: { category: ForumCategory }) => (
  <span className={classes['tag']} style={categoryStyle(category)}>
    {category}
  </span>
);

/** The colour of a category, next to its name. */
export const CategoryDot = ({ category }: { category: ForumCategory }) => (
  <span className={classes['dot']} style={categoryStyle(category)} aria-hidden />
);

export const PinnedTag = () => (
  <span className={`${classes['tag']} ${classes['pinned']}`}>
    <Pin size={12} strokeWidth={2.2} aria-hidden />
    {t.forum.post.pinned}
  </span>
);
