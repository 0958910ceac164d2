import { matchAt, phrase, type ParserInput } from '../parser-input';
import { COUNT, countOf } from '../vocabulary';

/** A duration, or a number of occurrences. */
export interface DurationPhrase {
  end: number;
  /** Hours and minutes, in minutes. */
  minutes?: number;
  /** Days, nights, weeks: a duration in `nights` ends on the day after the last. */
  days?: { count: number; unit: 'day' | 'night' | 'week' | 'fortnight' | 'month' | 'year' };
  /** "for 10 sessions". */
  times?: number;
}

const HALF_HOUR = phrase('(?:for )?half an hour');
const HOURS_MINUTES = phrase(
  '(?:for )?(\\d{1,2}) ?(?:h|hr|hrs|hours?)(?: and)? ?(\\d{1,2})(?: ?(?:m|min|mins|minutes?))?',
);
const HOURS = phrase(
  `(?:for )?(?:about )?(?:(\\d{1,2}(?:[.,]\\d)?|${COUNT})(?: and a (half|quarter))? ?(?:h|hr|hrs|hours?)( and a half)?|(an?) hour( and a half)?)`,
);
const MINUTES = phrase(`(?:for )?(?:about )?(${COUNT}) ?(?:m|min|mins|minutes?)`);
const DAYS = phrase(`for (?:the )?(?:(${COUNT}) )?(days?|nights?|weeks?|fortnights?|months?|years?)`);
const TIMES = phrase(`(?:for )?(${COUNT}) (?:sessions|times|lessons|classes|occurrences|occasions)`);
/** A duration before a noun belongs to the noun ("a 2 hour walk"). */
const ENDS_A_LENGTH =
  /^\s*(?:$|[,.;!)\u0001]|(?:at|with|on|in|for|from|every|each|and|mon|tue|wed|thu|fri|sat|sun|today|tomorrow|next|this|until|till|starting|\d)(?:\p{L}*))/u;

/** The duration that begins exactly here. Without "for" it must stand alone. */
export function readDuration({ text }: ParserInput, at: number): DurationPhrase | null {
  const found = readLength(text, at);
  if (!found) return null;
  return text.startsWith('for ', at) || ENDS_A_LENGTH.test(text.slice(found.end)) ? found : null;
}

function readLength(text: string, at: number): DurationPhrase | null {
  const half = matchAt(HALF_HOUR, text, at);
  if (half) return { end: at + half[0].length, minutes: 30 };
  const both = matchAt(HOURS_MINUTES, text, at);
  if (both && Number(both[2]) < 60) return minutesFrom(at, both, Number(both[1]) * 60 + Number(both[2]));
  const hours = matchAt(HOURS, text, at);
  if (hours) {
    const [, count = hours[4] ?? 'an', fraction, half1, , half2] = hours;
    const whole = /\d/.test(count) ? Number(count.replace(',', '.')) : countOf(count);
    const more = fraction === 'quarter' ? 15 : fraction || half1 || half2 ? 30 : 0;
    return minutesFrom(at, hours, Math.round(whole * 60) + more);
  }
  const minutes = matchAt(MINUTES, text, at);
  if (minutes) return minutesFrom(at, minutes, countOf(minutes[1] ?? ''));
  const times = matchAt(TIMES, text, at);
  if (times) return { end: at + times[0].length, times: countOf(times[1] ?? '') };
  const days = matchAt(DAYS, text, at);
  if (!days) return null;
  const [whole, count = '1', unit = 'day'] = days;
  return {
    end: at + whole.length,
    days: { count: countOf(count), unit: unit.replace(/s$/, '') as NonNullable<DurationPhrase['days']>['unit'] },
  };
}

/** Refuses zero, and more than a day. */
const minutesFrom = (at: number, [whole]: RegExpExecArray, minutes: number): DurationPhrase | null =>
  minutes > 0 && minutes < 1440 ? { end: at + whole.length, minutes } : null;
