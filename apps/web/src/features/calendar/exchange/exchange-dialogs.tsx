import { ExportDialog } from './export-dialog';
import { ImportDialog } from './import-dialog';
import type { ExchangeKind } from './more-menu';
import { OutsideDialog } from './outside-dialog';
import { PhoneDialog } from './phone-dialog';

const DIALOGS = { import: ImportDialog, export: ExportDialog, phone: PhoneDialog, outside: OutsideDialog } as const;

/** The dialog of an item of the More menu. */
export default function ExchangeDialog({
  kind,
  open,
  onClose,
}: {
  kind: ExchangeKind;
  open: boolean;
  onClose: () => void;
}) {
  const Dialog = DIALOGS[kind];
  return <Dialog open={open} onClose={onClose} />;
}
