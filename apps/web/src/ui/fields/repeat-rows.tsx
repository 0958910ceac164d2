import { RECURRING_TYPES } from '@homefold/domain';
import type { RecurringType } from '@homefold/domain';
import { useId } from 'react';
import { t } from '../../messages/repeat';
import { IntervalBox, IntervalField } from './interval-field';
import { PickerInput } from './picker-field';
import classes from './repeat-rows.module.css';
import { tidyInterval } from './tidy-interval';

const words = t.repeat;

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
  locale: string;
  /** The earliest end date. */
  min: string;
  /** The validation error. */
  problem: string | undefined;
  isUntilWrong: boolean;
  onChange: (changed: Partial<RepeatRule>) => void;
}

/** "Every [2] [weeks], until [date]": a recurrence rule as form rows. Leaving the number normalizes it. */
export function RepeatRows({
  rule: { type, interval, until },
  locale,
  min,
  problem,
  isUntilWrong,
  onChange,
}: RepeatRowsProps) {
  const id = useId();
  const units = interval.trim() === '1' ? words.unitsOne : words.units;
  return (
    <div className={classes['rows']}>
      <span className={classes['lead']} aria-hidden>
        {words.every}
      </span>
      <IntervalField
        value={interval}
        unit={type}
        units={RECURRING_TYPES.map((value) => ({ value, label: units[value] }))}
        labels={{ value: words.interval, unit: words.unit }}
        onValue={(typed) => onChange({ interval: typed })}
        onLeave={() => onChange({ interval: tidyInterval(interval) })}
        onUnit={(unit) => onChange({ type: unit })}
      />
      <label className={classes['lead']} htmlFor={id}>
        {words.until}
      </label>
      <IntervalBox>
        <PickerInput
          type="date"
          locale={locale}
          value={until}
          min={min}
          placeholder={words.noEnd}
          control={{
            id,
            'aria-invalid': isUntilWrong ? true : undefined,
            'aria-describedby': problem ? `${id}-note` : undefined,
          }}
          onChange={(date) => onChange({ until: date })}
        />
      </IntervalBox>
      {problem && (
        <p id={`${id}-note`} className={classes['problem']} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
