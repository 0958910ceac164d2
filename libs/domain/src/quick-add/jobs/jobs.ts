import { formatLongDate, formatTime } from '../../time/format';
import { dayOfWeek, isCalendarDate } from '../../time/dates';
import { normaliseRepeat } from '../../jobs/repeat';
import type { Rotation } from '../../jobs/rotation';
import { cleanLine } from '../../text';
import { maskTokens, staysInTitle } from '../select';
import type { DateMeaning, Days } from '../when/date-phrase';
import { assignments, type Assignment } from './job-assignees';
import { maskRanges, readJobPhrases, type JobPhrase } from './job-phrases';
import {
  UNTITLED_JOB,
  type QuickAddJob,
  type QuickAddJobCandidate,
  type QuickAddJobSpan,
  type QuickAddJobSpanKind,
  type QuickAddJobUnderstanding,
} from './job-types';
import { maskPeople, readPeople } from '../people';
import type { ParserInput } from '../parser-input';
import type { RepeatPhrase } from '../when/recurrences';
import { tokenize, type Token } from '../tokenize';
import { meaningOf, timesOf, whenOf, type Parts, type When } from '../resolve';
import { titleOf } from '../title';
import type { QuickAddContext } from '../types';
import { selectFrom, parserInput } from '../understand';
import { unclearNote } from '../who';

/**
 * Parses a line of text into a job: "bins every Monday evening, Sam and Mia in turn".
 *
 * The calendar's grammar reads dates, times and repeats; the additional parts of a job (turns, points, counting from
 * completion, assignee) are read here. Deterministic. Differences to events:
 *
 * - A job may have no date. Of several days named together the last one is the deadline ("next week", "this weekend",
 * "in May"). A feast is a date only after a preposition: "buy the Christmas tree" has none.
 * - Several weekdays are one rule. A repeating weekend is due on its Sunday.
 * - A named person is the assignee only where the phrase says so (`assignments`). Several people share a repeating job
 * in turn, even if only their names are given.
 *
 * @param text anything; only its first 500 UTF-16 units are read
 * @throws RangeError for an invalid `timeZone` or `now`; never because of the text
 */
export function understandJob(text: string, context: QuickAddContext): QuickAddJobUnderstanding {
  const plain = parserInput(text, context);
  const phrases = readJobPhrases(plain.text);
  const unphrased = maskRanges(plain.text, phrases);
  const mentions = readPeople(plain.raw, unphrased, context.members, context.me);
  const input: ParserInput = { ...plain, text: maskPeople(unphrased, mentions) };
  const tokens = tokenize(input).filter((token) => belongsToJob(token, input));
  const { parts, used } = selectFrom(input, tokens);
  const people = assignments(mentions, maskTokens(unphrased, used));
  const spans = spansOf(input, phrases, people, used);
  const title = titleOf(
    text,
    spans.filter(({ inTitle }) => !inTitle),
    UNTITLED_JOB,
  );
  const { whens, reason, ask } = interpretationsOf(parts, input, phrases);
  const base = { title, ...worthOf(phrases) };
  const jobs = whens.map((when) => jobOf(base, when, parts.repeat, people, phrases, context));
  const [job] = jobs as [QuickAddJob];
  if (cleanLine(text) === '')
    return { job, reason: 'noText', question: 'What would you like to add?', candidates: [], spans: [] };
  const candidates = reason ? candidatesOf(jobs, context.locale) : [];
  if (!reason || candidates.length < 2) return { job, reason: null, question: null, candidates: [], spans };
  const question = reason === 'time' ? `At ${candidates.map(({ label }) => label).join(' or ')}?` : ask;
  return { job, reason, question, candidates, spans };
}

/** A feast that is not a deadline stays in the title, and so does a duration. */
function belongsToJob(token: Token, { today }: ParserInput): boolean {
  if (token.kind === 'duration') return token.value.minutes === undefined;
  if (token.kind !== 'date' || token.value.hasPreposition) return true;
  return token.value.from.resolve(today).inTitle !== true;
}

function spansOf(
  input: ParserInput,
  phrases: readonly JobPhrase[],
  people: readonly Assignment[],
  used: readonly Token[],
): QuickAddJobSpan[] {
  const span = (kind: QuickAddJobSpanKind, start: number, end: number, inTitle: boolean): QuickAddJobSpan => ({
    kind,
    start,
    end,
    text: input.raw.slice(start, end),
    inTitle,
  });
  return [
    ...phrases.map(({ kind, start, end }) => span(KIND_OF_PHRASE[kind], start, end, false)),
    ...people.map(({ start, end, inTitle }) => span('who', start, end, inTitle)),
    ...used.map((token) => span(KIND_OF_TOKEN[token.kind], token.start, token.end, staysInTitle(token, used, input))),
  ].sort((a, b) => a.start - b.start);
}

const KIND_OF_PHRASE: Record<JobPhrase['kind'], QuickAddJobSpanKind> = {
  turns: 'turns',
  points: 'points',
  approval: 'approval',
  afterDone: 'repeat',
  me: 'who',
};
const KIND_OF_TOKEN: Record<Token['kind'], QuickAddJobSpanKind> = {
  date: 'date',
  until: 'until',
  repeat: 'repeat',
  time: 'time',
  part: 'time',
  duration: 'until',
  allDay: 'time',
};

function worthOf(phrases: readonly JobPhrase[]): Pick<QuickAddJob, 'points' | 'needsApproval'> {
  const worth = phrases.find((phrase) => phrase.kind === 'points');
  return {
    points: worth?.kind === 'points' ? worth.points : null,
    needsApproval: phrases.some(({ kind }) => kind === 'approval'),
  };
}

