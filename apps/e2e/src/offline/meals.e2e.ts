import { foundFamily, gql } from '../kit/api';
import { today } from '../kit/days';
import { goOffline, unreachable } from '../kit/offline';
import { expect, test } from '../kit/test';
import { keptOnDevice, waitUntilKept } from '../kit/worker';

test('offline, week and recipe can be read, meals added, moved and removed; changes are saved once online', async ({
  open,
  allow,
}) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  const add = 'mutation ($input: PlannedMealInput!) { addPlannedMeal(input: $input) { id } }';
  const { addRecipe } = await gql<{ addRecipe: { id: string } }>(
    admin,
    'mutation ($input: RecipeInput!) { addRecipe(input: $input) { id } }',
    { input: { title: 'Leek pie', ingredients: [{ text: '3 leeks' }], instructions: [{ text: 'Bake it.' }] } },
  );
  for (const [title, mealType, recipeId] of [
    ['Leek pie', 'dinner', addRecipe.id],
    ['Pizza night', 'lunch'],
    ['Porridge', 'breakfast'],
  ])
    await gql(admin, add, { input: { title, mealType, mealDate: today(), recipeId } });

  const path = '/dashboard#meal-planner';
  const first = await open(admin, { path, worker: true });
  const dish = (name: string) => first.getByRole('button', { name: new RegExp(`^${name}`) });
  await dish('Leek pie').click();
  await first.getByRole('dialog').getByRole('button', { name: 'View Recipe' }).click();
  await expect(first.getByRole('article', { name: 'Leek pie' })).toBeVisible();
  await keptOnDevice(first);
  await waitUntilKept(first, 'leeks');
  const context = first.context();
  await goOffline(first);
  await first.close();

  // After a cold start both are read from the device.
  const page = await context.newPage();
  await page.goto(`${path}/recipes/${addRecipe.id}`);
  await expect(page.getByText('3 leeks')).toBeVisible();
  await page.goto(path);
  const slot = (mealType: string) => page.locator(`[data-slot="${today()} ${mealType}"]`);
  await expect(slot('dinner')).toContainText('Leek pie');

  const line = page.getByLabel('Add a meal in words');
  await line.fill('Soup for lunch today');
  await expect(page.getByRole('group', { name: 'Understood' })).toBeVisible();
  await line.press('Enter');
  await expect(slot('lunch')).toContainText('Soup');
  await slot('lunch')
    .getByRole('button', { name: /^Pizza night/ })
    .focus();
  for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(slot('dinner').getByRole('button', { name: /^Pizza night.*Will be saved/ })).toBeVisible();
  await slot('breakfast')
    .getByRole('button', { name: /^Porridge/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(slot('breakfast')).not.toContainText('Porridge');

  // They survive a reload, and are sent once online.
  await page.reload();
  await expect(slot('lunch').getByRole('button', { name: /^Soup.*Will be saved/ })).toBeVisible();
  await expect(slot('dinner')).toContainText('Pizza night');
  await expect(slot('breakfast')).not.toContainText('Porridge');
  await context.setOffline(false);
  await expect(page.getByText('3 changes that waited are saved')).toBeVisible();
  const { plannedMeals } = await gql<{ plannedMeals: { title: string; mealType: string }[] }>(
    admin,
    'query ($date: Date!) { plannedMeals(start: $date, end: $date) { title mealType } }',
    { date: today() },
  );
  expect(plannedMeals).toEqual([
    { title: 'Soup', mealType: 'lunch' },
    { title: 'Leek pie', mealType: 'dinner' },
    { title: 'Pizza night', mealType: 'dinner' },
  ]);
  await expect(slot('dinner').getByRole('button', { name: /Will be saved/ })).toHaveCount(0);
});
