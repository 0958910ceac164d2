import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useConnection } from '../../graphql/connection';
import type { Connection } from '../../graphql/connection';
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
        </p>
      )}
    </div>
  );
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