interface Interpretations {
  /** null: no date at all. */
  whens: [When | null, ...(When | null)[]];
  reason: 'date' | 'time' | null;
  ask: string;
}

/** Every interpretation of the due date, likeliest first. */
function interpretationsOf(parts: Parts, input: ParserInput, phrases: readonly JobPhrase[]): Interpretations {
  const repeats = phrases.some(({ kind }) => kind === 'afterDone');
  const today = { options: [{ first: input.today, last: input.today }] } satisfies DateMeaning;
  const meaning = meaningOf(parts, input) ?? (repeats ? (today as DateMeaning) : null);
  if (!meaning) return { whens: [null], reason: null, ask: '' };
  const days = deadlines(meaning);
  const times = timesOf(parts, input, meaning);
  const whens = times
    .flatMap((time) => days.map((day) => whenOf(day, time, meaning, parts, input)))
    .filter(({ eventDate, endDate }) => isCalendarDate(eventDate) && isCalendarDate(endDate));
  const [first, ...others] = whens;
  const reason = others.length === 0 ? null : days.length > 1 ? 'date' : 'time';
  return { whens: [first ?? null, ...others], reason, ask: meaning.ask ?? 'Which day is meant?' };
}

/** Days named together end in the deadline; ambiguous ones are asked. */
function deadlines({ options, isWeak, isSpan }: DateMeaning): Days[] {
  const whole = options.at(-1) ?? options[0];
  return isWeak || isSpan ? [{ first: whole.last, last: whole.last }] : options;
}

function jobOf(
  base: Pick<QuickAddJob, 'title' | 'points' | 'needsApproval'>,
  when: When | null,
  phrase: RepeatPhrase | null,
  people: readonly Assignment[],
  phrases: readonly JobPhrase[],
  { members, me }: QuickAddContext,
): QuickAddJob {
  const dueDate = when && (when.eventTime === null ? when.endDate : when.eventDate);
  const asked = peopleOf(people, phrases, me);
  const turns = phrases.find((one) => one.kind === 'turns');
  const everybody = turns ? members.map(({ id }) => id) : [];
  const memberIds = asked.length > 0 ? asked : everybody;
  const isShared = memberIds.length > 1;
  const rotation: Rotation | null = isShared
    ? { mode: turns?.kind === 'turns' ? turns.mode : 'turn', memberIds }
    : null;
  const repeat = repeatOf(when, dueDate, phrase, phrases);
  const assigneeId = (isShared && !repeat ? null : memberIds[0]) ?? null;
  const notes = [
    !repeat && phrase?.unsaid && `A job cannot repeat "${phrase.unsaid}", so only the next date is filled in.`,
    !repeat && turns && 'Taking turns needs a repeat, such as "every Monday".',
    !repeat && !turns && isShared && 'A job is one person’s or anyone’s: this one is anyone’s.',
    unclearNote(people),
  ];
  return {
    ...base,
    dueDate,
    dueTime: when?.eventTime ?? null,
    assigneeId,
    assigneeName: members.find(({ id }) => id === assigneeId)?.displayName ?? null,
    repeat: repeat && { ...repeat, rotation },
    note: notes.filter(Boolean).join(' ') || null,
  };
}

/** The assignees, in text order; empty where it is for everybody. */
function peopleOf(
  people: readonly Assignment[],
  phrases: readonly JobPhrase[],
  me: string | null | undefined,
): string[] {
  const asked = people.filter(({ isAssigned }) => isAssigned);
  if (asked.some(({ isEverybody }) => isEverybody)) return [];
  const mine = me && phrases.some(({ kind }) => kind === 'me') ? [me] : [];
  return [...new Set([...mine, ...asked.flatMap(({ ids }) => ids)])];
}

/** The rule of a job, or null: a repeat that neither weekdays nor intervals can express happens once. */
function repeatOf(
  when: When | null,
  dueDate: string | null,
  phrase: RepeatPhrase | null,
  phrases: readonly JobPhrase[],
) {
  const after = phrases.find((one) => one.kind === 'afterDone');
  const said = after?.kind === 'afterDone' ? after.rule : null;
  const rule = said ?? phrase?.rule ?? (phrase?.weekdays ? ({ type: 'weekly', interval: 1 } as const) : null);
  if (!rule) return null;
  const ofMonth = said || after ? undefined : phrase?.ofMonth;
  const weekdays = said ? [] : ofMonth ? [ofMonth.weekday] : (phrase?.weekdays ?? []);
  const from = after && weekdays.length === 0 ? 'completion' : 'due';
  const isWeekly = rule.type === 'weekly' && from === 'due' && dueDate !== null;
  return normaliseRepeat(
    {
      ...rule,
      nth: ofMonth?.nth ?? null,
      from,
      weekdays: isWeekly && weekdays.length === 0 ? [dayOfWeek(dueDate)] : weekdays,
      endDate: when?.recurringEndDate ?? null,
    },
    dueDate,
  );
}

/** Each interpretation with its label, without duplicates. */
function candidatesOf(jobs: readonly QuickAddJob[], locale: string): QuickAddJobCandidate[] {
  const distinct = [...new Map(jobs.map((job) => [JSON.stringify(job), job])).values()];
  const varies = (field: 'dueDate' | 'dueTime'): boolean => new Set(distinct.map((job) => job[field])).size > 1;
  return distinct.map((job) => {
    const date = varies('dueDate') && job.dueDate ? formatLongDate(job.dueDate, locale, { year: true }) : null;
    const time = varies('dueTime') && job.dueTime ? formatTime(job.dueTime, locale) : null;
    return { label: [date, time].filter(Boolean).join(', '), job };
  });
}
