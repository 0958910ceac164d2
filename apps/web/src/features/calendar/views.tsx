import { lazy, Suspense, useMemo, useRef } from 'react';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import { BinLink } from './bin-link';
import { DayAgenda } from './day-agenda';
import { FreeLine } from './free/free-line';
import { freeLabels, whoIsFree } from './free/free';
import { LoadError } from './load-error';
import type { Person } from './model/people';
import { onDay } from './model/on-day';
import { useSettings } from './model/settings';
import type { CalendarEvent, Occurrence } from './model/types';
import type { CalendarData } from './model/use-calendar';
import type { CalendarPlace } from './model/use-view-state';
import { visibleDays } from './model/view-state';
import { MonthPane } from './month/month-pane';
import classes from './page.module.css';
import { DaySheet } from './print/day-sheet';
import { MonthSheet } from './print/month-sheet';
import { WeekSheet } from './print/week-sheet';
import type { FamilyNow } from '../../ui/time/use-family-now';
import { useMedia } from '../../ui/browser/use-media';
import { useNarrowerThan } from '../../ui/browser/use-size';
import { useSwipe } from '../../ui/browser/use-swipe';

export const viewParts = {
  agenda: () => import('./agenda/agenda-view').then(({ AgendaView }) => ({ default: AgendaView })),
  list: () => import('./list/list-view').then(({ ListView }) => ({ default: ListView })),
  time: () => import('./time/time-grid').then(({ TimeGrid }) => ({ default: TimeGrid })),
};
const AgendaView = lazy(viewParts.agenda);
const ListView = lazy(viewParts.list);
const TimeGrid = lazy(viewParts.time);

/** A month narrower than this has cells too small for titles, in px; it depends on the menu beside it. */
const ROOM_FOR_TITLES = 640;
/** The same before anything is laid out. */
const NARROW_WINDOW = '(max-width: 959.98px)';

interface ViewsProps {
  place: CalendarPlace;
  /** The calendar around the date, of everyone. */
  calendar: CalendarData;
  /** The filtered occurrences, and the filter's people. */
  filter: { occurrences: readonly Occurrence[]; ids: readonly string[] };
  now: FamilyNow;
  /** Whether a day has a column for each person. */
  byPerson: boolean;
  /** The period's name. */
  period: string;
  /** Counts requests for today. */
  jumps: number;
  /** Whether a swipe goes to the next period. */
  swipes: boolean;
  onSelect: (date: CalendarDate) => void;
  onOpenDay: (date: CalendarDate) => void;
  onEdit: (event: CalendarEvent, start: CalendarDate) => void;
  onDelete: (event: CalendarEvent, start: CalendarDate) => void;
  onAdd: (date: CalendarDate, time: LocalTime | null) => void;
  onAddHere: () => void;
}

/** The current view: month, hours, agenda or entries, and its print layout. */
export function Views({ place, calendar, filter, now, byPerson, period, jumps, swipes, ...props }: ViewsProps) {
  const { onSelect, onOpenDay, onEdit, onDelete, onAdd, onAddHere } = props;
  const settings = useSettings();
  const { view, date, selected } = place;
  const { occurrences: all, counts, loading, error, refetch } = calendar;
  const { occurrences } = filter;
  const root = useRef<HTMLDivElement>(null);
  const compact = useNarrowerThan(root, ROOM_FOR_TITLES, useMedia(NARROW_WINDOW));
  useSwipe(root, `${view} ${period}`, swipes && view !== 'list' ? place.step : null);
  const days = useMemo(() => visibleDays(view, date, settings.weekStartsOn), [view, date, settings.weekStartsOn]);
  const persons = useMemo((): readonly Person[] | null => {
    const { family, members } = settings.people;
    const shown = members.filter(({ id }) => filter.ids.length === 0 || filter.ids.includes(id ?? ''));
    return byPerson ? [family, ...shown] : null;
  }, [byPerson, settings.people, filter.ids]);
  const free = useMemo(
    () =>
      byPerson && date >= now.today && !loading
        ? freeLabels(whoIsFree(all, date, settings.people.members, now), settings.locale, date, now)
        : undefined,
    [byPerson, all, date, now, loading, settings],
  );
  const failed = error !== undefined && view !== 'list';
  return (
    <div ref={root} className={classes['view']}>
      <Suspense fallback={<div className={classes['waiting']} />}>
        {failed && <LoadError error={error} onRetry={refetch} />}
        {!failed && view === 'month' && (
          <MonthPane
            compact={compact}
            date={date}
            selected={selected}
            today={now.today}
            occurrences={occurrences}
            loading={loading}
            onSelect={onSelect}
            onOpenDay={onOpenDay}
            agenda={
              compact && (
                <DayAgenda
                  date={selected}
                  today={now.today}
                  occurrences={occurrences}
                  free={!loading && <FreeLine date={selected} occurrences={all} now={now} />}
                  loading={loading}
                  onEdit={onEdit}
                />
              )
            }
          />
        )}
        {!failed && (view === 'week' || view === 'day') && (
          <TimeGrid
            days={days}
            persons={persons}
            date={date}
            period={period}
            occurrences={occurrences}
            now={now}
            loading={loading}
            jumps={jumps}
            {...(free && { free })}
            onOpenEvent={onEdit}
            onOpenDay={(on) => place.goTo(on, 'day')}
            onOpenMore={onOpenDay}
            onAdd={onAdd}
          />
        )}
        {view === 'list' && place.entries && (
          <>
            <ListView
              today={now.today}
              people={filter.ids}
              jumps={jumps}
              onEdit={onEdit}
              onDelete={onDelete}
              onAdd={onAddHere}
            />
            <BinLink />
          </>
        )}
        {view === 'list' && !place.entries && (
          <AgendaView
            today={now.today}
            people={filter.ids}
            jumps={jumps}
            entries={counts?.total ?? null}
            showsDinners={place.dinners}
            onEdit={onEdit}
            onAdd={onAddHere}
          />
        )}
      </Suspense>
      {/* Can be printed while the view itself is still loading. */}
      {!failed && view === 'month' && <MonthSheet date={date} occurrences={occurrences} />}
      {!failed && view === 'week' && <WeekSheet days={days} occurrences={occurrences} />}
      {!failed && view === 'day' && (
        <DaySheet days={[{ date, occurrences: onDay(occurrences, date) }]} today={now.today} />
      )}
    </div>
  );
}
