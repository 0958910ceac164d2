import { RECURRING_TYPES } from '@homefold/domain';
import type { RecurringType } from '@homefold/domain';
import { useId } from 'react';
import { IntervalBox, IntervalField } from './interval-field';
import { PickerInput } from './picker-field';
import classes from './repeat-rows.module.css';

type UnitNames = Readonly<Record<RecurringType, string>>;

/** What the rows say. */
export interface RepeatWords {
  every: string;
  interval: string;
  unit: string;
  units: UnitNames;
  unitsOne: UnitNames;
  until: string;
  noEnd: string;
}

/** A rule as it stands in a form. */
export interface RepeatRule {
  type: RecurringType;
  /** As typed. */
  interval: string;
  /** The last day; '' for none. */
  until: string;
}

/** "Every [2] [weeks], until [date]": the rule of what comes again, in the rows of a form. */
export function RepeatRows({
  words,
  rule: { type, interval, until },
  locale,
  min,
  problem,
  isUntilWrong,
  onChange,
  onLeave,
}: {
  words: RepeatWords;
  rule: RepeatRule;
  locale: string;
  /** The first day that it may end on. */
  min: string;
  /** What is wrong with the rule, in words. */
  problem: string | undefined;
  isUntilWrong: boolean;
  onChange: (changed: Partial<RepeatRule>) => void;
  /** The number was left: time to tidy it. */
  onLeave: () => void;
}) {
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
        onLeave={onLeave}
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
