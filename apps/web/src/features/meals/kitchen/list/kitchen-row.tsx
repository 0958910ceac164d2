import { useId } from 'react';
import { useFamily } from '../../../../graphql/family';
import { useIsQueued } from '../../../../graphql/offline/queued';
import { t } from '../../../../messages/kitchen/kitchen';
import { isDraft } from '../../../../ui/browser/draft-id';
import { useIsMobile } from '../../../../ui/browser/use-media';
import { Tick } from '../../../../ui/fields/tick';
import { EditRow, rowDetail, RowText, textRow } from '../../../../ui/lists/row-text';
import { amountLabel, isLow } from '../model/labels';
import type { Grouping } from '../model/groups';
import type { KitchenItem } from '../model/types';
import { AmountStepper } from './amount-stepper';
import { BestBefore } from './best-before';
import classes from './kitchen-row.module.css';

const labels = t.kitchen;

/** The actions of a row. */
export interface RowActions {
  onToggle: (item: KitchenItem) => void;
  onRead: (item: KitchenItem) => void;
  onEdit: (item: KitchenItem) => void;
  onAmount: (item: KitchenItem, amount: number) => void;
}

/** A kitchen item: in stock or not, name, place, amount, date. */
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
  const where = by === 'category' ? labels.places[item.place] : labels.categories[item.category];
  const counted = haveIt && amount !== null;
  const facts = haveIt
    ? [counted && (mobile || isDraft(item)) && amountLabel(item, locale), where, isLow(item) && labels.low]
    : [labels.usedUpMark, where];
  const detail = facts.filter(Boolean).join(' · ');
  return (
    <li className={`${textRow} ${classes['row']}`} data-row={item.id} data-draft={isDraft(item) || undefined}>
      <Tick checked={haveIt} label={labels.haveIt(title)} describedBy={`${id}-facts`} onChange={() => onToggle(item)} />
      <RowText
        title={title}
        titleClass={haveIt ? undefined : classes['out']}
        isQueued={queued}
        onRead={() => onRead(item)}
      >
        <span className={rowDetail} id={`${id}-facts`}>
          {mobile && <BestBefore item={item} />}
          {mobile && item.bestBefore && haveIt && detail && ' · '}
          {detail}
        </span>
      </RowText>
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
          <EditRow label={`${labels.edit} ${title}`} onClick={() => onEdit(item)} />
        </>
      )}
    </li>
  );
}
