import { Link } from 'react-router';
import { t } from '../../messages/bin';
import classes from './page.module.css';

/** Below the list: a link to the deleted events. */
export const BinLink = () => (
  <p className={classes['bin']}>
    {t.bin.link.calendar} <Link to={{ hash: 'bin' }}>{t.bin.link.open}</Link>
  </p>
);
