import { foundFamily, gql } from '../kit/api';
import { expectAccessible, expectAccessibleInBothLayouts } from '../kit/axe';
import { dragTo, middleOf } from '../kit/drag';
import { goOffline, unreachable } from '../kit/offline';
import { expect, phone, test } from '../kit/test';
import { keptOnDevice, waitUntilKept } from '../kit/worker';

test('a recipe is written, its rows are dragged, and it is read, shared and cooked', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard#meal-planner/recipes' });
  await expect(page.getByText('Create your first recipe to get started')).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'recipes, empty');
  const form = page.getByRole('dialog', { name: 'Create New Recipe' });
  const recipe = page.getByRole('article', { name: 'Leek pie' });

  await test.step('the ways to add one', async () => {
    await page.getByRole('button', { name: 'Add Recipe' }).first().click();
    await expect(page.getByRole('button', { name: /^Paste a link/ })).toBeVisible();
    await expectAccessibleInBothLayouts(page, 'the ways to add a recipe');
    await page.getByRole('button', { name: /^Import a file/ }).click();
    await expect(page.getByRole('dialog', { name: 'Import a file' })).toBeVisible();
    await expectAccessibleInBothLayouts(page, 'the import of a file');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: /^Write it/ }).click();
  });

  await test.step('rows are dragged by their handle, which opens a menu on click; the form scrolls, not the page', async () => {
    await form.getByLabel('Title').fill('Leek pie');
    for (const words of ['2 leeks, sliced', '500g potatoes', '1/2 cup milk']) {
      await form.getByLabel('Add ingredients').fill(words);
      await form.getByLabel('Add ingredients').press('Enter');
    }
    for (const words of ['Boil the potatoes for 15 minutes.', 'Bake it.']) {
      await form.getByLabel('Add a step').fill(words);
      await form.getByLabel('Add a step').press('Enter');
    }
    await expectAccessibleInBothLayouts(page, 'the form of a recipe');
    const gripOf = (name: string) => form.getByRole('button', { name: `Options of ${name}` });
    const names = () =>
      form
        .getByLabel(/^Ingredient: /)
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    const [first, last] = [await middleOf(gripOf('leeks')), await middleOf(gripOf('milk'))];
    await dragTo(page, last, { ...first, y: first.y - 12 });
    await expect.poll(names).toEqual(['milk', 'leeks', 'potatoes']);
    await expect(page.getByRole('menu')).toBeHidden();
    await gripOf('milk').click();
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    await expect.poll(names).toEqual(['leeks', 'milk', 'potatoes']);
    await form.getByRole('button', { name: 'Create Recipe' }).click();
  });

  await test.step('it opens at its own address, where a reload finds it', async () => {
    await expect(recipe.getByText('500 g potatoes')).toBeVisible();
    await expect(page).toHaveURL(/#meal-planner\/recipes\/[\w-]+$/);
    await expectAccessibleInBothLayouts(page, 'a recipe');
    await page.reload();
    await expect(recipe.getByText('500 g potatoes')).toBeVisible();
  });

  await test.step('it is cooked, step by step', async () => {
    await page.getByRole('button', { name: 'Start cooking' }).click();
    await expect(page.getByRole('dialog', { name: 'Cooking Leek pie' })).toBeVisible();
    await expectAccessible(page, 'cook mode (desktop), before it begins');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible();
    await expectAccessible(page, 'cook mode (desktop)');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'All recipes' }).click();
    await expect(recipe).toBeVisible();
    await expectAccessibleInBothLayouts(page, 'recipes');
    await recipe.getByRole('link', { name: 'View Leek pie' }).click();
  });

  await test.step('people outside the family read it by a link', async () => {
    await page.getByRole('button', { name: 'More for this recipe' }).click();
    await page.getByRole('menuitem', { name: 'Share outside the family' }).click();
    const sharing = page.getByRole('dialog', { name: 'Share outside the family' });
    await sharing.getByRole('button', { name: 'Create link' }).click();
    const link = await sharing.getByRole('textbox').inputValue();
    await expectAccessibleInBothLayouts(page, 'sharing a recipe');
    await page.context().clearCookies();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Leek pie' })).toBeVisible();
    await expectAccessible(page, 'a shared recipe');
  });
});

test('cook mode works offline on a phone: steps, ticks and timers survive a reload', async ({ open, allow }) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  const { addRecipe } = await gql<{ addRecipe: { id: string } }>(
    admin,
    'mutation ($input: RecipeInput!) { addRecipe(input: $input) { id } }',
    {
      input: {
        title: 'Boiled eggs',
        servings: 2,
        ingredients: [{ text: '4 eggs' }, { text: '1 pinch salt' }],
        instructions: [{ text: 'Boil the eggs for 6 minutes.' }, { text: 'Add the salt.' }],
      },
    },
  );
  const path = `/dashboard#meal-planner/recipes/${addRecipe.id}`;
  const first = await open(admin, { path, worker: true, viewport: phone, hasTouch: true });
  await expect(first.getByRole('button', { name: 'Start cooking' })).toBeVisible();
  await keptOnDevice(first);
  await waitUntilKept(first, 'Boiled eggs');
  // the code of cook mode is loaded with the recipe, while idle
  const context = first.context();
  await goOffline(first);
  await first.close();

  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('button', { name: 'Start cooking' }).click();
  const cooking = page.getByRole('dialog', { name: 'Cooking Boiled eggs' });
  await cooking.getByRole('checkbox', { name: '4 eggs' }).tap();
  await cooking.getByRole('button', { name: 'Next' }).tap();
  await cooking.getByRole('button', { name: '6 minutes: start timer' }).tap();
  const timers = cooking.getByRole('list', { name: 'Timers' });
  await expect(timers.getByRole('timer')).toHaveText(/^[56]:\d\d$/);
  await expectAccessible(page, 'cook mode (phone)');
  await page.reload();
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await expect(cooking.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible();
  await expect(timers.getByRole('button', { name: 'Go to Step 1, 6 min' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(cooking.getByRole('heading', { name: 'Step 2 of 2' })).toBeVisible();
  await expect(cooking.getByText('1 of 2 steps done')).toBeVisible();
  await timers.getByRole('button', { name: 'Go to Step 1, 6 min' }).tap();
  await expect(cooking.getByRole('checkbox', { name: 'Step done' })).toBeChecked();
  await timers.getByRole('button', { name: 'Stop timer: Step 1, 6 min' }).tap();
  await expect(timers).toBeHidden();

  await context.setOffline(false);
  await cooking.getByRole('button', { name: 'Next' }).tap();
  await cooking.getByRole('button', { name: 'Finish' }).tap();
  await cooking.getByRole('button', { name: 'I cooked this' }).tap();
  await expect(cooking.getByRole('button', { name: 'Noted' })).toBeVisible();
});
