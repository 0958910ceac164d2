import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';
import { fakeKitchen, stored } from '../kitchen/kitchen.test-kit';
import type { StoredItem } from '../kitchen/kitchen.test-kit';
import { meal, TODAY } from '../meals.test-kit';
import '../week/add-to-plan';
import './dish-dialog';
import '../recipes/recipes-tab';
import './tab';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const button = (name: string | RegExp) => screen.findByRole('button', { name });

const quick = {
  key: 'omelette spinach',
  title: 'Spinach omelette',
  description: 'Eggs with spinach, in ten minutes.',
  complexity: 'simple',
  prepTimeMinutes: 5,
  cookTimeMinutes: 10,
  servings: 4,
  ingredientsUsed: ['Spinach'],
  additionalIngredientsNeeded: ['eggs'],
  ingredients: [
    { name: 'Spinach', amount: 200, unit: 'g', isInHouse: true },
    { name: 'eggs', amount: 6, unit: null, isInHouse: false },
  ],
  usesSoon: ['Spinach'],
  warnings: [],
  instructions: ['Whisk the eggs.', 'Fry with the spinach.'],
};

const card = {
  id: 'recipe-pie',
  title: 'Spinach pie',
  tags: [],
  prepTimeMinutes: 20,
  cookTimeMinutes: 40,
  servings: 6,
  difficulty: 'easy',
  isFavorite: false,
  version: 1,
  rating: null,
  ratings: 0,
  timesCooked: 0,
  lastCookedOn: null,
  image: null,
  warnings: [],
};

/** Opens Use It Up over a fake server; returns the recorded requests. */
function open(items: StoredItem[], over: RootAnswers = {}) {
  const asked: object[] = [];
  const planned: object[] = [];
  const recipes: object[] = [];
  const { kitchen, answers } = fakeKitchen(items);
  const route = renderRoute('/dashboard#meal-planner/use-it-up', {
    graphql: {
      ...answers,
      useItUp: ({ input }: { input: object }) => {
        asked.push(JSON.parse(JSON.stringify(input)) as object);
        return {
          quickMeals: [quick],
          recipes: [
            {
              recipeId: card.id,
              recipe: card,
              inHouse: ['Spinach'],
              missing: ['feta'],
              why: 'Spinach should be used by tomorrow',
            },
          ],
          message: 'Generated 1 quick meal suggestions!',
          hint: null,
        };
      },
      addPlannedMeal: ({ input }: { input: Parameters<typeof meal>[1] & { title: string } }) => {
        planned.push(JSON.parse(JSON.stringify(input)) as object);
        return meal(input.title, input);
      },
      recipes: [],
      addRecipe: ({ input }: { input: object }) => {
        recipes.push(JSON.parse(JSON.stringify(input)) as object);
        throw domainError('INVALID', 'A recipe of this name is there already');
      },
      ...over,
    },
  });
  return { kitchen, asked, planned, recipes, ...route };
}

it('needs an item in the kitchen, and shows it by category with toggle and removal', async () => {
  const { actor, kitchen } = open([stored('Peas', { category: 'Frozen', haveIt: false })]);
  expect(await screen.findByText('No quick meals generated yet')).toBeVisible();
  expect(screen.getByText(/^No ingredients available\./)).toBeVisible();
  expect(await button('Generate Quick Meals')).toBeDisabled();
  const inventory = within(screen.getByRole('region', { name: 'Kitchen inventory' }));
  await actor.click(inventory.getByRole('checkbox', { name: 'Have it: Peas' }));
  await waitFor(async () => expect(await button('Generate Quick Meals')).toBeEnabled());
  expect(screen.getByText(/^There are only a few ingredients/)).toBeVisible();
  await actor.click(inventory.getByRole('button', { name: 'Remove Peas' }));
  expect(await screen.findByText('Ingredient removed from kitchen inventory')).toBeVisible();
  expect(kitchen.items).toEqual([]);
});

it('sends the form, with what expires first unless somebody chooses', async () => {
  const { actor, asked } = open([
    stored('Spinach', { category: 'Produce', bestBefore: '2026-10-09' }),
    stored('Milk', { category: 'Dairy', bestBefore: '2026-10-08' }),
    stored('Rice'),
  ]);
  await actor.click(await screen.findByRole('radio', { name: 'Medium' }));
  await actor.click(screen.getByRole('radio', { name: 'Lunch' }));
  const servings = screen.getByRole('spinbutton', { name: 'Servings' });
  await actor.clear(servings);
  await actor.type(servings, '13');
  await actor.click(await button('Generate Quick Meals'));
  expect(screen.getByText('Servings: a number from 1 to 12.')).toBeVisible();
  expect(asked).toEqual([]);
  await actor.clear(servings);
  await actor.type(servings, '6');
  await actor.click(await button('Generate Quick Meals'));
  expect(await screen.findByText('Generated 1 quick meal suggestions!')).toBeVisible();
  await actor.click(screen.getByRole('checkbox', { name: 'Milk' }));
  await actor.click(screen.getByRole('switch', { name: /^Allow additional ingredients/ }));
  expect(screen.queryByRole('spinbutton', { name: 'At most' })).toBeNull();
  await actor.click(await button('Generate Quick Meals'));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toEqual([
    {
      complexity: 'medium',
      servings: 6,
      mealType: 'lunch',
      allowAdditionalIngredients: true,
      maxAdditionalIngredients: 2,
      priorityIngredients: null,
    },
    {
      complexity: 'medium',
      servings: 6,
      mealType: 'lunch',
      allowAdditionalIngredients: false,
      maxAdditionalIngredients: 0,
      priorityIngredients: ['Spinach'],
    },
  ]);
});

