import { MAX_RECURRING_DAYS } from '../calendar/calendar-event';
import { MAX_REMINDERS } from '../calendar/reminders';
import { addDays, dayOfWeek, diffDays, isCalendarDate } from '../time/dates';
import { fitsRecurringDays, movedRecurringDays } from '../time/recurring-days';
import { timeIn, todayIn } from '../time/today';
import { cleanLine } from '../text';
import { isAboutBirth, isAnniversary, isBirthday } from './birthdays';
import { selectTokens, maskTokens, staysInTitle, type Selection } from './select';
import { readWithChrono } from './when/chrono-fallback';
import type { DateMeaning, DatePhrase, Days } from './when/date-phrase';
import { maskExceptions, unsupportedNote } from './unsupported';
import { maskPeople, readPeople, type PeopleMention } from './people';
import { readPlace, type PlaceMention } from './places';
import { candidatesOf, timeQuestion } from './questions';
import { fold, maskWords, MAX_READ, type ParserInput } from './parser-input';
import { maskReminders, readReminders, type ReminderMention } from './reminder-phrases';
import { tokenize, type Token } from './tokenize';
import { daysOf, meaningOf, timesOf, whenOf, type Parts, type When } from './resolve';
import { titleOf } from './title';
import type {
  QuickAddContext,
  QuickAddEvent,
  QuickAddQuestionReason,
  QuickAddReminder,
  QuickAddSpan,
  QuickAddUnderstanding,
} from './types';
import { recurringDaysOf } from './when/recurrences';
import { unclearNote, whoOf } from './who';

/**
 * Parses a line of text into a calendar event: "swimming every other Friday 4-5pm until Christmas".
 *
 * Uses our own grammar, deterministically; chrono only for a day that the grammar does not know. Nothing is guessed
 * silently: an ambiguous day or time is returned as a question with every complete interpretation (`needsClarification`), and
 * `spans` reports what was recognised.
 *
 * Conventions:
 * - Dates without a year are the next ones; nothing is put into the past unless the text says so ("yesterday", a year).
 * - A bare weekday that is today means today while its time is still to come. "Next Tuesday" is the Tuesday of the next
 * week, weeks running from Monday to Sunday. A time alone is today's, or tomorrow's once it has passed.
 * - An hour of 1 to 6 without am or pm is asked, unless the words settle it (school, lunch, dinner, "in the morning");
 * 7 to 11 are in the morning (asked when that has passed today) and 12 is noon, unless the words say otherwise. "03:30"
 * and "15:40" are times of a 24-hour clock.
 * - Several days, and "midnight" of a day, are asked.
 * - A part of the day without an hour begins at 09:00, 12:00, 14:00, 18:00 or 20:00 (`PARTS_OF_DAY`).
 *
 * @param text anything; only its first 500 UTF-16 units are read, so that the time is bounded
 * @throws RangeError for an invalid `timeZone` or `now`; never because of the text
 */
