import { t } from '../../messages/public';
import classes from './opening.module.css';

/** Shows that a clicked part is loading, if it takes longer than a moment. */
export const Waiting = () => (
  <div className={`${classes['place']} ${classes['waiting']}`} role="status">
    {t.common.loading}
  </div>
);
