import { FORUM_CATEGORIES } from '@homefold/domain/forum';
import { Bookmark, CircleDot, MessagesSquare, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../messages/forum/forum';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { FilterChips } from '../../../ui/fields/filter-chips';
import { SearchField } from '../../../ui/fields/search-field';
import type { ForumFilter } from '../data/filter';
import type { Overview } from '../data/types';
import { CategoryDot } from '../post/tags';
import classes from './find-posts.module.css';

const labels = t.forum.page.filters;

/** One of the lists: all, unread, saved or own posts, or a category. */
interface Choice {
  value: string;
  label: string;
  count: number | null;
  /** Whether the server counts no further than a hundred. */
  isCapped?: true;
  mark: ReactNode;
  filter: Pick<ForumFilter, 'category' | 'only'>;
}

const icon = { size: 16, strokeWidth: 2, 'aria-hidden': true } as const;

function choicesOf(overview: Overview | null): Choice[] {
  const { total, unread, saved, mine, categories = [] } = overview ?? {};
  return [
    {
      value: 'all',
      label: labels.all,
      count: total ?? null,
      mark: <MessagesSquare {...icon} />,
      filter: { category: null, only: null },
    },
    {
      value: 'unread',
      label: labels.unread,
      count: unread ?? null,
      isCapped: true,
      mark: <CircleDot {...icon} />,
      filter: { category: null, only: 'unread' },
    },
    {
      value: 'saved',
      label: labels.saved,
      count: saved ?? null,
      mark: <Bookmark {...icon} />,
      filter: { category: null, only: 'saved' },
    },
    {
      value: 'mine',
      label: labels.mine,
      count: mine ?? null,
      mark: <PencilLine {...icon} />,
      filter: { category: null, only: 'mine' },
    },
    ...FORUM_CATEGORIES.map((category): Choice => ({
      value: category,
      label: category,
      count: categories.find((one) => one.category === category)?.count ?? null,
      mark: <CategoryDot category={category} />,
      filter: { category, only: null },
    })),
  ];
}

const valueOf = ({ category, only }: ForumFilter): string => category ?? only ?? 'all';

interface Props {
  filter: ForumFilter;
  overview: Overview | null;
  onChange: (changed: Partial<ForumFilter>) => void;
}

/** Next to the list: the search, and the lists with their counts. */
export function FindRail({ filter, overview, onChange }: Props) {
  const current = valueOf(filter);
  return (
    <div className={classes['rail']} role="search" aria-label={labels.label}>
      <SearchField label={labels.search} value={filter.search} onChange={(search) => onChange({ search })} />
      <ul className={classes['choices']} aria-label={labels.categories}>
        {choicesOf(overview).map(({ value, label, count, isCapped, mark, filter: its }) => (
          <li key={value} data-first={value === 'General' || undefined}>
            <button type="button" aria-pressed={value === current} onClick={() => onChange(its)}>
              <span className={classes['mark']}>{mark}</span>
              {label}
              {count !== null && <Count count={count} isCapped={isCapped} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Above the list, if there is no room next to it. */
export function FindBar({ filter, overview, onChange }: Props) {
  const choices = choicesOf(overview);
  return (
    <div className={classes['bar']} role="search" aria-label={labels.label}>
      <SearchField label={labels.search} value={filter.search} onChange={(search) => onChange({ search })} />
      <FilterChips
        label={labels.categories}
        value={valueOf(filter)}
        options={choices.map(({ value, label, count, isCapped }) => ({
          value,
          label,
          // room for a digit: chips that widened when the counts arrive would move under a finger
          end: count === null ? <span className={classes['count']} /> : <Count count={count} isCapped={isCapped} />,
        }))}
        onChange={(value) => onChange(choices.find((one) => one.value === value)?.filter ?? {})}
      />
    </div>
  );
}

const Count = ({ count, isCapped = false }: { count: number; isCapped?: boolean | undefined }) => (
  <span className={classes['count']}>
    <span aria-hidden>{isCapped ? labels.capped(count) : count}</span>
    <VisuallyHidden>{`, ${isCapped ? labels.cappedCount(count) : labels.count(count)}`}</VisuallyHidden>
  </span>
);
