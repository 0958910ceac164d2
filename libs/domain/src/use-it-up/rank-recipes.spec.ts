import { recipeFindings } from '../meals/plan/recipe-findings';
import { rankRecipes } from './rank-recipes';
import type { QuickMealQuestion, UsableRecipe, UseItUpQuestion } from './types';

const recipe = (title: string, ingredients: string, isFavourite = false): UsableRecipe => {
  const rows = ingredients.split(', ').map((name) => ({ name }));
  return { id: title, title, ingredients: rows, findings: recipeFindings({ title, ingredients: rows }), isFavourite };
};

const BOOK = [
  recipe('Leek soup', 'leeks, potatoes, vegetable stock, cream, salt, olive oil'),
  recipe('Omelette', 'large eggs, mature cheddar, black pepper'),
  recipe('Satay', 'chicken breasts, peanut butter, coconut milk'),
  recipe('Fish pie', 'cod, potatoes, leeks, milk, butter'),
  recipe('Cake', 'flour, sugar, butter'),
];

const rank = (foods: UseItUpQuestion['foods'], more: Partial<QuickMealQuestion> = {}) =>
  rankRecipes(BOOK, { foods, priority: [], eaters: [], today: '2026-11-23', maxAdditional: 5, ...more });
const names = (...foods: string[]) => foods.map((name) => ({ name }));

describe("the family's recipes that use up what is there", () => {
  it('are ranked by how many ingredients are in the house', () => {
    const ranked = rank(names('Leeks', 'Potatoes', 'Vegetable stock', 'Eggs', 'Cheddar'));
    expect(ranked.map(({ id }) => id)).toEqual(['Omelette', 'Leek soup', 'Fish pie']);
    expect(ranked[0]).toMatchObject({ share: 1, missing: [], reasons: ['You have everything for it'] });
    expect(ranked[1]).toMatchObject({
      inHouse: ['Leeks', 'Potatoes', 'Vegetable stock'],
      missing: ['cream'],
      share: 0.75,
      reasons: ['You have 3 of 4 ingredients'],
    });
  });

  it('rank higher when they use expiring foods, and say so', () => {
    const [first] = rank([...names('Eggs', 'Cheddar', 'Potatoes'), { name: 'Cod', bestBefore: '2026-11-24' }]);
    expect(first).toMatchObject({ id: 'Fish pie', usesSoon: ['Cod'] });
    expect(first?.reasons).toEqual(['You have 2 of 5 ingredients', 'Cod: use tomorrow']);
  });

  it('rank higher when they use named foods', () => {
    expect(rank(names('Eggs', 'Cheddar', 'Cod'), { priority: ['cod'] })[0]?.id).toBe('Fish pie');
  });

  it('are left out when they take another time than asked, and rank lower when they are for another meal', () => {
    const eggs = 'eggs, cheddar, spinach';
    const book: UsableRecipe[] = [
      { ...recipe('Cheese and spinach bake', eggs), minutes: 95 },
      { ...recipe('Frittata', eggs), minutes: 20 },
      { ...recipe('Spinach muffins', eggs), minutes: 15, tags: ['Snack'] },
      { ...recipe('Egg cups', eggs), minutes: 10, tags: ['Breakfast'] },
      recipe('Spinach on toast', eggs),
    ];
    const ranked = (more: Pick<QuickMealQuestion, 'complexity' | 'mealType'>) =>
      rankRecipes(book, {
        ...{ foods: names('Eggs', 'Cheddar', 'Spinach'), priority: [], eaters: [], today: '2026-11-23' },
        ...{ maxAdditional: 2, ...more },
      });
    const ids = (...question: Parameters<typeof ranked>) => ranked(...question).map(({ id }) => id);
    const simple = ids({ complexity: 'simple', mealType: 'dinner' });
    expect(simple.slice(0, 2)).toEqual(['Frittata', 'Spinach on toast']);
    expect([...simple].sort()).toEqual(['Egg cups', 'Frittata', 'Spinach muffins', 'Spinach on toast']);
    expect(ids({ complexity: 'simple', mealType: 'breakfast' })[0]).toBe('Egg cups');
    // one whose time is unknown says so
    expect(ids({ complexity: 'medium', mealType: 'dinner' })).toEqual(['Spinach on toast']);
    expect(ranked({ complexity: 'medium', mealType: 'dinner' })[0]?.reasons).toEqual([
      'You have everything for it',
      'How long it takes is not written down',
    ]);
    expect(ids({ complexity: 'complex', mealType: 'dinner' })).toEqual(['Cheese and spinach bake', 'Spinach on toast']);
  });

  it('are left out when too much is missing or nothing is there', () => {
    expect(rank(names('Leeks', 'Potatoes', 'Cheddar'), { maxAdditional: 1 }).map(({ id }) => id)).toEqual(['Omelette']);
    expect(rank(names('Salt', 'Olive oil', 'Zorblax'))).toEqual([]);
    expect(rank([{ name: 'Cod', bestBefore: '2026-11-01' }])).toEqual([]);
  });

  it('are left out when somebody certainly must not eat them, and warn of what is uncertain', () => {
    const theo = { name: 'Theo', allergies: ['peanuts', 'celery'] as const, diets: [] };
    const ranked = rank(
      names('Chicken breasts', 'Peanut butter', 'Coconut milk', 'Leeks', 'Potatoes', 'Vegetable stock'),
      { eaters: [theo] },
    );
    expect(ranked.map(({ id }) => id)).not.toContain('Satay');
    expect(ranked.find(({ id }) => id === 'Leek soup')?.warnings).toEqual([
      { what: 'celery', certainty: 'may_contain', ingredients: ['vegetable stock'] },
    ]);
  });

  it('are ranked the same in any input order', () => {
    const question = {
      foods: names('Leeks', 'Potatoes', 'Milk', 'Eggs'),
      priority: [],
      eaters: [],
      today: '2026-11-23',
      maxAdditional: 5,
    };
    expect(rankRecipes([...BOOK].reverse(), question)).toEqual(rankRecipes(BOOK, question));
  });
});
