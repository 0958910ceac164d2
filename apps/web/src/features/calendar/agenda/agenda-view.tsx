import Button from '@mui/material/Button';
import { expandOccurrences, formatShortDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useCallback, useMemo, useState } from 'react';
import { t } from '../../../messages/calendar';
import { EmptyState } from '../../../ui/states/empty-state';
import { RowsSkeleton } from '../../../ui/states/skeleton';
import { useReached } from '../../../ui/browser/use-reached';
import { BinLink } from '../bin-link';
import { EmptyCalendar } from '../drawings';
import { dinnersOf } from '../dinners/dinner';
import type { Dinner } from '../dinners/dinner';
import { CalendarDinnersDocument, CalendarEventsDocument } from '../generated';
import type { CalendarDinnersQuery, CalendarEventsQuery } from '../generated';
import { LoadError } from '../load-error';
import { concerns } from '../model/people';
import { useSettings } from '../model/settings';
import { occurrenceKey } from '../model/types';
import type { CalendarEvent, Occurrence, Window } from '../model/types';
import { DaySheet } from '../print/day-sheet';
import { AgendaMonthView } from './agenda-month';
import classes from './agenda.module.css';
import { agendaDays, agendaMonths } from './days';
import { usePlace } from './use-place';
import { useWindows, windowKey } from './use-windows';
import type { WindowQuery } from './use-windows';
import { connected, LATER_BY_ITSELF, windowsOf } from './windows';

const labels = t.calendar.agenda;

const EVENTS: WindowQuery<CalendarEventsQuery, CalendarEvent> = {
  query: CalendarEventsDocument,
  rowsOf: ({ calendarEvents }) => calendarEvents,
};
const DINNERS: WindowQuery<CalendarDinnersQuery, Dinner> = {
  query: CalendarDinnersDocument,
  rowsOf: ({ plannedMeals }) => plannedMeals,
};
const NO_WINDOWS: readonly Window[] = [];

/**
 * Every occurrence, day by day from today on. Later months load while scrolling, earlier ones on request above today.
 */
export function AgendaView({
  today,
  people,
  jumps,
  entries,
  showsDinners,
  onEdit,
  onAdd,
}: {
  today: CalendarDate;
  /** Membership ids of the filter; empty shows everyone's events. */
  people: readonly string[];
  /** Counts requests for today: each scrolls the list there. */
  jumps: number;
  /** Number of events the family has entered; null while unknown. */
  entries: number | null;
  /** Whether planned dinners are included. */
  showsDinners: boolean;
  onEdit: (event: CalendarEvent, start: CalendarDate) => void;
  onAdd: () => void;
}) {
  const { locale, weekStartsOn, people: family } = useSettings();
  const [{ later, earlier }, setReach] = useState({ later: 0, earlier: 0 });
  const windows = useMemo(() => windowsOf(today, { later, earlier }), [today, later, earlier]);
  const { answers, retry } = useWindows(windows, EVENTS);
  const shown = useMemo(
    () => connected(windows, today, (one) => answers.get(windowKey(one))?.rows !== undefined),
    [windows, today, answers],
  );
  const failed = windows.find((one) => answers.get(windowKey(one))?.error !== undefined);
  const dinners = useWindows(showsDinners ? shown : NO_WINDOWS, DINNERS);
  const noDinners = showsDinners && shown.some((one) => dinners.answers.get(windowKey(one))?.error !== undefined);
  const [first, last] = [shown[0]?.from ?? today, shown.at(-1)?.to ?? today];
  const days = useMemo(() => {
    const all = new Map<string, Occurrence>();
    for (const window of shown) {
      const events = answers.get(windowKey(window))?.rows ?? [];
      const meals = (showsDinners && dinners.answers.get(windowKey(window))?.rows) || [];
      for (const one of [...expandOccurrences(events, window.from, window.to), ...dinnersOf(meals)])
        if (concerns(one.event, people)) all.set(occurrenceKey(one), one);
    }
    return agendaDays([...all.values()], { from: first, to: last }, today);
  }, [shown, answers, dinners.answers, showsDinners, people, first, last, today]);
  const months = useMemo(() => agendaMonths(days, weekStartsOn), [days, weekStartsOn]);

  const scroller = usePlace(today, jumps);
  const isWaiting = shown.length < windows.length && failed === undefined;
  const goOn = useCallback(() => setReach((before) => ({ ...before, later: before.later + 1 })), []);
  const goesOn = shown.length > 0 && !isWaiting && !failed && later < LATER_BY_ITSELF && entries !== 0;
  const end = useReached(scroller, goesOn ? goOn : null);

  const isEmpty = days.every(({ occurrences }) => occurrences.length === 0);
  const names = family.members.flatMap(({ id, name }) => (people.includes(id ?? '') ? name : []));
  return (
    <div
      ref={scroller}
      className={classes['scroller']}
      role="region"
      aria-label={labels.title}
      aria-busy={isWaiting}
      tabIndex={0}
    >
      {shown.length === 0 && !failed && <RowsSkeleton rows={8} label={t.calendar.loading} />}
      {shown.length === 0 && failed && (
        <LoadError error={answers.get(windowKey(failed))?.error} level="h3" onRetry={retry} />
      )}
      {shown.length > 0 && (
        <>
          <div className={classes['ends']}>
            <Button
              size="small"
              disabled={isWaiting}
              onClick={() => setReach((before) => ({ ...before, earlier: before.earlier + 1 }))}
            >
              {labels.earlier}
            </Button>
            <span role="status" className={classes['reach']}>
              {earlier > 0 && !isWaiting && labels.from(formatShortDate(first, locale, today))}
            </span>
          </div>
          {noDinners && (
            <p role="alert" className={classes['nobody']}>
              {t.calendar.dinners.failed} <Button onClick={dinners.retry}>{t.common.tryAgain}</Button>
            </p>
          )}
          {entries === 0 && (
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
          )}
          {isEmpty && names.length > 0 && <p className={classes['nobody']}>{t.calendar.filter.none(names)}</p>}
          {(entries !== 0 || !isEmpty) &&
            months.map((month) => <AgendaMonthView key={month.month} month={month} today={today} onEdit={onEdit} />)}
          <div ref={end} className={classes['ends']}>
            {failed ? (
              <span role="alert">
                {labels.failed} <Button onClick={retry}>{t.common.tryAgain}</Button>
              </span>
            ) : (
              <Button size="small" disabled={isWaiting} onClick={goOn}>
                {isWaiting ? t.calendar.loadingMore : labels.later(formatShortDate(last, locale, today))}
              </Button>
            )}
          </div>
          <BinLink />
        </>
      )}
      <DaySheet title={labels.title} days={days.filter(({ date }) => date >= today)} today={today} />
    </div>
  );
}
