import type { CalendarDate, LocalTime } from '../../time/dates';
import type { RecurringType } from '../../time/recurrence';
import { understandJob, understandQuickAdd, type QuickAddContext, type QuickAddEvent } from '../../quick-add';
import { linksIn, mentionsIn } from '../text';
import { postLines, type DraftedPost, type PostLines } from './post-lines';

/** The family's context for quick add; the time is that of the post. */
export type DraftContext = Omit<QuickAddContext, 'now'>;

/** The initial values of an event's form. */
export interface EventDraft {
  title: string;
  /** null: the post names none, or it is ambiguous. */
  eventDate: CalendarDate | null;
  endDate: CalendarDate | null;
  eventTime: LocalTime | null;
  eventEndTime: LocalTime | null;
  place: string | null;
  /** Membership ids; empty for the whole family. */
  whoIds: string[];
  recurringType: RecurringType | null;
  recurringInterval: number | null;
  recurringEndDate: CalendarDate | null;
  recurringDays: string[] | null;
  description: string;
}

export interface JobDraft {
  title: string;
  dueDate: CalendarDate | null;
  dueTime: LocalTime | null;
  /** null: anyone. */
  assigneeId: string | null;
  notes: string;
}

export interface WishDraft {
  title: string;
  /** The first web address of the post. */
  link: string | null;
  /** The only member mentioned; null: the author of the post. */
  memberId: string | null;
  notes: string;
}

/**
 * Drafts an event from a post. Days are relative to when the post was written, so that "tomorrow" stays the same day. The
 * title and the line "When:" of the template are parsed first, then each line until one names a day.
 */
export function eventDraftOf(post: DraftedPost, context: DraftContext): EventDraft {
  const lines = linesOf(post, context);
  const found = firstOf(lines, (line) => {
    const read = understandQuickAdd(line, { ...context, now: post.createdAt });
    return read.spans.some(({ kind }) => kind === 'date' || kind === 'repeat') ? read : null;
  });
  const mentioned = memberIdsOf(post, context);
  return {
    title: lines.title,
    ...(found ? whenOf(found) : NO_DAY),
    place: lines.place ?? found?.place ?? null,
    whoIds: mentioned.length > 0 ? mentioned : (found?.whoIds ?? []),
    description: lines.text,
  };
}

/** Drafts a job from a post, assigned to the member mentioned if there is only one. */
export function jobDraftOf(post: DraftedPost, context: DraftContext): JobDraft {
  const lines = linesOf(post, context);
  const read = (line: string) => understandJob(line, { ...context, now: post.createdAt });
  const dated = firstOf(lines, (line) => {
    const understood = read(line);
    return understood.spans.some(({ kind }) => kind === 'date') && understood.reason !== 'date' ? understood : null;
  });
  const assigned = firstOf(lines, (line) => read(line).job.assigneeId);
  const mentioned = memberIdsOf(post, context);
  return {
    title: lines.title,
    dueDate: dated?.job.dueDate ?? null,
    dueTime: dated?.reason === 'time' ? null : (dated?.job.dueTime ?? null),
    assigneeId: (mentioned.length === 1 ? mentioned[0] : mentioned.length === 0 ? assigned : null) ?? null,
    notes: lines.text,
  };
}

/** Drafts a wish from a post. */
export function wishDraftOf(post: DraftedPost, context: Pick<DraftContext, 'members'>): WishDraft {
  const lines = linesOf(post, context);
  const mentioned = memberIdsOf(post, context);
  return {
    title: lines.title,
    link: linksIn(post.content)[0] ?? null,
    memberId: mentioned.length === 1 ? (mentioned[0] ?? null) : null,
    notes: lines.text,
  };
}

type When = Omit<EventDraft, 'title' | 'place' | 'whoIds' | 'description'>;
type Read = ReturnType<typeof understandQuickAdd>;

const NO_DAY: When = {
  ...{ eventDate: null, endDate: null, eventTime: null, eventEndTime: null },
  ...{ recurringType: null, recurringInterval: null, recurringEndDate: null, recurringDays: null },
};

/** The values that all interpretations of a line agree on; the form asks for the others. */
const whenOf = ({ eventDate, endDate, eventTime, eventEndTime, ...repeat }: Read | QuickAddEvent): When => ({
  ...{ eventDate, endDate, eventTime, eventEndTime },
  ...{ recurringType: repeat.recurringType, recurringInterval: repeat.recurringInterval },
  ...{ recurringEndDate: repeat.recurringEndDate, recurringDays: repeat.recurringDays },
});

const linesOf = (post: DraftedPost, { members }: Pick<DraftContext, 'members'>): PostLines =>
  postLines(post, new Map(members.map(({ id, displayName }) => [id, displayName])));

/** Later lines are rarely relevant, and parsing one takes a while. */
const MAX_LINES = 12;

function firstOf<T>({ lines }: PostLines, read: (line: string) => T | null): T | null {
  for (const line of lines.slice(0, MAX_LINES)) {
    const found = read(line);
    if (found !== null) return found;
  }
  return null;
}

const memberIdsOf = ({ content }: DraftedPost, { members }: Pick<DraftContext, 'members'>): string[] =>
  mentionsIn(content).filter((id) => members.some((member) => member.id === id));
