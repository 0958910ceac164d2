import { matchSnippet, searchDateLabel } from '@homefold/domain';
import type { CalendarDate, SearchType } from '@homefold/domain';
import { Calendar, CircleCheck, CookingPot, Gift, MessagesSquare, Utensils } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MemberFieldsFragment } from '../../graphql/generated';
import type { SearchResultFieldsFragment } from './generated';
import { MemberAvatar } from '../../ui/member-avatar';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { t } from '../../app/messages/search';
import { Marked } from './marked';
import classes from './search.module.css';

const TYPE_ICONS: Record<SearchType, LucideIcon> = {
  calendar_event: Calendar,
  todo: CircleCheck,
  forum_post: MessagesSquare,
  recipe: CookingPot,
  meal_plan: Utensils,
  wishlist_item: Gift,
};

/** One result as an option of the list: what it is, where the words stand, when, and by whom. */
export function ResultRow({
  id,
  result,
  words,
  active,
  author,
  initials,
  today,
  locale,
  onPick,
  onPoint,
}: {
  id: string;
  result: SearchResultFieldsFragment;
  words: readonly string[];
  active: boolean;
  author: MemberFieldsFragment | undefined;
  initials: string | undefined;
  today: CalendarDate;
  locale: string;
  onPick: () => void;
  onPoint: () => void;
}) {
  const Icon = TYPE_ICONS[result.type];
  // an event of an outside calendar was made by nobody here, and can be changed by nobody
  const calendar = result.authorMemberId === null && result.author === result.category ? result.category : null;
  const below = result.content && (matchSnippet(result.content, words, 90) ?? result.content);
  return (
    <li
      id={id}
      role="option"
      aria-selected={active}
      className={classes['row']}
      onClick={onPick}
      onMouseMove={active ? undefined : onPoint}
    >
      <span className={classes['icon']} aria-hidden>
        <Icon size={18} strokeWidth={1.75} />
      </span>
      <span className={classes['words']}>
        <span className={classes['title']}>
          <Marked text={result.title} words={words} />
        </span>
        {below && (
          <span className={classes['content']}>
            <Marked text={below} words={words} />
          </span>
        )}
        <VisuallyHidden>{t.search.types[result.type]}</VisuallyHidden>
      </span>
      {result.date && <span className={classes['date']}>{searchDateLabel(result.date, today, locale)}</span>}
      {calendar && <span className={classes['calendar']}>{calendar}</span>}
      {author ? (
        <MemberAvatar member={author} size={24} label={author.displayName} {...(initials && { initials })} />
      ) : (
        !calendar && <VisuallyHidden>{result.author}</VisuallyHidden>
      )}
    </li>
  );
}
