import { formatMediumDate, isCalendarDate } from '@homefold/domain';
import { readTypedDate } from '@homefold/domain/typed';
import { Calendar } from 'lucide-react';
import { useEffect, useState } from 'react';
import { t } from '../../messages/pickers';
import { useLoaded } from '../browser/use-loaded';
import { BARE_CONTROL } from '../fields/field-frame';
import { useConventions } from '../time/conventions';
import { useFamilyNow } from '../time/use-family-now';
import classes from './picker.module.css';
import type { PickerInputProps } from './picker-props';
import { useTypedText } from './use-typed-text';
import type { Reading } from './use-typed-text';

const labels = t.pickers;
/** Loaded when it is opened. */
const loadMonth = () => import('./month-popup');

/**
 * A date, typed in words or chosen from a month. Down opens the month; text that cannot be parsed is kept with an
 * error.
 */
export function DateInput({
  label,
  control,
  onProblem,
  value,
  onChange,
  placeholder = labels.dateHint,
  min,
  max,
  isLate,
  disabled,
  required,
  autoComplete = 'off',
  onBlur,
}: PickerInputProps) {
  const { locale, timeZone, country } = useConventions();
  const { today } = useFamilyNow(timeZone);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isWanted, setWanted] = useState(false);
  const month = useLoaded(loadMonth, isWanted);
  const show = (date: string): string => (isCalendarDate(date) ? formatMediumDate(date, locale) : date);
  const read = (text: string): Reading => {
    const limits = { ...(isCalendarDate(min) && { min }), ...(isCalendarDate(max) && { max }) };
    const found = readTypedDate(text, { today, locale, country, ...limits });
    return found.date === null ? { problem: found.ask ?? labels.notADate } : check(found.date);
  };
  const check = (date: string): Reading => {
    if (!isCalendarDate(date)) return read(date);
    if (isCalendarDate(min) && date < min) return { problem: labels.tooEarly(show(min)) };
    if (isCalendarDate(max) && date > max) return { problem: labels.tooLate(show(max)) };
    return { value: date };
  };
  const typed = useTypedText({ value, show, read, check, onChange, ...(isLate && { isLate }) });
  const { problem } = typed;
  useEffect(() => onProblem?.(problem), [onProblem, problem]);
  // Without its code (offline for the first time) there is no month to open; typing always works.
  const Month = isWanted ? month.value?.MonthPopup : undefined;
  const open = (): void => {
    typed.commit();
    if (month.failed) month.retry();
    setWanted(!disabled);
  };
  const close = (): void => setWanted(false);
  return (
    <span
      ref={setBox}
      className={classes['picker']}
      data-picker
      onBlur={({ currentTarget, relatedTarget }) => {
        // the focus has moved elsewhere by the time its code arrives: opening would steal it
        if (!Month && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <input
        type="text"
        required={required}
        disabled={disabled}
        placeholder={placeholder}
        autoComplete={autoComplete}
        spellCheck={false}
        aria-haspopup="dialog"
        {...control}
        className={`${BARE_CONTROL} ${classes['input']}`}
        value={typed.text}
        onChange={(event) => {
          if (!Month) close();
          typed.type(event.target.value);
        }}
        onBlur={() => {
          typed.commit();
          onBlur?.();
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            open();
            // a form that is submitted or closed now gets the typed text
          } else if (event.key === 'Enter' || event.key === 'Escape') typed.commit();
        }}
      />
      <button
        type="button"
        className={classes['open']}
        disabled={disabled}
        aria-label={labels.openMonth}
        aria-haspopup="dialog"
        aria-expanded={Month !== undefined}
        onClick={() => (Month ? close() : open())}
      >
        <Calendar size={18} aria-hidden />
      </button>
      {Month && (
        <Month
          label={label}
          field={box}
          value={isCalendarDate(value) ? value : null}
          today={today}
          min={isCalendarDate(min) ? min : undefined}
          max={isCalendarDate(max) ? max : undefined}
          onPick={(date) => {
            typed.choose(date);
            close();
          }}
          onClose={close}
        />
      )}
    </span>
  );
}
