import Button from '@mui/material/Button';
import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { formatDate, formatMonthTitle } from '@homefold/domain';
import { t } from '../../../app/messages';
import { toPublicError } from '../../../graphql/errors';
import { CalendarListDocument } from '../../../graphql/generated';
import { errorText } from '../../../graphql/use-domain-form';
import { EmptyState, ErrorState } from '../../../ui/empty-state';
import { RowsSkeleton } from '../../../ui/skeleton';
import { useToasts } from '../../../ui/toasts';
import { EmptyCalendar } from '../drawings';
import { EventRow } from '../event-row';
import { useSettings } from '../model/settings';
import type { CalendarEvent, Occurrence } from '../model/types';
import { timeLabel } from '../model/words';
import classes from './list.module.css';

/** How many events one page of the list brings. */
export const LIST_PAGE = 50;

/** Every stored event by its start date, under the months in which they start; more on request. */
export function ListView({
  onEdit,
  onDelete,
  onAdd,
}: {
  onEdit: (event: CalendarEvent) => void;
  onDelete: (event: CalendarEvent) => void;
  onAdd: () => void;
}) {
  const toasts = useToasts();
  const { data, previousData, error, refetch, fetchMore, networkStatus } = useQuery(CalendarListDocument, {
    variables: { first: LIST_PAGE },
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.calendarEventList;
  if (!page) {
    if (!error || networkStatus === NetworkStatus.refetch)
      return (
        <div className={classes['card']}>
          <RowsSkeleton rows={8} label={t.calendar.loading} />
        </div>
      );
    return <ListError error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (page.items.length === 0)
    return (
      <div className={classes['card']}>
        <EmptyState
          title={t.calendar.noEventsYet}
          text={t.calendar.noEventsYetText}
          drawing={<EmptyCalendar />}
          level="h3"
          action={
            <Button variant="outlined" onClick={onAdd}>
              {t.calendar.addEvent}
            </Button>
          }
        />
      </div>
    );
  const loadingMore = networkStatus === NetworkStatus.fetchMore;
  const loadMore = (): void => {
    fetchMore({ variables: { after: page.nextCursor } }).catch((thrown: unknown) =>
      toasts.retry(errorText(toPublicError(thrown)), loadMore),
    );
  };
  return (
    <div className={classes['card']} aria-busy={loadingMore}>
      {byMonth(page.items).map(({ month, events }) => (
        <Month key={month} month={month} events={events} onEdit={onEdit} onDelete={onDelete} />
      ))}
      {page.nextCursor !== null && (
        <div className={classes['foot']}>
          <Button variant="outlined" onClick={loadMore} disabled={loadingMore}>
            {loadingMore ? t.calendar.loadingMore : t.calendar.loadMore}
          </Button>
        </div>
      )}
    </div>
  );
}

function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { code, message } = toPublicError(error);
  return (
    <div className={classes['card']}>
      <ErrorState
        title={code === 'INTERNAL' || !message ? t.calendar.loadFailed : errorText(toPublicError(error))}
        text={t.calendar.loadFailedText}
        onRetry={onRetry}
        level="h3"
      />
    </div>
  );
}

function Month({
  month,
  events,
  onEdit,
  onDelete,
}: {
  month: string;
  events: readonly CalendarEvent[];
  onEdit: (event: CalendarEvent) => void;
  onDelete: (event: CalendarEvent) => void;
}) {
  const { locale } = useSettings();
  return (
    <section aria-label={formatMonthTitle(month, locale)}>
      <h3 className={classes['month']}>{formatMonthTitle(month, locale)}</h3>
      <ul className={classes['events']}>
        {events.map((event) => {
          const occurrence: Occurrence = { startDate: event.eventDate, endDate: event.endDate, event };
          return (
            <EventRow
              key={event.id}
              occurrence={occurrence}
              date={event.eventDate}
              lead={
                <span className={classes['lead']}>
                  <time dateTime={event.eventDate}>
                    {formatDate(event.eventDate, locale, { weekday: 'short', day: 'numeric' })}
                  </time>
                  <small>{timeLabel(occurrence, locale)}</small>
                </span>
              }
              onEdit={onEdit}
              onDelete={onDelete}
            />
          );
        })}
      </ul>
    </section>
  );
}

/** Neighbours that start in the same month stand together; the list comes sorted. */
function byMonth(events: readonly CalendarEvent[]): { month: string; events: CalendarEvent[] }[] {
  const groups: { month: string; events: CalendarEvent[] }[] = [];
  for (const event of events) {
    const month = event.eventDate.slice(0, 7);
    const last = groups[groups.length - 1];
    if (last?.month === month) last.events.push(event);
    else groups.push({ month, events: [event] });
  }
  return groups;
}
