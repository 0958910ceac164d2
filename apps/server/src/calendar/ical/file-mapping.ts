import {
  DEFAULT_LOCALE,
  addDays,
  calendarEventProblems,
  diffDays,
  formatDate,
  type CalendarDate,
} from '@homefold/domain';
import {
  CalendarFileError,
  type CalendarFileOptions,
  type ParsedEvent,
  type SkippedEvent,
} from './calendar-file.types';
import { daysOfRule, type DayBudget } from './file-expand';
import { untilOf, type FileEvent, type FileRule } from './file-event';
import type { Stamp } from './file-properties';
import { at, noted, on, startsOn } from './file-parts';
import { seriesOfRule } from './file-rules';
import { textsOf } from './file-texts';
import type { FileZones, LocalStamp } from './file-zones';
import type { Rests } from './rests';
import { endOf, spanUntil, type Span } from './vevent';

export interface ReadContext extends CalendarFileOptions {
  zones: FileZones;
  budget: DayBudget;
  /** Events that may still come of the file. */
  dates: { left: number };
  rests: Rests;
}

export interface MappedEvents {
  events: ParsedEvent[];
  /** What changed occurrences became. */
  changed: ParsedEvent[];
  skipped: SkippedEvent[];
}

const OUTSIDE = 'Its date lies outside of the years 1900 to 2200.';
const MAX_EXCEPTIONS = 1_000;
const MAX_RDATES = 500;
/** Days of a rule that could be looked at while one series is asked about one day. */
const LOOK_COST = 30;
const TOO_MANY_EXCEPTIONS = `It has more than ${MAX_EXCEPTIONS} exceptions.`;

/** What the events of one UID become: a series with its exceptions, and events for what happens otherwise. */
export async function eventsOfUid(
  group: readonly FileEvent[],
  context: ReadContext,
): Promise<Pick<MappedEvents, 'events' | 'skipped'>> {
  const mapped: MappedEvents = { events: [], changed: [], skipped: [] };
  const mains = distinctMains(group.filter(({ recurrenceId }) => !recurrenceId));
  const overrides = latest(
    group.filter(({ recurrenceId }) => recurrenceId),
    ({ recurrenceId }) => keyOf(recurrenceId as Stamp),
  );
  const each = async (event: FileEvent, add: () => void) => {
    await context.rests.rest();
    const before = mapped.events.length + mapped.changed.length;
    try {
      add();
    } catch (error) {
      // a date that a rule or an end leads to, and that no calendar has
      if (!(error instanceof RangeError)) throw error;
      mapped.skipped.push({ title: textsOf(event).title, reason: OUTSIDE });
    }
    context.dates.left -= mapped.events.length + mapped.changed.length - before;
    if (context.dates.left < 0)
      throw new CalendarFileError('The file has more than 20,000 dates that would have to be listed one by one.');
  };
  for (const main of mains) await each(main, () => addMain(mapped, main, context));
  if (mains.length > 0 && mains.every(({ cancelled }) => cancelled)) return mapped;
  const places = placesOf(mapped.events);
  for (const override of overrides) await each(override, () => addOverride(mapped, places, override, context));
  for (const { exceptions } of places.series) exceptions.sort();
  const events: ParsedEvent[] = [];
  for (const event of [...mapped.events.filter((one) => !places.moved.has(one)), ...mapped.changed]) {
    await context.rests.rest();
    const problem = problemOf(event);
    if (problem) mapped.skipped.push({ title: event.title, reason: problem });
    else events.push(event);
  }
  return { events, skipped: mapped.skipped };
}

const keyOf = ({ date, time, zone }: Stamp): string => `${date} ${time ?? ''} ${zone ?? ''}`;

/** Of versions of the same, the one with the highest SEQUENCE; of equal ones the last. */
function latest(events: readonly FileEvent[], key: (event: FileEvent) => string): FileEvent[] {
  const kept = new Map<string, FileEvent>();
  for (const event of events) {
    const other = kept.get(key(event));
    if (!other || event.sequence >= other.sequence) kept.set(key(event), event);
  }
  return [...kept.values()];
}

/** One UID means one event. Where a careless program gave it to several, their starts tell them apart. */
function distinctMains(mains: readonly FileEvent[]): FileEvent[] {
  const distinct = latest(mains, ({ start }) => keyOf(start));
  if (distinct.length < 2) return distinct;
  return distinct.map((event) => ({ ...event, uid: `${event.uid}#${keyOf(event.start)}` }));
}

/** When and what an event is before it repeats; the reason where it is none of ours. */
function onceOf(event: FileEvent, context: ReadContext): { once: ParsedEvent } | { reason: string } {
  const { zones } = context;
  const start = zones.local(event.start);
  if (!start) return { reason: OUTSIDE };
  const span = spanOf(event, start, zones);
  if (!span) return { reason: OUTSIDE };
  const { notes, ...texts } = textsOf(event);
  notes.push(...event.notes);
  if (zones.isUnknown(event.start.zone))
    notes.push(
      `Its time zone “${(event.start.zone ?? '').slice(0, 60)}” is not known, so its time is taken as it stands.`,
    );
  return {
    once: {
      uid: event.uid,
      part: '',
      ...texts,
      ...span,
      recurringType: null,
      recurringInterval: null,
      recurringEndDate: null,
      exceptions: [],
      recurringDay: null,
      instanceOf: null,
      note: notes.join(' ') || null,
    },
  };
}

