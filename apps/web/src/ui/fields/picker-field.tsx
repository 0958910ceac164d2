import { formatDate, formatTime, isCalendarDate, isLocalTime } from '@homefold/domain';
import { Calendar, Clock } from 'lucide-react';
import type { ChangeEvent, MouseEvent } from 'react';
import { FieldFrame } from './field-frame';
import type { ControlProps } from './field-frame';
import classes from './picker-field.module.css';

export interface PickerProps {
  type: 'date' | 'time';
  /** The family's locale, for formatting. */
  locale: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown in an empty field: "Same day". */
  placeholder?: string;
  min?: string;
  max?: string;
  disabled?: boolean;
  required?: boolean;
  onBlur?: () => void;
}

/**
 * The browser's date or time field, formatted in the family's locale while not focused (browsers use their own language
 * instead). A click anywhere opens the picker.
 */
export function PickerInput({
  control,
  ...props
}: PickerProps & { control: Partial<ControlProps> & { 'aria-label'?: string } }) {
  const { type, locale, value, onChange, placeholder = '', ...rest } = props;
  const shown = value === '' ? placeholder : written(type, value, locale);
  const openPicker = (event: MouseEvent<HTMLInputElement>): void => {
    const input = event.currentTarget;
    if (input.disabled) return;
    try {
      input.showPicker();
    } catch {
      // `showPicker` is not supported or allowed everywhere; typing always works.
    }
  };
  return (
    <span className={classes['picker']} data-picker data-empty={value === '' || undefined}>
      <input
        max={type === 'date' ? '2200-12-31' : undefined}
        {...rest}
        {...control}
        type={type}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value.slice(0, 10))}
        onClick={openPicker}
      />
      {shown && (
        <span className={classes['written']} aria-hidden="true">
          {shown}
        </span>
      )}
    </span>
  );
}

/** The same with label, icon and error, like other form fields. */
export function PickerField({
  label,
  error,
  optional,
  ...picker
}: PickerProps & { label: string; error?: string | undefined; optional?: boolean }) {
  const Icon = picker.type === 'date' ? Calendar : Clock;
  return (
    <FieldFrame label={label} error={error} {...(optional && { optional })} icon={<Icon size={18} aria-hidden />}>
      {(control) => <PickerInput {...picker} control={control} />}
    </FieldFrame>
  );
}

function written(type: 'date' | 'time', value: string, locale: string): string {
  if (type === 'time') return isLocalTime(value) ? formatTime(value, locale) : '';
  return isCalendarDate(value) ? formatDate(value, locale, { day: 'numeric', month: 'short', year: 'numeric' }) : '';
}
