import { Check } from 'lucide-react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import { QueuedMark } from '../../../../ui/states/queued-mark';
import { detailOf, nameOf } from '../model/labels';
import type { Item } from '../model/types';
import classes from './shopping-mode.module.css';

/** An item in shopping mode: the whole row is the checkbox. */
export function BigRow({ item, waits, onToggle }: { item: Item; waits: boolean; onToggle: () => void }) {
  const family = useFamily();
  const { quantity, isPurchased } = item;
  const name = nameOf(item);
  const detail = detailOf(item, family);
  return (
    <li data-row={item.id}>
      <label className={classes['row']} data-done={isPurchased || undefined}>
        <input
          type="checkbox"
          checked={isPurchased}
          aria-label={t.shopping.row.tick(name, quantity)}
          onChange={onToggle}
        />
        <span className={classes['circle']} aria-hidden>
          {isPurchased && <Check strokeWidth={3} />}
        </span>
        <span className={classes['words']}>
          <span className={classes['name']}>
            {name}
            {waits && <QueuedMark size={16} />}
          </span>
          {detail && <span className={classes['detail']}>{detail}</span>}
        </span>
        {quantity && (
          <span className={classes['quantity']} aria-hidden>
            {quantity}
          </span>
        )}
      </label>
    </li>
  );
}
