import type { CalendarDate } from '@homefold/domain';
import type { readWishWords, WishWordsContext } from '@homefold/domain/quick-add';
import { wishProblem } from '@homefold/domain/wishlist';
import type { WishCategory } from '@homefold/domain/wishlist';
import { typedAddress } from '../../../ui/browser/typed-address';
import * as ui from '../../../ui/quick-add/corrections';
import type { CorrectionsOf } from '../../../ui/quick-add/corrections';
import type { DraftOf } from '../../../ui/quick-add/quick-add-panel';
import { wholeInput, newWishForm } from '../dialogs/form-values';
import type { WishChanges } from '../model/types';

/** The parts that can be corrected independently. */
export type Part = 'price' | 'who' | 'date' | 'category';

/** The corrected values. */
export interface PartValues {
  price: number | null;
  /** A membership id. */
  who: string;
  date: CalendarDate | null;
  category: WishCategory;
}

export type Corrections = CorrectionsOf<PartValues>;

/** A wish as understood and corrected. */
export interface KnownWish {
  title: string;
  price: number | null;
  memberId: string;
  wantedBy: CalendarDate | null;
  occasion: string | null;
  category: WishCategory;
  note: string | null;
}

export interface Draft extends DraftOf<Part> {
  known: KnownWish;
  question: { question: string; candidates: { label: string; date: CalendarDate }[] } | null;
  /** The chosen answer; null without one. */
  picked: number | null;
  /** The page whose address was entered instead of a text. */
  link: string | null;
}

/** The context for parsing a line. */
export interface ReadContext extends Omit<WishWordsContext, 'titleOnly'> {
  /** The wisher if none is named. */
  usual: string;
  /** The category if none is chosen. */
  categoryOf: (memberId: string) => WishCategory;
  /** "Friday 9 October". */
  dayOf: (date: CalendarDate) => string;
}

/** Parses a line and applies the corrections that still match its text. */
export function readDraft(
  read: typeof readWishWords,
  text: string,
  { usual, categoryOf, dayOf, ...context }: ReadContext,
  corrections: Corrections,
): Draft {
  const understood = read(text, { ...context, titleOnly: corrections.titleOnly });
  const words: Draft['words'] = {
    ...ui.wordsByPart(['price', 'who', 'date'], understood.spans, ({ kind }) => kind),
    category: [],
  };
  const value = <P extends Part>(part: P): PartValues[P] | undefined =>
    ui.correctionOf<PartValues, P>(corrections, words, part);
  const date = value('date');
  const asked = date === undefined ? understood.question : null;
  const question = asked && {
    question: asked.ask,
    candidates: asked.dates.map((one) => ({ label: dayOf(one), date: one })),
  };
  const picked = question && ui.pickedAnswer(corrections, questionKey(question));
  const answer = question && picked !== null ? question.candidates[picked]?.date : undefined;
  const who = value('who');
  const memberId = who ?? understood.memberId ?? usual;
  const price = value('price');
  const { title, note } = understood;
  return {
    known: {
      title,
      price: price === undefined ? understood.price : price,
      memberId,
      wantedBy: date === undefined ? (answer ?? understood.wantedBy) : date,
      occasion: date === undefined ? understood.occasion : null,
      category: value('category') ?? categoryOf(memberId),
      note: who === undefined ? note : null,
    },
    isUntitled: title === '',
    isReady: title !== '' && (question === null || picked !== null),
    question,
    picked,
    words,
    link: linkIn(text),
  };
}

/** The address if the line consists of nothing else. */
function linkIn(text: string): string | null {
  const address = typedAddress(text);
  return /^https?:\/\/\S+$/i.test(address) && !/\s/.test(text.trim()) ? address : null;
}

const questionKey = ({ candidates }: NonNullable<Draft['question']>): string =>
  candidates.map(({ label }) => label).join('|');

/** The corrections with an answer to the question. */
export const answered = (
  corrections: Corrections,
  question: NonNullable<Draft['question']>,
  value: number,
): Corrections => ({ ...corrections, picked: { of: questionKey(question), value } });

/** The input for a parsed wish. */
export const inputOf = ({ title, price, memberId, wantedBy, occasion, category }: KnownWish): WishChanges =>
  wholeInput({
    ...newWishForm({ memberId, title, price, category }),
    wantedBy: wantedBy ?? '',
    occasion: occasion ?? '',
  });

/** The validation error; null if it can be saved. */
export const problemOf = (known: KnownWish): string | null =>
  wishProblem({ ...known, notes: null, link: null })?.message ?? null;
