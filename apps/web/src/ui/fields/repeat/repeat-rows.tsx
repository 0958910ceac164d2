import { RECURRING_TYPES } from '@homefold/domain';
import type { RecurringType } from '@homefold/domain';
import { useId, useState } from 'react';
import { t } from '../../../messages/repeat';
import { FieldBox } from '../field-frame';
import { IntervalField } from './interval-field';
import { PickerInput } from '../picker-field';
import classes from './repeat-rows.module.css';
import { tidyInterval } from './tidy-interval';

const texts = t.repeat;

/** A recurrence rule as form values. */
export interface RepeatRule {
  type: RecurringType;
  /** As typed. */
  interval: string;
  /** The last day; '' for none. */
  until: string;
}

export interface RepeatRowsProps {
  rule: RepeatRule;
  /** The earliest end date. */
  min: string;
  /** The validation error. */
  problem: string | undefined;
  isUntilWrong: boolean;
  onChange: (changed: Partial<RepeatRule>) => void;
}

/** "Every [2] [weeks], until [date]": a recurrence rule as form rows. Leaving the number normalizes it. */
export function RepeatRows({ rule: { type, interval, until }, min, problem, isUntilWrong, onChange }: RepeatRowsProps) {
  const id = useId();
  const [unread, setUnread] = useState<string>();
  const message = unread ?? problem;
  const units = interval.trim() === '1' ? texts.unitsOne : texts.units;
  return (
    <div className={classes['rows']}>
      <span className={classes['lead']} aria-hidden>
        {texts.every}
      </span>
      <IntervalField
        value={interval}
        unit={type}
        units={RECURRING_TYPES.map((value) => ({ value, label: units[value] }))}
        labels={{ value: texts.interval, unit: texts.unit }}
        onValue={(typed) => onChange({ interval: typed })}
        onLeave={() => onChange({ interval: tidyInterval(interval) })}
        onUnit={(unit) => onChange({ type: unit })}
      />
      <label className={classes['lead']} htmlFor={id}>
        {texts.until}
      </label>
      <FieldBox>
        <PickerInput
          type="date"
          label={texts.until}
          value={until}
          min={min}
          placeholder={texts.noEnd}
          control={{
            id,
            'aria-invalid': isUntilWrong || unread ? true : undefined,
            'aria-describedby': message ? `${id}-note` : undefined,
          }}
          onProblem={setUnread}
          onChange={(date) => onChange({ until: date })}
        />
      </FieldBox>
      {message && (
        <p id={`${id}-note`} className={classes['problem']} role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
