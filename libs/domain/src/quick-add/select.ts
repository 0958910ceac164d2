import { diffDays } from '../time/dates';
import type { CalendarDate } from '../time/dates';
import { movesEveryYear, onceOnly } from './when/recurrences';
import { single, type DatePhrase } from './when/date-phrase';
import { MASK, type ParserInput } from './parser-input';
import type { DateFound, Token } from './tokenize';
import type { Parts } from './resolve';
import { WEEKDAY } from './vocabulary';

/** The tokens that take effect. Others stay in the title as typed. */
export interface Selection {
  parts: Parts;
  used: Token[];
}

type Of<K extends Token['kind']> = Extract<Token, { kind: K }>;

/**
 * Of several tokens of a kind the first takes effect, but a feast or a bare month only without a clearer date
 * ("Christmas party 18 Dec" is on the 18th). A duration needs a date or time.
 */
export function selectTokens(tokens: readonly Token[], input: ParserInput): Selection {
  const all = <K extends Token['kind']>(kind: K): Of<K>[] =>
    tokens.filter((token): token is Of<K> => token.kind === kind);
  const dates = all('date');
  const date = dates.find((token) => !isWeak(token.value, input)) ?? dates[0];
  const repeats = mergedRepeat(all('repeat'));
  const repeat = feastOnce(repeats.main, date?.value, input);
  const [until] = all('until');
  const [start, another] = all('time').filter(({ value }) => !value.isEnd);
  const time = start ?? all('time').flatMap(endAsStart)[0];
  const ends = all('time').find(({ value, start }) => value.isEnd && time && !time.value.to && start > time.start);
  const endTime = until && !repeat && time && another && another.start >= until.end ? another : ends;
  const part = all('part').find(() => date || repeat || time) ?? all('part')[0];
  const [allDay] = all('allDay');
  const duration = all('duration').find(({ value }) => {
    if (value.minutes !== undefined) return (time && !time.value.to) || part || hasClock(date?.value, input);
    return value.days ? date || repeat : repeat;
  });
  const repeatPhrase = repeat?.value ?? (time && until ? eachWeekUntil(date, until.value, input) : null);
  const used = [date, repeat, repeats.beside, until, time, endTime, part, allDay, duration].filter(
    (token) => token !== undefined,
  );
  return {
    parts: {
      ...rangeOrSeries(date?.value ?? null, until?.value ?? null, repeatPhrase, input.today),
      repeat: repeatPhrase,
      time: time?.value ?? null,
      endTime: endTime?.value ?? null,
      part: part?.value ?? null,
      duration: duration?.value ?? null,
      isAllDay: allDay !== undefined,
    },
    used: used.sort((a, b) => a.start - b.start),
  };
}

/** "School ends 3:15" is at that time if no start is given; "party until 10" is not. */
const endAsStart = (token: Of<'time'>): Of<'time'>[] =>
  token.value.endsAt === undefined ? [] : [{ ...token, start: token.value.endsAt }];

/**
 * "Daily from 1 to 5 June" and "every Friday in July" end a series; "26-30 Oct every year" is five days each year, "Mon to Fri
 * every week" five of each week.
 */
function rangeOrSeries(
  date: DateFound | null,
  until: Parts['until'],
  repeat: Parts['repeat'],
  today: CalendarDate,
): Pick<Parts, 'date' | 'until'> {
  if (!date || !repeat) return { date, until };
  const { options, isWeak, inTitle, isSpan } = date.from.resolve(today);
  const [{ first }] = options;
  const whole = options.at(-1) ?? options[0];
  const last = lastOf(date.through, first) ?? whole.last;
  const isVague = isWeak && !inTitle && !date.through;
  const type = repeat.rule?.type;
  const length = diffDays(date.through ? first : whole.first, last);
  const isSeries = type === 'daily' || (type === 'weekly' && length >= 7) || (type === 'monthly' && length >= 31);
  const keepsRange = !isVague && (!isSeries || isSpan || (options.length > 1 && !date.through));
  // "Tuesdays from 5 January to 23 March" start and end there, whatever weekday those dates are
  if (first === last || keepsRange) return { date, until };
  const from = { end: date.from.end, resolve: () => ({ options: single(first) }) };
  const end: DatePhrase = { end: from.end, resolve: () => ({ options: single(last) }) };
  return {
    date: { ...date, from, through: null },
    until: until ?? (isSeries && !(isVague && date.isStart) ? end : null),
  };
}

