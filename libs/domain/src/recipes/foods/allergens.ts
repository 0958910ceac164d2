import type { RecipeIngredient } from '../ingredients/ingredient';
import { foodFindings, isKnownFood, type FoodFinding } from './food-words';
import { isPlainFood } from './plain-foods';
import { ALLERGENS, DIET_RULES, DIETS, isAllergen, type Allergen, type Diet } from './traits';

type Named = Pick<RecipeIngredient, 'name'> & { notes?: string | null };

/** The answer for one ingredient. There is no "free of": what the table does not recognise may contain anything. */
export type AllergenAnswer = 'contains' | 'may_contain' | 'not_recognised';

const findingsOf = ({ name, notes }: Named): FoodFinding[] => foodFindings(notes ? `${name}, ${notes}` : name);

/** Whether the words of an ingredient indicate an allergen. */
export function allergenIn(ingredient: Named, allergen: Allergen): AllergenAnswer {
  const found = findingsOf(ingredient).find(({ trait }) => trait === allergen);
  return found === undefined ? 'not_recognised' : found.certainty === 'contains' ? 'contains' : 'may_contain';
}

/** Something in a recipe that somebody avoids. */
export interface FoodWarning<T extends string> {
  what: T;
  certainty: 'contains' | 'may_contain';
  /** The names of these ingredients, in recipe order. */
  ingredients: string[];
}

/** The allergens recognised in a recipe, in the legal order, certain ones first. */
export function allergensOf(ingredients: readonly Named[]): FoodWarning<Allergen>[] {
  const warnings = new Map<Allergen, FoodWarning<Allergen>>();
  for (const ingredient of ingredients) {
    for (const { trait, certainty } of findingsOf(ingredient)) {
      if (isAllergen(trait)) collect(warnings, trait, certainty === 'contains', ingredient.name);
    }
  }
  return sorted(warnings, ALLERGENS);
}

/** The diets that a recipe breaks or may break. A missing diet is not necessarily respected. */
export function dietsBrokenBy(ingredients: readonly Named[], diets: readonly Diet[]): FoodWarning<Diet>[] {
  const warnings = new Map<Diet, FoodWarning<Diet>>();
  for (const ingredient of ingredients) {
    const findings = findingsOf(ingredient);
    for (const diet of diets) {
      const { avoids, doubts } = DIET_RULES[diet];
      const breaks = findings.some(({ trait, certainty }) => certainty === 'contains' && avoids.includes(trait));
      const mayBreak = findings.some(({ trait }) => avoids.includes(trait) || doubts.includes(trait));
      if (breaks || mayBreak) collect(warnings, diet, breaks, ingredient.name);
    }
  }
  return sorted(warnings, DIETS);
}

/** The names of unrecognised ingredients: they may contain anything. */
export const unknownFoods = (ingredients: readonly Named[]): string[] =>
  ingredients.flatMap(({ name }) => (isKnownFood(name) || isPlainFood(name) ? [] : [name]));

function collect<T extends string>(warnings: Map<T, FoodWarning<T>>, what: T, isCertain: boolean, name: string): void {
  const certainty = isCertain ? 'contains' : 'may_contain';
  const warning = warnings.get(what);
  if (!warning) warnings.set(what, { what, certainty, ingredients: [name] });
  else if (warning.certainty === certainty) warning.ingredients.push(name);
  // certain findings replace possible ones
  else if (isCertain) warnings.set(what, { what, certainty, ingredients: [name] });
}

const sorted = <T extends string>(warnings: ReadonlyMap<T, FoodWarning<T>>, order: readonly T[]): FoodWarning<T>[] =>
  [...warnings.values()].sort(
    (a, b) =>
      Number(b.certainty === 'contains') - Number(a.certainty === 'contains') ||
      order.indexOf(a.what) - order.indexOf(b.what),
  );
