import { daysOfMonthGrid } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { lazy, useCallback, useEffect, useMemo, useState } from 'react';
import { NoFamily } from '../../ui/states/no-family';
import { usePrefill } from '../../ui/sections/prefill';
import { useAddAction } from '../../ui/sections/sections';
import { useIsMobile, useMedia } from '../../ui/browser/use-media';
import { whenIdle } from '../../ui/browser/when-idle';
import { Opening } from '../../ui/states/opening';
import { VisuallyHidden } from '../../ui/basics/visually-hidden';
import { t } from '../../messages/calendar';
import { useDinners } from './dinners/use-dinners';
import { DragLayer } from './drag/drag-layer';
import { useDrops } from './drag/use-drops';
import { useEventDrag } from './drag/use-event-drag';
import { FreeLine } from './free/free-line';
import { LoadError } from './load-error';
import './model/live';
import { SettingsProvider, useFamilySettings } from './model/settings';
import type { CalendarSettings } from './model/settings';
import { useCalendar } from './model/use-calendar';
import { useEventWrites } from './model/use-event-writes';
import { useFamilyNow } from '../../ui/time/use-family-now';
import { useDayInAddress } from './model/use-day-in-address';
import { useScopeQuestion } from './model/use-scope-question';
import { isDinner } from './model/types';
import type { CalendarEvent } from './model/types';
import type { ExchangeKind } from './exchange/more-menu';
import { useOpened } from '../../ui/dialogs/use-opened';
import { usePeopleFilter } from './model/use-people-filter';
import { useViewState } from './model/use-view-state';
import { periodTitle, showsToday, visibleDays } from './model/view-state';
import { PeopleFilter } from './people-filter';
import { useEventReader } from './reader/use-event-reader';
import { RemindedEvents } from './reminders/reminder-bell';
import { Toolbar } from './toolbar';
import { viewParts, Views } from './views';
import type { EventDialogTarget } from './dialogs/event/use-event-form';
import classes from './page.module.css';

const parts = {
  ...viewParts,
  event: () => import('./dialogs/event/event-dialog'),
  day: () => import('./dialogs/day-dialog'),
  scope: () => import('./dialogs/scope-dialog'),
  birthdays: () => import('./dialogs/birthdays/birthdays-dialog'),
  conflict: () => import('./dialogs/move-conflict-dialog'),
  exchange: () => import('./exchange/exchange-dialogs'),
  reader: () => import('./reader/event-reader'),
  dinner: () => import('./dinners/dinner-reader'),
};
const EventDialog = lazy(parts.event);
const DayDialog = lazy(parts.day);
const ScopeDialog = lazy(parts.scope);
const BirthdaysDialog = lazy(parts.birthdays);
const MoveConflictDialog = lazy(parts.conflict);
const ExchangeDialog = lazy(parts.exchange);
const EventReader = lazy(parts.reader);
const DinnerReader = lazy(parts.dinner);

/** From this width on a day has room for one column per person; on smaller screens they scroll sideways, on request. */
const ROOM_FOR_PEOPLE = '(min-width: 900px)';

/** The family calendar: month, week, day and list views, with the dialogs that add and change events. */
export default function CalendarPage() {
  const { settings, loading, error, refetch } = useFamilySettings();
  if (settings)
    return (
      <SettingsProvider value={settings}>
        <RemindedEvents>
          <Calendar settings={settings} />
        </RemindedEvents>
      </SettingsProvider>
    );
  if (loading)
    return (
      <div role="status">
        <VisuallyHidden>{t.calendar.loading}</VisuallyHidden>
      </div>
    );
  return error ? <LoadError error={error} onRetry={refetch} /> : <NoFamily />;
}

