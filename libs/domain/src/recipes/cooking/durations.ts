/** A duration in a text, in seconds, because eggs are timed to the second. */
export interface FoundDuration {
  start: number;
  end: number;
  seconds: number;
  /** The upper end of "20–25 minutes"; null without one. */
  secondsTo: number | null;
}

/** Fourteen days: long enough for salt beef and sourdough starters, short enough to catch typing errors. */
export const MAX_RECIPE_MINUTES = 20_160;

const ONES = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const WORDS: ReadonlyMap<string, number> = new Map([
  ...[...ONES, ...TEENS].map((word, at): [string, number] => [word, at + 1]),
  ...TENS.flatMap((ten, at): [string, number][] => [
    [ten, 10 * (at + 2)],
    // "twenty-five" is no range
    ...ONES.flatMap((one, more): [string, number][] =>
      [`${ten}-${one}`, `${ten} ${one}`].map((word) => [word, 10 * (at + 2) + more + 1]),
    ),
  ]),
  ...([
    ['a', 1],
    ['an', 1],
    ['half', 0.5],
    ['a quarter of an', 0.25],
    ['three quarters of an', 0.75],
    ['three-quarters of an', 0.75],
    ['half an', 0.5],
    ['half a', 0.5],
    ['a couple of', 2],
  ] as const),
]);
const VULGAR: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 };
const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

const FIGURES = '\\d{1,4}(?:[.,]\\d{1,2})?(?: ?[½¼¾⅓⅔]| [1-3]/[2-4])?|[½¼¾⅓⅔]|[1-3]/[2-4]';
const COMPOUND = `(?:${TENS.join('|')})(?:[- ](?:${ONES.join('|')}))?`;
const SIMPLE = [...WORDS.keys()].filter((word) => !TENS.some((ten) => word.startsWith(ten)));
const NUMBER = `(?:${FIGURES}|${COMPOUND}|${SIMPLE.sort((a, b) => b.length - a.length).join('|')})`;
const UNIT = '(hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s|days?)';
const FIRST = `(${NUMBER})(?:(?: ?[-–—] ?| to | or )(${NUMBER}))? ?${UNIT}(?![\\p{L}\\d-])`;
const RANGE_OF_UNITS = `(?:${FIRST})(?:(?: ?[-–—] ?| to )(${NUMBER}) ?${UNIT}(?![\\p{L}\\d-]))?`;
const SMALLER = `\\.?,? ?(?:and |& )?(${NUMBER}) ?(minutes?|mins?|m|seconds?|secs?|s)(?![\\p{L}\\d])`;
const DURATION = new RegExp(`(?<![\\p{L}\\d/.,½¼¾⅓⅔-])${RANGE_OF_UNITS}`, 'giu');
const AND_SMALLER = new RegExp(SMALLER, 'iuy');
/** "1h30" and "1h 30m". */
const GLUED = /(?<![\p{L}\d.,])(\d{1,2}) ?h(?:rs?)? ?(\d{1,2}) ?(?:m|min|mins)?(?![\p{L}\d])/giu;
const AND_A_HALF = /\.? and an? (half|quarter)(?! (?:cups?|tsp|tbsp|teaspoon|tablespoon))/iy;

/** Every duration in a text, in order. Reads at most the first 20,000 characters. */
export function durationsIn(source: string): FoundDuration[] {
  const text = source.slice(0, 20_000);
  const found: FoundDuration[] = [...text.matchAll(DURATION)].flatMap((match) => durationAt(text, match) ?? []);
  for (const match of text.matchAll(GLUED)) {
    const [whole, hours, minutes] = match;
    const seconds = Number(hours) * SECONDS.h + Number(minutes) * SECONDS.m;
    found.push({ start: match.index, end: match.index + whole.length, seconds, secondsTo: null });
  }
  // of two overlapping matches the one that begins earlier, then the longer
  let last = 0;
  return found
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => start >= last && (last = end) > 0);
}

