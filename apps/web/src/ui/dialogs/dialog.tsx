import MuiDialog from '@mui/material/Dialog';
import type { DialogProps as MuiDialogProps } from '@mui/material/Dialog';
import { useHistoryEntry } from './use-history-entry';

/** How the user asked to close a dialog. */
export type CloseReason = 'backdropClick' | 'escapeKeyDown' | 'back';

/**
 * MUI's dialog with an entry in the browser's history. Most dialogs are an `AppDialog`; this is for those with a custom
 * layout.
 * @example <Dialog open={open} onClose={onClose} aria-labelledby={id}>…</Dialog>
 */
export function Dialog({
  onClose,
  ...props
}: Omit<MuiDialogProps, 'onClose'> & {
  /** Escape, a click outside, or Back in the browser. May leave it open, to ask first or while it is saving. */
  onClose: (reason: CloseReason) => void;
}) {
  useHistoryEntry(props.open, () => onClose('back'));
  return <MuiDialog {...props} onClose={(_event, reason) => onClose(reason)} />;
}
