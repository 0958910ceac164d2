import { createContext, useContext } from 'react';
import type { Meal, MealRecipe, Slot } from './model/types';
import type { Week } from './model/use-week';

/** The data and actions of the plan's views. */
export interface Plan {
  week: Week;
  /** Opens a meal's details; on a phone, its recipe. */
  read: (meal: Meal) => void;
  /** Opens the meal itself, also on a phone. */
  readPlan: (meal: Meal) => void;
  edit: (meal: Meal) => void;
  openRecipe: (recipe: MealRecipe) => void;
  /** Opens the menu of a slot. @param by the button that was pressed */
  fill: (slot: Slot, by: HTMLElement) => void;
  /** The dragged meal, and its target slot. */
  heldId: string | null;
  target: Slot | null;
}

const PlanContext = createContext<Plan | null>(null);
export const PlanProvider = PlanContext.Provider;

export function usePlan(): Plan {
  const plan = useContext(PlanContext);
  if (!plan) throw new Error('The plan is used outside its tab');
  return plan;
}
