import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from '../../../../messages/meals/shopping';
import { Card } from '../../../../ui/basics/card';
import type { Item } from '../model/types';
import { Rows } from './aisles';
import type { RowActs } from './aisles';
import classes from './rows.module.css';

const labels = t.shopping.basket;

/** The ticked items, newest first; collapsed initially if there is something left to buy. */
export function Basket({
  items,
  count,
  isOpen: opens,
  onClear,
  ...acts
}: RowActs & { items: readonly Item[]; count: number; isOpen: boolean; onClear: () => void }) {
  const id = useId();
  const [isOpen, setOpen] = useState(opens);
  if (count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className={classes['basketHead']}>
        <h2 id={id}>
          <button type="button" className={classes['fold']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {labels.title}
            <span className={classes['count']}>{count}</span>
            <ChevronDown size={20} aria-hidden />
          </button>
        </h2>
        <Button size="small" onClick={onClear}>
          {labels.clear}
        </Button>
      </div>
      {isOpen && (
        <Card className={classes['card'] ?? ''}>
          <Rows items={items} label={labels.title} {...acts} />
          {count > items.length && <p className={classes['hidden']}>{labels.hidden(count - items.length)}</p>}
        </Card>
      )}
    </section>
  );
}
