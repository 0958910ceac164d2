import type { CalendarDate } from '@homefold/domain';
import { AD_HOC_TITLE, plannedMealProblems, servingsFor } from '@homefold/domain/meals';
import type { MealType } from '@homefold/domain/meals';
import type { readMealWords } from '@homefold/domain/quick-add';
import * as ui from '../../../../ui/quick-add/corrections';
import type { CorrectionsOf } from '../../../../ui/quick-add/corrections';
import type { DraftOf } from '../../../../ui/quick-add/quick-add-panel';
import type { NewMeal } from '../model/optimistic-meals';
import type { OfferedRecipe } from '../model/recipe-choices';

/** The parts that can be corrected independently. */
export const PARTS = ['date', 'meal', 'servings'] as const;
export type Part = (typeof PARTS)[number];

/** The corrected values. */
export interface PartValues {
  date: CalendarDate;
  meal: MealType;
  servings: number;
}

export type Corrections = CorrectionsOf<PartValues>;

/** A parsed and corrected meal. */
export interface KnownMeal {
  title: string;
  date: CalendarDate;
  mealType: MealType;
  servings: number;
  /** The family's recipe of that name. */
  recipe: OfferedRecipe | null;
  note: string | null;
}

export interface Draft extends DraftOf<Part> {
  known: KnownMeal;
  question: { question: string; candidates: { label: string; date: CalendarDate }[] } | null;
  /** The chosen answer; null without one. */
  picked: number | null;
}

/** The context for parsing a line. */
export interface ReadContext {
  today: CalendarDate;
  locale: string;
  country: string;
  /** The day on screen. */
  date: CalendarDate | null;
  /** The family's recipe whose title is the line, once it has been found. */
  recipe: OfferedRecipe | null;
  familySize: number;
  /** Whether a recipe of the family is meant. */
  isRecipe: string;
  /** "Friday 9 October". */
  dayOf: (date: CalendarDate) => string;
}

/** Parses a line and applies the corrections that still match its words. */
export function readDraft(
  read: typeof readMealWords,
  text: string,
  context: ReadContext,
  corrections: Corrections,
): Draft {
  const { today, locale, country, date } = context;
  const understood = read(text, { today, locale, country, date, titleOnly: corrections.titleOnly });
  const words = ui.wordsByPart(PARTS, understood.spans, ({ kind }) => kind);
  const value = <P extends Part>(part: P): PartValues[P] | undefined =>
    ui.correctionOf<PartValues, P>(corrections, words, part);
  const asked = value('date') === undefined ? understood.question : null;
  const question = asked && {
    question: asked.ask,
    candidates: asked.dates.map((one) => ({ label: context.dayOf(one), date: one })),
  };
  const picked = question && ui.pickedAnswer(corrections, questionKey(question));
  const answer = question && picked !== null ? question.candidates[picked]?.date : undefined;
  const recipe = isCalled(context.recipe, understood.title) ? context.recipe : null;
  return {
    known: {
      title: recipe?.title ?? understood.title,
      date: value('date') ?? answer ?? understood.date,
      mealType: value('meal') ?? understood.mealType,
      servings: value('servings') ?? understood.servings ?? servingsFor(null, 0, context.familySize),
      recipe,
      note: understood.note ?? (recipe && context.isRecipe),
    },
    isUntitled: ui.isUntitled(understood.title, AD_HOC_TITLE, text),
    isReady: question === null || picked !== null,
    question,
    picked,
    words,
  };
}

const questionKey = ({ candidates }: NonNullable<Draft['question']>): string =>
  candidates.map(({ label }) => label).join('|');

/** The corrections with an answer to the question. */
export const answered = (
  corrections: Corrections,
  question: NonNullable<Draft['question']>,
  value: number,
): Corrections => ({ ...corrections, picked: { of: questionKey(question), value } });

/** The recipe may still belong to the line before the last keystroke. */
const isCalled = (recipe: OfferedRecipe | null, title: string): boolean =>
  recipe?.title.toLocaleLowerCase() === title.toLocaleLowerCase();

/** The input for a parsed meal. */
export const inputOf = ({ title, date, mealType, servings, recipe }: KnownMeal): NewMeal => ({
  title,
  mealDate: date,
  mealType,
  servings,
  recipeId: recipe?.id ?? null,
  isAdHoc: recipe === null,
});

/** The validation error; null when it may be saved. */
export const problemOf = (known: KnownMeal): string | null =>
  plannedMealProblems({
    title: known.title,
    mealDate: known.date,
    mealType: known.mealType,
    servings: known.servings,
  })[0]?.message ?? null;
