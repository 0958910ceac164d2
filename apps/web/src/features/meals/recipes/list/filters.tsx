import { DIFFICULTIES } from '@homefold/domain/recipes';
import type { Difficulty } from '@homefold/domain/recipes';
import { Star } from 'lucide-react';
import { t } from '../../../../messages/recipes';
import { FieldBox } from '../../../../ui/fields/field-frame';
import { SearchField } from '../../../../ui/fields/search-field';
import { Choice } from '../../../../ui/pickers/choice';
import classes from './filters.module.css';

const texts = t.recipes;

/** The sort orders of the list. */
export type RecipeOrder = keyof typeof texts.sorts;

/** The filters of the list. */
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

/** Whether any filter is set. */
export const isFiltered = ({ search, difficulty, tag, favourites }: RecipeFilters): boolean =>
  search.trim() !== '' || difficulty !== '' || tag !== '' || favourites;

/** The row above the list: search, difficulty, tag, order, favourites. */
export function FilterRow({
  filters,
  tags,
  onChange,
}: {
  filters: RecipeFilters;
  /** The family's tags. */
  tags: readonly string[];
  onChange: (changed: Partial<RecipeFilters>) => void;
}) {
  const labels = texts.filter;
  const difficulties = [
    { value: '' as const, label: labels.anyDifficulty },
    ...DIFFICULTIES.map((value) => ({ value, label: texts.difficulties[value] })),
  ];
  const known = filters.tag === '' || tags.includes(filters.tag) ? tags : [filters.tag, ...tags];
  return (
    <div className={classes['row']} role="search" aria-label={labels.label}>
      <SearchField
        className={classes['search']}
        label={labels.search}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <div className={classes['choices']}>
        <FieldBox className={classes['choice']}>
          <Choice
            label={labels.difficulty}
            control={{ 'aria-label': labels.difficulty, className: classes['control'] ?? '' }}
            value={filters.difficulty}
            options={difficulties}
            onChange={(difficulty) => onChange({ difficulty })}
          />
        </FieldBox>
        <FieldBox className={classes['choice']}>
          <Choice
            label={labels.tag}
            control={{ 'aria-label': labels.tag, className: classes['control'] ?? '' }}
            value={filters.tag}
            options={[{ value: '', label: labels.allTags }, ...known.map((value) => ({ value, label: value }))]}
            onChange={(tag) => onChange({ tag })}
          />
        </FieldBox>
        <FieldBox className={classes['choice']}>
          <Choice
            label={labels.sort}
            control={{ 'aria-label': labels.sort, className: classes['control'] ?? '' }}
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
          {labels.favourites}
        </button>
      </div>
    </div>
  );
}
