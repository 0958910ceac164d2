import { DIFFICULTIES } from '@homefold/domain/recipes';
import type { Difficulty } from '@homefold/domain/recipes';
import { Star } from 'lucide-react';
import { t } from '../../../../messages/recipes';
import { FieldBox } from '../../../../ui/fields/field-frame';
import { SearchField } from '../../../../ui/fields/search-field';
import { Choice } from '../../../../ui/pickers/choice';
import classes from './filters.module.css';

const texts = t.recipes;

/** The orders of the list. */
export type RecipeOrder = keyof typeof texts.sorts;

/** What the list shows. */
export interface RecipeFilters {
  search: string;
  /** '' for any. */
  difficulty: Difficulty | '';
  /** '' for all. */
  tag: string;
  favourites: boolean;
  order: RecipeOrder;
}

export const NO_FILTERS: RecipeFilters = { search: '', difficulty: '', tag: '', favourites: false, order: 'added' };

/** Whether they leave something out. */
export const isFiltered = ({ search, difficulty, tag, favourites }: RecipeFilters): boolean =>
  search.trim() !== '' || difficulty !== '' || tag !== '' || favourites;

/** The row above the list: search, difficulty, tag, order, favourites. */
export function FilterRow({
  filters,
  tags,
  onChange,
}: {
  filters: RecipeFilters;
  /** Those that the family uses. */
  tags: readonly string[];
  onChange: (changed: Partial<RecipeFilters>) => void;
}) {
  const words = texts.filter;
  const difficulties = [
    { value: '' as const, label: words.anyDifficulty },
    ...DIFFICULTIES.map((value) => ({ value, label: texts.difficulties[value] })),
  ];
  const known = filters.tag === '' || tags.includes(filters.tag) ? tags : [filters.tag, ...tags];
  return (
    <div className={classes['row']} role="search" aria-label={words.label}>
      <SearchField
        className={classes['search']}
        label={words.search}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <div className={classes['choices']}>
        <FieldBox className={classes['choice']}>
          <Choice
            label={words.difficulty}
            control={{ 'aria-label': words.difficulty, className: classes['control'] ?? '' }}
            value={filters.difficulty}
            options={difficulties}
            onChange={(difficulty) => onChange({ difficulty })}
          />
        </FieldBox>
        <FieldBox className={classes['choice']}>
          <Choice
            label={words.tag}
            control={{ 'aria-label': words.tag, className: classes['control'] ?? '' }}
            value={filters.tag}
            options={[{ value: '', label: words.allTags }, ...known.map((value) => ({ value, label: value }))]}
            onChange={(tag) => onChange({ tag })}
          />
        </FieldBox>
        <FieldBox className={classes['choice']}>
          <Choice
            label={words.sort}
            control={{ 'aria-label': words.sort, className: classes['control'] ?? '' }}
            value={filters.order}
            options={(Object.keys(texts.sorts) as RecipeOrder[]).map((value) => ({ value, label: texts.sorts[value] }))}
            onChange={(order) => onChange({ order })}
          />
        </FieldBox>
        <button
          type="button"
          className={classes['favourites']}
          aria-pressed={filters.favourites}
          onClick={() => onChange({ favourites: !filters.favourites })}
        >
          <Star size={18} aria-hidden />
          {words.favourites}
        </button>
      </div>
    </div>
  );
}
