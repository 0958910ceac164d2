import { t } from '../../messages/public';
import classes from './opening.module.css';

/** Says that what was clicked is on its way, where that takes longer than a moment. */
export const Waiting = () => (
  <div className={`${classes['place']} ${classes['waiting']}`} role="status">
    {t.common.loading}
  </div>
);
