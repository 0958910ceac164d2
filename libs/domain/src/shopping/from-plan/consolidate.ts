import type { ShoppingUnits } from '../amounts/add-amounts';
import type { ShoppingAmount, ShoppingSource } from '../list/row';

/** An ingredient of a planned meal, as its recipe has it. */
export interface NeededIngredient {
  name: string;
  amount: number | null;
  unit: string | null;
  /** Servings planned divided by servings of the recipe; 1 where one of them is not known. */
  factor: number;
  source: ShoppingSource;
}

/** What the kitchen has. Without an amount it has enough, whenever `hasIt` is set. */
export interface InHouse {
  name: string;
  amount: number | null;
  unit: string | null;
}

export interface ConsolidatedItem {
  key: string;
  name: string;
  /** One for each ingredient, with what is to buy for it. */
  parts: { amount: number | null; unit: string | null; source: ShoppingSource }[];
  /** What the kitchen has of it and was subtracted; empty for most. */
  subtracted: ShoppingAmount[];
}

export interface LeftOutItem {
  key: string;
  name: string;
  /** `staple`: water and the like, which nobody buys for a recipe. */
  reason: 'in_house' | 'staple';
  /** What the recipes would take. */
  needed: ShoppingAmount[];
  sources: ShoppingSource[];
}

export interface Consolidated {
  items: ConsolidatedItem[];
  leftOut: LeftOutItem[];
  /** Ingredients before consolidation. */
  originalCount: number;
}

export const consolidate = (
  needed: readonly NeededIngredient[],
  _inHouse: readonly InHouse[],
  _units: ShoppingUnits,
): Consolidated => ({ items: [], leftOut: [], originalCount: needed.length });

/** The documented call: names of ingredients, each thing once. */
export const consolidateNames = (
  names: readonly string[],
): { consolidatedIngredients: string[]; originalCount: number; consolidatedCount: number } => ({
  consolidatedIngredients: [...names],
  originalCount: names.length,
  consolidatedCount: names.length,
});
