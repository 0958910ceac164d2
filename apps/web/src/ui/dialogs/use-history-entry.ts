import { useEffect, useRef } from 'react';
import { enterLayer } from './history';

/**
 * Adds an entry to the browser's history for an open layer, so that Back closes it and nothing more. The components of
 * `ui/dialogs` use it, so lint forbids MUI's own dialogs elsewhere.
 * @param onBack may leave it open, to ask first or while it is saving
 */
export function useHistoryEntry(open: boolean, onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => (open ? enterLayer(() => latest.current()) : undefined), [open]);
}
