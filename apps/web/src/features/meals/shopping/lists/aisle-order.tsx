import { AISLES } from '@homefold/domain/aisles';
import Button from '@mui/material/Button';
import { GripVertical } from 'lucide-react';
import { useRef } from 'react';
import { t } from '../../../../messages/meals/shopping';
import { VisuallyHidden } from '../../../../ui/basics/visually-hidden';
import { useRowDrag } from '../../../../ui/lists/use-row-drag';
import { aisleEmoji, aisleName } from '../model/labels';
import type { Aisle, List } from '../model/types';
import { useListWrites } from '../model/use-list-writes';
import classes from './lists.module.css';

const labels = t.shopping.aisles;
const HELP_ID = 'aisle-order-help';

/** The order of the aisles: learned from the ticks, or set by hand. */
export function AisleOrder({ list }: { list: List }) {
  const writes = useListWrites();
  const root = useRef<HTMLUListElement>(null);
  const rows = list.aisles.map((aisle) => ({ id: aisle, title: aisleName(aisle) }));
  const drag = useRowDrag(root, rows, {
    labels: labels.drag,
    keyOf: () => '',
    onMove: ({ id }, afterId) => {
      const others = list.aisles.filter((aisle) => aisle !== id);
      const place = afterId === null ? 0 : others.indexOf(afterId as Aisle) + 1;
      void writes.order(list, others.toSpliced(place, 0, id as Aisle));
    },
  });
  const isDragged = list.draggedAisles !== null;
  const isUsual = list.aisles.join() === AISLES.join();
  return (
    <>
      <p className={classes['orderHint']}>{isDragged ? labels.dragged : isUsual ? labels.usual : labels.learned}</p>
      <ul
        ref={root}
        className={classes['order']}
        aria-label={labels.title}
        onPointerDown={drag.onPointerDown}
        onKeyDown={drag.onKeyDown}
      >
        {rows.map(({ id, title }) => {
          const shift = drag.heldId === null ? null : drag.shiftOf(id);
          return (
            <li
              key={id}
              className={classes['orderRow']}
              data-row={id}
              data-moving={shift !== null || undefined}
              data-held={drag.heldId === id || undefined}
              {...(shift && { style: { transform: `translateY(${shift}px)` } })}
            >
              <span className={classes['emoji']} aria-hidden>
                {aisleEmoji(id)}
              </span>
              <span className={classes['orderName']}>{title}</span>
              <button
                type="button"
                className={classes['grip']}
                aria-label={labels.move(title)}
                aria-describedby={HELP_ID}
              >
                <GripVertical size={18} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      {isDragged && (
        <p className={classes['orderHint']}>
          <Button size="small" onClick={() => void writes.order(list, null)}>
            {labels.learn}
          </Button>
        </p>
      )}
      <span id={HELP_ID} hidden>
        {labels.help}
      </span>
      <div role="status" aria-live="assertive">
        <VisuallyHidden>{drag.announcement}</VisuallyHidden>
      </div>
    </>
  );
}
