import { isCalendarDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { useCallback, useEffect, useState } from 'react';
import { clearHandOff, onHandOff, readHandOff } from '../../../ui/hand-off';
import { readViewState, stepDate, storeViewState } from './view-state';
import type { CalendarView, ViewState } from './view-state';

/** View, date and people on screen, kept over a reload, and the ways to change them. */
export interface CalendarPlace {
  view: CalendarView;
  date: CalendarDate;
  /** The day last looked at, where a new event goes; the period's date until one was chosen. */
  selected: CalendarDate;
  /** The day is wanted in one column rather than in one for each person. */
  oneColumn: boolean;
  setOneColumn: (oneColumn: boolean) => void;
  setView: (view: CalendarView) => void;
  step: (direction: -1 | 1) => void;
  /** Shows a date, in another view if one is given. */
  goTo: (date: CalendarDate, view?: CalendarView) => void;
  goToToday: () => void;
  select: (date: CalendarDate) => void;
  /** Membership ids of whose events are shown; none shows everyone's. */
  people: readonly string[];
  setPeople: (ids: readonly string[]) => void;
}

/** A clicked activity or search result leads to its day (specification 000 section 2, "Search hand-off"). */
function ledTo(date: CalendarDate, before: ViewState): ViewState {
  // What somebody was led to may be for anybody.
  return { ...before, view: before.view === 'list' ? 'month' : before.view, date, people: [] };
}

function initialState(): ViewState {
  const wanted = readHandOff('calendar')?.eventDate;
  return isCalendarDate(wanted) ? ledTo(wanted, readViewState()) : readViewState();
}

/** Where in the calendar the person is. @param today what a date of null stands for */
export function useViewState(today: CalendarDate): CalendarPlace {
  const [state, setState] = useState(initialState);
  const [selected, setSelected] = useState<CalendarDate | null>(null);
  useEffect(() => {
    clearHandOff('calendar');
    return onHandOff(() => {
      const wanted = readHandOff('calendar')?.eventDate;
      clearHandOff('calendar');
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
    oneColumn: state.oneColumn === true,
    setOneColumn: (oneColumn) => setState((before) => ({ ...before, oneColumn })),
    // The day that was looked at is the one the other views open on.
    setView: (next) => place({ view: next, date: selected ?? date }),
    step: (direction) => place({ view, date: stepDate(view, date, direction) }),
    goTo,
    goToToday: () => place({ view, date: today }),
    select: setSelected,
    people: state.people,
    setPeople: (people) => setState((before) => ({ ...before, people })),
  };
}
