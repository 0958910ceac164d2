import { t } from '../../../../messages/kitchen/kitchen';
import { SearchField } from '../../../../ui/fields/search-field';
import { SegmentedControl } from '../../../../ui/fields/segmented-control';
import { GROUPINGS, SHOWN } from '../model/groups';
import type { Grouping, Shown } from '../model/groups';
import classes from './filters.module.css';

const labels = t.kitchen;

/** The filters and grouping of the list. */
export interface KitchenFilters {
  search: string;
  show: Shown;
  by: Grouping;
}

export const NO_FILTERS: KitchenFilters = { search: '', show: 'all', by: 'category' };

/** The row above the list: search, filters, grouping. */
export function FilterRow({
  filters,
  onChange,
}: {
  filters: KitchenFilters;
  onChange: (changed: Partial<KitchenFilters>) => void;
}) {
  return (
    <div className={classes['row']} role="search" aria-label={labels.search}>
      <SearchField
        className={classes['search']}
        label={labels.search}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <SegmentedControl
        label={labels.groupBy.label}
        value={filters.by}
        options={GROUPINGS.map((value) => ({ value, label: labels.groupBy[value] }))}
        onChange={(by) => onChange({ by })}
      />
      <SegmentedControl
        label={labels.show.label}
        value={filters.show}
        options={SHOWN.map((value) => ({ value, label: labels.show[value] }))}
        onChange={(show) => onChange({ show })}
      />
    </div>
  );
}
