import classes from './basics.module.css';

/** A spinner with its words, centred in its place (`full`: in the whole window). */
export function Spinner({ label, full = false }: { label: string; full?: boolean }) {
  return (
    <div className={`${classes['spinnerBox']} ${full ? classes['full'] : ''}`} role="status">
      <span className={classes['spinner']} aria-hidden="true" />
      <span>{label}</span>
    </div>
  );
}
