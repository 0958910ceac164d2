import {
  allergensOf,
  dietsBrokenBy,
  unknownFoods,
  type Diet,
  type FoodWarning,
  type RecipeIngredient,
} from '@homefold/domain/recipes';
import type { MemberDiet, RecipeWarning } from './member-diet';

type Named = Pick<RecipeIngredient, 'name' | 'notes'>;

/**
 * What a recipe holds that somebody avoids: what is certain first, allergens before diets, and at the end what the table
 * does not know. Nothing for a family in which nobody avoids anything.
 */
export function recipeWarnings(ingredients: readonly Named[], diets: readonly MemberDiet[]): RecipeWarning[] {
  const careful = diets.filter((each) => each.allergies.length > 0 || each.diets.length > 0);
  if (careful.length === 0) return [];
  const membersWith = (avoids: (each: MemberDiet) => boolean): string[] =>
    careful.filter(avoids).map(({ memberId }) => memberId);
  const warnings = [
    ...allergensOf(ingredients).map((warning) => ({
      ...warningOf(warning, 'contains', 'may_contain'),
      allergen: warning.what,
      diet: null,
      memberIds: membersWith(({ allergies }) => allergies.includes(warning.what)),
    })),
    ...dietsBrokenBy(ingredients, dietsOf(careful)).map((warning) => ({
      ...warningOf(warning, 'breaks_diet', 'may_break_diet'),
      allergen: null,
      diet: warning.what,
      memberIds: membersWith((each) => each.diets.includes(warning.what)),
    })),
  ].filter(({ memberIds }) => memberIds.length > 0);
  const unknown = unknownFoods(ingredients);
  const isCertain = ({ kind }: { kind: RecipeWarning['kind'] }) => kind === 'contains' || kind === 'breaks_diet';
  return [
    ...warnings.filter(isCertain),
    ...warnings.filter((warning) => !isCertain(warning)),
    ...(unknown.length > 0
      ? [
          {
            ...{ kind: 'not_recognised' as const, allergen: null, diet: null },
            ...{ memberIds: membersWith(() => true), ingredients: unknown },
          },
        ]
      : []),
  ];
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
