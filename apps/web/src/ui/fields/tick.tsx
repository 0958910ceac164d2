import { Check } from 'lucide-react';
import classes from './tick.module.css';

/** The round checkbox of a row or of one of its items, with a touch-sized target. */
export function Tick({
  checked,
  label,
  describedBy,
  small = false,
  large = false,
  onChange,
}: {
  checked: boolean;
  label: string;
  describedBy?: string | undefined;
  small?: boolean;
  /** On a card. */
  large?: boolean;
  onChange: () => void;
}) {
  return (
    <span className={`${classes['tick']} ${small ? classes['small'] : ''} ${large ? classes['large'] : ''}`}>
      <input
        type="checkbox"
        checked={checked}
        aria-label={label}
        aria-describedby={describedBy}
        data-tick
        onChange={onChange}
      />
      <span aria-hidden>{checked && <Check strokeWidth={3} />}</span>
    </span>
  );
}
