import type { CalendarDate, LocalTime } from '../dates';
import type { JobRepeat } from '../jobs/repeat';
import type { Rotation } from '../jobs/rotation';

/** What a part of the text was understood as. */
export type QuickAddJobSpanKind = 'date' | 'time' | 'repeat' | 'until' | 'who' | 'turns' | 'points' | 'approval';

/** A part of the text and what it was understood as: a chip that can be corrected. Spans are in order and never overlap. */
export interface QuickAddJobSpan {
  kind: QuickAddJobSpanKind;
  /** Offsets into the text as given, in UTF-16 units; `end` is exclusive. */
  start: number;
  end: number;
  text: string;
  /** The words stayed in the title too ("Call Sam", "Costume for Halloween"). */
  inTitle: boolean;
}

/** A job as it would be added. */
export interface QuickAddJob {
  /** Never empty; `UNTITLED_JOB` when the text holds nothing but dates and people. */
  title: string;
  dueDate: CalendarDate | null;
  dueTime: LocalTime | null;
  /** Whose job it is; null: anyone's. */
  assigneeId: string | null;
  /** Their display name. */
  assigneeName: string | null;
  repeat: (JobRepeat & { rotation: Rotation | null }) | null;
  points: number | null;
  needsApproval: boolean;
  /** What a job cannot be, in words; null when nothing. */
  note: string | null;
}

export interface QuickAddJobCandidate {
  /** What sets this reading apart, in the words of the locale. */
  label: string;
  job: QuickAddJob;
}

/** Certain, or with a question and every complete reading to choose from; then `job` is the likeliest of them. */
export interface QuickAddJobUnderstanding {
  job: QuickAddJob;
  /** Why a question is asked; null when nothing is. */
  reason: 'noText' | 'date' | 'time' | null;
  question: string | null;
  /** Likeliest first; empty when nothing is asked, and for `noText`. */
  candidates: QuickAddJobCandidate[];
  spans: QuickAddJobSpan[];
}

/** The title of a text that names only days and people. */
export const UNTITLED_JOB = 'New job';
