import type { Allergen, Diet } from '../../recipes/foods/traits';
import type { CalendarDate } from '../../time/dates';
import type { MealRule } from '../rules/meal-rule';
import type { MealSlot, Season } from '../week';
import type { RecipeFindings } from './recipe-findings';
import type { ShortEvening } from './short-evenings';

/** A recipe as the planner needs it. */
export interface PlanRecipe {
  id: string;
  title: string;
  tags: readonly string[];
  /** Preparation and cooking together; null: not known. */
  minutes: number | null;
  isFavourite: boolean;
  /** 1 to 5, by membership id. */
  ratings: Readonly<Record<string, number>>;
  /** How often it was cooked, and the last day; days of the plan count in addition. */
  cookedCount: number;
  lastCookedOn: CalendarDate | null;
  /** What its words reveal (`recipeFindings`). */
  findings: RecipeFindings;
}

/** A meal that is already planned: in these weeks, or in the 30 days before them. */
export interface PlanMeal extends MealSlot {
  recipeId: string | null;
  title: string;
  /** What its recipe contains, or its title reveals; missing: not analysed. */
  findings?: RecipeFindings | null;
}

export interface PlanMember {
  id: string;
  name: string;
  allergies: readonly Allergen[];
  diets: readonly Diet[];
}

/** Who eats in a slot, if not the whole family. */
export interface SlotEaters extends MealSlot {
  eaterIds: readonly string[] | null;
  guests: number;
}

/** Something rejected in a slot: the id of a recipe, or the title of a meal without one. */
export interface RejectedMeal extends MealSlot {
  recipeId: string | null;
  title: string;
}

export interface PlanRequest {
  /** The slots to fill. Those that already hold a meal stay unchanged. */
  slots: readonly MealSlot[];
  /** At least the 30 days before the first slot. */
  planned: readonly PlanMeal[];
  recipes: readonly PlanRecipe[];
  rules: readonly MealRule[];
  members: readonly PlanMember[];
  eaters?: readonly SlotEaters[];
  shortEvenings?: readonly ShortEvening[];
  /** Names of foods that are in the house. */
  inHouse?: readonly string[];
  /** The season to prefer; default: that of each slot's month. */
  season?: Season;
  /** Rejected entries. */
  rejected?: readonly RejectedMeal[];
  /** The locale for times in the reasons; default en-GB. */
  locale?: string;
  /** Entries of an earlier draft to keep unchanged. */
  kept?: readonly DraftEntry[];
}

/** A proposed meal. Nothing is stored until the family accepts it. */
export interface DraftEntry extends MealSlot {
  recipeId: string | null;
  title: string;
  servings: number;
  /** Short sentences, the most important one first; what has to be checked is last. */
  reasons: string[];
}

/** A slot for which no meal fits. */
export interface UnfilledSlot extends MealSlot {
  why: string;
}

export interface WeekDraft {
  /** In slot order, including kept ones. */
  entries: DraftEntry[];
  unfilled: UnfilledSlot[];
}
