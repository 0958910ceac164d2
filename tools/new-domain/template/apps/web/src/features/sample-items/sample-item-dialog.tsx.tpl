import { RecordDialog } from '../../graphql/records/record-dialog';
import { useRecordForm } from '../../graphql/records/use-record-form';
import { t } from '../../messages/sample-items';
import { Field, TextArea } from '../../ui/fields/field';
import { PickerField } from '../../ui/fields/picker-field';
import { SAMPLE_ITEM_FIELDS } from './sample-item-writes';
import type { SampleItem, SampleItemWrites } from './sample-item-writes';

const texts = t.sampleItems;

/** Adds or edits a sample item. */
export default function SampleItemDialog({
  open,
  sampleItem,
  copyOf,
  writes,
  onClose,
}: {
  open: boolean;
  /** null: a new one. */
  sampleItem: SampleItem | null;
  /** The one that a new one is like. */
  copyOf?: SampleItem;
  writes: SampleItemWrites;
  onClose: () => void;
}) {
  const form = useRecordForm({
    ...writes,
    form: 'sample_item',
    fields: SAMPLE_ITEM_FIELDS,
    required: ['name'],
    stored: sampleItem,
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
      fields={SAMPLE_ITEM_FIELDS}
      record={sampleItem}
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