export function understandQuickAdd(text: string, context: QuickAddContext): QuickAddUnderstanding {
  const plain = parserInput(text, context);
  const reminders = readReminders(plain.text, context.members, context.me);
  const unreminded = maskReminders(plain.text, reminders);
  const mentions = readPeople(plain.raw, unreminded, context.members, context.me);
  const input = maskExceptions({ ...plain, text: maskPeople(unreminded, mentions) });
  const tokens = tokenize(input);
  const choice = selectFrom(input, tokens);
  const place = placeOf(plain.raw, maskTokens(unreminded, choice.used), mentions);
  // "dinner at Mia's" is not for Mia
  const people = mentions.filter(({ start, end }) => !place || end <= place.start || start >= place.end);
  const details: Details = { people, place, reminders };
  const { spans, removed } = spansOf(input, choice, details);
  const base = baseOf(text, plain, removed, details, choice, tokens);
  const first = interpretationsOf(choice.parts, input);
  const others = selectionsOfOtherDates(input, tokens, choice);
  const events = first.whens.map((when) => eventOf(base, when));
  for (const other of others) {
    const otherBase = baseOf(text, plain, spansOf(input, other, details).removed, details, other, tokens);
    const known = new Set(events.map(({ eventDate, eventTime }) => `${eventDate} ${eventTime}`));
    const whens = interpretationsOf(other.parts, input).whens;
    events.push(
      ...whens
        .filter(({ eventDate, eventTime }) => !known.has(`${eventDate} ${eventTime}`))
        .map((when) => eventOf(otherBase, when)),
    );
  }
  const hasOtherDays = events.length > first.whens.length && first.reason !== 'date';
  const interpretations: Interpretations = hasOtherDays ? { ...first, reason: 'date', ask: null } : first;
  const candidates = candidatesOf(events, context.locale);
  const [only, another] = candidates;
  if (only && !another) return { ...only.event, needsClarification: false, spans };
  const reason = cleanLine(text) === '' ? 'noText' : (interpretations.reason ?? 'time');
  return {
    ...base,
    ...agreed(reason === 'noText' ? [] : events),
    needsClarification: true,
    reason,
    question: questionOf(reason, interpretations.ask, base, events, context.locale),
    candidates: reason === 'noText' ? [] : candidates,
    spans,
  };
}

/** The parts of the text besides days and times. */
interface Details {
  people: readonly PeopleMention[];
  place: PlaceMention | null;
  reminders: readonly ReminderMention[];
}

/** People end a place, except the one whose home it is. */
function placeOf(raw: string, text: string, mentions: readonly PeopleMention[]): PlaceMention | null {
  const others = mentions.filter(({ end }) => !text.startsWith("'s", end));
  return readPlace(raw, maskPeople(text, others));
}

/** The text prepared for the readers. */
export function parserInput(text: string, context: QuickAddContext): ParserInput {
  const raw = text.slice(0, MAX_READ);
  const folded = fold(raw);
  const [hours = 0, minutes = 0] = timeIn(context.timeZone, context.now).split(':').map(Number);
  return {
    raw,
    text: maskWords(folded, context.titleOnly ?? []),
    today: todayIn(context.timeZone, context.now),
    nowMinutes: hours * 60 + minutes,
    dayFirst: context.locale === 'en-GB' ? true : context.locale === 'en-US' ? false : null,
    country: context.country ?? /[-_]([A-Z]{2})\b/.exec(context.locale)?.[1] ?? 'GB',
    context,
    isAboutBirth: isAboutBirth(folded),
  };
}

/** What the grammar recognises, falling back to chrono for the day. */
export function selectFrom(input: ParserInput, tokens: readonly Token[] = tokenize(input)): Selection {
  const choice = selectTokens(tokens, input);
  if (choice.parts.date || choice.parts.repeat || choice.parts.until) return choice;
  const found = readWithChrono({ ...input, text: maskTokens(input.text, choice.used) });
  if (!found) return choice;
  const beside = tokens.filter(({ start, end }) => end <= found.start || start >= found.end);
  return selectTokens([...beside, found], input);
}

/** "Sunday lunch on Saturday", "dentist Mon or Tue": a text with several days is parsed with each of them. */
function selectionsOfOtherDates(input: ParserInput, tokens: readonly Token[], { parts, used }: Selection): Selection[] {
  if (parts.repeat) return [];
  const daysOfDate = ({ value }: Extract<Token, { kind: 'date' }>): string => {
    const { options } = value.from.resolve(input.today);
    return JSON.stringify([options, value.through?.resolve(options[0].first).options]);
  };
  const dates = tokens.filter((token) => token.kind === 'date');
  const chosen = dates.find((token) => used.includes(token));
  if (!chosen) return [];
  return dates
    .filter((token) => token !== chosen && daysOfDate(token) !== daysOfDate(chosen))
    .filter(({ value }) => {
      const { isWeak } = value.from.resolve(input.today);
      return !isWeak || value.through !== null;
    })
    .slice(0, 6)
    .map((date) =>
      selectTokens(
        tokens.filter((token) => token.kind !== 'date' || token === date),
        input,
      ),
    );
}

