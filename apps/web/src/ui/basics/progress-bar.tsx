import classes from './progress-bar.module.css';

/** A progress bar; decorative, because the numbers are next to it. */
export const ProgressBar = ({ done, all }: { done: number; all: number }) => (
  <div className={classes['bar']} aria-hidden>
    <i style={{ width: `${all === 0 ? 0 : (done / all) * 100}%` }} />
  </div>
);
