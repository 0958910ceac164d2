import { TextArea } from '../fields/field';
import type { OptionalFields, TypedValues } from './optional-fields';

/** The text columns of a record, one below the other. */
export function OptionalTexts<Fields extends OptionalFields>({
  fields,
  values,
  errors,
  onChange,
}: {
  fields: Fields;
  values: TypedValues<Fields>;
  errors: Partial<Record<keyof Fields, string>>;
  onChange: (name: keyof Fields, typed: string) => void;
}) {
  return Object.entries(fields).map(
    ([name, { kind, label }]) =>
      kind === 'text' && (
        <TextArea
          key={name}
          label={label}
          value={values[name]}
          error={errors[name]}
          rows={3}
          optional
          onChange={(event) => onChange(name, event.target.value)}
        />
      ),
  );
}
