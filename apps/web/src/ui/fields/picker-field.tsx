import { useState } from 'react';
import { DateInput } from '../pickers/date-input';
import { NativePicker } from '../pickers/native-picker';
import type { PickerInputProps, PickerProps } from '../pickers/picker-props';
import { TimeInput } from '../pickers/time-input';
import { useCoarsePointer } from '../pickers/use-coarse-pointer';
import { FieldFrame } from './field-frame';
import type { FieldFrameProps } from './field-frame';

/** A date or time in its own box: typed or chosen, with the native picker on touch devices. */
export function PickerInput(props: PickerInputProps) {
  const isCoarse = useCoarsePointer();
  if (isCoarse) return <NativePicker {...props} />;
  return props.type === 'date' ? <DateInput {...props} /> : <TimeInput {...props} />;
}

/**
 * The same with label and error, like other form fields.
 * @example <PickerField type="date" label="Due date" value={dueDate} onChange={setDueDate} />
 */
export function PickerField({
  label,
  error,
  hint,
  optional,
  large,
  className,
  ...picker
}: PickerProps & Pick<FieldFrameProps, 'label' | 'error' | 'hint' | 'optional' | 'large' | 'className'>) {
  const [problem, setProblem] = useState<string>();
  const frame = { label, error: problem ?? error, hint, optional, large, className } as FieldFrameProps;
  return (
    <FieldFrame {...frame}>
      {(control) => <PickerInput {...picker} label={label} control={control} onProblem={setProblem} />}
    </FieldFrame>
  );
}
