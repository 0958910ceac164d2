import { Choice } from '../pickers/choice';
import type { ChoiceProps } from '../pickers/choice';
import { FieldFrame } from './field-frame';
import type { FieldFrameProps } from './field-frame';

/** One option. */
export interface SelectOption<V extends string = string> {
  value: V;
  label: string;
}

/**
 * One of several, with label and error like other form fields.
 * @example <SelectField label="Sort" value={order} options={ORDERS} onChange={setOrder} />
 */
export function SelectField<V extends string>({
  label,
  error,
  hint,
  optional,
  labelEnd,
  icon,
  large,
  className,
  ...choice
}: FieldFrameProps & ChoiceProps<V>) {
  const frame = { label, error, hint, optional, labelEnd, icon, large, className } as FieldFrameProps;
  return <FieldFrame {...frame}>{(control) => <Choice {...choice} label={label} control={control} />}</FieldFrame>;
}
