import { MAX_INTERVAL, MIN_INTERVAL } from '@homefold/domain';
import { Choice } from '../../pickers/choice';
import { Stepper } from '../../pickers/stepper';
import { FieldBox } from '../field-frame';
import classes from './interval-field.module.css';

/** "Every [2] [weeks]": a number and its unit side by side. The surrounding text ("Every") names neither: the labels do. */
export function IntervalField<U extends string>({
  value,
  unit,
  units,
  labels,
  onValue,
  onLeave,
  onUnit,
}: {
  /** As typed. */
  value: string;
  unit: U;
  units: readonly { value: U; label: string }[];
  labels: { value: string; unit: string };
  onValue: (typed: string) => void;
  /** On blur of the number: normalizes it. */
  onLeave: () => void;
  onUnit: (unit: U) => void;
}) {
  return (
    <div className={classes['every']}>
      <FieldBox>
        <Stepper
          control={{ 'aria-label': labels.value }}
          value={value}
          min={MIN_INTERVAL}
          max={MAX_INTERVAL}
          onChange={onValue}
          onBlur={onLeave}
        />
      </FieldBox>
      <FieldBox>
        <Choice
          label={labels.unit}
          control={{ 'aria-label': labels.unit }}
          value={unit}
          options={units}
          onChange={onUnit}
        />
      </FieldBox>
    </div>
  );
}
