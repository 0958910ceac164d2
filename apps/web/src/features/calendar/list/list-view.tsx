import Button from '@mui/material/Button';
import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import {
  addDays,
  formatDate,
  formatMonthTitle,
  formatShortDate,
  formatWeekdayDay,
  nextOccurrences,
} from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { t } from '../../../messages/calendar';
import { toPublicError } from '../../../graphql/errors';
import { CalendarListDocument } from '../generated';
import { errorText } from '../../../graphql/use-domain-form';
import { EmptyState, ErrorState } from '../../../ui/states/empty-state';
import { RowsSkeleton } from '../../../ui/states/skeleton';
import { useToasts } from '../../../ui/toasts/toasts';
import { EmptyCalendar } from '../drawings';
import { EventRow } from '../event-row';
import { concerns } from '../model/people';
import { useSettings } from '../model/settings';
import type { CalendarEvent, Occurrence, OpenEvent } from '../model/types';
import { timeLabel } from '../model/labels';
import classes from './list.module.css';
import { useOpenAtToday } from './use-open-at-today';

/** Page size of the list: the server's maximum. */
const LIST_PAGE = 100;

/**
 * All stored events by start date, grouped by month. Opens at today, with past events above; pages beyond today are loaded
 * on request.
 */
export function ListView({
  today,
  people,
  jumps,
  onEdit,
  onDelete,
  onAdd,
}: {
  today: CalendarDate;
  /** Membership ids of the filter; empty shows everyone's events. */
  people: readonly string[];
  /** Counts requests for today: each scrolls the list there. */
  jumps: number;
  onEdit: OpenEvent;
  onDelete: (event: CalendarEvent, start: CalendarDate) => void;
  onAdd: () => void;
}) {
  const toasts = useToasts();
  const settings = useSettings();
  const { data, previousData, error, refetch, fetchMore, networkStatus } = useQuery(CalendarListDocument, {
    variables: { first: LIST_PAGE },
    notifyOnNetworkStatusChange: true,
  });
  const page = (data ?? previousData)?.calendarEventList;
  const [stuck, setStuck] = useState<{ error: unknown } | null>(null);
  const cursor = page?.nextCursor ?? null;
  const behind = cursor !== null && (page?.items.at(-1)?.eventDate ?? today) < today;
  useEffect(() => {
    if (behind && !stuck)
      fetchMore({ variables: { after: cursor } }).catch((thrown: unknown) => setStuck({ error: thrown }));
  }, [behind, cursor, stuck, fetchMore]);
  // After a refetch from the start the pages arrive one by one: until they are complete, the previous list is shown.
  const [kept, setKept] = useState<typeof page>();
  if (page && !behind && page !== kept) setKept(page);
  const shown = behind ? kept : page;
  const { scroller, mark } = useOpenAtToday(shown !== undefined, jumps);

  const failed = stuck?.error ?? (shown ? undefined : error);
  if (failed !== undefined && networkStatus !== NetworkStatus.refetch) {
    const tryAgain = (): void => {
      setStuck(null);
      if (!page) void refetch().catch(() => undefined);
    };
    return <ListError error={failed} onRetry={tryAgain} />;
  }
  if (!shown)
    return (
      <div className={classes['card']}>
        <RowsSkeleton rows={8} label={t.calendar.loading} />
      </div>
    );
  if (shown.items.length === 0)
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
    fetchMore({ variables: { after: cursor } }).catch((thrown: unknown) =>
      toasts.retry(errorText(toPublicError(thrown)), loadMore),
    );
  };
  const chosen = shown.items.filter((event) => concerns(event, people)).sort(inOrder);
  const months = byMonth(chosen);
  const markAt = months.findLastIndex(({ month }) => month <= today.slice(0, 7));
  return (
    <div
      ref={scroller}
      className={`${classes['card']} ${classes['scroller']}`}
      role="region"
      aria-label={t.calendar.allEvents}
      aria-busy={loadingMore}
      tabIndex={0}
    >
      {people.length > 0 && (
        <p className={classes['counted']} role="status">
          {t.calendar.filter.counted.list(chosen.length, shown.items.length, cursor !== null)}
        </p>
      )}
      {months.length === 0 && (
        <p className={classes['nobody']}>
          {t.calendar.filter.none(
            settings.people.members.flatMap(({ id, name }) => (people.includes(id ?? '') ? name : [])),
          )}
        </p>
      )}
      {months.map(({ month, events }, index) => (
        <Month
          key={month}
          month={month}
          events={events}
          today={today}
          mark={index === markAt ? mark : null}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      ))}
      {cursor !== null && (
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
  today,
  mark,
  onEdit,
  onDelete,
}: {
  month: string;
  events: readonly CalendarEvent[];
  today: CalendarDate;
  /** Set in the month of today's line. */
  mark: RefObject<HTMLLIElement | null> | null;
  onEdit: OpenEvent;
  onDelete: (event: CalendarEvent, start: CalendarDate) => void;
}) {
  const { locale } = useSettings();
  const ahead = events.findIndex(({ eventDate }) => eventDate >= today);
  const past = ahead < 0 ? events : events.slice(0, ahead);
  const row = (event: CalendarEvent) => (
    <ListRow key={event.id} event={event} today={today} onEdit={onEdit} onDelete={onDelete} />
  );
  return (
    <section aria-label={formatMonthTitle(month, locale)}>
      <h3 className={classes['month']}>{formatMonthTitle(month, locale)}</h3>
      <ul className={classes['events']}>
        {past.map(row)}
        {mark && (
          <li ref={mark} className={classes['today']}>
            <span>
              {t.calendar.todayIs(formatDate(today, locale, { weekday: 'short', day: 'numeric', month: 'short' }))}
            </span>
          </li>
        )}
        {events.slice(past.length).map(row)}
      </ul>
    </section>
  );
}

function ListRow({
  event,
  today,
  onEdit,
  onDelete,
}: {
  event: CalendarEvent;
  today: CalendarDate;
  onEdit: OpenEvent;
  onDelete: (event: CalendarEvent, start: CalendarDate) => void;
}) {
  const { locale } = useSettings();
  // A series whose first date is skipped keeps its place, with the first date on which it occurs.
  const [first] = nextOccurrences(event, addDays(event.eventDate, -1), 1);
  const occurrence: Occurrence = { startDate: event.eventDate, endDate: event.endDate, ...first, event };
  // Listed at its start; the next occurrence is shown as well.
  const next =
    event.isRecurring && event.eventDate < today ? nextOccurrences(event, addDays(today, -1), 1)[0] : undefined;
  // For a series that has started, "this event" means the next occurrence.
  const start = next?.startDate ?? occurrence.startDate;
  return (
    <EventRow
      occurrence={occurrence}
      date={occurrence.startDate}
      lead={
        <span className={classes['lead']}>
          <time dateTime={occurrence.startDate}>{formatWeekdayDay(occurrence.startDate, locale)}</time>
          <small>{timeLabel(occurrence, locale)}</small>
        </span>
      }
      {...(next && { more: t.calendar.nextOn(formatShortDate(next.startDate, locale, today)) })}
      onEdit={(_event, _start, directly) => onEdit(event, start, directly)}
      onDelete={() => onDelete(event, start)}
    />
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The server's order, then by title, for events without a time or with the same one. */
const inOrder = (a: CalendarEvent, b: CalendarEvent): number =>
  compare(a.eventDate, b.eventDate) || compare(a.eventTime ?? '', b.eventTime ?? '') || a.title.localeCompare(b.title);

/** Groups events by the month of their start; the list is sorted. */
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
