import type { MoneyFormat } from '@homefold/domain';
import { useId, useLayoutEffect, useRef } from 'react';
import { t } from '../../../messages/wishlist/wishes';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { GRID } from '../../../ui/lists/geometry-grid';
import { useFocusInList } from '../../../ui/lists/use-focus-in-list';
import { useOrderDrag } from '../../../ui/lists/use-order-drag';
import { useCoarsePointer } from '../../../ui/pickers/use-coarse-pointer';
import type { Wish } from '../model/types';
import { useWrites } from '../model/use-wish-writes';
import type { WishActions } from './actions';
import { WishCard } from './wish-card';
import classes from './wish-grid.module.css';

const labels = t.wishlist;

/** Open wishes as cards; those of one member can be ordered manually. */
export function WishGrid({
  wishes,
  ofPerson,
  format,
  labelledBy,
  actions,
  onHold,
}: {
  wishes: readonly Wish[];
  /** They are of one person, in the order of their strength. */
  ofPerson: boolean;
  format: MoneyFormat;
  labelledBy: string;
  actions: WishActions;
  /** Called when dragging starts and ends: nothing else may move in the meantime. */
  onHold: (isHeld: boolean) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const helpId = useId();
  const writes = useWrites();
  const isCoarse = useCoarsePointer();
  const drag = useOrderDrag(
    list,
    wishes,
    {
      labels: labels.drag,
      keyOf: ({ member }) => member.memberId,
      onMove: (wish, afterId, of) => void writes.move(wish, afterId, of),
    },
    GRID,
  );
  const leave = useFocusInList(list, wishes);
  const canOrder = ofPerson && wishes.length > 1;
  const isHeld = drag.heldId !== null;
  // Before the next paint, so that a dropped card does not jump back.
  useLayoutEffect(() => onHold(isHeld), [isHeld, onHold]);
  return (
    <>
      {canOrder && (
        <p id={helpId} className={classes['help']}>
          {isCoarse ? labels.strongestTouch : labels.strongest}
        </p>
      )}
      <ul
        ref={list}
        className={classes['grid']}
        aria-labelledby={labelledBy}
        {...(canOrder && { onPointerDown: drag.onPointerDown, onKeyDown: drag.onKeyDown })}
      >
        {wishes.map((wish, index) => (
          <li key={wish.id}>
            <WishCard
              wish={wish}
              format={format}
              place={canOrder ? index + 1 : null}
              helpId={canOrder ? helpId : undefined}
              held={drag.heldId === wish.id}
              offset={isHeld ? drag.offsetOf(wish.id) : null}
              actions={{
                ...actions,
                onTick: (ticked) => {
                  leave(ticked.id);
                  actions.onTick(ticked);
                },
              }}
            />
          </li>
        ))}
      </ul>
      {canOrder && (
        <div role="status" aria-live="assertive">
          <VisuallyHidden>{drag.announcement}</VisuallyHidden>
        </div>
      )}
    </>
  );
}