function spansOf(
  input: ParserInput,
  { used }: Selection,
  { people, place, reminders }: Details,
): { spans: QuickAddSpan[]; removed: { start: number; end: number }[] } {
  const span = (kind: QuickAddSpan['kind'], start: number, end: number, inTitle: boolean): QuickAddSpan => ({
    kind,
    start,
    end,
    text: input.raw.slice(start, end),
    inTitle,
  });
  const spans = [
    ...people.map(({ start, end, inTitle }) => span('who', start, end, inTitle)),
    ...(place ? [span('place', place.start, place.end, false)] : []),
    ...reminders.map(({ start, end }) => span('reminder', start, end, false)),
    ...used.map((token) =>
      span(token.kind === 'part' ? 'time' : token.kind, token.start, token.end, staysInTitle(token, used, input)),
    ),
  ].sort((a, b) => a.start - b.start);
  return { spans, removed: spans.filter(({ inTitle }) => !inTitle) };
}

type Base = Omit<QuickAddEvent, keyof When>;

/**
 * All fields of the event except its date and time. Birthdays and anniversaries are yearly unless the text says
 * otherwise.
 */
function baseOf(
  text: string,
  { text: folded, context }: ParserInput,
  removed: readonly { start: number; end: number }[],
  { people, place, reminders }: Details,
  choice: Selection,
  tokens: readonly Token[],
): Base {
  const { parts } = choice;
  const kind = isBirthday(folded) ? 'birthday' : 'event';
  const isYearly = !parts.repeat && (kind === 'birthday' || isAnniversary(folded));
  const rule = parts.repeat?.rule ?? (isYearly ? { type: 'yearly' as const, interval: 1 } : null);
  return {
    kind,
    title: titleOf(text, removed),
    ...whoOf(people, context.members),
    isRecurring: rule !== null,
    recurringType: rule?.type ?? null,
    recurringInterval: rule?.interval ?? null,
    recurringDays: parts.repeat && recurringDaysOf(parts.repeat),
    place: place?.place ?? null,
    reminders: distinct(reminders.flatMap((one) => one.reminders)),
    note:
      [
        parts.repeat?.note,
        unsupportedNote(folded, tokens, choice),
        unclearNote(people),
        ...reminders.map(({ note }) => note),
      ]
        .filter(Boolean)
        .join(' ') || null,
  };
}

/** Without duplicates, up to the limit per person. */
const distinct = (reminders: readonly QuickAddReminder[]): QuickAddReminder[] =>
  [...new Map(reminders.map((one) => [JSON.stringify(one), one])).values()].filter(
    ({ memberId }, index, all) =>
      all.slice(0, index).filter((other) => other.memberId === memberId).length < MAX_REMINDERS,
  );

/** An event longer than the calendar can repeat happens once. */
function eventOf({ ...base }: Base, when: When): QuickAddEvent {
  const { recurringType, recurringDays } = base;
  // the small hours of "Monday and Wednesday night" are on the next days
  if (recurringDays && recurringType && !fitsRecurringDays(recurringType, recurringDays, when.eventDate))
    base.recurringDays = [
      ...(movedRecurringDays(recurringType, recurringDays, addDays(when.eventDate, -1), when.eventDate) ?? []),
    ];
  if (!base.isRecurring || diffDays(when.eventDate, when.endDate) < MAX_RECURRING_DAYS) return { ...base, ...when };
  const note = `What lasts longer than ${MAX_RECURRING_DAYS} days cannot repeat.`;
  const once = {
    isRecurring: false,
    recurringType: null,
    recurringInterval: null,
    recurringEndDate: null,
    recurringDays: null,
  };
  return { ...base, ...when, ...once, note: base.note ? `${base.note} ${note}` : note };
}

