import type { ReactNode } from 'react';
import classes from './form-columns.module.css';

/** The columns of a long form: main fields on the left, optional ones on the right; one column on a phone. */
export function FormColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={classes['columns']}>
      <div className={classes['main']}>{main}</div>
      <div className={classes['side']}>{side}</div>
    </div>
  );
}
