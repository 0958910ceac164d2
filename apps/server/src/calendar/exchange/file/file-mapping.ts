import {
  DEFAULT_LOCALE,
  addDays,
  calendarEventProblems,
  diffDays,
  formatDate,
  type CalendarDate,
} from '@homefold/domain';
import { CalendarFileError, type ParsedEvent } from './calendar-file.types';
import { CANCELLED, OUTSIDE, type MappedEvents, type ReadContext } from './file-context';
import { daysOfRule } from './file-expand';
import { untilOf, type FileEvent, type FileRule } from './file-event';
import { onceOf } from './file-once';
import { addOverride, placesOf } from './file-overrides';
import { at, noted, on, startsOn } from './file-parts';
import type { Stamp } from './file-properties';
import { seriesOfRule } from './file-rules';
import { textsOf } from './file-texts';
import type { LocalStamp } from './file-zones';

const MAX_EXCEPTIONS = 1_000;
const MAX_RDATES = 500;
const TOO_MANY_EXCEPTIONS = `It has more than ${MAX_EXCEPTIONS} exceptions.`;

/** Maps the events of one UID to a series with its exceptions, and separate events for changed occurrences. */
export function eventsOfUid(
  group: readonly FileEvent[],
  context: ReadContext,
): Pick<MappedEvents, 'events' | 'skipped'> {
  const mapped: MappedEvents = { events: [], changed: [], skipped: [] };
  const mains = distinctMains(group.filter(({ recurrenceId }) => !recurrenceId));
  const overrides = latest(
    group.filter(({ recurrenceId }) => recurrenceId),
    ({ recurrenceId }) => keyOf(recurrenceId as Stamp),
  );
  const each = (event: FileEvent, add: () => void) => {
    const before = mapped.events.length + mapped.changed.length;
    try {
      add();
    } catch (error) {
      // a date produced by a rule or an end that is outside the calendar's range
      if (!(error instanceof RangeError)) throw error;
      mapped.skipped.push({ title: textsOf(event).title, reason: OUTSIDE });
    }
    context.dates.left -= mapped.events.length + mapped.changed.length - before;
    if (context.dates.left < 0)
      throw new CalendarFileError(
        'The file has repeats with more than 20,000 dates, which would have to be listed one by one.',
      );
  };
  for (const main of mains) each(main, () => addMain(mapped, main, context));
  if (mains.length > 0 && mains.every(({ cancelled }) => cancelled)) return mapped;
  const places = placesOf(mapped.events);
  for (const override of overrides) each(override, () => addOverride(mapped, places, override, context));
  for (const { exceptions } of places.series) exceptions.sort();
  const left = [...mapped.events.filter((one) => !places.gone.has(one)), ...mapped.changed];
  const [first] = mapped.events;
  if (first && left.length === 0) mapped.skipped.push({ title: first.title, reason: CANCELLED });
  const events: ParsedEvent[] = [];
  for (const event of left) {
    const problem = problemOf(event);
    if (problem) mapped.skipped.push({ title: event.title, reason: problem });
    else events.push(event);
  }
  return { events, skipped: mapped.skipped };
}

const keyOf = ({ date, time, zone }: Stamp): string => `${date} ${time ?? ''} ${zone ?? ''}`;

/** Of several versions, the one with the highest SEQUENCE; among equal ones the last. */
function latest(events: readonly FileEvent[], key: (event: FileEvent) => string): FileEvent[] {
  const kept = new Map<string, FileEvent>();
  for (const event of events) {
    const other = kept.get(key(event));
    if (!other || event.sequence >= other.sequence) kept.set(key(event), event);
  }
  return [...kept.values()];
}

/** One UID should mean one event. Where a program reused it, events are distinguished by their starts. */
function distinctMains(mains: readonly FileEvent[]): FileEvent[] {
  const distinct = latest(mains, ({ start }) => keyOf(start));
  if (distinct.length < 2) return distinct;
  return distinct.map((event) => ({ ...event, uid: `${event.uid}#${keyOf(event.start)}` }));
}

function addMain(mapped: MappedEvents, event: FileEvent, context: ReadContext): void {
  const skip = (reason: string) => void mapped.skipped.push({ title: textsOf(event).title, reason });
  if (event.cancelled) return skip(CANCELLED);
  const read = onceOf(event, context);
  if ('reason' in read) return skip(read.reason);
  const { once } = read;
  const instead = /^(\d{4}-\d\d-\d\d) (\S+)$/.exec(event.insteadOf ?? '');
  if (instead) once.instanceOf = { uid: instead[2] ?? '', part: '', date: instead[1] ?? '' };
  if (event.rule === 'broken') noted(once, 'Its repeat could not be read, so it was imported once.');
  const reason = addDates(mapped, event, once, context);
  if (reason) skip(reason);
}

