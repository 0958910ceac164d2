import { Injectable } from '@nestjs/common';
import { FamilyMembers } from '../../families';
import type { Viewer } from '../../platform/auth';
import { IdField, ObjectField, TextField } from '../../platform/fields';
import { RestRecipe } from '../recipes/recipes.rest';
import { RecipesService } from '../recipes/recipes.service';
import { PlannedMeal } from './planned-meal';
import { PlannedMealStore } from './planned-meal.store';

/** A planned meal with the additional fields of the documented calls. */
export class MealEntry extends PlannedMeal {
  @IdField("Id of the caller's family.", { graphql: false })
  override familyId!: string;

  @IdField('User id of the member who planned it; null if they have no account.', {
    nullable: true,
    graphql: false,
    rest: { name: 'userId' },
  })
  userId!: string | null;

  @TextField('Always null: planned meals have no time of day.', { nullable: true, graphql: false })
  mealTime!: null;

  @ObjectField(() => RestRecipe, 'The recipe; null if there is none, or while it is in the bin.', {
    nullable: true,
    graphql: false,
  })
  recipe!: RestRecipe | null;
}

/** Planned meals in the form of the documented calls. */
@Injectable()
export class MealEntries {
  constructor(
    private readonly store: PlannedMealStore,
    private readonly recipes: RecipesService,
    private readonly members: FamilyMembers,
  ) {}

  /** In the order given; two statements for any number of meals. */
  of(caller: Viewer, meals: readonly PlannedMeal[]): Promise<MealEntry[]> {
    return this.store.scope.read(caller, async (viewer) => {
      const ids = [...new Set(meals.flatMap(({ recipeId }) => recipeId ?? []))];
      const [recipes, accounts] = await Promise.all([this.recipes.some(viewer, ids), this.members.accounts(viewer)]);
      const byId = new Map(recipes.map((recipe) => [recipe.id, RestRecipe.of(recipe)]));
      return meals.map((meal) =>
        Object.assign(new MealEntry(), meal, {
          userId: accounts.get(meal.createdBy) ?? null,
          mealTime: null,
          recipe: meal.recipeId === null ? null : (byId.get(meal.recipeId) ?? null),
        }),
      );
    });
  }
}
