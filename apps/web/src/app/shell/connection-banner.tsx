import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAsOf, useConnection } from '../../graphql/connection';
import type { Connection } from '../../graphql/connection';
import { useNow } from '../../ui/use-now';
import { t } from '../messages';
import classes from './shell.module.css';

/** A server that restarts is back within this time; nobody needs to hear of it. */
const PATIENCE_MS = 3000;

/** One quiet line while the line is down; a polite live region, so screen readers hear it once. */
export function ConnectionBanner() {
  const connection = useSettled(useConnection());
  return (
    <div role="status" className={classes['connection']}>
      {connection !== 'online' && (
        <p className={classes['banner']}>
          <CloudOff size={16} aria-hidden />
          {connection === 'offline' ? t.common.offline : t.common.reconnecting}
          <Age />
        </p>
      )}
    </div>
  );
}

/** What is younger speaks for itself. */
const FRESH_MS = 60_000;

/** How old what is on screen is, in the device's own time: 'As of 10:32.', with its day when that is not today. */
function Age() {
  const asOf = useAsOf();
  const now = useNow().getTime();
  if (!Number.isFinite(asOf) || now - asOf < FRESH_MS) return null;
  const day = new Date(asOf).toDateString() !== new Date(now).toDateString();
  const time = new Intl.DateTimeFormat(undefined, {
    ...(day && { weekday: 'long', day: 'numeric', month: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(asOf);
  return <> {t.common.asOf(time)}</>;
}

/** The state of the line; 'reconnecting' only once it has lasted. */
function useSettled(connection: Connection): Connection {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (connection !== 'reconnecting') return;
    const timer = setTimeout(() => setLasting(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [connection]);
  return connection === 'reconnecting' && !lasting ? 'online' : connection;
}