/** The event itself, its series, or its listed dates, without EXDATE and with RDATE. */
function addDates(mapped: MappedEvents, event: FileEvent, once: ParsedEvent, context: ReadContext): string | null {
  const { zones } = context;
  // several exceptions may name one day; far more than that are not counted
  if (event.exdates.length > MAX_EXCEPTIONS * 2) return TOO_MANY_EXCEPTIONS;
  const without = new Set(event.exdates.flatMap((stamp) => zones.local(stamp)?.date ?? []));
  if (without.size > MAX_EXCEPTIONS) return TOO_MANY_EXCEPTIONS;
  const rule = event.rule === 'broken' ? null : event.rule;
  const more = event.rdates.slice(0, MAX_RDATES).flatMap((stamp) => zones.local(stamp) ?? []);
  const before = mapped.events.length;
  if (!rule) mapped.events.push(once);
  else {
    if (severalADay(rule, event.start)) return 'It repeats several times a day.';
    const series = seriesOf(event, once, rule, context);
    if (series) {
      for (const each of series)
        mapped.events.push({ ...each, exceptions: [...without].filter((date) => startsOn(each, date)).sort() });
    } else {
      const listed = listedDates(event, rule, context);
      if (!listed) return 'The file has too many complicated rules.';
      const until = formatDate(context.window.to, DEFAULT_LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });
      noted(once, `Homefold has no such repeat, so its dates are listed one by one until ${until}.`);
      if (listed.length + more.length === 0) return 'None of its dates is in the future.';
      more.unshift(...listed);
    }
  }
  // the event itself, or at most one series per weekday
  const own = mapped.events.slice(before);
  const seen = new Set<string>();
  for (const stamp of more) {
    const added = at(once, stamp);
    const { eventDate: date, eventTime: time } = added;
    const isOwn = own.some((each) => each.eventTime === time && startsOn(each, date));
    if (isOwn || without.has(date) || seen.has(`${date} ${time ?? ''}`)) continue;
    mapped.events.push(seen.has(date) ? { ...added, part: `${added.part} ${time ?? ''}` } : added);
    seen.add(date).add(`${date} ${time ?? ''}`);
  }
  return null;
}

/** BYHOUR etc. are only supported when they repeat the start's time. */
function severalADay(rule: FileRule, { time }: Stamp): boolean {
  const at = { byhour: Number(time?.slice(0, 2) ?? 0), byminute: Number(time?.slice(3) ?? 0) };
  return Object.entries(at).some(
    ([key, value]) => rule[key] !== undefined && [rule[key]].flat().some((each) => Number(each) !== value),
  );
}

function seriesOf(event: FileEvent, once: ParsedEvent, rule: FileRule, context: ReadContext): ParsedEvent[] | null {
  const found = seriesOfRule(rule, {
    date: once.eventDate,
    shift: diffDays(event.start.date, once.eventDate),
    extraDays: diffDays(once.eventDate, once.endDate),
    until: lastStart(event, once, rule, context),
  });
  if (!found) return null;
  const isApart = event.start.time !== null && event.start.zone !== null && !context.zones.runsAlongside(event.start);
  if (isApart && context.exact) return null;
  if (isApart)
    noted(once, `It followed the clock of ${event.start.zone?.slice(0, 60)}; here it follows your family's.`);
  const alive = found.filter(({ eventDate, recurringEndDate }) => !recurringEndDate || recurringEndDate >= eventDate);
  if (alive.length === 0) return [once];
  return alive.map(({ note, ...series }) => {
    const made = { ...on(once, series.eventDate), ...series };
    if (note) noted(made, note);
    return made;
  });
}

/** UNTIL as the last date on which an occurrence may start. */
function lastStart(
  event: FileEvent,
  { eventTime }: ParsedEvent,
  rule: FileRule,
  { zones }: ReadContext,
): CalendarDate | null {
  const until = untilOf(rule, event.start.zone);
  if (!until) return null;
  if (eventTime === null || until.time === null) return until.date;
  const local = zones.local(until);
  if (!local) return null;
  return (local.time ?? '') < eventTime ? addDays(local.date, -1) : local.date;
}

/** The dates of a rule without an equivalent series, within the window. @returns null when the budget is used up */
function listedDates(event: FileEvent, rule: FileRule, { zones, window, budget }: ReadContext): LocalStamp[] | null {
  const { date, ...clock } = event.start;
  const until = untilOf(rule, clock.zone);
  const last = until && zones.local(until);
  const days = daysOfRule(rule, date, { from: addDays(window.from, -1), to: addDays(window.to, 1) }, budget);
  return (
    days?.flatMap((day) => {
      const local = zones.local({ ...clock, date: day });
      if (!local || local.date < window.from || local.date > window.to) return [];
      const over =
        last &&
        (last.time === null ? day > last.date : `${local.date} ${local.time ?? ''}` > `${last.date} ${last.time}`);
      return over ? [] : [local];
    }) ?? null
  );
}

const problemOf = (event: ParsedEvent): string | null =>
  calendarEventProblems({ ...event, isRecurring: event.recurringType !== null })[0]?.message ?? null;