it('offers recipes first and quick meals: missing items to the list, today’s dinner, another day, a recipe', async () => {
  const { actor, kitchen, planned, recipes } = open([stored('Spinach', { bestBefore: '2026-10-09' })]);
  await actor.click(await button('Generate Quick Meals'));
  const own = within(await screen.findByRole('region', { name: 'Your recipes' }));
  expect(own.getByText('Spinach should be used by tomorrow')).toBeVisible();
  await actor.click(own.getByRole('button', { name: 'Put on the list: what is missing for Spinach pie' }));
  expect(await screen.findByText('On the shopping list: feta')).toBeVisible();
  expect(kitchen.calls.at(-1)?.args).toMatchObject({ changes: [{ add: { name: 'feta', recipeId: card.id } }] });
  await actor.click(own.getByRole('button', { name: 'Add to Today: Spinach pie, dinner' }));
  expect(await screen.findByText('Added Spinach pie to dinner on Thursday 8 October')).toBeVisible();
  const ideas = within(screen.getByRole('region', { name: 'Quick meals' }));
  expect(ideas.getByText('Missing: eggs')).toBeVisible();
  await actor.click(ideas.getByRole('button', { name: /^Put on the list/ }));
  await waitFor(() =>
    expect(kitchen.calls.at(-1)?.args).toMatchObject({
      changes: [{ add: { name: 'eggs', amount: 6, generatedFor: TODAY } }],
    }),
  );
  await actor.click(ideas.getByRole('button', { name: 'Add to Today: Spinach omelette, dinner' }));
  await waitFor(() => expect(planned).toHaveLength(2));
  expect(planned).toEqual([
    expect.objectContaining({ recipeId: card.id, mealDate: TODAY, mealType: 'dinner', isAdHoc: false, servings: 6 }),
    expect.objectContaining({
      ...{ title: 'Spinach omelette', recipeId: null, isAdHoc: true, notes: quick.description },
      ...{ servings: 4, ingredients: quick.ingredients },
    }),
  ]);
  await actor.click(ideas.getByRole('button', { name: 'View Recipe: Spinach omelette' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Spinach omelette' }));
  expect(dialog.getByText('6 eggs').closest('li')).toHaveTextContent('to buy');
  expect(dialog.getByText('Whisk the eggs.')).toBeVisible();
  await actor.click(dialog.getByRole('button', { name: 'Save as Recipe' }));
  // rejected: it can be saved again
  expect(await screen.findByText('A recipe of this name is there already')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Save as Recipe' })).toBeEnabled();
  expect(recipes).toEqual([
    expect.objectContaining({
      title: 'Spinach omelette',
      difficulty: 'easy',
      instructions: quick.instructions.map((text) => ({ text })),
    }),
  ]);
  await actor.click(dialog.getByRole('button', { name: 'Add to Today' }));
  await waitFor(() => expect(planned).toHaveLength(3));
  expect(planned[2]).toMatchObject({ title: 'Spinach omelette', mealDate: TODAY, mealType: 'dinner', isAdHoc: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await actor.click(ideas.getByRole('button', { name: 'View Recipe: Spinach omelette' }));
  const again = within(await screen.findByRole('dialog', { name: 'Spinach omelette' }));
  await actor.click(again.getByRole('button', { name: 'Choose Date' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add Meal to Plan' }));
  expect(form.getByLabelText(/^Title/)).toHaveValue('Spinach omelette');
  expect(form.getByRole('region', { name: 'Ingredients' })).toHaveTextContent(/200.g Spinach, 6 eggs/);
  const servings = form.getByRole('spinbutton', { name: 'Servings' });
  await actor.clear(servings);
  await actor.type(servings, '2');
  await actor.click(form.getByRole('button', { name: 'Add Meal' }));
  await waitFor(() => expect(planned).toHaveLength(4));
  expect(planned[3]).toMatchObject({
    servings: 2,
    ingredients: [
      { name: 'Spinach', amount: 100, unit: 'g', isInHouse: true },
      { name: 'eggs', amount: 3, unit: null, isInHouse: false },
    ],
  });
});

it('keeps the ideas while the recipes are open, and explains why there are none', async () => {
  let refusal: Error | null = null;
  const { actor } = open([stored('Spinach')], {
    recipePage: { items: [], nextCursor: null, total: 0, totalOfFamily: 0 },
    recipeSuggestions: [],
    useItUp: () => {
      if (refusal) throw refusal;
      return { quickMeals: [], recipes: [], message: 'Generated 0 quick meal suggestions!', hint: 'Buy something.' };
    },
  });
  await actor.click(await button('Generate Quick Meals'));
  expect(await screen.findByText('Buy something.')).toBeVisible();
  expect(screen.getByText(/^Nothing fits\./)).toBeVisible();
  await actor.click(screen.getByRole('tab', { name: 'Recipes' }));
  expect(await screen.findByText('No recipes found')).toBeVisible();
  await actor.click(screen.getByRole('tab', { name: 'Use It Up!' }));
  expect(await screen.findByText('Buy something.')).toBeVisible();
  const empty = 'No ingredients available. Please add some ingredients to your kitchen inventory first.';
  for (const [error, said] of [
    [domainError('INTERNAL', 'Broken'), 'Failed to generate quick meals: please try again'],
    [domainError('INVALID', 'Complexity must be text.'), 'Failed to generate quick meals: Complexity must be text.'],
    [domainError('INVALID', empty), empty],
  ] as const) {
    refusal = error;
    await actor.click(await button('Generate Quick Meals'));
    expect(await screen.findByText(said)).toBeVisible();
  }
  expect(screen.getByText('Buy something.')).toBeVisible();
});
