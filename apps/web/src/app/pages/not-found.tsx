import { Link } from 'react-router';
import { LostPath } from '../../ui/drawings/lost-path';
import classes from '../../ui/states/full-page.module.css';
import { usePageTitle } from '../../ui/sections/use-page-title';
import { t } from '../../messages/public';

/** The page for unknown addresses. */
export default function NotFoundPage() {
  const texts = t.common.notFound;
  usePageTitle(texts.title);
  return (
    <main className={classes['page']}>
      <div className={classes['box']}>
        <LostPath className={classes['art']} />
        <h1>{texts.title}</h1>
        <p>{texts.text}</p>
        <div className={classes['actions']}>
          <Link className={`${classes['button']} ${classes['primary']}`} to="/">
            {texts.link}
          </Link>
        </div>
      </div>
    </main>
  );
}
