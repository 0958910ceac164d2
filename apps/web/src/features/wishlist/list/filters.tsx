import type { WishCategory } from '@homefold/domain/wishlist';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/wishlist/wishes';
import { FieldBox } from '../../../ui/fields/field-frame';
import { FilterChips } from '../../../ui/fields/filter-chips';
import { Choice } from '../../../ui/pickers/choice';
import { CATEGORY_CHOICES } from '../model/categories';
import classes from './filters.module.css';

const labels = t.wishlist;

/** The list's filters. */
export interface WishFilters {
  /** '' for all. */
  category: WishCategory | '';
  /** A membership id; '' for everyone. */
  memberId: string;
}

export const NO_FILTERS: WishFilters = { category: '', memberId: '' };

const CATEGORIES = [{ value: '' as const, label: labels.categories.all }, ...CATEGORY_CHOICES];

/** The row above the list: filters by category and member. */
export function FilterRow({
  filters,
  onChange,
}: {
  filters: WishFilters;
  onChange: (changed: Partial<WishFilters>) => void;
}) {
  const { members, me } = useFamily();
  const people = [
    { value: '', label: labels.whose.everyone },
    ...members.map(({ id, displayName }) => ({
      value: id,
      label: id === me ? labels.whose.mine : labels.whose.of(displayName),
    })),
  ];
  return (
    <div className={classes['row']} role="search" aria-label={labels.show}>
      <FilterChips
        label={labels.categories.label}
        options={CATEGORIES}
        value={filters.category}
        onChange={(category) => onChange({ category })}
      />
      <FieldBox className={classes['whose']}>
        <Choice
          label={labels.whose.label}
          control={{ 'aria-label': labels.whose.label, className: classes['control'] ?? '' }}
          value={filters.memberId}
          options={people}
          onChange={(memberId) => onChange({ memberId })}
        />
      </FieldBox>
    </div>
  );
}
