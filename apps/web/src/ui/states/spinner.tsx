import classes from '../basics/basics.module.css';

/** A spinner with its label, centred in its container (`full`: in the viewport). */
export function Spinner({ label, full = false }: { label: string; full?: boolean }) {
  return (
    <div className={`${classes['spinnerBox']} ${full ? classes['full'] : ''}`} role="status">
      <span className={classes['spinner']} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
