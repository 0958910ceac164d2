import { useRef } from 'react';
import type { CalendarDate } from '@homefold/domain';
import type { ReactNode } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals';
import { VisuallyHidden } from '../../../../ui/basics/visually-hidden';
import { slotShort } from '../model/labels';
import { isSameSlot, slotOf } from '../model/types';
import type { Meal, Slot } from '../model/types';
import { DRAG_HELP_ID } from './drag-help';
import classes from './drag.module.css';
import { useMealDrag } from './use-meal-drag';
import type { Held } from './use-meal-drag';

const labels = t.meals.plan.drag;

/** Wraps the slots of the plan: drags the meals in them, and shows the target slot. */
export function DragLayer({
  meals,
  onDrop,
  onShow,
  children,
}: {
  meals: readonly Meal[];
  onDrop: (meal: Meal, to: Slot, copies: boolean) => void;
  onShow: (date: CalendarDate) => void;
  children: (held: Held | null) => ReactNode;
}) {
  const root = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const { held, announcement, onPointerDown, onKeyDown } = useMealDrag(root, ghost, meals, { onDrop, onShow });
  return (
    <div ref={root} onPointerDown={onPointerDown} onKeyDown={onKeyDown}>
      {children(held)}
      {held && (
        <div ref={ghost} className={classes['ghost']} data-by={held.by} data-ghost aria-hidden>
          <b>{held.meal.title}</b>
          <Where held={held} />
          {held.by === 'keys' && (
            <span className={classes['keys']}>
              {labels.keys.map(([key, does]) => (
                <span key={key}>
                  <kbd>{key}</kbd> {does}
                </span>
              ))}
            </span>
          )}
        </div>
      )}
      <span id={DRAG_HELP_ID} hidden>
        {labels.help}
      </span>
      <div role="status" aria-live="assertive">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  );
}

function Where({ held: { meal, to, copies } }: { held: Held }) {
  const family = useFamily();
  if (isSameSlot(slotOf(meal), to)) return <span>{labels.here}</span>;
  const label = slotShort(to, family);
  return <span>{copies ? labels.copy(label) : labels.move(label)}</span>;
}
