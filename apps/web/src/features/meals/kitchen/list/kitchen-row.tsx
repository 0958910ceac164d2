import IconButton from '@mui/material/IconButton';
import { Pencil } from 'lucide-react';
import { useId } from 'react';
import { useFamily } from '../../../../graphql/family';
import { useIsQueued } from '../../../../graphql/offline/queued';
import { t } from '../../../../messages/kitchen/kitchen';
import { isDraft } from '../../../../ui/browser/draft-id';
import { useIsMobile } from '../../../../ui/browser/use-media';
import { Tick } from '../../../../ui/fields/tick';
import { QueuedMark } from '../../../../ui/states/queued-mark';
import { amountLabel, isLow } from '../model/labels';
import type { Grouping } from '../model/groups';
import type { KitchenItem } from '../model/types';
import { AmountStepper } from './amount-stepper';
import { BestBefore } from './best-before';
import classes from './kitchen-row.module.css';

const words = t.kitchen;

/** What a row does. */
export interface RowActions {
  onToggle: (item: KitchenItem) => void;
  onRead: (item: KitchenItem) => void;
  onEdit: (item: KitchenItem) => void;
  onAmount: (item: KitchenItem, amount: number) => void;
}

/** Something of the kitchen: whether there is some, its name, where it is, how much, until when. */
export function KitchenRow({
  item,
  by,
  onToggle,
  onRead,
  onEdit,
  onAmount,
}: { item: KitchenItem; /** What the heading above says already. */ by: Grouping } & RowActions) {
  const id = useId();
  const mobile = useIsMobile();
  const { locale } = useFamily();
  const queued = useIsQueued(item.id);
  const { title, haveIt, amount } = item;
  const where = by === 'category' ? words.places[item.place] : words.categories[item.category];
  const counted = haveIt && amount !== null;
  const facts = haveIt
    ? [counted && (mobile || isDraft(item)) && amountLabel(item, locale), where, isLow(item) && words.low]
    : [words.usedUpMark, where];
  const detail = facts.filter(Boolean).join(' · ');
  return (
    <li className={classes['row']} data-row={item.id} data-draft={isDraft(item) || undefined}>
      <Tick checked={haveIt} label={words.haveIt(title)} describedBy={`${id}-facts`} onChange={() => onToggle(item)} />
      <button type="button" className={classes['words']} onClick={() => onRead(item)}>
        <span className={`${classes['title']} ${haveIt ? '' : classes['out']}`}>
          {title}
          {queued && <QueuedMark />}
        </span>
        <span className={classes['sub']} id={`${id}-facts`}>
          {mobile && <BestBefore item={item} />}
          {mobile && item.bestBefore && haveIt && detail && ' · '}
          {detail}
        </span>
      </button>
      {!mobile && (
        <>
          <span className={classes['until']}>
            <BestBefore item={item} />
          </span>
          <span className={classes['amount']}>
            {counted && !isDraft(item) && (
              <AmountStepper item={{ ...item, amount }} onAmount={(next) => onAmount(item, next)} />
            )}
          </span>
          <IconButton
            size="small"
            className={classes['edit'] ?? ''}
            aria-label={`${words.edit} ${title}`}
            onClick={() => onEdit(item)}
          >
            <Pencil size={16} aria-hidden />
          </IconButton>
        </>
      )}
    </li>
  );
}
