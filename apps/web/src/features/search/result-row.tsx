import { isResource, matchSnippet, RESOURCES, searchDateLabel } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { File } from 'lucide-react';
import type { MemberFieldsFragment } from '../../graphql/generated';
import type { SearchResultFieldsFragment } from './generated';
import { MemberAvatar } from '../../ui/people/member-avatar';
import { VisuallyHidden } from '../../ui/basics/visually-hidden';
import { ListRow } from '../../ui/lists/list-row';
import { ResourceIcon } from '../../ui/sections/resource-icon';
import { Marked } from './marked';
import classes from './search.module.css';

/** One result as an option of the list: type, highlighted text, date, creator. */
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
  // an event of an outside calendar has no creator here
  const calendar = result.authorMemberId === null && result.author === result.category ? result.category : null;
  const below = result.content && (matchSnippet(result.content, words, 90) ?? result.content);
  return (
    <ListRow
      id={id}
      role="option"
      aria-selected={active}
      variant="option"
      onClick={onPick}
      onMouseMove={active ? undefined : onPoint}
      icon={<ResourceIcon resource={result.type} fallback={File} size={18} />}
      title={<Marked text={result.title} words={words} />}
      lines={[
        below && <Marked key="below" text={below} words={words} />,
        isResource(result.type) && <VisuallyHidden key="type">{RESOURCES[result.type].words.label}</VisuallyHidden>,
      ]}
      end={
        <>
          {result.date && <span className={classes['date']}>{searchDateLabel(result.date, today, locale)}</span>}
          {calendar && <span className={classes['calendar']}>{calendar}</span>}
          {author ? (
            <MemberAvatar member={author} size={24} label={author.displayName} {...(initials && { initials })} />
          ) : (
            !calendar && <VisuallyHidden>{result.author}</VisuallyHidden>
          )}
        </>
      }
    />
  );
}
