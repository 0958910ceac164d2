import { Plus } from 'lucide-react';
import type { Ref } from 'react';
import { t } from '../../../messages/jobs';
import { UNCORRECTED } from '../../../ui/quick-add/corrections';
import { QuickAddField } from '../../../ui/quick-add/quick-add-field';
import type { QuickAddHandle } from '../../../ui/quick-add/quick-add-field';
import { useIsMobile } from '../../../ui/browser/use-media';

const labels = t.jobs.quickAdd;

/** The grammar and the panel are loaded when the field is first used: no screen waits for them. */
const loadPanel = () => import('./panel');
const NOTHING = {};

/** Quick add of jobs: "bins every Monday evening, Sam and Mia in turn". */
export function QuickAdd({ shortcut, ref }: { shortcut?: string; ref?: Ref<QuickAddHandle> }) {
  const mobile = useIsMobile();
  return (
    <QuickAddField
      {...(ref && { ref })}
      {...(shortcut && { shortcut })}
      labels={labels}
      placeholder={mobile ? labels.placeholderShort : labels.placeholder}
      icon={<Plus />}
      load={loadPanel}
      form="quick-add-job"
      uncorrected={UNCORRECTED}
      extra={NOTHING}
    />
  );
}
