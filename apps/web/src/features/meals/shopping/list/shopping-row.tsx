import { memo } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import { Tick } from '../../../../ui/fields/tick';
import { Face } from '../../../../ui/people/face';
import { QueuedMark } from '../../../../ui/states/queued-mark';
import { detailOf, nameOf, requesterOf } from '../model/labels';
import type { Item } from '../model/types';
import classes from './rows.module.css';

const labels = t.shopping.row;

/** An item: checkbox, name that opens it, amount, who requested it. */
export const ShoppingRow = memo(function ShoppingRow({
  item,
  waits,
  selected,
  onToggle,
  onRead,
}: {
  item: Item;
  /** Changed on this device and not saved yet. */
  waits: boolean;
  /** Whether it is selected; null while nothing is being selected. */
  selected: boolean | null;
  /** Ticks it; during selection, selects it. */
  onToggle: (item: Item) => void;
  onRead: (item: Item) => void;
}) {
  const family = useFamily();
  const { quantity, isPurchased } = item;
  const name = nameOf(item);
  const detail = detailOf(item, family);
  const requester = requesterOf(item, family);
  return (
    <li className={classes['row']} data-row={item.id} data-done={isPurchased || undefined}>
      {selected === null ? (
        <Tick checked={isPurchased} label={labels.tick(name, quantity)} onChange={() => onToggle(item)} />
      ) : (
        <label className={classes['select']}>
          <input
            type="checkbox"
            checked={selected}
            aria-label={t.shopping.selection.column(name)}
            onChange={() => onToggle(item)}
          />
        </label>
      )}
      <button
        type="button"
        className={classes['words']}
        onClick={() => (selected === null ? onRead(item) : onToggle(item))}
      >
        <span className={classes['name']}>
          {name}
          {waits && <QueuedMark />}
        </span>
        {detail && (
          <span className={classes['detail']} data-urgent={item.priority === 'high' || undefined}>
            {detail}
          </span>
        )}
      </button>
      {quantity && (
        <span className={classes['quantity']} aria-hidden>
          {quantity}
        </span>
      )}
      {requester && (
        <span className={classes['who']}>
          <Face person={requester} size={24} label={labels.asked(requester.displayName)} />
        </span>
      )}
    </li>
  );
});
