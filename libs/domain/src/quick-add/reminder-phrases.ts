import { MAX_REMINDERS, reminderProblem } from '../calendar/reminders';
import type { ReminderRule } from '../calendar/reminders';
import { timeOfMinutes } from '../time/dates';
import { fold, isWordStart, MASK, matchAt, phrase } from './parser-input';
import type { QuickAddMember, QuickAddReminder } from './types';
import { COUNT, countOf } from './vocabulary';

/** A reminder request: the people, and the time before. */
export interface ReminderMention {
  start: number;
  end: number;
  reminders: QuickAddReminder[];
  /** Somebody who cannot be reminded, as a sentence. */
  note: string | null;
}

const AND = /\s?(?:, and |, ?|and |& ?)/uy;
const REMIND = /(?:and |please |with )*(?:an? )?(?:remind(?:ers?)?|alert)(?: of it)?(?= )/uy;
const ME = phrase(' me');
const US = phrase(' (?:us(?: all)?|everyone|everybody|all of us)');
const LEAD = phrase(
  `(?:at )?(?:(half an hour)|(${COUNT}|the) ?(m|mins?|minutes?|h|hrs?|hours?|days?|nights?|evenings?|mornings?|weeks?)) (?:before(?:hand)?|earlier|ahead|in advance)(?: it)?`,
);
const AT_THE_START = phrase('(?:when it (?:starts|begins)|at the (?:start|time|beginning))');
/** After a lead in days; an hour without am or pm is not taken for either. */
const AT = phrase(' at (\\d{1,2})(?:[:.](\\d\\d))? ?(am|pm)?');

/** Times of a part of the day before, as in `PARTS_OF_DAY`. */
const PARTS: Readonly<Record<string, string>> = { night: '20:00', evening: '18:00', morning: '09:00' };

/**
 * "remind me an hour before", "remind Sam and me 2 days before at 6pm", "with a reminder the evening before". Without a
 * time before the event the words are part of the title: "remind Sam to pack".
 *
 * @param text folded
 */
export function readReminders(
  text: string,
  members: readonly QuickAddMember[],
  me: string | null | undefined,
): ReminderMention[] {
  const found: ReminderMention[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const mention = isWordStart(text, at) ? mentionAt(text, at, members, me ?? null) : null;
    if (!mention) continue;
    found.push(mention);
    at = mention.end - 1;
  }
  return found;
}

function mentionAt(
  text: string,
  start: number,
  members: readonly QuickAddMember[],
  me: string | null,
): ReminderMention | null {
  const remind = matchAt(REMIND, text, start);
  if (!remind) return null;
  const whom = whomAt(text, start + remind[0].length, members, me);
  const rules: ReminderRule[] = [];
  let end = whom.end;
  for (let at = text.startsWith(' ', end) ? end + 1 : end; rules.length < MAX_REMINDERS;) {
    const lead = leadAt(text, at);
    if (!lead) break;
    rules.push(lead.rule);
    end = lead.end;
    const and = matchAt(AND, text, end);
    if (!and) break;
    at = end + and[0].length;
  }
  if (rules.length === 0) return null;
  const able = whom.people.filter(({ hasUserAccount }) => hasUserAccount !== false);
  const unable = whom.people.filter((member) => !able.includes(member)).map(({ displayName }) => displayName);
  return {
    start,
    end,
    reminders: able.flatMap(({ id }) => rules.map((rule) => ({ memberId: id, at: null, ...rule }))),
    note: unable.length > 0 ? `Without an account nobody can be reminded: ${unable.join(', ')}.` : null,
  };
}

/** The people named after "remind"; by default the author. */
function whomAt(
  text: string,
  from: number,
  members: readonly QuickAddMember[],
  me: string | null,
): { end: number; people: QuickAddMember[] } {
  const author = members.filter(({ id }) => id === me);
  const all = matchAt(US, text, from);
  if (all)
    return { end: from + all[0].length, people: members.filter(({ hasUserAccount }) => hasUserAccount !== false) };
  const people: QuickAddMember[] = [];
  let end = from;
  for (let at = from; ;) {
    const mine = matchAt(ME, text, at);
    const named = mine ? null : memberAt(text, at + 1, members);
    if (mine) people.push(...author);
    else if (named) people.push(named.member);
    else break;
    end = mine ? at + mine[0].length : (named?.end ?? at);
    const and = matchAt(AND, text, end);
    if (!and) break;
    // the space before the next name
    at = end + and[0].length - 1;
  }
  return { end, people: people.length > 0 ? [...new Set(people)] : author };
}

function memberAt(
  text: string,
  at: number,
  members: readonly QuickAddMember[],
): { member: QuickAddMember; end: number } | null {
  for (const member of members)
    for (const name of [member.displayName, member.firstName]) {
      const folded = fold((name ?? '').trim());
      const end = at + folded.length;
      if (folded !== '' && text.startsWith(folded, at) && !/[\p{L}\p{N}]/u.test(text.charAt(end)))
        return { member, end };
    }
  return null;
}

function leadAt(text: string, at: number): { rule: ReminderRule; end: number } | null {
  const start = matchAt(AT_THE_START, text, at);
  if (start) return { rule: { amount: 0, unit: 'minutes' }, end: at + start[0].length };
  const lead = matchAt(LEAD, text, at);
  if (!lead) return null;
  const [words, half, count = '', unit = ''] = lead;
  let end = at + words.length;
  if (half) return { rule: { amount: 30, unit: 'minutes' }, end };
  const amount = count === 'the' ? 1 : countOf(count);
  const part = PARTS[unit.replace(/s$/, '')];
  const rule: ReminderRule = part
    ? { amount, unit: 'days', at: part }
    : { amount, unit: /^m/.test(unit) ? 'minutes' : /^h/.test(unit) ? 'hours' : /^d/.test(unit) ? 'days' : 'weeks' };
  const clock = rule.unit === 'days' || rule.unit === 'weeks' ? clockAt(text, end) : null;
  if (clock) {
    rule.at = clock.time;
    end = clock.end;
  }
  return reminderProblem(rule) === null ? { rule, end } : null;
}

/** "at 6pm", "at 18:30". */
function clockAt(text: string, at: number): { time: string; end: number } | null {
  const [words, hour = '', minute, half] = matchAt(AT, text, at) ?? [];
  if (words === undefined || (half === undefined && minute === undefined)) return null;
  const hours = Number(hour);
  if (half ? hours < 1 || hours > 12 : hours > 23) return null;
  const minutes = Number(minute ?? 0);
  if (minutes > 59) return null;
  const whole = half ? (hours % 12) + (half === 'pm' ? 12 : 0) : hours;
  return { time: timeOfMinutes(whole * 60 + minutes), end: at + words.length };
}

/** The text with these words masked for the other readers. */
export const maskReminders = (text: string, mentions: readonly ReminderMention[]): string =>
  mentions.reduce(
    (masked, { start, end }) => masked.slice(0, start) + MASK.repeat(end - start) + masked.slice(end),
    text,
  );
