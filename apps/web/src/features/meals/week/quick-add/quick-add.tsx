import type { CalendarDate } from '@homefold/domain';
import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { t } from '../../../../messages/meals';
import { useIsMobile } from '../../../../ui/browser/use-media';
import { UNCORRECTED } from '../../../../ui/quick-add/corrections';
import { QuickAddField } from '../../../../ui/quick-add/quick-add-field';
import type { QuickAddHandle } from '../../../../ui/quick-add/quick-add-field';

const labels = t.meals.plan.quickAdd;

/** The grammar and the panel are loaded when the field is first used, not with the screen. */
const loadPanel = () => import('./panel');

/** Quick add of meals: "pancakes for breakfast on Saturday". */
export function QuickAdd({
  date,
  ref,
}: {
  /** The day for a meal without one. */ date: CalendarDate | null;
  ref?: Ref<QuickAddHandle>;
}) {
  const mobile = useIsMobile();
  return (
    <QuickAddField
      {...(ref && { ref })}
      {...(!mobile && { shortcut: 'n' })}
      labels={labels}
      placeholder={mobile ? labels.placeholderShort : labels.placeholder}
      icon={<Plus />}
      load={loadPanel}
      form="quick-add-meal"
      uncorrected={UNCORRECTED}
      extra={{ date }}
    />
  );
}
