import { useId } from 'react';
import { Card } from '../../../../ui/basics/card';
import { aisleEmoji, aisleName } from '../model/labels';
import { inAisles } from '../model/in-aisles';
import type { AisleItems } from '../model/in-aisles';
import type { Aisle, Item } from '../model/types';
import classes from './rows.module.css';
import { ShoppingRow } from './shopping-row';

/** The props of a list's rows. */
export interface RowActs {
  /** Ids of items changed on this device and not saved yet. */
  waiting: ReadonlySet<string>;
  /** The selected ids; null while nothing is being selected. */
  selected: ReadonlySet<string> | null;
  onToggle: (item: Item) => void;
  onRead: (item: Item) => void;
}

export const Rows = ({
  items,
  label,
  waiting,
  selected,
  onToggle,
  onRead,
}: RowActs & { items: readonly Item[]; label: string }) => (
  <ul className={classes['rows']} aria-label={label}>
    {items.map((item) => (
      <ShoppingRow
        key={item.id}
        item={item}
        waits={item.parts.some(({ id }) => waiting.has(id)) || waiting.has(item.id)}
        selected={selected && selected.has(item.id)}
        onToggle={onToggle}
        onRead={onRead}
      />
    ))}
  </ul>
);

/** The open items, by aisle. */
export const Aisles = ({
  items,
  order,
  ...acts
}: RowActs & { items: readonly Item[]; order: readonly Aisle[] | undefined }) =>
  inAisles(items, order).map((group) => <AisleSection key={group.aisle} {...group} {...acts} />);

function AisleSection({ aisle, items, ...acts }: AisleItems & RowActs) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes['aisle']} data-aisle={aisle}>
      <h2 id={id} className={classes['heading']}>
        <span className={classes['emoji']} aria-hidden>
          {aisleEmoji(aisle)}
        </span>
        {aisleName(aisle)}
        <span className={classes['count']}>{items.filter(({ isPurchased }) => !isPurchased).length}</span>
      </h2>
      <Card className={classes['card'] ?? ''}>
        <Rows items={items} label={aisleName(aisle)} {...acts} />
      </Card>
    </section>
  );
}
