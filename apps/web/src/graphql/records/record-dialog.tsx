import type { ReactNode } from 'react';
import { EditDialog } from '../../ui/dialogs/edit-dialog';
import { typedValues, versionLines } from '../../ui/forms/optional-fields';
import type { OptionalFields, StoredValues } from '../../ui/forms/optional-fields';
import { VersionsPanel } from '../../ui/forms/versions-panel';
import type { VersionLabels } from '../../ui/forms/versions-panel';
import { useFamily } from '../family';
import type { RecordForm } from './use-record-form';

/** The labels of a record's dialog. */
export interface RecordDialogTexts {
  add: string;
  edit: string;
  save: string;
  saving: string;
  conflict: VersionLabels;
}

/** The dialog of a form with declared fields only: adds or edits, compares two versions, deletes. */
export function RecordDialog<Fields extends OptionalFields, Row extends { id: string } & StoredValues<Fields>>({
  open,
  form,
  fields,
  record,
  texts,
  children,
  onDelete,
  onClose,
}: {
  open: boolean;
  form: RecordForm<Fields, Row>;
  fields: Fields;
  /** null: a new one. */
  record: Row | null;
  texts: RecordDialogTexts;
  children: ReactNode;
  onDelete: (record: Row) => Promise<unknown>;
  onClose: () => void;
}) {
  const family = useFamily();
  const lines = (typed: typeof form.values) => Object.values(versionLines(fields, typed, family));
  const remove = (row: Row): void => {
    onClose();
    void onDelete(row);
  };
  return (
    <EditDialog
      open={open}
      title={record ? texts.edit : texts.add}
      form={form}
      submit={form.saving ? texts.saving : record ? texts.save : texts.add}
      canSubmit={form.canSubmit}
      conflict={(theirs) => (
        <VersionsPanel
          labels={texts.conflict}
          mine={lines(form.values)}
          theirs={lines(typedValues(fields, theirs))}
          busy={form.saving}
          onKeepMine={form.keepMine}
          onUseTheirs={form.useTheirs}
        />
      )}
      onDelete={record ? () => remove(record) : undefined}
      onClose={onClose}
    >
      {children}
    </EditDialog>
  );
}
