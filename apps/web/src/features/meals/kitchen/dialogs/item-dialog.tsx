import { kitchenCategoryOf, KITCHEN_CATEGORIES, KITCHEN_PLACES, readAmount } from '@homefold/domain/kitchen';
import { unitName } from '@homefold/domain/recipes';
import type { UnitCode } from '@homefold/domain/recipes';
import { useState } from 'react';
import { useFamily } from '../../../../graphql/family';
import { refusalBehind } from '../../../../graphql/records/refusals';
import { useStoredForm } from '../../../../graphql/records/use-stored-form';
import { t } from '../../../../messages/kitchen/kitchen';
import { EditDialog } from '../../../../ui/dialogs/edit-dialog';
import { Field } from '../../../../ui/fields/field';
import { PickerField } from '../../../../ui/fields/picker-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { SwitchField } from '../../../../ui/fields/switch-field';
import { VersionsPanel } from '../../../../ui/forms/versions-panel';
import { SuggestField, suggestionsFor } from '../../../../ui/pickers/suggest-field';
import type { KitchenWrites } from '../model/kitchen-writes';
import type { KitchenItem } from '../model/types';
import { changesOf, describe, fieldOf, formOfItem, inputOf, problemsOf } from './form-values';
import type { ItemForm } from './form-values';
import classes from './item-dialog.module.css';

const labels = t.kitchen.form;

/** The usual units of a kitchen. */
const USUAL_UNITS: readonly UnitCode[] = [
  'g',
  'kg',
  'ml',
  'l',
  'tin',
  'pack',
  'bottle',
  'jar',
  'bag',
  'bunch',
  'slice',
];

/** The subject of the form: a new item, possibly from a barcode, or an existing one. */
export type ItemTarget = { kind: 'add'; from: Partial<ItemForm>; note?: string } | { kind: 'edit'; item: KitchenItem };

const BLANK: ItemForm = {
  title: '',
  category: 'Other',
  place: '',
  amount: '',
  unit: '',
  bestBefore: '',
  minimum: '',
  haveIt: true,
  barcode: '',
};

/** Adds an item with all details, or edits one. */
export default function ItemDialog({
  open,
  target,
  writes,
  onSaved,
  onClose,
}: {
  open: boolean;
  target: ItemTarget;
  writes: KitchenWrites;
  onSaved: () => void;
  onClose: () => void;
}) {
  const family = useFamily();
  const item = target.kind === 'edit' ? target.item : null;
  /** The category follows the name until somebody chooses one. */
  const [isChosen, setChosen] = useState(
    item !== null || (target.kind === 'add' && target.from.category !== undefined),
  );
  const form = useStoredForm<ItemForm, KitchenItem>({
    form: target.kind === 'add' && target.from.barcode ? `kitchen-item@${target.from.barcode}` : 'kitchen-item',
    stored: item,
    opened: () => (target.kind === 'edit' ? formOfItem(target.item) : { ...BLANK, ...target.from }),
    formOf: formOfItem,
    canSubmit: ({ title }) => title.trim() !== '',
    problemsOf,
    fieldOf: ({ field }) => fieldOf(field ?? ''),
    failureText: (error, row) =>
      row && error.code === 'NOT_FOUND'
        ? t.kitchen.gone(row.title)
        : refusalBehind(error, row ? t.kitchen.updateFailed : t.kitchen.addOneFailed, labels.failed),
    current: writes.current,
    prepare: (values, { row, key }) =>
      Promise.resolve(async () => {
        if (row) await writes.update(row, changesOf(values, row));
        else await writes.add([inputOf(values)], key);
      }),
    onSaved,
  });
  const { values, errors } = form;
  const text = (name: 'title' | 'amount' | 'minimum') => ({
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => form.fill({ [name]: event.target.value }),
  });
  return (
    <EditDialog
      open={open}
      title={item ? labels.editTitle : labels.addTitle}
      form={form}
      submit={form.saving ? labels.saving : item ? labels.save : t.common.add}
      canSubmit={values.title.trim() !== ''}
      conflict={(theirs) => (
        <VersionsPanel
          labels={labels.conflict}
          mine={describe(values, family)}
          theirs={describe(formOfItem(theirs), family)}
          busy={form.saving}
          onKeepMine={form.keepMine}
          onUseTheirs={form.useTheirs}
        />
      )}
      onDelete={
        item
          ? () => {
              onClose();
              void writes.remove(item);
            }
          : undefined
      }
      onClose={onClose}
    >
      <div className={classes['fields']}>
        {target.kind === 'add' && target.note && <p className={classes['note']}>{target.note}</p>}
        <Field
          label={labels.name}
          {...text('title')}
          maxLength={200}
          autoFocus={item === null}
          onChange={({ target: { value } }) =>
            form.edit(['title'], (before) => ({
              ...before,
              title: value,
              category: isChosen ? before.category : (kitchenCategoryOf(value) ?? 'Other'),
            }))
          }
        />
        <div className={classes['pair']}>
          <SelectField
            label={labels.category}
            error={errors.category}
            value={values.category}
            options={KITCHEN_CATEGORIES.map((value) => ({ value, label: t.kitchen.categories[value] }))}
            onChange={(category) => {
              setChosen(true);
              form.fill({ category });
            }}
          />
          <SelectField
            label={labels.place}
            error={errors.place}
            value={values.place}
            options={[
              ...(values.place === '' ? [{ value: '' as const, label: labels.anyPlace }] : []),
              ...KITCHEN_PLACES.map((value) => ({ value, label: t.kitchen.places[value] })),
            ]}
            onChange={(place) => form.fill({ place })}
          />
        </div>
        <div className={classes['pair']}>
          <Field label={labels.amount} optional inputMode="decimal" {...text('amount')} />
          <SuggestField
            label={labels.unit}
            optional
            error={errors.unit}
            value={values.unit}
            suggestions={suggestionsFor(
              values.unit,
              USUAL_UNITS.map((unit) => unitName(unit, false)),
            )}
            onChange={(unit) => form.fill({ unit })}
          />
        </div>
        <div className={classes['pair']}>
          <PickerField
            type="date"
            label={labels.bestBefore}
            optional
            error={errors.bestBefore}
            value={values.bestBefore}
            onChange={(bestBefore) => form.fill({ bestBefore })}
          />
          <Field
            label={labels.minimum}
            optional
            hint={readAmount(values.minimum) === 0 ? labels.minimumNone : labels.minimumHint}
            inputMode="decimal"
            {...text('minimum')}
          />
        </div>
        <SwitchField label={labels.haveIt} checked={values.haveIt} onChange={(haveIt) => form.fill({ haveIt })} />
      </div>
    </EditDialog>
  );
}
