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

interface Props extends RowActs {
  items: readonly Item[];
  /** Of the whole basket, which may have more items than are shown. */
  count: number;
  isOpen: boolean;
  onClear: () => void;
}

/** The ticked items, newest first; collapsed if there is something left to buy when the first one is ticked. */
export const Basket = (props: Props) => (props.count === 0 ? null : <FilledBasket {...props} />);

function FilledBasket({ items, count, isOpen: opens, onClear, ...acts }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(opens);
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
