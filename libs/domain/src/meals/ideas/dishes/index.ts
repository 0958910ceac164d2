import { foodWords } from '../../../recipes/foods/singular-words';
import type { Difficulty } from '../../../recipes/recipe';
import type { MealType } from '../../week';
import { AMERICAN } from './american';
import { ASIAN } from './asian';
import { BRITISH } from './british';
import { EVERYDAY } from './everyday';
import { FRENCH } from './french';
import { INDIAN } from './indian';
import { ITALIAN } from './italian';
import { MEDITERRANEAN } from './mediterranean';
import { MEXICAN } from './mexican';
import { THAI } from './thai';
import { otherName, readIngredient, type DishIngredient } from './written-ingredients';

export type { DishIngredient } from './written-ingredients';

/** Number of servings for which the table gives amounts. */
export const TABLE_SERVINGS = 4;

/** A dish of the table, detailed enough to cook from. */
export interface KnownDish {
  title: string;
  /** Other names, and the ingredient changes of each: "cottage pie" has beef where shepherd's pie has lamb. */
  alsoCalled: readonly { name: string; ingredients: readonly DishIngredient[] }[];
  meals: readonly MealType[];
  cuisines: readonly string[];
  prepMinutes: number;
  cookMinutes: number;
  difficulty: Difficulty;
  /** Why one would cook it, without a full stop. */
  why: string;
  ingredients: readonly DishIngredient[];
  steps: readonly string[];
}

const list = (text = '', separator = ';'): string[] => text.split(separator).flatMap((each) => each.trim() || []);

/**
 * Parses the dishes of a text. Each begins with "= Title | other names | meals | cuisines | prep+cook | difficulty",
 * followed by the reason ("+"), the ingredients for four, and a line for each step ("-"). Another name may change the
 * ingredients: "cottage pie (minced lamb > minced beef)", "ham omelette (+4 slice ham)", "greek salad (-chicken
 * breasts)".
 */
function readDishes(text: string): KnownDish[] {
  return text
    .split(/^= /m)
    .slice(1)
    .map((block) => {
      const [head = '', why = '', ingredients = '', ...steps] = block.trim().split('\n');
      const [title = '', names, meals, cuisines, minutes = '', difficulty] = head.split('|').map((part) => part.trim());
      const [prep, cook] = minutes.split('+').map(Number);
      const taken = list(ingredients).map(readIngredient);
      return {
        title,
        alsoCalled: list(names).map((name) => otherName(name, taken)),
        meals: list(meals, ',') as MealType[],
        cuisines: list(cuisines, ','),
        prepMinutes: prep ?? 0,
        cookMinutes: cook ?? 0,
        difficulty: difficulty as Difficulty,
        why: why.slice(2),
        ingredients: taken,
        steps: steps.map((step) => step.slice(2)),
      };
    });
}

export const DISHES: readonly KnownDish[] = [
  ITALIAN,
  MEXICAN,
  ASIAN,
  THAI,
  INDIAN,
  MEDITERRANEAN,
  AMERICAN,
  FRENCH,
  BRITISH,
  EVERYDAY,
].flatMap(readDishes);

/** The words of a name in the singular, as dishes are looked up: "Fish & chips" is "fish and chip". */
export const nameKey = (name: string): string => foodWords(name.replaceAll('&', ' and ')).join(' ');
