import { isUnit, type UnitCode } from '../../recipes/amounts/units';
import type { MealType } from '../../meals/week';
import { complexityOf, type Complexity } from '../types';
import { BREAKFASTS } from './breakfasts';
import { MEDIUM } from './medium';
import { QUICK } from './quick';
import { SLOW } from './slow';

/** A slot of a pattern, filled by foods of certain groups. */
export interface Slot {
  name: string;
  isOptional: boolean;
  /** Groups of foods, or foods by name, the most fitting first. */
  options: readonly string[];
  /** The minimum and maximum number of different foods. */
  least: number;
  most: number;
  /** For four, of all of them together. */
  amount: number;
  unit: UnitCode | null;
  /** Foods that may be bought for it; null: only what is in the house. */
  toBuy: string | null;
}

/** A simple dish without its foods. */
export interface Pattern {
  key: string;
  title: string;
  meals: readonly MealType[];
  prepMinutes: number;
  cookMinutes: number;
  complexity: Complexity;
  /** Dishes of one kind are similar. */
  kind: string;
  description: string;
  slots: readonly Slot[];
  steps: readonly string[];
}

/** "veg?: leaf|veg*3+2 400 g = spinach": at most three, at least two. */
const SLOT = /^(\w+)(\?)?: ([a-z| ]+?)(?:\*(\d))?(?:\+(\d))?(?: (\d[\d.]*)(?: ([a-z]+))?)?(?: = (.+))?$/;

function readSlot(text: string): Slot {
  const [, name = '', optional, options = '', most, least, amount, unit, toBuy] = SLOT.exec(text) ?? [];
  return {
    name,
    isOptional: optional !== undefined,
    options: options.split('|'),
    least: Number(least ?? 1),
    most: Number(most ?? 1),
    amount: Number(amount ?? 1),
    unit: isUnit(unit) ? unit : null,
    toBuy: toBuy ?? null,
  };
}

/**
 * Parses the patterns of a text. Each begins with "= key | title | meals | prep+cook | kind", followed by the description
 * ("+"), the slots, and a line for each step ("-"). "{veg}" is replaced by the foods of a slot, "{~veg}" by their short
 * names in a title, and text in brackets is left out if one of its slots is empty. A pattern uses only the foods of its
 * slots, salt, pepper, oil and water.
 */
function readPatterns(text: string): Pattern[] {
  return text
    .split(/^= /m)
    .slice(1)
    .map((block) => {
      const [head = '', description = '', slots = '', ...steps] = block.trim().split('\n');
      const [key = '', title = '', meals = '', minutes = '', kind = ''] = head.split('|').map((part) => part.trim());
      const [prep = 0, cook = 0] = minutes.split('+').map(Number);
      return {
        key,
        title,
        meals: meals.split(', ') as MealType[],
        prepMinutes: prep,
        cookMinutes: cook,
        complexity: complexityOf(prep + cook),
        kind,
        description: description.slice(2),
        slots: slots.split('; ').map(readSlot),
        steps: steps.map((step) => step.slice(2)),
      };
    });
}

export const PATTERNS: readonly Pattern[] = [BREAKFASTS, QUICK, MEDIUM, SLOW].flatMap(readPatterns);
