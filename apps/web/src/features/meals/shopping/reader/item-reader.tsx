import { formatInstant } from '@homefold/domain';
import {
  AlignLeft,
  ArrowRightLeft,
  Check,
  Flag,
  Pencil,
  RotateCcw,
  Scale,
  ShoppingBasket,
  Store,
  Trash2,
  Undo2,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { useFamily } from '../../../../graphql/family';
import { useReader } from '../../../../graphql/records/use-reader';
import { t as shared } from '../../../../messages/dialogs';
import { t } from '../../../../messages/meals/shopping';
import { Fact, Facts, Reader, ReaderActions } from '../../../../ui/dialogs/reader';
import { ChoiceChip, ChoiceChips } from '../../../../ui/fields/choice-chips';
import { ShoppingItemFieldsFragmentDoc } from '../../generated';
import { aisleEmoji, aisleName, measureOf, nameOf, reasonOf } from '../model/labels';
import type { Item, List } from '../model/types';
import { useWrites } from '../model/use-shopping-writes';
import classes from './item-reader.module.css';

const labels = t.shopping.dialogs;
const acts = shared.dialogs.reader;

const STORED = {
  typename: 'ShoppingItem',
  fragment: ShoppingItemFieldsFragmentDoc,
  fragmentName: 'ShoppingItemFields',
};

/** The details of an item: who requested how much of it and why, with its actions. */
export default function ItemReader({
  open,
  opened,
  lists,
  onEdit,
  onClose,
}: {
  open: boolean;
  /** The item as it was clicked. */
  opened: Item;
  lists: readonly List[];
  onEdit: (item: Item) => void;
  onClose: () => void;
}) {
  const family = useFamily();
  const writes = useWrites();
  const { row: item, undo, anchor, then } = useReader(opened, STORED, onClose);
  const [moves, setMoves] = useState(false);
  const memberOf = (id: string | null): string | null =>
    id === null ? null : (family.byId.get(id)?.displayName ?? null);
  const others = lists.filter(({ id }) => id !== item.listId);
  const buyer = memberOf(item.assignedTo);
  const ticker = memberOf(item.purchasedBy);
  return (
    <Reader
      open={open}
      title={nameOf(item)}
      anchor={anchor}
      onClose={onClose}
      actions={
        <ReaderActions
          actions={[
            {
              label: item.isPurchased ? labels.reader.untick : labels.reader.tick,
              icon: item.isPurchased ? <RotateCcw aria-hidden /> : <Check aria-hidden />,
              onClick: () => then(() => writes.tick(item, !item.isPurchased)),
            },
            { label: acts.edit, icon: <Pencil aria-hidden />, onClick: () => then(() => onEdit(item)) },
            others.length > 0 && {
              label: labels.reader.toList,
              icon: <ArrowRightLeft aria-hidden />,
              expanded: moves,
              onClick: () => setMoves(!moves),
            },
            {
              label: acts.delete,
              icon: <Trash2 aria-hidden />,
              danger: true,
              onClick: () => then(() => writes.remove([item])),
            },
            undo && { label: acts.undo, icon: <Undo2 aria-hidden />, onClick: () => then(undo) },
          ]}
        />
      }
    >
      <Facts>
        {item.quantity && (
          <Fact icon={<Scale aria-hidden />} name={labels.reader.quantity}>
            {item.quantity}
          </Fact>
        )}
        <Fact icon={<UsersRound aria-hidden />} name={labels.reader.why}>
          <ul className={classes['parts']}>
            {item.parts.map((part) => (
              <li key={part.id}>
                {labels.reader.part(
                  item.parts.length > 1 ? measureOf(part, family.locale) : null,
                  reasonOf(part, family.locale),
                  part.isGenerated ? null : memberOf(part.requestedBy),
                ) || labels.reader.added}
              </li>
            ))}
          </ul>
        </Fact>
        <Fact icon={<Store aria-hidden />} name={labels.reader.aisle}>
          <span className={classes['emoji']} aria-hidden>
            {aisleEmoji(item.aisle)}
          </span>{' '}
          {aisleName(item.aisle)}
        </Fact>
        {item.priority !== 'medium' && (
          <Fact icon={<Flag aria-hidden />} name={labels.reader.priority}>
            {labels.priorities[item.priority]}
          </Fact>
        )}
        {buyer && (
          <Fact icon={<UserRound aria-hidden />} name={labels.reader.who}>
            {buyer}
          </Fact>
        )}
        {item.purchasedAt && (
          <Fact icon={<ShoppingBasket aria-hidden />} name={labels.reader.basket}>
            {[ticker, formatInstant(new Date(item.purchasedAt), family.timeZone, family.locale)]
              .filter(Boolean)
              .join(', ')}
          </Fact>
        )}
        {item.notes && (
          <Fact icon={<AlignLeft aria-hidden />} name={labels.reader.notes} isText>
            {item.notes}
          </Fact>
        )}
      </Facts>
      {moves && (
        <ChoiceChips label={labels.reader.toList}>
          {others.map((list) => (
            <ChoiceChip
              key={list.id}
              group="to-list"
              checked={false}
              label={list.name}
              onChange={() =>
                then(() =>
                  writes.edit(item, { listId: list.id }, t.shopping.toast.moved(item.ingredientName, list.name)),
                )
              }
            />
          ))}
        </ChoiceChips>
      )}
    </Reader>
  );
}
