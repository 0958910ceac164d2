import { addDays, type CalendarDate } from '@homefold/domain';
import type { ParsedEvent } from './calendar-file.types';
import { OUTSIDE, type MappedEvents, type ReadContext } from './file-context';
import type { FileEvent } from './file-event';
import { onceOf } from './file-once';
import { noted, startsOn } from './file-parts';
import { textsOf } from './file-texts';
import type { LocalStamp } from './file-zones';

/** Budget of days for looking up one day in one series. */
const LOOK_COST = 30;

/** Finds the occurrences of a UID that others change. */
export interface Places {
  series: ParsedEvent[];
  /** Single events, by their day. */
  once: ReadonlyMap<CalendarDate, readonly ParsedEvent[]>;
  /** Occurrences that were replaced or cancelled. */
  gone: Set<ParsedEvent>;
}

export function placesOf(events: readonly ParsedEvent[]): Places {
  const once = new Map<CalendarDate, ParsedEvent[]>();
  for (const event of events.filter(({ recurringType }) => recurringType === null)) {
    const ofDay = once.get(event.eventDate);
    if (ofDay) ofDay.push(event);
    else once.set(event.eventDate, [event]);
  }
  return { series: events.filter(({ recurringType }) => recurringType !== null), once, gone: new Set() };
}

/** A changed occurrence: a separate event, and an exception of its series. */
export function addOverride(mapped: MappedEvents, places: Places, event: FileEvent, context: ReadContext): void {
  const skip = (reason: string) => void mapped.skipped.push({ title: textsOf(event).title, reason });
  const recurrence = event.recurrenceId && context.zones.local(event.recurrenceId);
  if (!recurrence) return skip(OUTSIDE);
  const { date } = recurrence;
  const isEnd = event.cancelled && event.thisAndFuture;
  context.budget.left -= places.series.length * LOOK_COST + (isEnd ? mapped.events.length : 0);
  if (context.budget.left < 0) return skip('The file has too many complicated rules.');
  const series = places.series.find((each) => startsOn(each, date));
  const once = series ? undefined : onceAt(places, recurrence);
  if (series) series.exceptions.push(date);
  else if (once) places.gone.add(once);
  if (isEnd) callOff(mapped, places, date);
  if (event.cancelled) return;
  const read = onceOf(event, context);
  if ('reason' in read) return skip(read.reason);
  if (event.thisAndFuture && !event.rule)
    noted(read.once, 'It was changed for all later dates, too; only this date was changed here.');
  const instanceOf = series ? { uid: series.uid, part: series.part, date } : null;
  mapped.changed.push({ ...read.once, part: `r:${date}`, instanceOf });
}

/** The one on that day with this time, or the only one. */
function onceAt({ once }: Places, { date, time }: LocalStamp): ParsedEvent | undefined {
  const ofDay = once.get(date) ?? [];
  return ofDay.find(({ eventTime }) => eventTime === time) ?? ofDay[0];
}

/** Cancelled from a day on: on all weekdays of a series, and among listed dates. */
function callOff({ events }: MappedEvents, { gone }: Places, from: CalendarDate): void {
  const last = addDays(from, -1);
  for (const event of events) {
    if (event.eventDate >= from) gone.add(event);
    else if (event.recurringType !== null && (event.recurringEndDate ?? from) > last) event.recurringEndDate = last;
  }
}
