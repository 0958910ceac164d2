import { AISLES } from '@homefold/domain/aisles';
import { UNITS, unitName } from '@homefold/domain/recipes';
import { SHOPPING_LIMITS, SHOPPING_PRIORITIES } from '@homefold/domain/shopping';
import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useFamily } from '../../../../graphql/family';
import { t } from '../../../../messages/meals/shopping';
import { AppDialog } from '../../../../ui/dialogs/app-dialog';
import { Field, TextArea } from '../../../../ui/fields/field';
import { SelectField } from '../../../../ui/fields/select-field';
import { FormActions } from '../../../../ui/forms/form-actions';
import { FormAlert } from '../../../../ui/forms/form-alert';
import { useDraft } from '../../../../ui/forms/use-draft';
import { PersonChoice } from '../../../../ui/people/person-choice';
import { SuggestField, suggestionsFor } from '../../../../ui/pickers/suggest-field';
import { personOf } from '../../week/model/people';
import form from '../../week/dialogs/form.module.css';
import { aisleEmoji, aisleName } from '../model/labels';
import type { Aisle, Item, List } from '../model/types';
import { useWrites } from '../model/use-shopping-writes';
import { changesOf, emptyItem, newItemOf, problemsOf, valuesOf } from './item-values';
import type { ItemErrors, ItemValues } from './item-values';

const labels = t.shopping.dialogs;
const UNIT_NAMES = UNITS.map((unit) => unitName(unit, false));

/** Adds an item with all details, or edits one. */
export default function ItemDialog({
  open,
  item,
  listId,
  lists,
  onClose,
}: {
  open: boolean;
  /** null: a new one. */
  item: Item | null;
  listId: string | null;
  lists: readonly List[];
  onClose: () => void;
}) {
  const family = useFamily();
  const writes = useWrites();
  const [opened] = useState(() => (item ? valuesOf(item, family.locale) : emptyItem(listId ?? '')));
  const [values, setValues] = useState<ItemValues>(opened);
  const [errors, setErrors] = useState<ItemErrors>({});
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const draft = useDraft<ItemValues>({
    form: item ? `shopping-item:${item.id}` : 'shopping-item',
    content: values,
    opened,
    edits: item !== null,
    onResume: setValues,
  });
  const fill = (changed: Partial<ItemValues>): void => {
    setValues((before) => ({ ...before, ...changed }));
    setErrors((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])),
    }));
  };
  const save = (): Promise<string | null> => {
    if (!item) return writes.add([newItemOf(values)], values.listId || null);
    const changes = changesOf(values, opened);
    if (Object.keys(changes).length === 0) return Promise.resolve(null);
    return writes.edit(item, changes);
  };
  const submit = async (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    const problems = problemsOf(values);
    setErrors(problems);
    if (Object.keys(problems).length > 0 || saving) return;
    setSaving(true);
    const failed = await save();
    setSaving(false);
    setFailure(failed);
    if (failed !== null) return;
    draft.settle();
    onClose();
  };
  const remove = (): void => {
    if (!item) return;
    draft.settle();
    onClose();
    void writes.remove([item]);
  };
  return (
    <AppDialog
      open={open}
      title={item ? labels.editTitle : labels.addTitle}
      onClose={onClose}
      closeDisabled={saving}
      draft={draft}
      onSubmit={(event) => void submit(event)}
      leading={
        item && (
          <Button color="error" startIcon={<Trash2 aria-hidden />} disabled={saving} onClick={remove}>
            {t.common.delete}
          </Button>
        )
      }
      actions={<FormActions submit={saving ? labels.saving : item ? labels.save : labels.add} saving={saving} />}
    >
      <div className={form['fields']}>
        <Field
          label={labels.name}
          value={values.name}
          error={errors.name}
          maxLength={SHOPPING_LIMITS.name}
          autoComplete="off"
          autoFocus
          required
          onChange={({ target }) => fill({ name: target.value })}
        />
        <div className={form['pair']}>
          <Field
            label={labels.amount}
            value={values.amount}
            error={errors.amount}
            inputMode="decimal"
            autoComplete="off"
            optional
            onChange={({ target }) => fill({ amount: target.value })}
          />
          <SuggestField
            label={labels.unit}
            value={values.unit}
            suggestions={values.unit === '' ? [] : suggestionsFor(values.unit, UNIT_NAMES, 6)}
            maxLength={30}
            optional
            onChange={(unit) => fill({ unit })}
          />
        </div>
        <SelectField<Aisle | ''>
          label={labels.aisle}
          value={values.aisle}
          options={[
            ...(item ? [] : [{ value: '' as const, label: labels.aisleAuto }]),
            ...AISLES.map((aisle) => ({ value: aisle, label: `${aisleEmoji(aisle)} ${aisleName(aisle)}` })),
          ]}
          onChange={(aisle) => fill({ aisle })}
        />
        <TextArea
          label={labels.notes}
          placeholder={labels.notesPlaceholder}
          value={values.notes}
          maxLength={SHOPPING_LIMITS.notes}
          rows={2}
          optional
          onChange={({ target }) => fill({ notes: target.value })}
        />
        <PersonChoice
          label={labels.assignee}
          anyone={labels.anyone}
          people={family.members.flatMap(({ id }) => personOf(id, family) ?? [])}
          value={values.assignedTo}
          onChange={(assignedTo) => fill({ assignedTo })}
        />
        <div className={form['pair']}>
          <SelectField
            label={labels.priority}
            value={values.priority}
            options={SHOPPING_PRIORITIES.map((value) => ({ value, label: labels.priorities[value] }))}
            onChange={(priority) => fill({ priority })}
          />
          {lists.length > 1 && (
            <SelectField
              label={labels.list}
              value={values.listId}
              options={lists.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(to) => fill({ listId: to })}
            />
          )}
        </div>
      </div>
      {failure && <FormAlert message={failure} onRetry={() => void submit()} />}
    </AppDialog>
  );
}
