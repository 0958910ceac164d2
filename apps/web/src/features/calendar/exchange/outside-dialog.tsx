import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { t } from '../../../messages/calendar';
import { OutsideCalendarsDocument } from '../generated';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { RowsSkeleton } from '../../../ui/states/skeleton';
import { WidgetError } from '../../../ui/states/widget-boundary';
import classes from './exchange.module.css';
import { OutsideForm } from './outside-form';
import { OutsideRow } from './outside-row';

const labels = t.exchange.outside;

/**
 * Poll interval while a calendar is being read, in milliseconds: no live message is sent when its content has not changed.
 */
const LOOK_AGAIN_MS = 3000;

/** The outside calendars with their status, and the form to add one. */
export function OutsideDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data, error, refetch, startPolling, stopPolling } = useQuery(OutsideCalendarsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const calendars = data?.outsideCalendars ?? [];
  const busy = calendars.some(({ status }) => status === 'refreshing');
  useEffect(() => {
    if (!busy) return;
    startPolling(LOOK_AGAIN_MS);
    return stopPolling;
  }, [busy, startPolling, stopPolling]);
  return (
    <AppDialog open={open} title={labels.title} onClose={onClose} width={560}>
      <p className={classes['lead']}>{labels.lead}</p>
      {!data && !error && <RowsSkeleton rows={2} label={labels.loading} />}
      {!data && error && (
        <WidgetError message={labels.loadFailed} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {data && calendars.length === 0 && (
        <div className={classes['none']}>
          <p>{labels.emptyTitle}</p>
          <p className={classes['muted']}>{labels.empty}</p>
        </div>
      )}
      {calendars.length > 0 && (
        <ul className={classes['calendars']} aria-label={labels.listLabel}>
          {calendars.map((calendar) => (
            <OutsideRow key={calendar.id} calendar={calendar} />
          ))}
        </ul>
      )}
      {data && <OutsideForm />}
    </AppDialog>
  );
}