function Calendar({ settings }: { settings: CalendarSettings }) {
  const { timeZone, locale, weekStartsOn } = settings;
  const mobile = useIsMobile();
  const roomForPeople = useMedia(ROOM_FOR_PEOPLE);
  const now = useFamilyNow(timeZone);
  const place = useViewState(now.today);
  const { view, date, selected } = place;
  const calendar = useCalendar(date);
  const dinners = useDinners(date, place.dinners && view !== 'list');
  const { occurrences: events, counts, loading } = calendar;
  const all = useMemo(() => (dinners.length > 0 ? [...events, ...dinners] : events), [events, dinners]);
  const filter = usePeopleFilter(place, all, settings);
  const { occurrences } = filter;
  const basis = useMemo(() => ({ today: now.today, weekStartsOn }), [now.today, weekStartsOn]);
  const scope = useScopeQuestion();
  const writes = useEventWrites(basis, settings, scope.ask);
  const drops = useDrops(writes, settings);
  const days = useMemo(() => visibleDays(view, date, weekStartsOn), [view, date, weekStartsOn]);
  const { goTo } = place;
  const showDay = useCallback(
    (day: CalendarDate): void => {
      const onScreen = view === 'month' ? daysOfMonthGrid(date, weekStartsOn).flat() : days;
      if (!onScreen.includes(day)) goTo(day);
    },
    [view, date, days, weekStartsOn, goTo],
  );
  const drag = useEventDrag({ settings, onDrop: drops.drop, onShow: showDay });
  const form = useOpened<EventDialogTarget>();
  const day = useOpened<CalendarDate>();
  const birthdays = useOpened<true>();
  const exchange = useOpened<ExchangeKind>();

  useDayInAddress((on, wanted) => place.goTo(on, wanted ?? (view === 'list' ? 'month' : view)));
  const [jumps, setJumps] = useState(0);
  const goToToday = (): void => {
    // Also on a page that shows today: week, day and list scroll back to it.
    place.goToToday();
    setJumps((times) => times + 1);
  };

  usePreload(loading);

  const add = (on: CalendarDate, time: string | null = null): void => form.show({ kind: 'add', date: on, time });
  const edit = (event: CalendarEvent, start: CalendarDate): void => form.show({ kind: 'edit', event, start });
  const { reader, open, onClickCapture } = useEventReader({ occurrences: all, loading, writes, led: place.led, edit });
  const addHere = (): void => add(view === 'week' && showsToday(place, now.today, weekStartsOn) ? now.today : selected);
  useAddAction(addHere);
  usePrefill('calendar', (prefill) => form.show({ kind: 'add', date: now.today, time: null, prefill }));
  const select = (next: CalendarDate): void =>
    next.slice(0, 7) === date.slice(0, 7) ? place.select(next) : goTo(next);
  const openDay = (on: CalendarDate): void => {
    place.select(on);
    day.show(on);
  };
  const hasPeople = settings.people.members.length > 1;
  const byPerson = view === 'day' && hasPeople && !(place.oneColumn ?? !roomForPeople);
  const columns =
    view === 'day' && hasPeople ? { byPerson, onChange: (people: boolean) => place.setOneColumn(!people) } : null;
  const list = view === 'list' ? { entries: place.entries, onChange: place.setEntries } : null;
  const period = periodTitle(place, { locale, weekStartsOn });

  return (
    <div className={classes['calendar']} data-view={view} onClickCapture={onClickCapture}>
      <Toolbar
        view={view}
        title={period}
        shortTitle={periodTitle(place, { locale, weekStartsOn, short: true })}
        atToday={showsToday({ view, date }, now.today, weekStartsOn)}
        counts={counts}
        filter={
          filter.offered && {
            chosen: filter.ids,
            row: <PeopleFilter chosen={filter.ids} announcement={filter.announcement} onChange={place.setPeople} />,
          }
        }
        summary={filter.summary}
        mobile={mobile}
        columns={columns}
        list={list}
        onView={place.setView}
        onStep={place.step}
        onToday={goToToday}
        onAdd={addHere}
        onBirthdays={() => birthdays.show(true)}
        onShow={(on) => place.goTo(on, view === 'list' ? 'month' : view)}
        dinners={{ isOn: place.dinners, onChange: place.setDinners }}
        onExchange={exchange.show}
      />
      {loading && (
        <div role="status">
          <VisuallyHidden>{t.calendar.loading}</VisuallyHidden>
        </div>
      )}
      <DragLayer value={drag}>
        <Views
          place={place}
          calendar={calendar}
          filter={filter}
          now={now}
          byPerson={byPerson}
          period={period}
          jumps={jumps}
          swipes={mobile}
          onSelect={select}
          onOpenDay={openDay}
          onEdit={open}
          onDelete={(event, start) => void writes.remove(event, start)}
          onAdd={add}
          onAddHere={addHere}
        />
      </DragLayer>
      {/* Separate Suspense boundaries: one that loads must not hide the dialog that has the focus. */}
      {drops.conflict.value && (
        <Opening>
          <MoveConflictDialog
            key={`conflict-${drops.conflict.times}`}
            open={drops.conflict.open}
            conflict={drops.conflict.value}
            onClose={drops.conflict.close}
          />
        </Opening>
      )}
      {day.value && (
        <Opening>
          <DayDialog
            key={`day-${day.times}`}
            open={day.open}
            date={day.value}
            today={now.today}
            occurrences={occurrences}
            free={<FreeLine date={day.value} occurrences={all} now={now} />}
            writes={writes}
            onAdd={add}
            onEdit={open}
            onClose={day.close}
          />
        </Opening>
      )}
      {birthdays.value && (
        <Opening>
          <BirthdaysDialog
            key={`birthdays-${birthdays.times}`}
            open={birthdays.open}
            today={now.today}
            writes={writes}
            onClose={birthdays.close}
          />
        </Opening>
      )}
      {exchange.value && (
        <Opening>
          <ExchangeDialog
            key={`exchange-${exchange.times}`}
            kind={exchange.value}
            open={exchange.open}
            onClose={exchange.close}
          />
        </Opening>
      )}
      {reader.value && isDinner(reader.value.event) && (
        <Opening>
          <DinnerReader
            key={`reader-${reader.times}`}
            open={reader.open}
            reading={reader.value}
            onClose={reader.close}
          />
        </Opening>
      )}
      {reader.value && !isDinner(reader.value.event) && (
        <Opening>
          <EventReader
            key={`reader-${reader.times}`}
            open={reader.open}
            reading={reader.value}
            today={now.today}
            writes={writes}
            onMove={(occurrence, target) => {
              showDay(target.when.startDate);
              void drops.drop({ occurrence }, target);
            }}
            onEdit={edit}
            onCopy={(event, start) => form.show({ kind: 'add', date: start, time: null, copyOf: event })}
            onClose={reader.close}
          />
        </Opening>
      )}
      {form.value && (
        <Opening>
          <EventDialog
            key={`form-${form.times}`}
            open={form.open}
            target={form.value}
            writes={writes}
            onClose={form.close}
          />
        </Opening>
      )}
      {scope.question && (
        <Opening>
          <ScopeDialog
            key={`scope-${scope.times}`}
            open={scope.open}
            question={scope.question}
            onAnswer={scope.answer}
          />
        </Opening>
      )}
    </div>
  );
}

/** Delay before the other views and the dialogs are prefetched, in milliseconds. */
const PRELOAD_MS = 1500;

/** Prefetches what the next click may need, once the month is on screen: one part after the other, when idle. */
function usePreload(loading: boolean): void {
  useEffect(() => {
    if (loading) return;
    let gone = false;
    const loadNext = ([load, ...rest]: (() => Promise<unknown>)[]): void => {
      if (!load || gone) return;
      whenIdle(() => {
        // A failed prefetch is repeated when the part is opened.
        const loaded = load().catch(() => undefined);
        void loaded.then(() => loadNext(rest));
      });
    };
    const timer = setTimeout(() => loadNext(Object.values(parts)), PRELOAD_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [loading]);
}
