import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { t } from '../../../../messages/kitchen/kitchen';
import { useIsMobile } from '../../../../ui/browser/use-media';
import { UNCORRECTED } from '../../../../ui/quick-add/corrections';
import { QuickAddField } from '../../../../ui/quick-add/quick-add-field';
import type { QuickAddHandle } from '../../../../ui/quick-add/quick-add-field';

const labels = t.kitchen.quickAdd;

/** The grammar and the panel are loaded when the field is first used, not with the screen. */
const loadPanel = () => import('./panel');
const NOTHING = {};

/** Quick add of the kitchen: "2 l milk until Friday in the fridge". */
export function QuickAdd({ ref }: { ref?: Ref<QuickAddHandle> }) {
  const mobile = useIsMobile();
  return (
    <QuickAddField
      {...(ref && { ref })}
      {...(!mobile && { shortcut: 'n' })}
      labels={labels}
      placeholder={mobile ? labels.placeholderShort : labels.placeholder}
      icon={<Plus />}
      load={loadPanel}
      form="quick-add-kitchen"
      uncorrected={UNCORRECTED}
      extra={NOTHING}
    />
  );
}
