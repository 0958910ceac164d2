import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { t } from '../../../../messages/meals/shopping';
import { newKey } from '../../../../ui/browser/new-key';
import { AppDialog } from '../../../../ui/dialogs/app-dialog';
import { useConfirm } from '../../../../ui/dialogs/confirm';
import { Field } from '../../../../ui/fields/field';
import { SwitchField } from '../../../../ui/fields/switch-field';
import { FormActions } from '../../../../ui/forms/form-actions';
import { FormAlert } from '../../../../ui/forms/form-alert';
import { useDraft } from '../../../../ui/forms/use-draft';
import type { List } from '../model/types';
import { useListWrites } from '../model/use-list-writes';
import classes from './lists.module.css';

const labels = t.shopping.lists;
const NAME_LENGTH = 60;

/** Adds or edits a list. */
export default function ListDialog({
  open,
  list,
  onAdded,
  onClose,
}: {
  open: boolean;
  /** null: a new one. */
  list: List | null;
  onAdded: (list: List) => void;
  onClose: () => void;
}) {
  const writes = useListWrites();
  const confirm = useConfirm();
  const opened = { name: list?.name ?? '', isDefault: list?.isDefault ?? false };
  const [values, setValues] = useState(opened);
  const [key] = useState(newKey);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const draft = useDraft({
    form: list ? `shopping-list:${list.id}` : 'shopping-list',
    content: values,
    opened,
    edits: list !== null,
    onResume: setValues,
  });
  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    const name = values.name.trim();
    setMissing(name === '');
    if (name === '' || saving) return;
    setSaving(true);
    const result = list ? await writes.update(list, { ...values, name }) : await writes.add({ ...values, name }, key);
    setSaving(false);
    if (typeof result === 'string') return setFailure(result);
    draft.settle();
    if (result) onAdded(result);
    onClose();
  };
  const remove = async (): Promise<void> => {
    if (!list) return;
    const yes = await confirm({
      title: labels.deleteQuestion(list.name),
      text: labels.deleteText(list.openCount),
      confirm: labels.delete,
      danger: true,
    });
    if (!yes) return;
    onClose();
    await writes.remove(list);
  };
  return (
    <AppDialog
      open={open}
      title={list ? labels.editTitle : labels.addTitle}
      onClose={onClose}
      closeDisabled={saving}
      draft={draft}
      onSubmit={(event) => void submit(event)}
      leading={
        list &&
        !list.isDefault && (
          <Button color="error" startIcon={<Trash2 aria-hidden />} disabled={saving} onClick={() => void remove()}>
            {labels.delete}
          </Button>
        )
      }
      actions={<FormActions submit={labels.save} saving={saving} disabled={false} />}
    >
      <Field
        label={labels.name}
        placeholder={labels.namePlaceholder}
        value={values.name}
        error={isMissing ? labels.nameMissing : undefined}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        autoFocus
        required
        onChange={({ target }) => setValues({ ...values, name: target.value })}
      />
      {list?.isDefault ? (
        <p className={classes['hint']}>{labels.defaultStays}</p>
      ) : (
        <SwitchField
          label={labels.makeDefault}
          hint={labels.defaultHint}
          checked={values.isDefault}
          onChange={(isDefault) => setValues({ ...values, isDefault })}
        />
      )}
      {failure && <FormAlert message={failure} onRetry={() => void submit()} />}
    </AppDialog>
  );
}
