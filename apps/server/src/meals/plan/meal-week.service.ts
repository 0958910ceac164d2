import { Injectable } from '@nestjs/common';
import { timeOfMinutes, minutesOfTime, todayIn, type CalendarDate, type LocalTime } from '@homefold/domain';
import { describeShortEvening, shortEvenings, weekDates, weekOf } from '@homefold/domain/meals';
import { FamilySettingsReader } from '../../families';
import type { FamilyViewer, Viewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { DayFacts } from '../../platform/day-facts';
import { DietsService } from '../diets/diets.service';
import type { Recipe } from '../recipes/recipe';
import { RecipesService } from '../recipes/recipes.service';
import { dateOf } from './meal-plan.service';
import { mealWarnings } from './meal-warnings';
import type { DinnerPlan, MealWeek, ShortEvening } from './meal-week.types';
import type { PlannedMeal } from './planned-meal';
import { PlannedMealStore } from './planned-meal.store';

/** The data for the plan's screens. */
@Injectable()
export class MealWeekService {
  constructor(
    private readonly store: PlannedMealStore,
    private readonly recipes: RecipesService,
    private readonly families: FamilySettingsReader,
    private readonly facts: DayFacts,
    private readonly diets: DietsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The week that contains a day, Monday to Sunday.
   *
   * @throws DomainError INVALID for a date that does not exist, FEATURE_LOCKED
   */
  week(caller: Viewer, date: string): Promise<MealWeek> {
    return this.store.scope.read(caller, async (viewer) => {
      const { startDate, endDate } = weekOf(dateOf(date, 'startDate'));
      const [{ locale }, meals, evenings, diets] = await Promise.all([
        this.families.settings(viewer),
        this.store.between(viewer, startDate, endDate),
        this.shortEvenings(viewer, startDate),
        this.diets.of(viewer),
      ]);
      const recipes = await this.recipesOf(viewer, meals);
      return {
        startDate,
        endDate,
        meals,
        recipes,
        shortEvenings: evenings.map((evening) => ({ ...evening, reason: describeShortEvening(evening, locale) })),
        warnings: mealWarnings(meals, recipes, diets),
      };
    });
  }

  /**
   * The dinner of a day.
   *
   * @param date default: the family's today
   * @returns null when none is planned
   * @throws DomainError INVALID for a date that does not exist, FEATURE_LOCKED
   */
  dinner(caller: Viewer, date?: string | null): Promise<DinnerPlan | null> {
    return this.store.scope.read(caller, async (viewer) => {
      const settings = await this.families.settings(viewer);
      const day = date ? dateOf(date, 'date') : todayIn(settings.timeZone, this.clock.now());
      return this.dinnerOf(viewer, day, settings.dinnerTime);
    });
  }

  /** The same inside a scope. */
  async dinnerOf(viewer: FamilyViewer, date: CalendarDate, dinnerTime: string): Promise<DinnerPlan | null> {
    const meals = (await this.store.between(viewer, date, date)).filter(({ mealType }) => mealType === 'dinner');
    if (meals.length === 0) return null;
    const recipes = await this.recipesOf(viewer, meals);
    const minutes = longest(recipes);
    return { date, meals, recipes, dinnerTime, minutes, startAt: startOf(dinnerTime, minutes) };
  }

  /** The week that begins on a Monday; inside a scope. */
  async shortEvenings(viewer: FamilyViewer, startDate: CalendarDate): Promise<Omit<ShortEvening, 'reason'>[]> {
    const facts = await this.facts.between(viewer, startDate, weekOf(startDate).endDate);
    const occurrences = facts.map(({ id, title, startTime, endTime, ...days }) => ({
      ...days,
      event: { id, title, eventTime: startTime, eventEndTime: endTime },
    }));
    return shortEvenings(occurrences, weekDates({ startDate }));
  }

  private recipesOf(viewer: FamilyViewer, meals: readonly PlannedMeal[]): Promise<Recipe[]> {
    return this.recipes.some(viewer, [...new Set(meals.flatMap(({ recipeId }) => recipeId ?? []))]);
  }
}

/** When to start cooking; null if unknown or on the previous day, which a time alone cannot express. */
export function startOf(dinnerTime: LocalTime, minutes: number | null): LocalTime | null {
  const start = minutes === null ? null : (minutesOfTime(dinnerTime) ?? 0) - minutes;
  return start === null || start < 0 ? null : timeOfMinutes(start);
}

/** Minutes of preparation and cooking; null if the recipe gives neither. */
const totalMinutes = ({ prepTimeMinutes, cookTimeMinutes }: Recipe): number | null =>
  prepTimeMinutes === null && cookTimeMinutes === null ? null : (prepTimeMinutes ?? 0) + (cookTimeMinutes ?? 0);

const longest = (recipes: readonly Recipe[]): number | null => {
  const minutes = recipes.map(totalMinutes).filter((each) => each !== null);
  return minutes.length === 0 ? null : Math.max(...minutes);
};
