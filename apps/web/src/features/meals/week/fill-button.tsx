import type { ReactNode } from 'react';
import { useFamily } from '../../../graphql/family';
import { t } from '../../../messages/meals';
import { dayLong } from './model/labels';
import type { Slot } from './model/types';
import { useIsMobile } from '../../../ui/browser/use-media';
import { usePlan } from './plan-context';

const labels = t.meals.plan;

/** Opens the menu of a slot: "Add lunch on Friday 9 October", or another dish beside the present ones. */
export function FillButton({
  slot,
  className,
  children,
}: {
  slot: Slot;
  className: string | undefined;
  children: ReactNode;
}) {
  const family = useFamily();
  const { week, fill } = usePlan();
  const mobile = useIsMobile();
  const act = week.dishesOf(slot).length > 0 ? 'addAnother' : 'add';
  return (
    <button
      type="button"
      className={className}
      aria-haspopup={mobile ? 'dialog' : 'menu'}
      aria-label={labels.slot[act](labels.mealWords[slot.mealType], dayLong(slot.date, family))}
      onClick={({ currentTarget }) => fill(slot, currentTarget)}
    >
      {children}
    </button>
  );
}
