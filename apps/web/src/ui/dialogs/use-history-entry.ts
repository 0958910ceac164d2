import { useEffect, useRef } from 'react';
import { enterLayer } from './history';

/**
 * Gives what is open an entry in the browser's history, so that Back closes it and nothing more. Every dialog, sheet and
 * popover has it from its part in `ui/dialogs`, which is why lint forbids MUI's own elsewhere.
 * @param onBack may leave it open, to ask first or while it is saving
 */
export function useHistoryEntry(open: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => (open ? enterLayer(() => latest.current()) : undefined), [open]);
}
