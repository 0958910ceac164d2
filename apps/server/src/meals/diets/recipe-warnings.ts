import {
  allergensOf,
  dietsBrokenBy,
  isAllergen,
  unknownFoods,
  type Allergen,
  type Diet,
  type FoodWarning,
  type RecipeIngredient,
} from '@homefold/domain/recipes';
import type { MemberDiet, RecipeWarning } from './member-diet';

type Named = Pick<RecipeIngredient, 'name' | 'notes'>;

/**
 * What a recipe contains that somebody avoids: certain findings first, allergens before diets, unrecognised ingredients
 * last. Empty for a family in which nobody avoids anything.
 */
export function recipeWarnings(ingredients: readonly Named[], diets: readonly MemberDiet[]): RecipeWarning[] {
  const careful = diets.filter((each) => each.allergies.length > 0 || each.diets.length > 0);
  if (careful.length === 0) return [];
  const unknown = unknownFoods(ingredients);
  return [
    ...memberWarnings([...allergensOf(ingredients), ...dietsBrokenBy(ingredients, dietsOf(careful))], careful),
    ...(unknown.length > 0
      ? [
          {
            ...{ kind: 'not_recognised' as const, allergen: null, diet: null },
            ...{ memberIds: careful.map(({ memberId }) => memberId), ingredients: unknown },
          },
        ]
      : []),
  ];
}

/**
 * The members concerned by the findings: certain findings first, allergens before diets; without what nobody avoids.
 */
export function memberWarnings(
  found: readonly FoodWarning<Allergen | Diet>[],
  diets: readonly MemberDiet[],
): RecipeWarning[] {
  const warnings = found.map((warning) => {
    const { what } = warning;
    return isAllergen(what)
      ? {
          ...{ ...warningOf(warning, 'contains', 'may_contain'), allergen: what, diet: null },
          memberIds: diets.filter(({ allergies }) => allergies.includes(what)).map(({ memberId }) => memberId),
        }
      : {
          ...{ ...warningOf(warning, 'breaks_diet', 'may_break_diet'), allergen: null, diet: what },
          memberIds: diets.filter((each) => each.diets.includes(what)).map(({ memberId }) => memberId),
        };
  });
  const ours = warnings.filter(({ memberIds }) => memberIds.length > 0);
  const isCertain = ({ kind }: { kind: RecipeWarning['kind'] }) => kind === 'contains' || kind === 'breaks_diet';
  return [...ours.filter(isCertain), ...ours.filter((warning) => !isCertain(warning))];
}

const dietsOf = (careful: readonly MemberDiet[]): Diet[] => [...new Set(careful.flatMap(({ diets }) => diets))];

const warningOf = <Certain extends string, Doubt extends string>(
  { certainty, ingredients }: FoodWarning<string>,
  certain: Certain,
  doubt: Doubt,
): { kind: Certain | Doubt; ingredients: string[] } => ({
  kind: certainty === 'contains' ? certain : doubt,
  ingredients: [...new Set(ingredients)],
});
