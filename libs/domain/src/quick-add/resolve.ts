import { addDays, addYears, diffDays, timeOfMinutes } from '../time/dates';
import type { CalendarDate, LocalTime } from '../time/dates';
import { nextOccurrences } from '../time/recurrence';
import type { Clock, PartOfDay } from './when/clock';
import { inPartOfDay } from './when/clock';
import type { DateMeaning, DatePhrase, Days } from './when/date-phrase';
import { daysToChoose, moved } from './when/dates-relative';
import type { DurationPhrase } from './when/durations';
import type { ParserInput } from './parser-input';
import { recurringDaysOf, type RepeatPhrase } from './when/recurrences';
import type { DateFound } from './tokenize';
import { impliedTime, type TimePhrase } from './when/times';

/** The effective parts of the text, each at most once. */
export interface Parts {
  date: DateFound | null;
  until: DatePhrase | null;
  repeat: RepeatPhrase | null;
  time: TimePhrase | null;
  /** The time at the end of "Friday 5pm to Sunday 3pm". */
  endTime: TimePhrase | null;
  part: PartOfDay | null;
  duration: DurationPhrase | null;
  isAllDay: boolean;
}

/** A start and an end in minutes since midnight of the start's day; an end before the start is on the next day. */
export interface Times {
  start: number | null;
  end: number | null;
}

/** The dates and times that an event needs. */
export interface When {
  eventDate: CalendarDate;
  endDate: CalendarDate;
  eventTime: LocalTime | null;
  eventEndTime: LocalTime | null;
  recurringEndDate: CalendarDate | null;
}

/** Start times of the parts of a day when no hour is given; shown as a chip that can be corrected. */
export const PARTS_OF_DAY: Record<PartOfDay, number> = {
  morning: 540,
  lunch: 720,
  afternoon: 840,
  evening: 1080,
  night: 1200,
};

/** The day referred to, or today for only a time or repeat; null without any. */
export function meaningOf(parts: Parts, { today }: ParserInput): DateMeaning | null {
  const { date, repeat, time, part } = parts;
  if (date) {
    const meaning = rangeOf(date, today);
    if (!repeat?.first) return meaning;
    // "every Friday from 4 December": the first Friday from then on
    return repeat.first.resolve(meaning.options[0].first);
  }
  if (repeat?.first) return repeat.first.resolve(today);
  if (repeat || time || part || parts.until || parts.isAllDay) return { options: [{ first: today, last: today }] };
  return null;
}

/** From the first day through the last; a range that has begun is this year's. */
function rangeOf({ from, through }: DateFound, today: CalendarDate): DateMeaning {
  const meaning = from.resolve(today);
  if (!through) return meaning;
  const [{ first }] = meaning.options;
  const end = through.resolve(first);
  const [{ last }] = end.options;
  const range = (days: Days): DateMeaning => ({
    ...meaning,
    mayRoll: false,
    isSpan: false,
    isWeak: false,
    options: [days],
  });
  if (meaning.hasYear) return last >= first ? range({ first, last }) : meaning;
  if (end.hasYear) return range({ first: lastUpTo(first, last), last });
  const running = through.resolve(today).options[0].last;
  const begun = addYears(first, -1);
  if (diffDays(begun, running) < 90) return range({ first: begun, last: running });
  return last >= first ? range({ first, last }) : meaning;
}

/** The last such day of a year that is not after another: "28 November to 2 December 2033" begins in 2033. */
function lastUpTo(date: CalendarDate, last: CalendarDate): CalendarDate {
  const years = Number(last.slice(0, 4)) - Number(date.slice(0, 4));
  const sameYear = addYears(date, years);
  return sameYear <= last ? sameYear : addYears(date, years - 1);
}

/** Every interpretation of the time of day, likeliest first: one when it is unambiguous or absent. */
export function timesOf(parts: Parts, input: ParserInput, meaning: DateMeaning | null): [Times, ...Times[]] {
  const none: [Times] = [{ start: null, end: null }];
  if (parts.isAllDay) return none;
  const part = parts.part ?? meaning?.part ?? null;
  if (!parts.time) {
    const start = meaning?.minutes ?? (part ? PARTS_OF_DAY[part] : null);
    const isGone = meaning?.minutes === undefined && meaning?.isToday && start !== null && start <= input.nowMinutes;
    return start === null || isGone ? none : [{ start, end: lengthFrom(start, parts) }];
  }
  const { from, to } = parts.time;
  const end = to ?? parts.endTime?.from ?? null;
  return startsOf(from, to, part, input, parts.repeat ? null : meaning).map((start) => ({
    start,
    end: end ? endFrom(start, end, to ? null : part) : lengthFrom(start, parts),
  })) as [Times, ...Times[]];
}

function startsOf(
  from: Clock,
  to: Clock | null,
  part: PartOfDay | null,
  { text, nowMinutes, today }: ParserInput,
  meaning: DateMeaning | null,
): number[] {
  if (!from.isOpen) return [from.minutes];
  const both = [from.minutes, from.minutes + 720];
  // "4-5pm": the hour before the end, not the one at night
  if (to && !to.isOpen) return [both.reduce((a, b) => (span(b, to.minutes) < span(a, to.minutes) ? b : a))];
  if (part) return [inPartOfDay(from.minutes, part)];
  const implied = impliedTime(text, from.minutes);
  const coming = both.filter((minutes) => minutes > nowMinutes);
  const isOneToCome = coming.length === 1 && meaning?.options[0].first === today;
  // "pick up today at 8", at ten in the morning
  const isGone = isOneToCome && meaning?.isToday && implied !== null && implied <= nowMinutes;
  if (implied !== null && !isGone) return [implied];
  if (meaning?.isToday && coming.length === 1 && implied === null) return coming;
  if (from.minutes < 60) return [from.minutes + 720];
  // "at 8", at ten in the morning: this evening or tomorrow morning
  return from.minutes >= 420 && !isOneToCome ? [from.minutes] : both.reverse();
}

