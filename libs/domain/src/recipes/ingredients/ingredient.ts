/** One ingredient of a recipe, as stored and shown. */
export interface RecipeIngredient {
  name: string;
  /** Null if the recipe gives none ("salt"). */
  amount: number | null;
  /** The upper end of a range; always above `amount`. */
  amountTo: number | null;
  /** A code of `UNITS`, or the family's own word; null for ingredients that are counted ("2 eggs"). */
  unit: string | null;
  /** "finely chopped", "400 g each". */
  notes: string | null;
  /** The heading it belongs to ("For the icing"); null without one. */
  section: string | null;
}

export const INGREDIENT_LIMITS = {
  /** The maximum length of a parsed line; a longer one is kept as a name. */
  line: 300,
  /** The maximum number of digits in a parsed line; one with more is kept as a name. */
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

/** An amount rounded to its significant digits: enough to recognise a third again, and never zero. */
export const tidyAmount = (amount: number): number => Math.max(Math.round(amount * 10_000) / 10_000, 0.0001);