interface Interpretations {
  whens: When[];
  reason: QuickAddQuestionReason | null;
  /** The question about the date, if any. */
  ask: string | null;
}

/** Every interpretation of the date and time, likeliest first; without any, suggested days. */
function interpretationsOf(parts: Parts, input: ParserInput): Interpretations {
  const meaning = meaningOf(parts, input);
  if (!meaning) return { whens: nearDays(input), reason: 'noDate', ask: null };
  const until = parts.until?.resolve(meaning.options[0].first);
  const ends = until && until.options.length > 1 && !until.isWeak ? until.options : null;
  const variants: Parts[] = ends ? ends.map((days) => ({ ...parts, until: always(days) })) : [parts];
  const times = timesOf(parts, input, meaning);
  const isMidnight = isMidnightOfADay(parts, meaning);
  const named = daysOf(meaning, times[0], parts);
  const days = isMidnight ? [...named.map(dayAfter), ...(meaning.isToday ? [] : named)] : named;
  const whens = variants
    .flatMap((variant) => times.flatMap((time) => days.map((day) => whenOf(day, time, meaning, variant, input))))
    .filter(({ eventDate, endDate }) => isCalendarDate(eventDate) && isCalendarDate(endDate));
  if (whens.length === 0) return { whens: nearDays(input), reason: 'noDate', ask: null };
  return {
    whens,
    reason: whens.length > 1 ? reasonOf(meaning, days, ends) : null,
    ask:
      isMidnight && !meaning.isToday
        ? 'Midnight at the end of that day, or at its start?'
        : (meaning.ask ?? until?.ask ?? null),
  };
}

/** "Midnight Saturday" usually means the end of that day, technically its start; today's start has passed. */
const isMidnightOfADay = ({ time, date, repeat, part }: Parts, meaning: DateMeaning): boolean =>
  Boolean(time?.from.isMidnight && date && !repeat && !part && !meaning.part);

const dayAfter = ({ first, last }: Days): Days => ({ first: addDays(first, 1), last: addDays(last, 1) });

function reasonOf(meaning: DateMeaning, days: readonly Days[], ends: readonly Days[] | null): QuickAddQuestionReason {
  if (days.length > 1) return (meaning.isWeak && meaning.options.length > 1) || meaning.isSpan ? 'day' : 'date';
  return ends ? 'date' : 'time';
}

const always = (days: Days): DatePhrase => ({ end: 0, resolve: () => ({ options: [days] }) });

/** Today, tomorrow and the next Saturday, all day. */
function nearDays({ today }: ParserInput): When[] {
  const saturday = addDays(today, (6 - dayOfWeek(today) + 7) % 7);
  return [...new Set([today, addDays(today, 1), saturday])].map((date) => ({
    eventDate: date,
    endDate: date,
    eventTime: null,
    eventEndTime: null,
    recurringEndDate: null,
  }));
}

/** What all interpretations have in common; the rest is left open. */
function agreed(events: readonly QuickAddEvent[]): {
  [F in keyof When]: When[F] | null;
} {
  const same = <F extends keyof When>(field: F): When[F] | null => {
    const [first, ...others] = events.map((event) => event[field]);
    return first !== undefined && others.every((other) => other === first) ? first : null;
  };
  return {
    eventDate: same('eventDate'),
    endDate: same('endDate'),
    eventTime: same('eventTime'),
    eventEndTime: same('eventEndTime'),
    recurringEndDate: same('recurringEndDate'),
  };
}

function questionOf(
  reason: QuickAddQuestionReason,
  ask: string | null,
  { kind, title }: Base,
  events: readonly QuickAddEvent[],
  locale: string,
): string {
  if (reason === 'noText') return 'What would you like to add?';
  if (reason === 'noDate') return kind === 'birthday' ? `When is ${title}?` : 'When is it?';
  return reason === 'time' ? timeQuestion(events, locale) : (ask ?? 'Which day is meant?');
}
