import { parsedValues, typedProblems, typedValues } from '../../ui/forms/optional-fields';
import type { OptionalFields, StoredValues, TypedValues } from '../../ui/forms/optional-fields';
import { refusalText } from './refusals';
import { useStoredForm } from './use-stored-form';
import type { StoredFormRules } from './use-stored-form';

/** What a kind of record contributes to a form with declared fields only. */
export interface RecordFormRules<Fields extends OptionalFields, Row extends { id: string }> extends Pick<
  StoredFormRules<TypedValues<Fields>, Row>,
  'form' | 'stored' | 'current' | 'onSaved'
> {
  fields: Fields;
  /** The fields that may not be blank. */
  required: readonly (keyof Fields & string)[];
  /** The record that a new one is copied from. */
  copyOf?: Row;
  /** @param key the same for every attempt of one form */
  add: (input: StoredValues<Fields>, key: string) => Promise<unknown>;
  /** @param changes the fields that differ from the row, so that untouched fields overwrite nobody's change */
  update: (row: Row, changes: Partial<StoredValues<Fields>>) => Promise<unknown>;
  /** The messages for a failure that may be retried, and for a record that no longer exists. */
  failed: string;
  gone: (row: Row) => string;
}

/** The props of a field's input. */
export interface FieldInput<Changed> {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (changed: Changed) => void;
}

export type RecordForm<Fields extends OptionalFields, Row extends { id: string } & StoredValues<Fields>> = ReturnType<
  typeof useRecordForm<Fields, Row>
>;

/**
 * A form with declared fields only (`ui/forms/optional-fields`). A date or time that cannot be parsed stays in its
 * field; the server validates the rest, and a refusal is shown at its field.
 */
export function useRecordForm<Fields extends OptionalFields, Row extends { id: string } & StoredValues<Fields>>(
  rules: RecordFormRules<Fields, Row>,
) {
  const { fields } = rules;
  const canSubmit = (values: TypedValues<Fields>): boolean =>
    rules.required.every((name) => values[name].trim() !== '');
  const form = useStoredForm<TypedValues<Fields>, Row>({
    form: rules.form,
    stored: rules.stored,
    current: rules.current,
    onSaved: rules.onSaved,
    opened: () => typedValues(fields, rules.stored ?? rules.copyOf ?? null),
    formOf: (row) => typedValues(fields, row),
    canSubmit,
    problemsOf: (values) => typedProblems(fields, values),
    fieldOf: ({ field }) => Object.keys(fields).find((name) => name === field?.split('.').pop()) ?? null,
    failureText: (error, row) =>
      row && error.code === 'NOT_FOUND' ? rules.gone(row) : refusalText(error, rules.failed),
    prepare:
      async (values, { row, key }) =>
      async () => {
        const now = parsedValues(fields, values);
        await (row ? rules.update(row, differing(now, row)) : rules.add(now, key));
      },
  });
  /** For pickers: dates, times, counts. @example <PickerField type="date" {...form.pick('date')} /> */
  const pick = (name: keyof Fields & string): FieldInput<string> => ({
    label: fields[name]?.label ?? name,
    value: form.values[name],
    error: form.errors[name],
    onChange: (value) => form.edit([name], (before) => ({ ...before, [name]: value })),
  });
  return {
    ...form,
    canSubmit: canSubmit(form.values),
    pick,
    /** The same for texts. @example <Field {...form.input('name')} /> */
    input: (name: keyof Fields & string): FieldInput<{ target: { value: string } }> => ({
      ...pick(name),
      onChange: ({ target }) => pick(name).onChange(target.value),
    }),
  };
}

const differing = <Values extends object>(now: Values, before: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => value !== before[name as keyof Values]),
  ) as Partial<Values>;
