import type { CalendarDate } from '@homefold/domain';
import { WandSparkles } from 'lucide-react';
import type { Ref } from 'react';
import { t } from '../../../app/messages';
import { UNCORRECTED } from '../../../ui/quick-add/corrections';
import { QuickAddField } from '../../../ui/quick-add/quick-add-field';
import type { QuickAddHandle } from '../../../ui/quick-add/quick-add-field';

const words = t.quickAdd;

/** The grammar and what it shows are fetched when the field is first used: no screen waits for them. */
const loadPanel = () => import('./panel');

/** Quick add of events: "dentist Tue 3pm". */
export function QuickAdd({
  onShow,
  shortcut,
  compact = false,
  ref,
}: {
  /** Leads to a day of the calendar: "Show" in the toast. */
  onShow: (date: CalendarDate) => void;
  /** The key that leads to the field, told at its end. */
  shortcut?: string;
  /** As high as the buttons beside it. */
  compact?: boolean;
  ref?: Ref<QuickAddHandle>;
}) {
  return (
    <QuickAddField
      {...(ref && { ref })}
      {...(shortcut && { shortcut })}
      words={words}
      placeholder={compact ? words.placeholderShort : words.placeholder}
      icon={<WandSparkles />}
      compact={compact}
      load={loadPanel}
      uncorrected={UNCORRECTED}
      extra={{ onShow }}
    />
  );
}
