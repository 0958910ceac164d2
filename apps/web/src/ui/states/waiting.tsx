import { t } from '../../messages/public';
import classes from './opening.module.css';

/** Says that what was clicked is on its way, where that takes longer than a moment. */
export const Waiting = () => (
  <p className={`${classes['place']} ${classes['waiting']}`} role="status">
    {t.common.loading}
  </p>
);
