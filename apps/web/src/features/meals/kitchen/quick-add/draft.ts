import type { CalendarDate } from '@homefold/domain';
import { kitchenCategoryOf, usualPlace } from '@homefold/domain/kitchen';
import type { KitchenCategory, KitchenPlace } from '@homefold/domain/kitchen';
import type { readKitchenWords } from '@homefold/domain/quick-add';
import { readIngredient } from '@homefold/domain/recipes';
import * as ui from '../../../../ui/quick-add/corrections';
import type { CorrectionsOf } from '../../../../ui/quick-add/corrections';
import type { DraftOf } from '../../../../ui/quick-add/quick-add-panel';
import type { NewKitchenItem } from '../model/types';

/** The parts that can be corrected independently. */
export const PARTS = ['amount', 'date', 'place', 'category'] as const;
export type Part = (typeof PARTS)[number];

/** The corrected values. */
export interface PartValues {
  /** Only removed from the name, or left in it. */
  amount: never;
  date: CalendarDate | null;
  place: KitchenPlace;
  category: KitchenCategory;
}

export type Corrections = CorrectionsOf<PartValues>;

/** A parsed and corrected item. */
export interface KnownItem {
  title: string;
  amount: number | null;
  unit: string | null;
  bestBefore: CalendarDate | null;
  place: KitchenPlace;
  category: KitchenCategory;
  note: null;
}

export interface Draft extends DraftOf<Part> {
  known: KnownItem;
  question: { question: string; candidates: { label: string; date: CalendarDate }[] } | null;
  /** The chosen answer; null without one. */
  picked: number | null;
}

/** The context for parsing a line. */
export interface ReadContext {
  today: CalendarDate;
  locale: string;
  country: string;
  /** "Friday 9 October". */
  dayOf: (date: CalendarDate) => string;
}

/** Parses a line and applies the corrections that still match its words. */
export function readDraft(
  read: typeof readKitchenWords,
  text: string,
  { dayOf, ...context }: ReadContext,
  corrections: Corrections,
): Draft {
  const understood = read(text, { ...context, titleOnly: corrections.titleOnly });
  const { words: amountWords, ...measured } = measuredName(understood.name, corrections.titleOnly);
  const words: Draft['words'] = {
    ...ui.wordsByPart(['date', 'place'], understood.spans, ({ kind }) => kind),
    amount: amountWords,
    category: [],
  };
  const value = <P extends Part>(part: P): PartValues[P] | undefined =>
    ui.correctionOf<PartValues, P>(corrections, words, part);
  const asked = value('date') === undefined ? understood.question : null;
  const question = asked && {
    question: asked.ask,
    candidates: asked.dates.map((date) => ({ label: dayOf(date), date })),
  };
  const picked = question && ui.pickedAnswer(corrections, questionKey(question));
  const answer = question && picked !== null ? question.candidates[picked]?.date : undefined;
  const corrected = value('date');
  const category = value('category') ?? kitchenCategoryOf(measured.title) ?? 'Other';
  return {
    known: {
      ...measured,
      bestBefore: corrected !== undefined ? corrected : (answer ?? understood.bestBefore),
      category,
      place: value('place') ?? understood.place ?? usualPlace(measured.title, category),
      note: null,
    },
    isUntitled: measured.title === '',
    isReady: measured.title !== '' && (question === null || picked !== null),
    question,
    picked,
    words,
  };
}

/** "2 l milk": the name, the amount, and the words of the amount. */
function measuredName(
  text: string,
  titleOnly: readonly string[],
): Pick<KnownItem, 'title' | 'amount' | 'unit'> & { words: string[] } {
  const { name, amount, unit, notes } = readIngredient(text);
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const amountText = text.slice(0, at).trim();
  if (amount === null || at <= 0 || titleOnly.includes(amountText))
    return { title: text, amount: null, unit: null, words: [] };
  const title = notes === null ? name : `${name}, ${notes}`;
  return { title: title.charAt(0).toUpperCase() + title.slice(1), amount, unit, words: [amountText] };
}

const questionKey = ({ candidates }: NonNullable<Draft['question']>): string =>
  candidates.map(({ label }) => label).join('|');

/** The corrections with an answer to the question. */
export const answered = (
  corrections: Corrections,
  question: NonNullable<Draft['question']>,
  value: number,
): Corrections => ({ ...corrections, picked: { of: questionKey(question), value } });

/** The input for a parsed item. */
export const inputOf = ({ title, note: _note, ...known }: KnownItem): NewKitchenItem => ({
  ...known,
  ingredientName: title,
  haveIt: true,
});
