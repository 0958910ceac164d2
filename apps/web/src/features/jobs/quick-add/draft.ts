import { dayOfWeek, isCalendarDate, jobProblems } from '@homefold/domain';
import type { CalendarDate, LocalTime } from '@homefold/domain';
import type {
  QuickAddContext,
  QuickAddJob,
  QuickAddJobSpan,
  QuickAddJobUnderstanding,
} from '@homefold/domain/quick-add';
import * as ui from '../../../ui/quick-add/corrections';
import type { CorrectionsOf } from '../../../ui/quick-add/corrections';
import type { DraftOf } from '../../../ui/quick-add/quick-add-panel';
import type { JobInput } from '../model/types';

/** The parts that can be corrected independently. */
export const PARTS = ['date', 'time', 'who', 'repeat', 'turns', 'points'] as const;
export type Part = (typeof PARTS)[number];

type KnownRepeat = NonNullable<QuickAddJob['repeat']>;

/** The corrected values. */
export interface PartValues {
  date: CalendarDate | null;
  time: LocalTime | null;
  /** A membership id; null: anyone's. */
  who: string | null;
  /** Without the rotation, which is a separate part; null: does not repeat. */
  repeat: Pick<KnownRepeat, 'type' | 'interval' | 'from' | 'endDate'> | null;
  turns: KnownRepeat['rotation'];
  points: { points: number | null; needsApproval: boolean };
}

/** The user's corrections. */
export type Corrections = CorrectionsOf<PartValues>;

/** The question about an ambiguity. */
export type Question = Pick<QuickAddJobUnderstanding, 'candidates'> & { question: string };

/** A line as understood and corrected. */
export interface Draft extends DraftOf<Part> {
  known: QuickAddJob;
  /** The question, answered or not. */
  question: Question | null;
  /** The chosen answer; null without one. */
  picked: number | null;
}

/** The grammar, loaded on demand. */
export interface Grammar {
  understandJob: (text: string, context: QuickAddContext) => QuickAddJobUnderstanding;
  /** The default title. */
  UNTITLED_JOB: string;
}

const PART_OF: Record<QuickAddJobSpan['kind'], Part> = {
  date: 'date',
  time: 'time',
  repeat: 'repeat',
  until: 'repeat',
  who: 'who',
  turns: 'turns',
  points: 'points',
  approval: 'points',
};

/** Parses a line and applies the corrections that still match its words. */
export function readDraft(
  { understandJob, UNTITLED_JOB }: Grammar,
  text: string,
  context: QuickAddContext,
  corrections: Corrections,
): Draft {
  const understanding = understandJob(text, { ...context, titleOnly: corrections.titleOnly });
  const words = ui.wordsByPart(PARTS, understanding.spans, ({ kind }) => PART_OF[kind]);
  const question =
    understanding.question && understanding.candidates.length > 0
      ? { question: understanding.question, candidates: understanding.candidates }
      : null;
  const picked = question && ui.pickedAnswer(corrections, questionKey(question));
  const value = <P extends Part>(part: P): PartValues[P] | undefined =>
    ui.correctionOf<PartValues, P>(corrections, words, part);
  const read = (picked === null ? undefined : question?.candidates[picked]?.job) ?? understanding.job;
  const known = put(read, value);
  const { title } = known;
  return {
    known,
    isUntitled: ui.isUntitled(title, UNTITLED_JOB, text),
    isReady: understanding.reason === null || picked !== null || value('date') !== undefined,
    question: question && value('date') === undefined ? question : null,
    picked,
    words,
  };
}

/** The corrections with another part corrected. */
export const corrected: <P extends Part>(
  corrections: Corrections,
  draft: Draft,
  part: P,
  value: PartValues[P],
) => Corrections = ui.corrected;

/** The corrections with an answer to the question. */
export const answered = (corrections: Corrections, question: Question, value: number): Corrections => ({
  ...corrections,
  picked: { of: questionKey(question), value },
});

const questionKey = ({ candidates }: Question): string => candidates.map(({ label }) => label).join('|');

