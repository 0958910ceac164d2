import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useAsOf, useConnection } from '../../graphql/connection';
import type { Connection } from '../../graphql/connection';
import { changesIn } from '../../graphql/offline/known-writes';
import { showQueue, useQueuedWrites } from '../../graphql/offline/queued';
import { useNow } from '../../ui/time/use-now';
import { t } from '../../messages';
import classes from './shell.module.css';

/** A restarting server is back within this time; shorter outages are not reported. */
const PATIENCE_MS = 3000;

/**
 * One quiet line while the connection is down or this device has unsaved changes; a polite live region, so that screen
 * readers announce it once.
 */
export function ConnectionBanner() {
  const connection = useSettled(useConnection());
  const waiting = useQueuedWrites();
  const refused = waiting.filter(({ refusal }) => refusal).length;
  // A write that is sent right away is not reported.
  const lasting = useLasting(waiting.length > refused);
  const unsaved = refused > 0 || (waiting.length > 0 && (lasting || connection !== 'online'));
  return (
    <div role="status" className={classes['connection']}>
      {(connection !== 'online' || unsaved) && (
        <p className={classes['banner']}>
          <CloudOff size={16} aria-hidden />
          <span>
            {connection === 'offline' && t.common.offline}
            {connection === 'reconnecting' && t.common.reconnecting}
            {connection !== 'online' && <Age />}{' '}
            {unsaved && (refused > 0 ? t.common.waiting.refused(refused) : t.common.waiting.count(changesIn(waiting)))}
          </span>
          {unsaved && (
            <button type="button" className={classes['show']} aria-haspopup="dialog" onClick={() => showQueue(true)}>
              {t.common.waiting.show}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** The age is shown beyond this. */
const FRESH_MS = 60_000;

/** The time of the data on screen, on the device's clock: 'As of 10:32.', with the date when it is not today. */
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

/** The connection state; 'reconnecting' only after PATIENCE_MS. */
function useSettled(connection: Connection): Connection {
  const lasting = useLasting(connection === 'reconnecting');
  return connection === 'reconnecting' && !lasting ? 'online' : connection;
}

/** Whether a condition has held for PATIENCE_MS. */
function useLasting(now: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => setLasting(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [now]);
  return now && lasting;
}
