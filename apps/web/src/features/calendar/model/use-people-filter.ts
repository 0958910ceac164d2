import { isSameMonth } from '@homefold/domain';
import { useMemo } from 'react';
import { t } from '../../../messages/calendar';
import { concerns } from './people';
import type { CalendarSettings } from './settings';
import type { Occurrence } from './types';
import type { CalendarPlace } from './use-view-state';
import { visibleDays } from './view-state';

/** The calendar filtered by people. */
export interface PeopleFilterState {
  /** Whether there is more than one person to choose from. */
  offered: boolean;
  /** The chosen people who are still in the family; empty shows everyone's events. */
  ids: readonly string[];
  occurrences: readonly Occurrence[];
  /** Replaces the counts while events are filtered out. */
  summary: string | null;
  /** For screen readers. */
  announcement: string;
}

export function usePeopleFilter(
  { view, date, people: wanted }: Pick<CalendarPlace, 'view' | 'date' | 'people'>,
  all: readonly Occurrence[],
  { people, weekStartsOn }: CalendarSettings,
): PeopleFilterState {
  const labels = t.calendar.filter;
  const ids = useMemo(() => wanted.filter((id) => people.byId.has(id)), [wanted, people]);
  const occurrences = useMemo(() => all.filter(({ event }) => concerns(event, ids)), [all, ids]);
  const offered = people.members.length > 1;
  if (ids.length === 0) return { offered, ids, occurrences, summary: null, announcement: '' };

  const names = people.members.filter(({ id }) => ids.includes(id ?? '')).map(({ name }) => name);
  const days = view === 'week' || view === 'day' ? visibleDays(view, date, weekStartsOn) : null;
  const onScreen = ({ startDate, endDate }: Occurrence): boolean =>
    days
      ? startDate <= (days.at(-1) ?? date) && (endDate >= (days[0] ?? date) || startDate === days[0])
      : isSameMonth(startDate, date) || isSameMonth(endDate, date) || (startDate < date && endDate > date);
  const counted =
    view === 'list' ? [] : [labels.counted[view](occurrences.filter(onScreen).length, all.filter(onScreen).length)];
  return {
    offered,
    ids,
    occurrences,
    summary: [...counted, labels.brief(names)].join(' · '),
    announcement: [labels.shown(names), ...counted].join('. '),
  };
}