/** Minutes from one time to the next such time; a whole day when they are the same. */
const span = (start: number, end: number): number => ((end - start + 1439) % 1440) + 1;

/** The end that follows the start soonest; on another day the surrounding words decide. */
function endFrom(start: number, end: Clock, part: PartOfDay | null): number {
  if (!end.isOpen) return end.minutes;
  if (part) return inPartOfDay(end.minutes, part);
  const options = [end.minutes, end.minutes + 720];
  return options.reduce((a, b) => (span(start, b) < span(start, a) ? b : a));
}

const lengthFrom = (start: number, { duration }: Parts): number | null =>
  duration?.minutes ? start + duration.minutes : null;

/** Every possible day, likeliest first. A time with "next week" leads to a question about the day. */
export const daysOf = (meaning: DateMeaning, times: Times, parts: Parts): [Days, ...Days[]] =>
  (meaning.isSpan || meaning.isWeak) && times.start !== null && !parts.repeat
    ? daysToChoose(meaning.options.at(-1) ?? meaning.options[0])
    : meaning.options;

/** Combines day and time into what is stored. */
export function whenOf(days: Days, times: Times, meaning: DateMeaning, parts: Parts, input: ParserInput): When {
  const rolled = rolledOn(days, times, meaning, parts, input);
  const first = addDays(rolled.first, isAfterMidnight(times, meaning, parts) ? 1 : 0);
  let last = rolled.last < first ? first : rolled.last;
  const { duration, repeat, until } = parts;
  if (duration?.days && !endsSeries(parts)) last = maxDate(last, afterLength(first, duration.days));
  const end = until ? endOfSeries(until, first, parts) : null;
  if (end && !repeat && end > last) last = end;
  const isTimed = times.start !== null;
  const hasEnd = isTimed && times.end !== null && times.end !== times.start;
  // an overnight event ends on the next day; a stay of several days keeps its own end
  if (hasEnd && last === first && (times.end as number) % 1440 <= (times.start as number)) last = addDays(first, 1);
  return {
    eventDate: first,
    endDate: last,
    eventTime: isTimed ? timeOfMinutes(times.start as number) : null,
    eventEndTime: hasEnd ? timeOfMinutes(times.end as number) : null,
    recurringEndDate: repeat?.rule ? seriesEnd(first, end, parts) : null,
  };
}

/** "Every day until Friday", said on a Friday, is the next one. */
function endOfSeries(until: DatePhrase, first: CalendarDate, { repeat }: Parts): CalendarDate | null {
  const { options, mayRoll } = until.resolve(first);
  return (repeat && mayRoll ? until.resolve(addDays(first, 1)).options : options).at(-1)?.last ?? null;
}

/** "Tonight at midnight", "Friday night 1am": the small hours of a night are on the next date. */
const isAfterMidnight = ({ start }: Times, { part }: DateMeaning, parts: Parts): boolean =>
  start !== null && start < 300 && Boolean(parts.time) && (parts.part ?? part) === 'night';

/** A past time moves to the next matching day, tomorrow or the next such weekday, unless the text says today. */
function rolledOn(
  days: Days,
  { start }: Times,
  meaning: DateMeaning,
  parts: Parts,
  { today, nowMinutes }: ParserInput,
): Days {
  if (days.first !== today || start === null || start > nowMinutes) return days;
  const tomorrow = addDays(today, 1);
  const weekday = parts.repeat?.first ?? parts.date?.from;
  if (meaning.mayRoll && weekday) return weekday.resolve(tomorrow).options[0];
  const isDaily = parts.repeat?.rule?.type === 'daily';
  return !parts.date && (!parts.repeat || isDaily) ? { first: tomorrow, last: tomorrow } : days;
}

function afterLength(first: CalendarDate, { count, unit }: NonNullable<DurationPhrase['days']>): CalendarDate {
  return unit === 'night' ? moved(first, count, 'day') : addDays(moved(first, count, unit), -1);
}

/**
 * Whether a length in days is that of the series, not of each stay: "every day for 6 weeks" and "every night for 5
 * nights", but not "hotel every Friday for 2 nights".
 */
const endsSeries = ({ duration, repeat }: Pick<Parts, 'duration' | 'repeat'>): boolean =>
  repeat !== null && (duration?.days?.unit !== 'night' || repeat.rule?.type === 'daily');

/** The last day of a series: "until Christmas", "for 6 weeks", "for 10 sessions". */
function seriesEnd(first: CalendarDate, until: CalendarDate | null, { duration, repeat }: Parts): CalendarDate | null {
  if (until) return until >= first ? until : null;
  if (duration?.days && endsSeries({ duration, repeat }))
    // "every night for 5 nights" are five evenings
    return maxDate(first, addDays(afterLength(first, duration.days), duration.days.unit === 'night' ? -1 : 0));
  if (!duration?.times || !repeat?.rule) return null;
  const series = {
    eventDate: first,
    isRecurring: true,
    recurringType: repeat.rule.type,
    recurringInterval: repeat.rule.interval,
    recurringDays: recurringDaysOf(repeat),
  };
  return nextOccurrences(series, first, duration.times - 1).at(-1)?.startDate ?? first;
}

const maxDate = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);
