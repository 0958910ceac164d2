import { cleanLine } from '@homefold/domain';
import type { Draft, Part } from '../quick-add/draft';
import { daysOf } from '../quick-add/draft';
import type { EventFormValues } from './form-values';

/** A part of the form that words can fill. */
export type WordsPart = Part | 'title';

const PARTS: Partial<Record<keyof EventFormValues, WordsPart>> = {
  title: 'title',
  whoMemberIds: 'who',
  eventDate: 'date',
  endDate: 'date',
  eventTime: 'time',
  eventEndTime: 'time',
  isRecurring: 'repeat',
  recurringType: 'repeat',
  recurringInterval: 'repeat',
  recurringEndDate: 'repeat',
};

/** The part that a field belongs to; none for a field that no words fill. */
export const partOfField = (field: keyof EventFormValues): WordsPart | null => PARTS[field] ?? null;

/** Whether the words say something of a part. What they leave open the form knows already: it was opened on a day. */
export function says({ words, known }: Draft, part: Part): boolean {
  if (part === 'date') return words.date.length > 0 || words.repeat.length > 0;
  if (part === 'time') return words.time.length > 0 || known.eventTime !== null;
  if (part === 'repeat') return known.isRecurring;
  return words.who.length > 0;
}

/**
 * The form with what the words say; what they say nothing of is as it was when the form was opened.
 * @param draft null while the grammar is not there: the words are the title then
 * @param byHand parts that somebody filled in themselves: words leave them alone
 */
export function withWords(
  opened: EventFormValues,
  text: string,
  draft: Draft | null,
  byHand: ReadonlySet<WordsPart>,
): Partial<EventFormValues> {
  const title = cleanLine(text);
  const filled = title === '' ? opened : { ...opened, ...(draft ? saidOf(opened, draft) : { title }) };
  return Object.fromEntries(
    Object.entries(filled).filter(([field]) => {
      const part = partOfField(field as keyof EventFormValues);
      return part !== null && !byHand.has(part);
    }),
  );
}

function saidOf(opened: EventFormValues, draft: Draft): Partial<EventFormValues> {
  const { known } = draft;
  const days = daysOf(known);
  return {
    title: draft.isUntitled ? '' : known.title,
    ...(says(draft, 'date') &&
      days && { eventDate: days.eventDate, endDate: days.endDate === days.eventDate ? '' : days.endDate }),
    ...(says(draft, 'time') && { eventTime: known.eventTime ?? '', eventEndTime: known.eventEndTime ?? '' }),
    ...(says(draft, 'who') && { whoMemberIds: known.whoIds }),
    ...(says(draft, 'repeat') && {
      isRecurring: true,
      recurringType: known.recurringType ?? opened.recurringType,
      recurringInterval: String(known.recurringInterval ?? 1),
      recurringEndDate: known.recurringEndDate ?? '',
    }),
  };
}
