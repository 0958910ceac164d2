import { Copy, Pencil, Trash2, Undo2 } from 'lucide-react';
import { t } from '../../messages/dialogs';
import { Fact, Facts, Reader, ReaderActions } from '../../ui/dialogs/reader';
import { useRowAnchor } from '../../ui/dialogs/use-row-anchor';
import { typedValues, versionLines } from '../../ui/forms/optional-fields';
import type { OptionalFields, StoredValues } from '../../ui/forms/optional-fields';
import { useFamily } from '../family';
import { useLastUndo } from './last-undo';

const labels = t.dialogs.reader;

/** The reader of a record with declared fields only: its fields and actions. */
export function RecordReader<Fields extends OptionalFields, Row extends { id: string } & StoredValues<Fields>>({
  open,
  title,
  record,
  fields,
  onEdit,
  onCopy,
  onDelete,
  onClose,
}: {
  open: boolean;
  title: string;
  /** Its row has the id as `data-row`. */
  record: Row;
  /** The fields below the title; empty ones are left out. */
  fields: Fields;
  onEdit: (record: Row) => void;
  /** Opens the form with a copy. */
  onCopy: (record: Row) => void;
  onDelete: (record: Row) => unknown;
  onClose: () => void;
}) {
  const family = useFamily();
  const anchor = useRowAnchor(record.id);
  const undo = useLastUndo(record.id);
  const lines = Object.values(versionLines(fields, typedValues(fields, record), family));
  const then = (act: (record: Row) => unknown): void => {
    onClose();
    act(record);
  };
  return (
    <Reader
      open={open}
      title={title}
      anchor={anchor}
      onClose={onClose}
      actions={
        <ReaderActions
          actions={[
            { label: labels.edit, icon: <Pencil aria-hidden />, onClick: () => then(onEdit) },
            { label: labels.copy, icon: <Copy aria-hidden />, onClick: () => then(onCopy) },
            { label: labels.delete, icon: <Trash2 aria-hidden />, danger: true, onClick: () => then(onDelete) },
            undo && { label: labels.undo, icon: <Undo2 aria-hidden />, onClick: () => then(undo) },
          ]}
        />
      }
    >
      <Facts>
        {lines.map(
          ([name, text]) =>
            text !== '' && (
              <Fact key={name} name={name} isText>
                {text}
              </Fact>
            ),
        )}
      </Facts>
    </Reader>
  );
}
