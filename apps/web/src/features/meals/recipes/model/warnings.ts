import type { FamilyView } from '../../../../graphql/family';
import { t } from '../../../../messages/recipes';
import type { RecipeCard } from './types';

const texts = t.recipes.warning;

/** A warning in words. */
export interface WarningLine {
  /** "Contains nuts: Theo". */
  text: string;
  /** "because of walnuts and pesto". */
  because: string;
  isCertain: boolean;
}

/** The warnings of a recipe, by the names of those whom they concern. What is not recognised is said once, on the recipe's page. */
export function warningLines(
  { warnings }: Pick<RecipeCard, 'warnings'>,
  { byId }: Pick<FamilyView, 'byId'>,
): WarningLine[] {
  return warnings.flatMap<WarningLine>(({ kind, allergen, diet, ingredients, memberIds }) => {
    const names = memberIds.flatMap((id) => byId.get(id)?.displayName ?? []);
    const because = ingredients.length > 0 ? texts.because(ingredients) : '';
    if (names.length === 0) return [];
    const food = allergen ? t.recipes.allergens[allergen] : '';
    const way = diet ? t.recipes.diets[diet] : '';
    if (kind === 'contains') return [{ text: texts.contains(food, names), because, isCertain: true }];
    if (kind === 'may_contain') return [{ text: texts.mayContain(food, names), because, isCertain: false }];
    if (kind === 'breaks_diet') return [{ text: texts.breaks(way, names), because, isCertain: true }];
    if (kind === 'may_break_diet') return [{ text: texts.mayBreak(way, names), because, isCertain: false }];
    return [];
  });
}
