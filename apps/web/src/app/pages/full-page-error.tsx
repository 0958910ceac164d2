import { CrashedHouse } from '../../ui/drawings/crashed-house';
import classes from '../../ui/full-page.module.css';
import { t } from '../messages/public';

/** Something the whole page needs could not be loaded: says what, and tries again. */
export function FullPageError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <main className={classes['page']}>
      <div className={classes['box']} role="alert">
        <CrashedHouse className={classes['art']} />
        <h1>{t.common.crash.title}</h1>
        <p>{text}</p>
        <div className={classes['actions']}>
          <button type="button" className={`${classes['button']} ${classes['primary']}`} onClick={onRetry}>
            {t.common.tryAgain}
          </button>
          <button type="button" className={classes['button']} onClick={() => window.location.assign('/')}>
            {t.common.crash.home}
          </button>
        </div>
      </div>
    </main>
  );
}
