import { useRef } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/kitchen/kitchen';
import { ListSection } from '../../../../ui/lists/list-section';
import { useFocusInList } from '../../../../ui/lists/use-focus-in-list';
import { groupItems } from '../model/groups';
import type { Grouping } from '../model/groups';
import type { KitchenItem } from '../model/types';
import { KitchenRow } from './kitchen-row';
import type { RowActions } from './kitchen-row';
import classes from './kitchen-list.module.css';

/** The items in groups. */
export function KitchenList({ items, by, ...actions }: { items: readonly KitchenItem[]; by: Grouping } & RowActions) {
  const { locale } = useFamily();
  const list = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusInList(list, items);
  return (
    <div ref={list}>
      {groupItems(items, by, locale).map(({ key, label, items: rows }) => (
        <ListSection
          key={key}
          title={label}
          count={t.kitchen.groupCount(rows.filter(({ haveIt }) => haveIt).length, rows.length)}
          isEmpty={false}
          empty={null}
        >
          <ul className={classes['rows']} aria-label={label}>
            {rows.map((item) => (
              <KitchenRow
                key={item.id}
                item={item}
                by={by}
                {...actions}
                onToggle={(one) => {
                  keepFocus(one.id);
                  actions.onToggle(one);
                }}
              />
            ))}
          </ul>
        </ListSection>
      ))}
    </div>
  );
}
