import { t } from '../../../../messages/kitchen/kitchen';
import { SearchField } from '../../../../ui/fields/search-field';
import { SegmentedControl } from '../../../../ui/fields/segmented-control';
import { GROUPINGS, SHOWN } from '../model/groups';
import type { Grouping, Shown } from '../model/groups';
import classes from './filters.module.css';

const words = t.kitchen;

/** What the list shows, and how it is grouped. */
export interface KitchenFilters {
  search: string;
  show: Shown;
  by: Grouping;
}

export const NO_FILTERS: KitchenFilters = { search: '', show: 'all', by: 'category' };

/** The row above the list: search, what is shown, how it is grouped. */
export function FilterRow({
  filters,
  onChange,
}: {
  filters: KitchenFilters;
  onChange: (changed: Partial<KitchenFilters>) => void;
}) {
  return (
    <div className={classes['row']} role="search" aria-label={words.search}>
      <SearchField
        className={classes['search']}
        label={words.search}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <SegmentedControl
        label={words.groupBy.label}
        value={filters.by}
        options={GROUPINGS.map((value) => ({ value, label: words.groupBy[value] }))}
        onChange={(by) => onChange({ by })}
      />
      <SegmentedControl
        label={words.show.label}
        value={filters.show}
        options={SHOWN.map((value) => ({ value, label: words.show[value] }))}
        onChange={(show) => onChange({ show })}
      />
    </div>
  );
}
