import { Injectable, Logger } from '@nestjs/common';
import { todayIn, type CalendarDate } from '@homefold/domain';
import { weekOf } from '@homefold/domain/meals';
import {
  basicIngredients,
  type Consolidated,
  type InHouse,
  type NeededIngredient,
  type ShoppingSource,
  type ShoppingUnits,
} from '@homefold/domain/shopping';
import { FamilySettingsReader } from '../../../families';
import type { FamilyViewer } from '../../../platform/auth';
import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database';
import { MealIdeas } from '../../ideas/meal-ideas';
import { KitchenStore } from '../../kitchen/kitchen-store';
import type { PlannedMeal } from '../../plan/planned-meal';
import { PlannedMealStore } from '../../plan/planned-meal.store';
import type { Recipe } from '../../recipes/recipe';
import { RecipesService } from '../../recipes/recipes.service';
import { unitsOf } from '../shopping-item.store';

/** The needs of a week's meals, and the stock for them. */
export interface WeekNeeds {
  weekStart: CalendarDate;
  meals: number;
  /** Meals on days that are over; they are left out unless the whole week is over. */
  pastMeals: number;
  /** Whether there are meals, and all of them are on days that are over. */
  isAllPast: boolean;
  needed: NeededIngredient[];
  inHouse: InHouse[];
  unknownMeals: string[];
  units: ShoppingUnits;
  locale: string;
  /** Of the meals, to check whether the plan is unchanged. */
  stamp: string;
}

/** The documented words for which an unknown meal needs one pack, when the port of ideas fails. */
const LAST_RESORT = ['bread', 'milk', 'eggs', 'cheese', 'yogurt', 'cereal'];

/** Gathers what a week's meals need. */
@Injectable()
export class WeekNeedsReader {
  private readonly logger = new Logger(WeekNeedsReader.name);

  constructor(
    private readonly db: Database,
    private readonly plan: PlannedMealStore,
    private readonly recipes: RecipesService,
    private readonly kitchen: KitchenStore,
    private readonly families: FamilySettingsReader,
    private readonly ideas: MealIdeas,
    private readonly clock: Clock,
  ) {}

  /** Monday of the family's week. */
  async thisWeek(viewer: FamilyViewer): Promise<CalendarDate> {
    const { timeZone } = await this.families.settings(viewer);
    return weekOf(todayIn(timeZone, this.clock.now())).startDate;
  }

  /** Call outside any scope: the port of ideas may be slow. */
  async gather(viewer: FamilyViewer, weekStart: CalendarDate): Promise<WeekNeeds> {
    const { meals, pastMeals, isAllPast, recipes, kitchen, settings } = await this.db.read(viewer, async () => {
      const family = await this.families.settings(viewer);
      const { meals: planned, ...past } = await this.mealsOf(viewer, weekStart, family.timeZone);
      const [found, items] = await Promise.all([
        this.recipes.some(viewer, [...new Set(planned.flatMap(({ recipeId }) => recipeId ?? []))]),
        this.kitchen.list(viewer),
      ]);
      const byId = new Map(found.map((recipe) => [recipe.id, recipe]));
      return { meals: planned, ...past, recipes: byId, kitchen: items, settings: family };
    });
    const needed: NeededIngredient[] = [];
    const unknownMeals: string[] = [];
    for (const meal of meals) {
      const ingredients = await this.ingredientsOf(meal, recipes, weekStart);
      if (ingredients.length === 0) unknownMeals.push(meal.title);
      needed.push(...ingredients);
    }
    return {
      weekStart,
      meals: meals.length,
      pastMeals,
      isAllPast,
      needed,
      inHouse: kitchen.map(({ ingredientName: name, haveIt, amount, unit }) => ({
        name,
        amount: haveIt ? amount : 0,
        unit,
      })),
      unknownMeals,
      units: unitsOf(settings),
      locale: settings.locale,
      stamp: stampOf(meals),
    };
  }

  /**
   * Whether the plan is unchanged since it was gathered. Inside the write scope of the generation, before its other
   * locks: concurrent changes to these meals wait until it is over, and then remove their parts.
   */
  async isSame(viewer: FamilyViewer, { weekStart, stamp }: WeekNeeds): Promise<boolean> {
    const { timeZone } = await this.families.settings(viewer);
    await this.db.sql({
      name: 'shopping_week_meals',
      text: `select id from planned_meal where family_id = $1 and meal_date between $2 and $3 and deleted_at is null
             order by id for share`,
      values: [viewer.familyId, weekStart, weekOf(weekStart).endDate],
    });
    return stampOf((await this.mealsOf(viewer, weekStart, timeZone)).meals) === stamp;
  }

  /** Call outside any scope, like `gather`. With `isBasic`, consolidating failed and the plain names are returned. */
  async toBuy({ needed, inHouse, units }: WeekNeeds): Promise<Consolidated & { isBasic: boolean }> {
    try {
      return { ...(await this.ideas.consolidateNeeds(needed, inHouse, units)), isBasic: false };
    } catch (error) {
      this.logger.warn(`no consolidated ingredients: ${String(error)}`);
      return { ...basicIngredients(needed), isBasic: true };
    }
  }

  /** Meals before today need no shopping, unless somebody asks for a week that is over. */
  private async mealsOf(
    viewer: FamilyViewer,
    weekStart: CalendarDate,
    timeZone: string,
  ): Promise<{ meals: PlannedMeal[]; pastMeals: number; isAllPast: boolean }> {
    const { endDate } = weekOf(weekStart);
    const today = todayIn(timeZone, this.clock.now());
    const meals = await this.plan.between(viewer, weekStart, endDate);
    const ahead = meals.filter(({ mealDate }) => mealDate >= today);
    const pastMeals = meals.length - ahead.length;
    return { meals: endDate < today ? meals : ahead, pastMeals, isAllPast: pastMeals > 0 && ahead.length === 0 };
  }

  private async ingredientsOf(
    meal: PlannedMeal,
    recipes: ReadonlyMap<string, Recipe>,
    weekStart: CalendarDate,
  ): Promise<NeededIngredient[]> {
    const { id: plannedMealId, title, mealDate: date, servings, recipeId } = meal;
    const source: ShoppingSource = { kind: 'meal', plannedMealId, recipeId, title, date, weekStart };
    const recipe = recipeId === null ? undefined : recipes.get(recipeId);
    if (recipe && recipe.ingredients.length > 0) {
      const factor = recipe.servings ? servings / recipe.servings : 1;
      return recipe.ingredients.map(({ name, amount, amountTo, unit }) => ({
        ...{ name, amount, amountTo, unit },
        factor,
        source,
      }));
    }
    if (meal.ingredients) return meal.ingredients.map((each) => ({ ...each, factor: 1, source }));
    return (await this.ideasOf(title, servings)).map((ingredient) => ({ ...ingredient, factor: 1, source }));
  }

  private async ideasOf(title: string, servings: number) {
    try {
      return await this.ideas.ingredientsOf(title, servings);
    } catch (error) {
      this.logger.warn(`no ingredients of a meal: ${String(error)}`);
      const words = title.toLowerCase();
      return LAST_RESORT.filter((name) => words.includes(name)).map((name) => ({ name, amount: 1, unit: 'pack' }));
    }
  }
}

const stampOf = (meals: readonly PlannedMeal[]): string =>
  meals
    .map(({ id, version }) => `${id} ${version}`)
    .sort()
    .join();
