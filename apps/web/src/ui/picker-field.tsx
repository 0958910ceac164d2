import { formatDate, formatTime, isCalendarDate, isLocalTime } from '@homefold/domain';
import { Calendar, Clock } from 'lucide-react';
import type { ChangeEvent, MouseEvent } from 'react';
import { FieldFrame } from './field-frame';
import type { ControlProps } from './field-frame';
import classes from './picker-field.module.css';

export interface PickerProps {
  type: 'date' | 'time';
  /** How the family writes dates. */
  locale: string;
  value: string;
  onChange: (value: string) => void;
  /** What an empty field means: "Same day". */
  placeholder?: string;
  min?: string;
  max?: string;
  disabled?: boolean;
  required?: boolean;
  onBlur?: () => void;
}

/**
 * The browser's own date or time field, written as the family's locale writes it while nobody types in it (browsers use
 * their own language instead). A click anywhere opens the picker.
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
      // Not every browser has it or allows it here; typing works everywhere.
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

/** The same with its label, icon and error, as the other fields of a form have them. */
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
