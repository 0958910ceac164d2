import { isCalendarDate } from '@homefold/domain';
import type { CalendarDate, RecurringType } from '@homefold/domain';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { t } from '../../messages/repeat';
import { PickerField } from '../fields/picker-field';
import { EveryFields } from './every-fields';

/** A rule as quick add understands it. */
interface Rule {
  type: RecurringType;
  interval: number;
  until: CalendarDate | null;
}

/** Edits the recognized repeat of a line. */
export function RepeatEditor({
  value,
  min,
  once,
  children,
  onChange,
}: {
  value: Rule;
  /** The earliest end date, if it is known. */
  min: CalendarDate | null;
  /** Text of the button that removes the repeat. */
  once: string;
  /** Further fields of the rule. */
  children?: ReactNode;
  /** null: it does not repeat. */
  onChange: (rule: Rule | null) => void;
}) {
  return (
    <>
      <EveryFields value={value} onChange={(every) => onChange({ ...value, ...every })} />
      {children}
      <PickerField
        type="date"
        label={t.repeat.until}
        value={value.until ?? ''}
        placeholder={t.repeat.noEnd}
        {...(min && { min })}
        onChange={(date) => (date === '' || isCalendarDate(date)) && onChange({ ...value, until: date || null })}
      />
      <Button size="small" onClick={() => onChange(null)}>
        {once}
      </Button>
    </>
  );
}
