import { CrashedHouse } from '../../ui/drawings/crashed-house';
import classes from '../../ui/states/full-page.module.css';
import { t } from '../../messages/public';

/** Shown when something that the whole page needs could not be loaded; offers a retry. */
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