/** From DTEND or DURATION; without either a whole day, or a time without an end. */
function spanOf(event: FileEvent, start: LocalStamp, zones: FileZones): Span | null {
  const end = event.end ? zones.local(event.end) : event.duration ? zones.plus(event.start, event.duration) : null;
  if ((event.end || event.duration) && !end) return null;
  if (start.time === null) {
    const last = end && end.date > start.date ? addDays(end.date, end.time && end.time > '00:00' ? 0 : -1) : start.date;
    return { eventDate: start.date, endDate: last, eventTime: null, eventEndTime: null };
  }
  const until = end && { date: end.date, time: end.time ?? '00:00' };
  const [, days = '', time = ''] = /^(\d{1,5}) (open|\d\d:\d\d)$/.exec(event.lasts ?? '') ?? [];
  if (time) {
    const hinted: Span = {
      eventDate: start.date,
      endDate: addDays(start.date, Number(days)),
      eventTime: start.time,
      eventEndTime: time === 'open' ? null : time,
    };
    const said = endOf(hinted);
    // stale once another program has moved the end
    if (said?.date === until?.date && said?.time === until?.time) return hinted;
  }
  return spanUntil(start.date, start.time, until);
}

function addMain(mapped: MappedEvents, event: FileEvent, context: ReadContext): void {
  const skip = (reason: string) => void mapped.skipped.push({ title: textsOf(event).title, reason });
  if (event.cancelled) return skip('It was cancelled.');
  const read = onceOf(event, context);
  if ('reason' in read) return skip(read.reason);
  const { once } = read;
  const instead = /^(\d{4}-\d\d-\d\d) (\S+)$/.exec(event.insteadOf ?? '');
  if (instead) once.instanceOf = { uid: instead[2] ?? '', part: '', date: instead[1] ?? '' };
  if (event.rule === 'broken') noted(once, 'Its repeat cannot be read, so it is here once.');
  const reason = addDates(mapped, event, once, context);
  if (reason) skip(reason);
}

/** The event itself, or its series, or its dates one by one, without what EXDATE takes out and with what RDATE adds. */
function addDates(mapped: MappedEvents, event: FileEvent, once: ParsedEvent, context: ReadContext): string | null {
  const { zones } = context;
  // several may name one day; far more than that need not be looked at to be known
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
      if (listed.length + more.length === 0) return 'None of its dates is still to come.';
      more.unshift(...listed);
    }
  }
  // itself, or at most a series for each day of the week
  const own = mapped.events.slice(before);
  const seen = new Set<CalendarDate>();
  for (const stamp of more) {
    const { date } = stamp;
    if (seen.has(date) || without.has(date) || own.some((each) => startsOn(each, date))) continue;
    seen.add(date);
    mapped.events.push(at(once, stamp));
  }
  return null;
}

/** BYHOUR and the like may name the time of the start, and nothing else. */
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

/** UNTIL as the last day on which an occurrence may start. */
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

/** The dates of a rule that has no series of ours, within the window. @returns null when it would take too long */
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

/** Where the occurrences of a UID are that others change. */
interface Places {
  series: ParsedEvent[];
  /** Events that happen once, by their day. */
  once: ReadonlyMap<CalendarDate, ParsedEvent>;
  /** Of those, the ones that a changed occurrence stands for. */
  moved: Set<ParsedEvent>;
}

const placesOf = (events: readonly ParsedEvent[]): Places => ({
  series: events.filter(({ recurringType }) => recurringType !== null),
  once: new Map(events.flatMap((event) => (event.recurringType === null ? [[event.eventDate, event]] : []))),
  moved: new Set(),
});

/** A changed occurrence: an event of its own, and an exception of the series it was one of. */
function addOverride(mapped: MappedEvents, places: Places, event: FileEvent, context: ReadContext): void {
  const date = context.zones.local(event.recurrenceId as Stamp)?.date;
  const skip = (reason: string) => void mapped.skipped.push({ title: textsOf(event).title, reason });
  if (!date) return skip(OUTSIDE);
  context.budget.left -= places.series.length * LOOK_COST;
  if (context.budget.left < 0) return skip('The file has too many complicated rules.');
  const series = places.series.find((each) => startsOn(each, date));
  const once = series ? undefined : places.once.get(date);
  if (series) series.exceptions.push(date);
  else if (once) places.moved.add(once);
  if (event.cancelled) {
    // called off from that day on
    if (event.thisAndFuture && series && date > series.eventDate) series.recurringEndDate = addDays(date, -1);
    return;
  }
  const read = onceOf(event, context);
  if ('reason' in read) return skip(read.reason);
  if (event.thisAndFuture && !event.rule)
    noted(read.once, 'It was changed for all later dates too; here it is changed on this one alone.');
  const instanceOf = series ? { uid: series.uid, part: series.part, date } : null;
  mapped.changed.push({ ...read.once, part: `r:${date}`, instanceOf });
}

const problemOf = (event: ParsedEvent): string | null =>
  calendarEventProblems({ ...event, isRecurring: event.recurringType !== null })[0]?.message ?? null;
