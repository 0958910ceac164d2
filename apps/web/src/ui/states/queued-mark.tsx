import { CloudOff } from 'lucide-react';
import { t } from '../../messages/public';
import { VisuallyHidden } from '../basics/visually-hidden';

/** Marks a record with unsaved changes on this device. */
export function QueuedMark({ size = 14 }: { size?: number }) {
  return (
    <span
      title={t.common.waiting.mark}
      style={{ display: 'inline-flex', verticalAlign: '-0.15em', marginInlineStart: 4 }}
    >
      <CloudOff size={size} strokeWidth={2} aria-hidden />
      <VisuallyHidden>{`, ${t.common.waiting.mark}`}</VisuallyHidden>
    </span>
  );
}
