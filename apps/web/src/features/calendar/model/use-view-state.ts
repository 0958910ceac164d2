import { isCalendarDate } from '@homefold/domain';
import type { ActivityHandOff, CalendarDate } from '@homefold/domain';
import { useCallback, useEffect, useState } from 'react';
import { clearHandOff, onHandOff, readHandOff } from '../../../ui/sections/hand-off';
import { readViewState, stepDate, storeViewState } from './view-state';
import type { CalendarView, ViewState } from './view-state';

/** View, date and people on screen, restored on reload, and their setters. */
export interface CalendarPlace {
  view: CalendarView;
  date: CalendarDate;
  /** The last selected day, where new events go; the view's date until a day was selected. */
  selected: CalendarDate;
  /** Show the day in one column instead of one per person; null until somebody has chosen. */
  oneColumn: boolean | null;
  setOneColumn: (oneColumn: boolean) => void;
  /** Show the stored entries instead of the agenda. */
  entries: boolean;
  setEntries: (entries: boolean) => void;
  /** Whether planned dinners are shown. */
  dinners: boolean;
  setDinners: (dinners: boolean) => void;
  setView: (view: CalendarView) => void;
  step: (direction: -1 | 1) => void;
  /** Shows a date, optionally in another view. */
  goTo: (date: CalendarDate, view?: CalendarView) => void;
  goToToday: () => void;
  select: (date: CalendarDate) => void;
  /** The search result or activity followed last. */
  led: ActivityHandOff | null;
  /** Membership ids of the filter; empty shows everyone's events. */
  people: readonly string[];
  setPeople: (ids: readonly string[]) => void;
}

/** The state after following an activity or search result to its day. */
function ledTo(date: CalendarDate, before: ViewState): ViewState {
  // The filter is cleared, since it could hide the target.
  return { ...before, view: before.view === 'list' ? 'month' : before.view, date, people: [] };
}

function initialState(): ViewState {
  const wanted = readHandOff('calendar')?.eventDate;
  return isCalendarDate(wanted) ? ledTo(wanted, readViewState()) : readViewState();
}

/** The calendar's view state. @param today the date that null means */
export function useViewState(today: CalendarDate): CalendarPlace {
  const [state, setState] = useState(initialState);
  const [selected, setSelected] = useState<CalendarDate | null>(null);
  const [led, setLed] = useState(() => readHandOff('calendar'));
  useEffect(() => {
    clearHandOff('calendar');
    return onHandOff(() => {
      const handOff = readHandOff('calendar');
      const wanted = handOff?.eventDate;
      clearHandOff('calendar');
      if (handOff) setLed(handOff);
      if (!isCalendarDate(wanted)) return;
      setState((before) => ledTo(wanted, before));
      setSelected(null);
    });
  }, []);
  useEffect(() => storeViewState(state), [state]);

  const place = useCallback(
    (next: { view: CalendarView; date: CalendarDate }) => {
      setState((before) => ({ ...before, view: next.view, date: next.date === today ? null : next.date }));
      setSelected(null);
    },
    [today],
  );
  const { view } = state;
  const date = state.date ?? today;
  const goTo = useCallback(
    (next: CalendarDate, nextView: CalendarView = view) => place({ view: nextView, date: next }),
    [place, view],
  );
  return {
    view,
    date,
    selected: selected ?? date,
    oneColumn: state.oneColumn ?? null,
    setOneColumn: (oneColumn) => setState((before) => ({ ...before, oneColumn })),
    entries: state.entries === true,
    setEntries: (entries) => setState((before) => ({ ...before, entries })),
    dinners: state.dinners === true,
    setDinners: (dinners) => setState((before) => ({ ...before, dinners })),
    // Other views open on the selected day.
    setView: (next) => place({ view: next, date: selected ?? date }),
    step: (direction) => place({ view, date: stepDate(view, date, direction) }),
    goTo,
    goToToday: () => place({ view, date: today }),
    select: setSelected,
    led,
    people: state.people,
    setPeople: (people) => setState((before) => ({ ...before, people })),
  };
}
