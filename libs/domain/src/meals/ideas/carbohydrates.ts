import { foodWords } from '../../recipes/foods/singular-words';
import type { DishIngredient } from './dishes';

/** Mostly starch or sugar: not allowed in a low-carb dish. */
const RICH = new Set(
  `pasta spaghetti penne macaroni lasagne linguine noodle rice bread baguette roll bun wrap tortilla taco pitta couscous flour sugar honey syrup oat cereal
  pastry potato gnocchi breadcrumb chip sweetcorn corn banana cornflour jam pizza naan bulgur quinoa barley raisin toast nugget finger ketchup barbecue pineapple`.split(
    /\s+/,
  ),
);
/** High enough in carbohydrates that a ketogenic diet avoids it as well. */
const SOME = new Set(
  'bean chickpea lentil carrot pea parsnip beetroot apple orange grape mango pear milk yogurt hummus squash berry strawberry blueberry swede'.split(
    ' ',
  ),
);
/** Words that turn the food before or after them into another food. */
const NOT_MEANT = new Set([
  'cauliflower rice',
  'green bean',
  'bean sprout',
  'coconut milk',
  'rice vinegar',
  'sugar snap',
  'chilli bean',
  'chinese leaf',
]);
/** A spoonful in a dish for four does not count. */
const SPOONS = new Set(['tsp', 'tbsp']);

/** Whether a dish for four is low in carbohydrates, or so low that it fits a ketogenic diet. */
export function isLowInCarbohydrates(ingredients: readonly DishIngredient[], isKeto: boolean): boolean {
  return !ingredients.some(({ name, amount, unit }) => {
    if (!isKeto && unit !== null && SPOONS.has(unit) && (amount ?? 0) <= 2) return false;
    const words = foodWords(name);
    return words.some((word, at) => {
      const isNot = NOT_MEANT.has(`${words[at - 1]} ${word}`) || NOT_MEANT.has(`${word} ${words[at + 1]}`);
      return !isNot && (RICH.has(word) || (isKeto && SOME.has(word)));
    });
  });
}
