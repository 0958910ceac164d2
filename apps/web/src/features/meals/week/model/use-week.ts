import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { CalendarDate } from '@homefold/domain';
import { slotKey, weekOf } from '@homefold/domain/meals';
import { useMemo } from 'react';
import { useFamily } from '../../../../graphql/family';
import type { FamilyView } from '../../../../graphql/family';
import { useCommitted } from '../../../../graphql/use-committed';
import { MealWeekDocument } from '../../generated';
import { warningLines } from '../../recipes/model/warnings';
import type { WarningLine } from '../../recipes/model/warnings';
import './live';
import { slotOf } from './types';
import type { Meal, MealRecipe, MealWarning, Slot, WeekData } from './types';

/** A week of the plan, as its views read it. */
export interface Week {
  startDate: CalendarDate;
  endDate: CalendarDate;
  meals: readonly Meal[];
  /** The dishes of a slot, in order. */
  dishesOf: (slot: Slot) => readonly Meal[];
  /** null for a meal without a recipe, and for one whose recipe is in the bin. */
  recipeOf: (meal: Meal) => MealRecipe | null;
  /** Who should not eat it. */
  warningsOf: (meal: Meal) => readonly WarningLine[];
  /** Why there is little time for a dinner: "Swimming ends at 18:30"; null if there is enough. */
  shortEveningOf: (slot: Slot) => string | null;
}

/** The week of a day. While another one loads, the previous one is not shown. */
export function useWeek(date: CalendarDate): { week: Week | null; error: unknown; refetch: () => Promise<unknown> } {
  const { data, error, refetch, networkStatus } = useQuery(MealWeekDocument, {
    variables: { startDate: useCommitted(weekOf(date).startDate) },
    notifyOnNetworkStatusChange: true,
    // Cached data is shown at once and refetched, since it may be outdated.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const loaded = data?.mealWeek;
  const family = useFamily();
  const week = useMemo(() => (loaded ? weekFrom(loaded, family) : null), [loaded, family]);
  return { week, error: week || networkStatus === NetworkStatus.refetch ? undefined : error, refetch };
}

function weekFrom({ startDate, endDate, meals, recipes, warnings, shortEvenings }: WeekData, family: FamilyView): Week {
  const bySlot = new Map<string, Meal[]>();
  for (const meal of meals) {
    const key = slotKey(slotOf(meal));
    bySlot.set(key, [...(bySlot.get(key) ?? []), meal]);
  }
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const byMeal = new Map<string, MealWarning[]>();
  for (const warning of warnings) byMeal.set(warning.mealId, [...(byMeal.get(warning.mealId) ?? []), warning]);
  const evenings = new Map(shortEvenings.map(({ date, reason }) => [date, reason]));
  return {
    startDate,
    endDate,
    meals,
    warningsOf: ({ id }) => warningLines({ warnings: byMeal.get(id) ?? [] }, family),
    shortEveningOf: ({ date, mealType }) => (mealType === 'dinner' ? (evenings.get(date) ?? null) : null),
    dishesOf: (slot) => bySlot.get(slotKey(slot)) ?? [],
    recipeOf: ({ recipeId }) => (recipeId === null ? null : (byId.get(recipeId) ?? null)),
  };
}
