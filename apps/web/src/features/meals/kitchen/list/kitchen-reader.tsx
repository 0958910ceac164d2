import {
  Barcode,
  CalendarClock,
  MapPin,
  PackageCheck,
  PackageX,
  Pencil,
  Scale,
  ShoppingBasket,
  Tag,
  Trash2,
  TrendingDown,
  Undo2,
} from 'lucide-react';
import { useFamily } from '../../../../graphql/family';
import { useReader } from '../../../../graphql/records/use-reader';
import { t as shared } from '../../../../messages/dialogs';
import { t } from '../../../../messages/kitchen/kitchen';
import { Fact, Facts, Reader, ReaderActions } from '../../../../ui/dialogs/reader';
import { dayLabel } from '../../../../ui/time/day-labels';
import { KitchenItemFieldsFragmentDoc } from '../generated';
import type { KitchenWrites } from '../model/kitchen-writes';
import { amountLabel, isSoon } from '../model/labels';
import type { KitchenItem } from '../model/types';
import { AmountStepper } from './amount-stepper';
import { BestBefore } from './best-before';

const labels = t.kitchen;

const STORED = { typename: 'KitchenItem', fragment: KitchenItemFieldsFragmentDoc, fragmentName: 'KitchenItemFields' };

/** The details of a kitchen item, with its actions. */
export default function KitchenReader({
  open,
  opened,
  writes,
  onEdit,
  onClose,
}: {
  open: boolean;
  /** The item as it was clicked. */
  opened: KitchenItem;
  writes: KitchenWrites;
  onEdit: (item: KitchenItem) => void;
  onClose: () => void;
}) {
  const family = useFamily();
  const { row: item, undo, anchor, then } = useReader(opened, STORED, onClose);
  const { title, amount, haveIt, bestBefore, minimumAmount } = item;
  return (
    <Reader
      open={open}
      title={title}
      anchor={anchor}
      onClose={onClose}
      actions={
        <ReaderActions
          actions={[
            haveIt
              ? { label: labels.useUp, icon: <PackageX aria-hidden />, onClick: () => then(writes.toggle) }
              : { label: labels.buy, icon: <PackageCheck aria-hidden />, onClick: () => then(writes.toggle) },
            { label: shared.dialogs.reader.edit, icon: <Pencil aria-hidden />, onClick: () => then(onEdit) },
            {
              label: labels.putOnList,
              icon: <ShoppingBasket aria-hidden />,
              onClick: () => then(() => writes.putOnList([{ name: title, amount: null, unit: null }])),
            },
            { label: labels.remove, icon: <Trash2 aria-hidden />, danger: true, onClick: () => then(writes.remove) },
            undo && { label: shared.dialogs.reader.undo, icon: <Undo2 aria-hidden />, onClick: () => then(undo) },
          ]}
        />
      }
    >
      <Facts>
        <Fact icon={<Scale aria-hidden />} name={labels.facts.amount}>
          {!haveIt ? (
            labels.facts.none
          ) : amount === null ? (
            labels.facts.someAmount
          ) : (
            <AmountStepper item={{ ...item, amount }} onAmount={(next) => void writes.setAmount(item, next)} />
          )}
        </Fact>
        {bestBefore && haveIt && (
          <Fact icon={<CalendarClock aria-hidden />} name={labels.facts.bestBefore}>
            {isSoon(item, family) && `${dayLabel(bestBefore, family)} · `}
            <BestBefore item={item} />
          </Fact>
        )}
        <Fact icon={<MapPin aria-hidden />} name={labels.facts.place}>
          {labels.places[item.place]}
        </Fact>
        <Fact icon={<Tag aria-hidden />} name={labels.facts.category}>
          {labels.categories[item.category]}
        </Fact>
        {minimumAmount !== null && (
          <Fact icon={<TrendingDown aria-hidden />} name={labels.facts.minimum}>
            {minimumAmount === 0
              ? labels.whenNone
              : labels.atLeast(amountLabel({ amount: minimumAmount, unit: item.unit }, family.locale) ?? '')}
          </Fact>
        )}
        {item.barcode && (
          <Fact icon={<Barcode aria-hidden />} name={labels.facts.barcode}>
            {item.barcode}
          </Fact>
        )}
      </Facts>
    </Reader>
  );
}
