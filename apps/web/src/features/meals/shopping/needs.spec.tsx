import 'fake-indexeddb/auto';
import { readIngredients } from '@homefold/domain/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { meal, openMeals, recipe } from '../meals.test-kit';
import { stored } from '../kitchen/kitchen.test-kit';
import { openRecipes, recipeOf } from '../recipes/recipes.test-kit';
import { list } from './shopping.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const { ingredients } = readIngredients('200 g flour\n0.6 kg potatoes\n3 eggs\nsalt');
const boxes = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('checkbox')
    .map((box) => `${(box as HTMLInputElement).checked ? '+' : '-'} ${box.closest('li')?.textContent}`);

/** A list that stores what is sent, and records it. */
function taking() {
  const calls: { listId: string | null; changes: { add: object }[] }[] = [];
  const answers = {
    shoppingLists: [list('Tesco'), list('Boots')],
    changeShoppingList: (args: (typeof calls)[number]) => {
      calls.push(JSON.parse(JSON.stringify(args)) as (typeof calls)[number]);
      return { listId: args.listId, items: [], goneIds: [], missed: 0 };
    },
  };
  return { calls, answers };
}

it("puts a recipe's ingredients on a list, for the displayed servings, without staples", async () => {
  const { calls, answers } = taking();
  const stew = recipeOf('Stew', { ingredients });
  const { actor } = openRecipes([stew], { sub: '/id-stew', over: answers });
  const servings = await screen.findByRole('spinbutton', { name: 'Servings' });
  await actor.clear(servings);
  await actor.type(servings, '2');
  await actor.click(screen.getByRole('button', { name: 'Add ingredients to shopping list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add to the shopping list' });
  expect(dialog).toHaveTextContent('What Stew needs for 2');
  expect(boxes(dialog)).toEqual([
    expect.stringMatching(/^\+ .*flour.*100\sg/i),
    expect.stringMatching(/^\+ .*potatoes.*300\sg/i),
    expect.stringMatching(/^\+ .*eggs.*1½/i),
    expect.stringMatching(/^- .*salt.*You usually have it/i),
  ]);
  await actor.click(within(dialog).getByRole('checkbox', { name: /flour/i }));
  await actor.click(within(dialog).getByRole('button', { name: 'Add 2 ingredients' }));
  expect(await screen.findByText('Added 2 ingredients to shopping list!')).toBeVisible();
  expect(calls).toMatchObject([
    {
      listId: 'list-tesco',
      changes: [
        { add: { name: 'potatoes', amount: 300, unit: 'g', recipeId: 'id-stew' } },
        { add: { name: 'eggs', amount: 1.5, recipeId: 'id-stew' } },
      ],
    },
  ]);
});

it("puts a planned meal's ingredients on a list, for its servings", async () => {
  const { calls, answers } = taking();
  const stew = recipeOf('Stew', { id: 'recipe-Stew', ingredients });
  const { actor } = openMeals([meal('Stew', { recipeId: 'recipe-Stew', servings: 8 })], {
    recipes: [recipe('Stew')],
    answers: { recipe: stew, ...answers },
  });
  await actor.click(await screen.findByRole('button', { name: /^Stew/ }));
  const reader = await screen.findByRole('dialog', { name: 'Stew' });
  await actor.click(within(reader).getByRole('button', { name: 'Add to shopping list' }));
  const add = await screen.findByRole('button', { name: 'Add 3 ingredients' });
  const dialog = screen.getByRole('dialog', { name: 'Add to the shopping list' });
  expect(dialog).toHaveTextContent('What Stew needs for 8');
  await actor.click(add);
  expect(await screen.findByText('Added 3 ingredients to shopping list!')).toBeVisible();
  expect(calls[0]?.changes).toMatchObject([
    { add: { name: 'flour', amount: 400, unit: 'g' } },
    { add: { name: 'potatoes', amount: 1.2, unit: 'kg' } },
    { add: { name: 'eggs', amount: 6 } },
  ]);
});

it('preselects staples once they have run out, and never water', async () => {
  const { calls, answers } = taking();
  const soup = recipeOf('Soup', { ingredients: readIngredients('water\nsea salt\nolive oil\n2 peppers').ingredients });
  const kitchenItems = [stored('Salt', { haveIt: false }), stored('Rice')];
  const { actor } = openRecipes([soup], { sub: '/id-soup', over: { ...answers, kitchenItems } });
  await actor.click(await screen.findByRole('button', { name: 'Add ingredients to shopping list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add to the shopping list' });
  await waitFor(() =>
    expect(boxes(dialog)).toEqual([
      expect.stringMatching(/^- .*Water.*No need to buy it/),
      expect.stringMatching(/^\+ .*Sea salt$/),
      expect.stringMatching(/^- .*Olive oil.*You usually have it/),
      expect.stringMatching(/^\+ .*Peppers/),
    ]),
  );
  await actor.click(within(dialog).getByRole('button', { name: 'Select all' }));
  expect(within(dialog).getByRole('button', { name: 'Add 4 ingredients' })).toBeVisible();
  await actor.click(within(dialog).getByRole('button', { name: 'Deselect all' }));
  await actor.click(within(dialog).getByRole('checkbox', { name: 'olive oil' }));
  await actor.click(within(dialog).getByRole('button', { name: 'Add 1 ingredient' }));
  expect(await screen.findByText('Added 1 ingredient to shopping list!')).toBeVisible();
  expect(calls[0]?.changes).toMatchObject([{ add: { name: 'olive oil' } }]);
});
