import { CloudOff } from 'lucide-react';
import { t } from '../app/messages/public';
import { VisuallyHidden } from './visually-hidden';

/** Behind something that was changed on this device and is not saved yet. */
export function WaitingMark({ size = 14 }: { size?: number }) {
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
