import { useFragment } from '@apollo/client/react';
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
import { useLastUndo } from '../../../../graphql/records/last-undo';
import { t as shared } from '../../../../messages/dialogs';
import { t } from '../../../../messages/kitchen/kitchen';
import { Fact, Facts, Reader, ReaderActions } from '../../../../ui/dialogs/reader';
import { useRowAnchor } from '../../../../ui/dialogs/use-row-anchor';
import { dayLabel } from '../../../../ui/time/day-labels';
import { KitchenItemFieldsFragmentDoc } from '../generated';
import type { KitchenWrites } from '../model/kitchen-writes';
import { amountLabel } from '../model/labels';
import type { KitchenItem } from '../model/types';
import { AmountStepper } from './amount-stepper';
import { BestBefore } from './best-before';

const words = t.kitchen;

/** Something of the kitchen to be read, with what can be done to it. */
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
  const stored = useFragment({
    fragment: KitchenItemFieldsFragmentDoc,
    fragmentName: 'KitchenItemFields',
    from: { __typename: 'KitchenItem', id: opened.id },
  });
  // What others change meanwhile is shown at once; a removed item stays until it is closed.
  const item = stored.dataState === 'complete' ? stored.data : opened;
  const undo = useLastUndo(item.id);
  const anchor = useRowAnchor(opened.id);
  const { title, amount, haveIt, bestBefore, minimumAmount } = item;
  const then = (act: (item: KitchenItem) => unknown): void => {
    onClose();
    act(item);
  };
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
              ? { label: words.useUp, icon: <PackageX aria-hidden />, onClick: () => then(writes.toggle) }
              : { label: words.buy, icon: <PackageCheck aria-hidden />, onClick: () => then(writes.toggle) },
            { label: shared.dialogs.reader.edit, icon: <Pencil aria-hidden />, onClick: () => then(onEdit) },
            {
              label: words.putOnList,
              icon: <ShoppingBasket aria-hidden />,
              onClick: () => then(() => writes.putOnList([{ name: title, amount: null, unit: null }])),
            },
            { label: words.remove, icon: <Trash2 aria-hidden />, danger: true, onClick: () => then(writes.remove) },
            undo && { label: shared.dialogs.reader.undo, icon: <Undo2 aria-hidden />, onClick: () => then(undo) },
          ]}
        />
      }
    >
      <Facts>
        <Fact icon={<Scale aria-hidden />} name={words.facts.amount}>
          {!haveIt ? (
            words.facts.none
          ) : amount === null ? (
            words.facts.someAmount
          ) : (
            <AmountStepper item={{ ...item, amount }} onAmount={(next) => void writes.setAmount(item, next)} />
          )}
        </Fact>
        {bestBefore && haveIt && (
          <Fact icon={<CalendarClock aria-hidden />} name={words.facts.bestBefore}>
            {dayLabel(bestBefore, family)} · <BestBefore item={item} />
          </Fact>
        )}
        <Fact icon={<MapPin aria-hidden />} name={words.facts.place}>
          {words.places[item.place]}
        </Fact>
        <Fact icon={<Tag aria-hidden />} name={words.facts.category}>
          {words.categories[item.category]}
        </Fact>
        {minimumAmount !== null && (
          <Fact icon={<TrendingDown aria-hidden />} name={words.facts.minimum}>
            {words.atLeast(amountLabel({ amount: minimumAmount, unit: item.unit }, family.locale) ?? '')}
          </Fact>
        )}
        {item.barcode && (
          <Fact icon={<Barcode aria-hidden />} name={words.facts.barcode}>
            {item.barcode}
          </Fact>
        )}
      </Facts>
    </Reader>
  );
}
