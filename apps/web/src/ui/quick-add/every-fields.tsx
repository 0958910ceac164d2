import { MAX_INTERVAL, MIN_INTERVAL, normaliseInterval, RECURRING_TYPES } from '@homefold/domain';
import type { RecurringType } from '@homefold/domain';
import { t } from '../../messages/repeat';
import { SelectField } from '../fields/select-field';
import { StepperField } from '../pickers/stepper';
import classes from './part-popover.module.css';

/** A recurrence interval. */
interface Every {
  type: RecurringType;
  interval: number;
}

const words = t.repeat;

/** "Every 2 weeks" in the editor of a repeat: a number and its unit, each labelled. */
export function EveryFields({
  value: { type, interval },
  onChange,
}: {
  value: Every;
  onChange: (value: Every) => void;
}) {
  return (
    <div className={classes['every']}>
      <StepperField
        label={words.interval}
        min={MIN_INTERVAL}
        max={MAX_INTERVAL}
        value={String(interval)}
        onChange={(typed) => onChange({ type, interval: normaliseInterval(Number(typed)) })}
      />
      <SelectField
        label={words.unit}
        value={type}
        options={RECURRING_TYPES.map((value) => ({
          value,
          label: (interval === 1 ? words.unitsOne : words.units)[value],
        }))}
        onChange={(unit) => onChange({ interval, type: unit })}
      />
    </div>
  );
}
