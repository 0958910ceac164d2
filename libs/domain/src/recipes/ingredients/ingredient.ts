/** One line of a recipe, as it is stored and shown. */
export interface RecipeIngredient {
  name: string;
  /** Null when the recipe says none ("salt"). */
  amount: number | null;
  /** The upper end of a range; always above `amount`. */
  amountTo: number | null;
  /** A code of `UNITS`, or the family's own word; null for what is counted by itself ("2 eggs"). */
  unit: string | null;
  /** "finely chopped", "400 g each". */
  notes: string | null;
  /** The heading that it stands under ("For the icing"); null without one. */
  section: string | null;
}

export const INGREDIENT_LIMITS = {
  /** Characters of a line that is understood; a longer one is kept as a name. */
  line: 300,
  /** Digits of a line that is understood; one with more is kept as a name. */
  figures: 40,
  name: 200,
  notes: 500,
  section: 100,
  amount: 100_000,
  ingredients: 200,
} as const;

export const NO_INGREDIENT: RecipeIngredient = {
  name: '',
  amount: null,
  amountTo: null,
  unit: null,
  notes: null,
  section: null,
};

/** An amount with the digits that mean something: enough to recognise a third again, and never rounded to nothing. */
export const tidyAmount = (amount: number): number => Math.max(Math.round(amount * 10_000) / 10_000, 0.0001);
