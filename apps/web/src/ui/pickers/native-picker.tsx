import { formatMediumDate, formatTime, isCalendarDate, isLocalTime } from '@homefold/domain';
import { Calendar, Clock } from 'lucide-react';
import type { ChangeEvent, MouseEvent } from 'react';
import { useConventions } from '../time/conventions';
import classes from './picker.module.css';
import type { PickerInputProps } from './picker-props';

/**
 * The browser's native date or time field. Without the focus it shows the family's format (browsers use their own
 * language). A tap anywhere opens the picker.
 */
export function NativePicker({
  control,
  label: _,
  onProblem: __,
  after: ___,
  isLate: ____,
  ...props
}: PickerInputProps) {
  const { locale } = useConventions();
  const { type, value, onChange, placeholder = '', ...rest } = props;
  const shown = value === '' ? placeholder : written(type, value, locale);
  const Sign = type === 'date' ? Calendar : Clock;
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
    <span className={classes['native']} data-picker data-empty={value === '' || undefined}>
      <input
        max={type === 'date' ? '2200-12-31' : undefined}
        {...rest}
        {...control}
        type={type}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value.slice(0, 10))}
        onClick={openPicker}
      />
      <Sign className={classes['sign']} size={18} aria-hidden />
      {shown && (
        <span className={classes['written']} aria-hidden="true">
          {shown}
        </span>
      )}
    </span>
  );
}

function written(type: 'date' | 'time', value: string, locale: string): string {
  if (type === 'time') return isLocalTime(value) ? formatTime(value, locale) : '';
  return isCalendarDate(value) ? formatMediumDate(value, locale) : '';
}
