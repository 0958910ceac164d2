import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { readPlannedMeal, servingsFor } from '@homefold/domain/meals';
import { FamilyMembers, type Member } from '../../families';
import type { FamilyViewer } from '../../platform/auth';
import { invalid, notFound } from '../../platform/errors';
import { writtenColumns } from '../../platform/records';
import type { Recipe } from '../recipes/recipe';
import { RecipesService } from '../recipes/recipes.service';
import { PlannedMeal, PlannedMealInput } from './planned-meal';
import { forServings, readOwnIngredients, type PlannedIngredient } from './own-ingredients';
import type { NewMeal } from './planned-meal.store';

const columns = writtenColumns(PlannedMeal, PlannedMealInput);

/** Parses and validates a planned meal from a call. Call inside a scope. */
@Injectable()
export class MealValues {
  constructor(
    private readonly recipes: RecipesService,
    private readonly members: FamilyMembers,
  ) {}

  /**
   * The changes merged into the stored values, cleaned and validated.
   *
   * @param current the meal that is changed; without one it is new
   * @throws DomainError INVALID naming the first wrong field, NOT_FOUND for a recipe or a member
   */
  async of(viewer: FamilyViewer, input: PlannedMealInput, current?: PlannedMeal): Promise<NewMeal> {
    return read(input, await this.known(viewer, [input, current]), current);
  }

  /** New meals, in the order given; two statements for any number of them. @throws as `of` */
  async ofAll(viewer: FamilyViewer, inputs: readonly PlannedMealInput[]): Promise<NewMeal[]> {
    const known = await this.known(viewer, inputs);
    return inputs.map((input) => read(input, known));
  }

  private async known(
    viewer: FamilyViewer,
    named: readonly ({ recipeId?: string | null } | undefined)[],
  ): Promise<Known> {
    const ids = [...new Set(named.flatMap((one) => one?.recipeId ?? []))];
    const [members, recipes] = await Promise.all([this.members.listWithFormer(viewer), this.recipes.some(viewer, ids)]);
    return { members, recipes: new Map(recipes.map((recipe) => [recipe.id, recipe])) };
  }
}

/** The members and the recipe that a meal may refer to. */
interface Known {
  members: readonly Member[];
  recipes: ReadonlyMap<string, Recipe>;
}

function read(input: PlannedMealInput, { members, recipes }: Known, current?: PlannedMeal): NewMeal {
  const merged = columns.merge(input, current);
  const isAdHoc = isMadeAdHoc(input, current);
  const recipeId = isAdHoc ? null : (merged.recipeId?.toLowerCase() ?? null);
  const isKept = recipeId === (current?.recipeId ?? null);
  const recipe = recipeId === null ? undefined : recipes.get(recipeId);
  // one in the bin may stay: restoring it restores the link
  if (recipeId !== null && !recipe && !isKept) throw notFound('Recipe');
  const isNewDish = recipeId !== null && !isKept && input.title === undefined;
  const eaterIds = eatersOf(merged.eaterIds ?? null, members, current);
  const guests = merged.guests ?? 0;
  const present = members.filter(({ leftAt }) => leftAt === null).length;
  const { meal, problems } = readPlannedMeal(
    {
      ...merged,
      title: isNewDish ? null : merged.title,
      recipeId,
      eaterIds,
      guests,
      cookId: cookOf(merged.cookId ?? null, members, current),
      servings: merged.servings ?? servingsFor(eaterIds, guests, present),
    },
    { recipeTitle: recipe?.title ?? null },
  );
  const [problem] = problems;
  if (problem) throw invalid(problem.field, problem.message);
  return { ...meal, isAdHoc: recipeId === null, ingredients: ingredientsOf(input, meal, current) };
}

/** A meal with a recipe has the recipe's. @throws DomainError INVALID */
function ingredientsOf(
  input: PlannedMealInput,
  meal: Pick<NewMeal, 'recipeId' | 'servings'>,
  current?: PlannedMeal,
): PlannedIngredient[] | null {
  const sent = input.ingredients === undefined ? undefined : readOwnIngredients(input.ingredients);
  if (meal.recipeId !== null) return null;
  // a row that is sent back whole with other servings has those that it had
  const isKept = sent === undefined || isDeepStrictEqual(sent, current?.ingredients);
  if (!isKept || !current?.ingredients) return sent ?? null;
  return meal.servings === current.servings
    ? current.ingredients
    : forServings(current.ingredients, meal.servings / current.servings);
}

/**
 * A meal sent back whole has both a recipe and whether it is ad-hoc: the one that differs from the stored meal counts.
 *
 * @throws DomainError INVALID if neither or both do
 */
function isMadeAdHoc({ isAdHoc, recipeId }: PlannedMealInput, current?: PlannedMeal): boolean {
  if (!isAdHoc || !recipeId) return Boolean(isAdHoc);
  const isSameRecipe = recipeId.toLowerCase() === current?.recipeId;
  if (!current || isSameRecipe === current.isAdHoc) throw invalid('isAdHoc', 'An ad-hoc meal has no recipe.');
  return isSameRecipe;
}

/** @throws DomainError NOT_FOUND for an id that is not a current member's and was not there before */
function eatersOf(ids: readonly string[] | null, members: readonly Member[], current?: PlannedMeal): string[] | null {
  return ids && ids.map((id) => memberOf(id, members, current?.eaterIds ?? []));
}

/** @throws as `eatersOf` */
const cookOf = (id: string | null, members: readonly Member[], current?: PlannedMeal): string | null =>
  id && memberOf(id, members, current?.cookId ? [current.cookId] : []);

function memberOf(id: string, members: readonly Member[], known: readonly string[]): string {
  const member = members.find((one) => one.id === id.toLowerCase());
  if (!member || (member.leftAt && !known.includes(member.id))) throw notFound('Member');
  return member.id;
}
