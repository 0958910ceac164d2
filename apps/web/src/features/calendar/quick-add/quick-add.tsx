import type { CalendarDate } from '@homefold/domain';
import { WandSparkles } from 'lucide-react';
import type { Ref } from 'react';
import { t } from '../../../messages';
import { themed } from '../../../theme/themed';
import { UNCORRECTED } from '../../../ui/quick-add/corrections';
import type { EntryState } from '../../../ui/quick-add/entry';
import { QuickAddField } from '../../../ui/quick-add/quick-add-field';
import type { QuickAddHandle } from '../../../ui/quick-add/quick-add-field';

import type { Corrections } from './draft';

const labels = t.quickAdd;

/** The grammar and the panel are loaded when the field is first used: no screen waits for them. */
const loadPanel = themed(() => import('./panel'));

/** Quick add of events: "dentist Tue 3pm". */
export function QuickAdd({
  onShow,
  shortcut,
  compact = false,
  held,
  ref,
}: {
  /** Navigates to a day of the calendar: "Show" in the toast. */
  onShow: (date: CalendarDate) => void;
  /** The shortcut that focuses the field, shown at its end. */
  shortcut?: string;
  /** As high as adjacent buttons. */
  compact?: boolean;
  /** The line, where it outlives the field. */
  held?: EntryState<Corrections>;
  ref?: Ref<QuickAddHandle>;
}) {
  return (
    <QuickAddField
      {...(ref && { ref })}
      {...(shortcut && { shortcut })}
      labels={labels}
      placeholder={compact ? labels.placeholderShort : labels.placeholder}
      icon={<WandSparkles />}
      compact={compact}
      held={held}
      load={loadPanel}
      form="quick-add-event"
      uncorrected={UNCORRECTED}
      extra={{ onShow }}
    />
  );
}
