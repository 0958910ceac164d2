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

const labels = t.repeat;

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
        label={labels.interval}
        min={MIN_INTERVAL}
        max={MAX_INTERVAL}
        value={String(interval)}
        onChange={(typed) => onChange({ type, interval: normaliseInterval(Number(typed)) })}
      />
      <SelectField
        label={labels.unit}
        value={type}
        options={RECURRING_TYPES.map((value) => ({
          value,
          label: (interval === 1 ? labels.unitsOne : labels.units)[value],
        }))}
        onChange={(unit) => onChange({ interval, type: unit })}
      />
    </div>
  );
}