function durationAt(text: string, match: RegExpExecArray): FoundDuration | null {
  const [whole, first = '', second, unit = '', other, otherUnit = ''] = match;
  const [low, high] = [numberOf(first), second === undefined ? null : numberOf(second)];
  const scale = scaleOf(unit);
  let end = match.index + whole.length;
  const seconds = low * scale;
  let secondsTo = high === null ? null : high * scale;
  if (other !== undefined) secondsTo = numberOf(other) * scaleOf(otherUnit);
  let extra = 0;
  AND_A_HALF.lastIndex = end;
  AND_SMALLER.lastIndex = end;
  const half = scale === SECONDS.s ? null : AND_A_HALF.exec(text);
  const smaller = half ? null : AND_SMALLER.exec(text);
  if (half) {
    extra = scale * (half[1]?.toLowerCase() === 'half' ? 0.5 : 0.25);
    end += half[0].length;
  } else if (smaller && scaleOf(smaller[2] ?? '') < (other === undefined ? scale : scaleOf(otherUnit))) {
    extra = numberOf(smaller[1] ?? '') * scaleOf(smaller[2] ?? '');
    end += smaller[0].length;
  }
  // "1 hour to 1 hour 30 minutes": what follows belongs to the upper end
  const isOfLonger = other !== undefined;
  const total = Math.round(seconds + (isOfLonger ? 0 : extra));
  const longer = secondsTo === null ? null : Math.round(secondsTo + extra);
  if (total <= 0 && (longer ?? 0) <= 0) return null;
  return { start: match.index, end, seconds: total, secondsTo: longer !== null && longer > total ? longer : null };
}

function numberOf(text: string): number {
  const word = WORDS.get(text.toLowerCase());
  if (word !== undefined) return word;
  const [, whole = '', vulgar = '', top, bottom] =
    /^(\d{1,4}(?:[.,]\d{1,2})?(?!\/))? ?([½¼¾⅓⅔])?(?:([1-3])\/([2-4]))?$/u.exec(text) ?? [];
  const fraction = VULGAR[vulgar] ?? (top === undefined ? 0 : Number(top) / Number(bottom));
  return Number(whole.replace(',', '.')) + fraction;
}

const scaleOf = (unit: string): number => SECONDS[(unit[0] ?? 'm').toLowerCase() as keyof typeof SECONDS];

const ISO =
  /^P(?:0+Y)?(?:0+M)?(?:(\d+(?:[.,]\d+)?)W)?(?:(\d+(?:[.,]\d+)?)D)?(?:T(?:(\d+(?:[.,]\d+)?)H)?(?:(\d+(?:[.,]\d+)?)M)?(?:(\d+(?:[.,]\d+)?)S)?)?$/i;

/**
 * The minutes of a duration as pages, archives and forms write it: "PT1H30M", "1 hour 30 mins", "1:30", "90". For a
 * range, the upper end, so that nobody starts too late. Null if empty, and above fourteen days.
 */
export function readMinutes(value: unknown): number | null {
  if (typeof value === 'number') return withinLimits(value);
  if (typeof value !== 'string' || value.length > 200) return null;
  const text = value.trim();
  const iso = ISO.exec(text);
  if (iso && /\d/.test(text)) {
    const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = iso
      .slice(1)
      .map((part) => Number((part ?? '0').replace(',', '.')));
    return withinLimits(((weeks * 7 + days) * 24 + hours) * 60 + minutes + seconds / 60);
  }
  if (/^\d{1,5}(?:[.,]0+)?$/.test(text)) return withinLimits(Number.parseInt(text, 10));
  const clock = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  if (clock) return withinLimits(Number(clock[1]) * 60 + Number(clock[2]));
  const [first, ...others] = durationsIn(text);
  if (!first) return null;
  // "1 day, 2 hours": adjacent parts are added up
  let seconds = first.secondsTo ?? first.seconds;
  let { end } = first;
  for (const next of others) {
    if (!/^[\s,]*(?:and)?\s*$/i.test(text.slice(end, next.start))) break;
    seconds += next.secondsTo ?? next.seconds;
    ({ end } = next);
  }
  return withinLimits(seconds / 60);
}

function withinLimits(minutes: number): number | null {
  const whole = Math.round(minutes);
  return Number.isFinite(whole) && whole >= 0 && whole <= MAX_RECIPE_MINUTES ? whole : null;
}

/** Preparation and cooking time together, as shown on a card; null when neither is known. */
export const totalMinutes = (prep: number | null, cook: number | null): number | null =>
  prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0);
