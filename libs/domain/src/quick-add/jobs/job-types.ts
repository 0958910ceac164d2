import type { CalendarDate, LocalTime } from '../../time/dates';
import type { JobRepeat } from '../../jobs/repeat';
import type { Rotation } from '../../jobs/rotation';
import type { SpanOf } from '../types';

/** Kinds of recognised parts. */
export type QuickAddJobSpanKind = 'date' | 'time' | 'repeat' | 'until' | 'who' | 'turns' | 'points' | 'approval';

export type QuickAddJobSpan = SpanOf<QuickAddJobSpanKind>;

/** A job as it would be added. */
export interface QuickAddJob {
  /** Never empty; `UNTITLED_JOB` when the text holds nothing but dates and people. */
  title: string;
  dueDate: CalendarDate | null;
  dueTime: LocalTime | null;
  /** The assignee; null: anyone. */
  assigneeId: string | null;
  /** Their display name. */
  assigneeName: string | null;
  repeat: (JobRepeat & { rotation: Rotation | null }) | null;
  points: number | null;
  needsApproval: boolean;
  /** What is not supported, as a sentence; null when everything is. */
  note: string | null;
}

export interface QuickAddJobCandidate {
  /** Label that distinguishes this reading, in the user's locale. */
  label: string;
  job: QuickAddJob;
}

/** Unambiguous, or a question with every complete interpretation; `job` is then the likeliest of them. */
export interface QuickAddJobUnderstanding {
  job: QuickAddJob;
  /** Why a question is asked; null for none. */
  reason: 'noText' | 'date' | 'time' | null;
  question: string | null;
  /** Likeliest first; empty without a question, and for `noText`. */
  candidates: QuickAddJobCandidate[];
  spans: QuickAddJobSpan[];
}

/** The title of a text that consists of days and people only. */
export const UNTITLED_JOB = 'New job';
