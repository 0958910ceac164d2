import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { Ref } from 'react';
import { t } from '../../../messages/wishlist/wishes';
import { useIsMobile } from '../../../ui/browser/use-media';
import { UNCORRECTED } from '../../../ui/quick-add/corrections';
import { QuickAddField } from '../../../ui/quick-add/quick-add-field';
import type { QuickAddHandle } from '../../../ui/quick-add/quick-add-field';
import type { PanelExtra } from './panel';

const labels = t.wishlist.quickAdd;

/** The grammar and the panel are loaded when the field is first used, so that they delay no screen. */
const loadPanel = () => import('./panel');

/** Quick add of wishes: "telescope 119.99 for Theo", or the address of a page. */
export function QuickAdd({ memberId, category, onLink, ref }: PanelExtra & { ref?: Ref<QuickAddHandle> }) {
  const mobile = useIsMobile();
  const extra = useMemo(() => ({ memberId, category, onLink }), [memberId, category, onLink]);
  return (
    <QuickAddField
      {...(ref && { ref })}
      {...(!mobile && { shortcut: 'n' })}
      labels={labels}
      placeholder={mobile ? labels.placeholderShort : labels.placeholder}
      icon={<Plus />}
      load={loadPanel}
      form="quick-add-wish"
      uncorrected={UNCORRECTED}
      extra={extra}
    />
  );
}
