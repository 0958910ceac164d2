import { KITCHEN_CATEGORIES, KITCHEN_PLACES } from '@homefold/domain/kitchen';
import type { FamilyView } from '../../../../graphql/family';
import { t } from '../../../../messages/kitchen/kitchen';
import { isSoon } from './labels';
import type { KitchenItem } from './types';

const labels = t.kitchen;

export const GROUPINGS = ['category', 'place'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export const SHOWN = ['all', 'soon', 'out'] as const;
export type Shown = (typeof SHOWN)[number];

export interface Group {
  key: string;
  label: string;
  /** By name. A used-up item keeps its place, so that rows do not move while somebody taps them. */
  items: readonly KitchenItem[];
}

/** The items that match search and filters. */
export function filtered(
  items: readonly KitchenItem[],
  { search, show }: { search: string; show: Shown },
  family: FamilyView,
): readonly KitchenItem[] {
  const wanted = search.trim().toLocaleLowerCase();
  return items.filter(
    (item) =>
      item.title.toLocaleLowerCase().includes(wanted) &&
      (show === 'all' || (show === 'out' ? !item.haveIt : isSoon(item, family))),
  );
}

/** The non-empty groups, in the order of the categories or places. */
export function groupItems(items: readonly KitchenItem[], by: Grouping, locale: string): Group[] {
  const names = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const group = (key: string, label: string, of: readonly KitchenItem[]): Group => ({
    key,
    label,
    items: [...of].sort((a, b) => names.compare(a.title, b.title) || a.id.localeCompare(b.id)),
  });
  const groups =
    by === 'category'
      ? KITCHEN_CATEGORIES.map((category) =>
          group(
            category,
            labels.categories[category],
            items.filter((item) => item.category === category),
          ),
        )
      : KITCHEN_PLACES.map((place) =>
          group(
            place,
            labels.places[place],
            items.filter((item) => item.place === place),
          ),
        );
  return groups.filter(({ items: { length } }) => length > 0);
}
