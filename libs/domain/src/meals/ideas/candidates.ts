import { isAlwaysAtHand } from '../../kitchen/house-index';
import { allergensOf, dietsBrokenBy, type FoodWarning } from '../../recipes/foods/allergens';
import { foodWords } from '../../recipes/foods/singular-words';
import { DIETS, type Allergen, type Diet } from '../../recipes/foods/traits';
import { seasonsOf } from '../foods/in-season';
import { mainFood } from '../foods/main-foods';
import { DISHES, type KnownDish } from './dishes';
import type { IdeaTime } from './idea';

/** A dish of the table with what its words reveal, computed once on first use. */
export interface Candidate {
  dish: KnownDish;
  minutes: number;
  /** The words of its title, and of its other names. */
  names: readonly (readonly string[])[];
  foods: readonly { words: readonly string[]; isAtHand: boolean }[];
  main: string | null;
  /** The last word of its title: two soups are similar, whatever they contain. */
  kind: string;
  cuisines: string;
  seasons: readonly string[];
  allergens: readonly FoodWarning<Allergen>[];
  brokenDiets: readonly FoodWarning<Diet>[];
}

const candidateOf = (dish: KnownDish): Candidate => {
  const foods = dish.ingredients.map(({ name }) => foodWords(name));
  return {
    dish,
    minutes: dish.prepMinutes + dish.cookMinutes,
    names: [
      dish.title,
      // those of the same dish
      ...dish.alsoCalled.flatMap(({ name, ingredients }) => (ingredients === dish.ingredients ? [name] : [])),
    ].map(foodWords),
    foods: dish.ingredients.map(({ name }, at) => ({ words: foods[at] ?? [], isAtHand: isAlwaysAtHand(name) })),
    main: mainFood(foodWords(dish.title), foods),
    kind: dish.title.split(' ').at(-1) ?? '',
    cuisines: dish.cuisines.join(),
    seasons: seasonsOf([], foods),
    allergens: allergensOf(dish.ingredients),
    brokenDiets: dietsBrokenBy(dish.ingredients, DIETS),
  };
};

let all: readonly Candidate[] | null = null;
export const candidates = (): readonly Candidate[] => (all ??= DISHES.map(candidateOf));

const QUICK = 30;
const MODERATE = 60;

export const bandOf = (minutes: number): IdeaTime =>
  minutes <= QUICK ? 'quick' : minutes <= MODERATE ? 'moderate' : 'slow';
