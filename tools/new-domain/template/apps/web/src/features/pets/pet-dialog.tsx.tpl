import { RecordDialog } from '../../graphql/records/record-dialog';
import { useRecordForm } from '../../graphql/records/use-record-form';
import { t } from '../../messages/pets';
import { Field, TextArea } from '../../ui/fields/field';
import { PickerField } from '../../ui/fields/picker-field';
import { PET_FIELDS } from './pet-writes';
import type { Pet, PetWrites } from './pet-writes';

const texts = t.pets;

/** Adds or edits a pet. */
export default function PetDialog({
  open,
  pet,
  copyOf,
  writes,
  onClose,
}: {
  open: boolean;
  /** null: a new one. */
  pet: Pet | null;
  /** The one that a new one is like. */
  copyOf?: Pet;
  writes: PetWrites;
  onClose: () => void;
}) {
  const form = useRecordForm({
    ...writes,
    form: 'pet',
    fields: PET_FIELDS,
    required: ['name'],
    stored: pet,
    ...(copyOf && { copyOf }),
    failed: texts.failedAdd,
    gone: ({ name }) => texts.gone(name),
    onSaved: onClose,
  });
  const { input } = form;
  return (
    <RecordDialog
      open={open}
      form={form}
      fields={PET_FIELDS}
      record={pet}
      texts={texts}
      onDelete={writes.remove}
      onClose={onClose}
    >
      <Field {...input('name')} maxLength={80} />
      <TextArea {...input('notes')} maxLength={5_000} optional />
      <PickerField type="date" {...form.pick('date')} optional />
    </RecordDialog>
  );
}
