import { formatTime, isLocalTime, minutesOfTime, timeOfMinutes } from '@homefold/domain';
import { readTypedTime } from '@homefold/domain/typed';
import { Clock } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { t } from '../../messages/pickers';
import { BARE_CONTROL } from '../fields/field-frame';
import { useConventions } from '../time/conventions';
import { useFamilyNow } from '../time/use-family-now';
import { Listbox } from './listbox';
import classes from './picker.module.css';
import type { PickerInputProps } from './picker-props';
import { optionNear, timeOptions } from './time-options';
import { useListbox } from './use-listbox';
import type { ListOption } from './use-listbox';
import { useTypedText } from './use-typed-text';
import type { Reading } from './use-typed-text';

const labels = t.pickers;
/** The list for an empty end starts an hour after the start. */
const USUAL_LENGTH = 60;

/** A time, typed or chosen from quarter hours; an end shows the resulting length. */
export function TimeInput({
  control,
  onProblem,
  value,
  onChange,
  placeholder,
  after,
  isLate,
  disabled,
  required,
  onBlur,
}: PickerInputProps) {
  const { locale, timeZone } = useConventions();
  const { time: now } = useFamilyNow(timeZone);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const start = isLocalTime(after) ? after : undefined;
  const options = useMemo(() => timeOptions(locale, start), [locale, start]);
  const show = (time: string): string => (isLocalTime(time) ? formatTime(time, locale) : time);
  const read = (text: string): Reading => {
    const time = readTypedTime(text, locale, start);
    return time ? { value: time } : { problem: start ? labels.notATimeOrLength : labels.notATime };
  };
  const check = (given: string): Reading => (isLocalTime(given) ? { value: given } : read(given));
  const typed = useTypedText({ value, show, read, check, onChange, ...(isLate && { isLate }) });
  const { problem } = typed;
  useEffect(() => onProblem?.(problem), [onProblem, problem]);
  const near = (): number => optionNear(options, isLocalTime(value) ? value : usual(start, now));
  const pick = (option: ListOption): void => {
    typed.choose(option.value);
    list.close();
  };
  const list = useListbox(options, { from: near, onPick: pick });
  const indexOf = (time: string): number => options.findIndex((option) => option.value === time);
  return (
    <span ref={setBox} className={classes['picker']} data-picker>
      <input
        type="text"
        required={required}
        disabled={disabled}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="none"
        {...list.field}
        {...control}
        className={`${BARE_CONTROL} ${classes['input']}`}
        value={typed.text}
        onChange={({ target }) => {
          typed.type(target.value);
          const found = target.value.trim() === '' ? null : read(target.value);
          list.open(found && 'value' in found ? indexOf(found.value) : -1);
        }}
        onClick={() => !list.isOpen && list.open(indexOf(value))}
        onBlur={() => {
          list.close();
          typed.commit();
          onBlur?.();
        }}
        onKeyDown={(event) => {
          list.onKeyDown(event);
          if (event.defaultPrevented) return;
          if (event.key === 'Enter' || event.key === 'Escape') typed.commit();
          // the first Enter accepts the typed text, the next one submits
          if (event.key === 'Enter' && list.isOpen) {
            event.preventDefault();
            list.close();
          }
        }}
      />
      <Clock className={classes['sign']} size={18} aria-hidden />
      {list.isOpen && (
        <Listbox
          list={list}
          label={labels.times}
          field={box}
          options={options}
          selected={value}
          near={near()}
          onPick={pick}
        />
      )}
    </span>
  );
}

/** Where the list of an empty field begins: an hour after the start, or now. */
const usual = (start: string | undefined, now: string): string =>
  start ? timeOfMinutes((minutesOfTime(start) ?? 0) + USUAL_LENGTH) : now;
