import type { ControlProps } from '../fields/field-frame';

/** What date and time fields have in common, on every device. */
export interface PickerProps {
  type: 'date' | 'time';
  /** 'YYYY-MM-DD', 'HH:MM', '' for none; or a typed text that cannot be parsed. */
  value: string;
  /** Called with each date or time, and on blur with '' or the unchanged text that cannot be parsed. */
  onChange: (value: string) => void;
  /** Shown in an empty field: "Same day". */
  placeholder?: string;
  /** The earliest and latest date. */
  min?: string;
  max?: string;
  /** For an end time: the start. The list then shows the length, and a length can be typed. */
  after?: string;
  /** Reports only on blur, for changes that are saved at once. */
  isLate?: boolean;
  disabled?: boolean;
  required?: boolean;
  autoComplete?: string;
  onBlur?: () => void;
}

/** One device's variant, within a field's box. */
export interface PickerInputProps extends PickerProps {
  /** Label of the popup: "Start date". */
  label: string;
  control: Partial<ControlProps> & { 'aria-label'?: string };
  /** Reports the problem of the typed text. */
  onProblem?: (problem: string | undefined) => void;
}
