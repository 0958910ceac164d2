import { useEffect, useState } from 'react';
import { t } from '../../messages/public';
import classes from './opening.module.css';

/** No text for what appears at once. */
const PATIENCE_MS = 400;

/** Shows that a clicked part is loading, if it takes longer than a moment. */
export function Waiting() {
  const [isLate, setIsLate] = useState(false);
  // Not an animation with a delay: Chromium left one unstarted for twenty seconds on a busy machine.
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div className={`${classes['place']} ${classes['waiting']}`} role="status">
      {t.common.loading}
    </div>
  );
}
