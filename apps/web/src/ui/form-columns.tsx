import type { ReactNode } from 'react';
import classes from './form-columns.module.css';

/** The fields of a long form: what it is about at the left, what may be added at the right; one column on a phone. */
export function FormColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={classes['columns']}>
      <div className={classes['main']}>{main}</div>
      <div className={classes['side']}>{side}</div>
    </div>
  );
}
