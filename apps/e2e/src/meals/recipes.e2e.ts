import { foundFamily, gql, unique } from '../kit/api';
import { expectAccessible, expectAccessibleInBothLayouts } from '../kit/axe';
import { dragTo, middleOf } from '../kit/drag';
import { publish } from '../kit/feeds';
import { goOffline, unreachable } from '../kit/offline';
import { expect, phone, test } from '../kit/test';
import { keptOnDevice, waitUntilKept } from '../kit/worker';

/** A page of a fictional site, with structured recipe data and markup in its texts. */
const recipePage = (): string => `<!doctype html><title>Leek pie · The Hob</title>
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', name: 'The Hob' },
    {
      '@type': ['Recipe'],
      name: 'Leek &amp; potato pie',
      recipeYield: 'Serves 4',
      prepTime: 'PT20M',
      cookTime: 'PT40M',
      recipeIngredient: ['2 leeks, sliced', '500g potatoes', '1/2 cup milk'],
      recipeInstructions: [
        { '@type': 'HowToStep', text: '<p>Boil the potatoes for 15 minutes.</p>' },
        { '@type': 'HowToStep', text: 'Add the leeks and bake for 40 minutes.' },
      ],
    },
  ],
})}</script><h1>Leek pie</h1>`;

test('a recipe is imported from a link, reviewed, saved, scaled and shared', async ({ open, allow }) => {
  const { admin } = await foundFamily();
  const url = await publish(`leek-pie-${unique()}.html`, recipePage(), 'text/html; charset=utf-8');
  const page = await open(admin, { path: '/dashboard#meal-planner/recipes' });
  await expect(page.getByText('Create your first recipe to get started')).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'recipes, empty');
  await page.getByRole('button', { name: 'Add Recipe' }).first().click();
  await expect(page.getByRole('button', { name: /^Paste a link/ })).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the ways to add a recipe');
  await page.getByRole('button', { name: /^Import a file/ }).click();
  await expect(page.getByRole('dialog', { name: 'Import a file' })).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the import of a file');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: /^Paste a link/ }).click();
  await page.getByLabel('Address of the page').fill(url);
  await page.getByRole('button', { name: 'Read the recipe' }).click();
  const form = page.getByRole('dialog', { name: 'Create New Recipe' });
  await expect(form.getByLabel('Title')).toHaveValue('Leek & potato pie');
  await expect(form.getByLabel('Amount: milk')).toHaveValue('½');
  await expect(form.getByRole('textbox', { name: 'Step 1' })).toHaveValue('Boil the potatoes for 15 minutes.');
  await expectAccessibleInBothLayouts(page, 'the form of a recipe');

  // Rows are dragged by their handle, which opens a menu on click; the form scrolls, not the page.
  const gripOf = (name: string) => form.getByRole('button', { name: `Options of ${name}` });
  const names = () =>
    form.getByLabel(/^Ingredient: /).evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const [first, last] = [await middleOf(gripOf('leeks')), await middleOf(gripOf('milk'))];
  await dragTo(page, last, { ...first, y: first.y - 12 });
  await expect.poll(names).toEqual(['milk', 'leeks', 'potatoes']);
  await expect(page.getByRole('menu')).toBeHidden();
  await gripOf('milk').click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  await expect.poll(names).toEqual(['leeks', 'milk', 'potatoes']);
  await form.getByRole('button', { name: 'Create Recipe' }).click();

  // The recipe opens at its own address.
  const recipe = page.getByRole('article', { name: 'Leek & potato pie' });
  await expect(recipe.getByText('500 g potatoes')).toBeVisible();
  await expect(page).toHaveURL(/#meal-planner\/recipes\/[\w-]+$/);
  await recipe.getByRole('spinbutton', { name: 'Servings' }).fill('8');
  await expect(recipe.getByText('1 kg potatoes')).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'a recipe');
  await page.reload();
  await expect(recipe.getByRole('link', { name: 'View Original Recipe' })).toHaveAttribute('href', url);

  // People outside the family read it by a link that can be revoked.
  await recipe.getByRole('button', { name: 'More for this recipe' }).click();
  await page.getByRole('menuitem', { name: 'Share outside the family' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share outside the family' });
  await sharing.getByRole('button', { name: 'Create link' }).click();
  const link = await sharing.getByRole('textbox').inputValue();
  await expectAccessibleInBothLayouts(page, 'sharing a recipe');
  const neighbour = await open(null);
  await neighbour.goto(link);
  await expect(neighbour.getByRole('heading', { level: 1, name: 'Leek & potato pie' })).toBeVisible();
  await expect(neighbour.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(neighbour, 'a shared recipe');
  await sharing.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(sharing.getByRole('button', { name: 'Create link' })).toBeVisible();
  allow(/404/);
  await neighbour.reload();
  await expect(neighbour.getByText('This recipe is no longer shared')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await expect(page.getByRole('dialog', { name: 'Cooking Leek & potato pie' })).toBeVisible();
  await expectAccessible(page, 'cook mode (desktop), before it begins');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible();
  await expectAccessible(page, 'cook mode (desktop)');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All recipes' }).click();
  await expect(page.getByRole('article', { name: 'Leek & potato pie' }).getByText('60 min')).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'recipes');
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
