import type { ControlProps } from '../fields/field-frame';

/** What date and time fields have in common, on every device. */
export interface PickerProps {
  type: 'date' | 'time';
  /** 'YYYY-MM-DD', 'HH:MM', '' for none; or a text that was typed and cannot be read. */
  value: string;
  /** Called with each date or time, and when the field is left with '' or a text that cannot be read, as it was typed. */
  onChange: (value: string) => void;
  /** Shown in an empty field: "Same day". */
  placeholder?: string;
  /** The earliest and latest date. */
  min?: string;
  max?: string;
  /** Of an end time: the start. The list then says how long it lasts, and a length can be typed. */
  after?: string;
  /** Reports only when the field is left: where a change is saved at once. */
  isLate?: boolean;
  disabled?: boolean;
  required?: boolean;
  autoComplete?: string;
  onBlur?: () => void;
}

/** One device's kind of it, within a field's box. */
export interface PickerInputProps extends PickerProps {
  /** Names what opens: "Start date". */
  label: string;
  control: Partial<ControlProps> & { 'aria-label'?: string };
  /** Reports what is wrong with what was typed. */
  onProblem?: (problem: string | undefined) => void;
}
