import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
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
      <input
        className={classes['box']}
        type="number"
        inputMode="numeric"
        min={1}
        max={99}
        step={1}
        aria-label={labels.value}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        onBlur={onLeave}
      />
      <span className={classes['select']}>
        <select
          className={classes['box']}
          aria-label={labels.unit}
          value={unit}
          onChange={(event) => onUnit(event.target.value as U)}
        >
          {units.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden />
      </span>
    </div>
  );
}

/** The same frame around an adjacent date field. */
export const IntervalBox = ({ children }: { children: ReactNode }) => (
  <span className={classes['box']}>{children}</span>
);
