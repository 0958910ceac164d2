import { cleanLine } from '@homefold/domain';
import { UNCORRECTED } from '../../../../ui/quick-add/corrections';
import type { Corrections, Draft, Part } from '../../quick-add/draft';
import { daysOf } from '../../quick-add/draft';
import type { EventFormValues } from './form-values';

/** A part of the form that quick text can fill. */
export type QuickTextPart = Part | 'title';

/** The line as it was typed: plain data, for the draft. */
export interface QuickTextInput {
  text: string;
  corrections: Corrections;
  byHand: readonly QuickTextPart[];
  /** What the form was opened with: parts that the text does not mention keep it. */
  opened: EventFormValues;
}

export const emptyQuickText = (opened: EventFormValues): QuickTextInput => ({
  text: '',
  corrections: UNCORRECTED,
  byHand: [],
  opened,
});

const PARTS: Partial<Record<keyof EventFormValues, QuickTextPart>> = {
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
  recurringDays: 'repeat',
  place: 'place',
  reminders: 'reminder',
};

/** The part that a field belongs to; null for a field that quick text does not fill. */
export const partOfField = (field: keyof EventFormValues): QuickTextPart | null => PARTS[field] ?? null;

/** Whether the text determines a part. Other parts keep the values that the form was opened with. */
export function isInText({ words, known }: Draft, part: Part): boolean {
  if (part === 'date') return words.date.length > 0 || words.repeat.length > 0;
  if (part === 'time') return words.time.length > 0 || known.eventTime !== null;
  if (part === 'repeat') return known.isRecurring;
  if (part === 'place' || part === 'reminder') return words[part].length > 0;
  return words.who.length > 0;
}

/**
 * The form filled from the quick text; parts it does not mention keep their initial values.
 * @param draft null while the grammar is loading: the text is the title then
 * @param byHand parts that the user filled in, which the text does not overwrite
 */
export function withQuickText(
  opened: EventFormValues,
  text: string,
  draft: Draft | null,
  byHand: ReadonlySet<QuickTextPart>,
): Partial<EventFormValues> {
  const title = cleanLine(text);
  const filled = title === '' ? opened : { ...opened, ...(draft ? valuesInText(opened, draft) : { title }) };
  return Object.fromEntries(
    Object.entries(filled).filter(([field]) => {
      const part = partOfField(field as keyof EventFormValues);
      return part !== null && !byHand.has(part);
    }),
  );
}

function valuesInText(opened: EventFormValues, draft: Draft): Partial<EventFormValues> {
  const { known } = draft;
  const days = daysOf(known);
  return {
    title: draft.isUntitled ? '' : known.title,
    ...(isInText(draft, 'date') &&
      days && { eventDate: days.eventDate, endDate: days.endDate === days.eventDate ? '' : days.endDate }),
    ...(isInText(draft, 'time') && { eventTime: known.eventTime ?? '', eventEndTime: known.eventEndTime ?? '' }),
    ...(isInText(draft, 'who') && { whoMemberIds: known.whoIds }),
    ...(isInText(draft, 'repeat') && {
      isRecurring: true,
      recurringType: known.recurringType ?? opened.recurringType,
      recurringInterval: String(known.recurringInterval ?? 1),
      recurringEndDate: known.recurringEndDate ?? '',
      recurringDays: known.recurringDays ?? [],
    }),
    ...(isInText(draft, 'place') && { place: known.place ?? '' }),
    ...(isInText(draft, 'reminder') && { reminders: known.reminders }),
  };
}
