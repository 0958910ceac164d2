import { formatMeasure, shownAmount, traditionOf, unitName } from '@homefold/domain/recipes';
import type { AmountSettings, RecipeIngredient, UnitSystem } from '@homefold/domain/recipes';

/** How amounts are shown: servings and units. */
export interface AmountView {
  /** Servings wanted divided by those of the recipe. */
  factor: number;
  /** null: as written in the recipe. */
  system: UnitSystem | null;
  locale: string;
}

/** An ingredient with its scaled amount. */
export interface ShownIngredient {
  /** "1½ cups"; '' if the recipe gives none. */
  measure: string;
  name: string;
  notes: string | null;
  /** The exact amount, if it cannot be measured: "0.33". */
  exact: string | null;
}

export function shownIngredient(ingredient: RecipeIngredient, { factor, system, locale }: AmountView): ShownIngredient {
  const { name, notes } = ingredient;
  const settings: AmountSettings = { factor, system, tradition: traditionOf(locale) };
  const shown = shownAmount(ingredient, settings);
  // "a pinch of salt", written without a number
  if (!shown) return { measure: ingredient.unit ? unitName(ingredient.unit, false) : '', name, notes, exact: null };
  const exact =
    shown.exact === null
      ? null
      : formatMeasure({ amount: round(shown.exact), amountTo: null, unit: shown.unit }, locale);
  return { measure: formatMeasure(shown, locale), name, notes, exact };
}

const round = (amount: number): number => Math.round(amount * 100) / 100;

/** The parts of a recipe under their headings, in order; '' for none. */
export function inSections<Part extends { section: string | null }>(
  parts: readonly Part[],
): { section: string; parts: { part: Part; index: number }[] }[] {
  const sections: { section: string; parts: { part: Part; index: number }[] }[] = [];
  for (const [index, part] of parts.entries()) {
    const section = part.section ?? '';
    const last = sections.at(-1);
    if (last?.section === section) last.parts.push({ part, index });
    else sections.push({ section, parts: [{ part, index }] });
  }
  return sections;
}