/** "Gymnastics Mon 4:15-5:45 thru May 28": an event of some hours does not last for weeks, so it repeats. */
function eachWeekUntil(date: Of<'date'> | undefined, until: DatePhrase, input: ParserInput): Parts['repeat'] {
  const words = date && input.text.slice(date.start, date.end);
  if (!date || !words || date.value.through || !BARE_WEEKDAY.test(words)) return null;
  const [{ first }] = date.value.from.resolve(input.today).options;
  if (diffDays(first, until.resolve(first).options[0].first) < 14) return null;
  return { end: date.end, rule: { type: 'weekly', interval: 1 } };
}

const BARE_WEEKDAY = new RegExp(`^(?:on )?(?:${WEEKDAY})$`, 'u');

/** A month alone ends on its last day. */
function lastOf(through: DatePhrase | null, first: CalendarDate): CalendarDate | undefined {
  const meaning = through?.resolve(first);
  return (meaning?.isWeak ? meaning.options.at(-1) : meaning?.options[0])?.last;
}

/** "Weekly family meeting Sundays", "Wednesdays fortnightly": frequency and weekday given separately. */
function mergedRepeat(repeats: readonly Of<'repeat'>[]): { main?: Of<'repeat'>; beside?: Of<'repeat'> } {
  const [main] = repeats;
  const often = repeats.find(({ value }) => value.rule?.type === 'weekly' && !value.first);
  const days = repeats.find(
    ({ value }) => value.rule?.type === 'weekly' && value.rule.interval === 1 && value.weekdays,
  );
  if (!main || !often || !days || (main !== often && main !== days)) return { main };
  const value = { ...days.value, rule: often.value.rule };
  return { main: { ...main, value }, beside: main === often ? days : often };
}

/** "Easter every year": no yearly series matches it. */
function feastOnce(
  repeat: Of<'repeat'> | undefined,
  date: DateFound | undefined,
  input: ParserInput,
): Of<'repeat'> | undefined {
  const isFeast = date?.from.resolve(input.today).inTitle && repeat?.value.rule?.type === 'yearly';
  if (!repeat || !date || !isFeast || !movesEveryYear(date.from, input)) return repeat;
  return { ...repeat, value: onceOnly(repeat.value, date.from) };
}

const isWeak = ({ from, through }: DateFound, { today }: ParserInput): boolean =>
  !through && from.resolve(today).isWeak === true;

const hasClock = (date: DateFound | undefined, { today }: ParserInput): boolean => {
  const meaning = date?.from.resolve(today);
  return meaning?.minutes !== undefined || meaning?.part !== undefined;
};

/**
 * Whether a date's words remain in the title: a feast that names the event ("Halloween disco", "Christmas at
 * Granny's"), not one that only gives the date ("Dinner on Christmas Day").
 */
export function staysInTitle(token: Token, used: readonly Token[], input: ParserInput): boolean {
  if (token.kind !== 'date' || !token.value.from.resolve(input.today).inTitle) return false;
  if (token.value.hasPreposition) return input.text.startsWith('for ', token.start);
  const rest = maskTokens(input.text, used).replaceAll(MASK, ' ');
  return rest.slice(0, token.start).trim() === '' || rest.slice(token.end).trim() !== '';
}

/** The text with recognised parts masked. */
export function maskTokens(text: string, tokens: readonly { start: number; end: number }[]): string {
  let hidden = text;
  for (const { start, end } of tokens) hidden = hidden.slice(0, start) + MASK.repeat(end - start) + hidden.slice(end);
  return hidden;
}
