import { normaliseInterval, RECURRING_TYPES } from '@homefold/domain';
import type { RecurringType } from '@homefold/domain';
import { t } from '../../messages/repeat';
import { Field } from '../fields/field';
import { SelectField } from '../fields/select-field';
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
      <Field
        label={words.interval}
        type="number"
        inputMode="numeric"
        min={1}
        max={99}
        value={interval}
        onChange={(event) => onChange({ type, interval: normaliseInterval(Number(event.target.value)) })}
      />
      <SelectField
        label={words.unit}
        value={type}
        options={RECURRING_TYPES.map((value) => ({
          value,
          label: (interval === 1 ? words.unitsOne : words.units)[value],
        }))}
        onChange={(event) => onChange({ interval, type: event.target.value as RecurringType })}
      />
    </div>
  );
}
