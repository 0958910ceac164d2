import { layoutAllDayLanes, layoutDay } from '@homefold/domain';
import type { AllDayLanes, CalendarDate, DayBlock } from '@homefold/domain';
import { columnsOf } from '../drag/whose';
import type { People, Person } from '../model/people';
import type { Occurrence } from '../model/types';

/** A column of the hours: a day, or one person's part of it. */
export interface Column {
  key: string;
  date: CalendarDate;
  /** Absent: everyone's. */
  person?: Person;
}

/** The contents of the hours and the all-day lanes, by column. */
export interface TimeLayout {
  columns: readonly Column[];
  blocks: readonly (readonly DayBlock<Occurrence>[])[];
  lanes: AllDayLanes<Occurrence>;
}

/** One column per day. @param hour height of an hour in px */
export const layoutDays = (
  occurrences: readonly Occurrence[],
  days: readonly CalendarDate[],
  hour: number,
): TimeLayout => ({
  columns: days.map((date) => ({ key: date, date })),
  blocks: days.map((date) => layoutDay(occurrences, date, hour)),
  lanes: layoutAllDayLanes(occurrences, days),
});

/**
 * One column per person: events for several people appear in each of theirs.
 * @param persons the columns, including the family's
 * @param hour height of an hour in px
 */
export function layoutPeople(
  occurrences: readonly Occurrence[],
  date: CalendarDate,
  persons: readonly Person[],
  people: People,
  hour: number,
): TimeLayout {
  const columns = persons.map((person): Column => {
    return { key: `${date} ${person.id ?? 'family'}`, date, person };
  });
  const lanes: AllDayLanes<Occurrence> = { bars: [], laneCount: 0 };
  const blocks = columns.map(({ person }, startIndex) => {
    const theirs = occurrences.filter(({ event }) => columnsOf(event, people).includes(person?.id ?? null));
    const { bars, laneCount } = layoutAllDayLanes(theirs, [date]);
    lanes.bars.push(...bars.map((bar) => ({ ...bar, startIndex })));
    lanes.laneCount = Math.max(lanes.laneCount, laneCount);
    return layoutDay(theirs, date, hour);
  });
  return { columns, blocks, lanes };
}
