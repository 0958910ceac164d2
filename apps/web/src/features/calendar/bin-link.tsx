import { Link } from 'react-router';
import { t } from '../../app/messages/bin';
import classes from './page.module.css';

/** Below the list: where events are that somebody deleted. */
export const BinLink = () => (
  <p className={classes['bin']}>
    {t.bin.link.calendar} <Link to={{ hash: 'bin' }}>{t.bin.link.open}</Link>
  </p>
);