function put(job: QuickAddJob, value: <P extends Part>(part: P) => PartValues[P] | undefined): QuickAddJob {
  const date = value('date');
  const dueDate = date === undefined ? job.dueDate : date;
  const time = value('time');
  const dueTime = dueDate === null ? null : time === undefined ? job.dueTime : time;
  const who = value('who');
  const turns = value('turns');
  const repeat = withTurns(withRule(job.repeat, value('repeat'), dueDate, date !== undefined), turns);
  const rotation = repeat?.rotation ?? null;
  const worth = value('points') ?? { points: job.points, needsApproval: job.needsApproval };
  // The first in the rotation, unless an assignee was chosen.
  const first = turns === undefined ? job.assigneeId : (rotation?.memberIds[0] ?? job.assigneeId);
  return { ...job, ...worth, dueDate, dueTime, assigneeId: who === undefined ? first : who, repeat };
}

function withRule(
  typed: QuickAddJob['repeat'],
  rule: PartValues['repeat'] | undefined,
  dueDate: CalendarDate | null,
  isMoved: boolean,
): QuickAddJob['repeat'] {
  const repeat =
    rule === undefined
      ? typed
      : rule && { ...rule, weekdays: [], nth: null, startDate: null, rotation: typed?.rotation ?? null };
  if (!repeat) return null;
  // A repeat by due date needs a day; without one it counts from completion.
  const from = dueDate === null ? 'completion' : repeat.from;
  const isByWeekday = repeat.type === 'weekly' && from === 'due' && dueDate !== null;
  const kept =
    rule === undefined || (typed?.type === repeat.type && typed.from === from) ? (typed?.weekdays ?? []) : [];
  const fits = dueDate !== null && kept.includes(dayOfWeek(dueDate));
  const keepsNth = repeat.type !== 'weekly' && from === 'due' && typed?.type === repeat.type && !isMoved;
  const nth = keepsNth ? (typed?.nth ?? null) : null;
  if (nth)
    return {
      ...repeat,
      from,
      weekdays: typed?.weekdays ?? [],
      nth,
      startDate: dueDate,
      endDate: endOf(repeat, dueDate),
    };
  const weekdays = !isByWeekday ? [] : kept.length > 0 && (fits || !isMoved) ? kept : [dayOfWeek(dueDate)];
  const startDate = from === 'due' ? dueDate : null;
  return { ...repeat, from, weekdays, nth: null, startDate, endDate: endOf(repeat, dueDate) };
}

const endOf = ({ endDate }: Pick<KnownRepeat, 'endDate'>, dueDate: CalendarDate | null): CalendarDate | null =>
  endDate && dueDate && endDate < dueDate ? null : endDate;

const withTurns = (repeat: QuickAddJob['repeat'], turns: PartValues['turns'] | undefined): QuickAddJob['repeat'] =>
  repeat && turns !== undefined ? { ...repeat, rotation: turns && turns.memberIds.length > 1 ? turns : null } : repeat;

/** The mutation input for an understood job. @param isApprover others may not set points and send none */
export function inputOf(job: QuickAddJob, isApprover: boolean): JobInput {
  const { title, dueDate, dueTime, assigneeId, repeat, points, needsApproval } = job;
  const { rotation, startDate: _counted, ...rule } = repeat ?? { rotation: null };
  return {
    title,
    ...(isCalendarDate(dueDate) && { dueDate, dueTime }),
    assigneeId,
    ...(repeat && {
      repeat: {
        ...(rule as Omit<KnownRepeat, 'rotation' | 'startDate'>),
        weekdays: [...repeat.weekdays],
        rotation: rotation && { mode: rotation.mode, memberIds: [...rotation.memberIds] },
      },
    }),
    ...(isApprover && points !== null && { points, needsApproval: needsApproval && points > 0 }),
  };
}

/** The validation error; null when it may be saved. */
export const problemOf = (job: QuickAddJob): string | null => jobProblems(job)[0]?.message ?? null;
