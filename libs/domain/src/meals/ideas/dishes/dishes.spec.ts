import { allergensOf } from '../../../recipes/foods/allergens';
import { foodWords } from '../../../recipes/foods/singular-words';
import { aisleOf } from '../../../shopping/aisles';
import { THINGS } from '../../../shopping/aisles/things';
import { recipeFindings } from '../../plan/recipe-findings';
import { CUISINES } from '../idea';
import { DISHES, nameKey } from '.';

const FRESH = new Set(['Produce', 'Meat', 'Dairy']);
/** Words for a food that has another name among the ingredients, and words in a step that are not foods. */
const MEANT = new Set(
  'cheese bean meat chicken mince fish potato vegetable salad lettuce cream beef fruit juice egg sprout corn leaf herb milk tomato pepper joint mushroom spread bone white burger meatball'.split(
    ' ',
  ),
);
const SINGLE = new Set(
  THINGS.filter(({ aisle }) => FRESH.has(aisle))
    .map(({ name }) => foodWords(name).join(' '))
    .filter((name) => !name.includes(' ')),
);

describe('the table of dishes', () => {
  it('has at least eighty dishes with unique names', () => {
    expect(DISHES.length).toBeGreaterThanOrEqual(80);
    const names = DISHES.flatMap(({ title, alsoCalled }) => [
      ...new Set([title, ...alsoCalled.map(({ name }) => name)].map(nameKey)),
    ]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each(DISHES.map((dish) => [dish.title, dish] as const))('%s is whole', (_title, dish) => {
    expect(dish.meals.every((meal) => ['breakfast', 'lunch', 'dinner'].includes(meal)) && dish.meals.length > 0).toBe(
      true,
    );
    expect(
      dish.cuisines.every((cuisine) => cuisine === 'british' || (CUISINES as readonly string[]).includes(cuisine)),
    ).toBe(true);
    expect(['easy', 'medium', 'hard']).toContain(dish.difficulty);
    expect(dish.prepMinutes + dish.cookMinutes).toBeGreaterThan(0);
    expect(dish.why).toMatch(/^[A-Z].*[^.]$/);
    expect(dish.steps.length).toBeGreaterThanOrEqual(2);
    for (const step of dish.steps) expect(step).toMatch(/^[A-Z].*\.$/);
  });

  it.each(DISHES.map((dish) => [dish.title, dish] as const))(
    '%s has ingredients that are bought and known',
    (_title, dish) => {
      for (const { ingredients } of [dish, ...dish.alsoCalled]) {
        expect(ingredients.length).toBeGreaterThan(1);
        for (const { name, amount } of ingredients) {
          expect([name, aisleOf(name)]).not.toEqual([name, 'General']);
          expect(name).not.toMatch(/^\d|[()>+]/);
          expect(amount === null || amount > 0).toBe(true);
        }
        expect(recipeFindings({ title: dish.title, ingredients }).notRecognised).toEqual([]);
      }
    },
  );

  it.each(DISHES.map((dish) => [dish.title, dish] as const))(
    '%s uses nothing in its steps that is not among its ingredients',
    (_title, dish) => {
      const there = new Set(dish.ingredients.flatMap(({ name }) => foodWords(name)));
      const used = dish.steps.flatMap(foodWords).filter((word) => SINGLE.has(word) && !MEANT.has(word));
      expect(used.filter((word) => !there.has(word))).toEqual([]);
    },
  );

  it('applies the ingredient changes of another name', () => {
    const dish = DISHES.find(({ title }) => title === "Shepherd's pie");
    const cottage = dish?.alsoCalled.find(({ name }) => name === 'cottage pie');
    expect(cottage?.ingredients).toContainEqual({ name: 'minced beef', amount: 500, unit: 'g' });
    expect(cottage?.ingredients).not.toContainEqual(expect.objectContaining({ name: 'minced lamb' }));
    expect(allergensOf(dish?.ingredients ?? []).map(({ what }) => what)).toContain('milk');
  });
});
