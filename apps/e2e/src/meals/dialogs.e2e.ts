import { foundFamily, gql } from '../kit/api';
import { expectAccessible, expectAccessibleInBothLayouts } from '../kit/axe';
import { plusDays, today } from '../kit/days';
import { openSection } from '../kit/sections';
import { expect, test } from '../kit/test';

const pie = {
  title: 'Spinach pie',
  ingredients: [{ name: 'spinach' }, { name: 'eggs' }, { name: 'filo pastry' }],
  instructions: [{ text: 'Bake it.' }],
};

test('axe finds nothing in the dialogs of the kitchen, the plan and the shopping list', async ({ open }) => {
  const { admin } = await foundFamily({ members: [] });
  const items = [
    { ingredientName: 'Spinach', bestBefore: plusDays(today(), 1) },
    ...['Eggs', 'Butter', 'Pasta', 'Cheddar'].map((ingredientName) => ({ ingredientName })),
  ];
  await gql(admin, 'mutation ($items: [KitchenItemInput!]!) { addKitchenItems(items: $items) { id } }', { items });
  const { addRecipe } = await gql<{ addRecipe: { id: string } }>(
    admin,
    'mutation ($input: RecipeInput!) { addRecipe(input: $input) { id } }',
    { input: pie },
  );
  await gql(admin, 'mutation ($input: PlannedMealInput!) { addPlannedMeal(input: $input) { id } }', {
    input: { title: pie.title, recipeId: addRecipe.id, mealDate: today(), mealType: 'dinner' },
  });
  const page = await open(admin);
  const dialog = page.getByRole('dialog');

  await test.step('the kitchen', async () => {
    await openSection(page, 'kitchen');
    await page.keyboard.press('n');
    await page.keyboard.type('2 l milk until tomorrow in the fridge');
    await expect(page.getByRole('group', { name: 'Understood' })).toContainText('2 l');
    await expectAccessible(page, 'the kitchen with a line of words');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add Ingredients' }).click();
    await expect(dialog).toBeVisible();
    await expectAccessibleInBothLayouts(page, 'Add Kitchen Ingredients');
    await page.keyboard.press('Escape');
  });

  await test.step('ideas for dinner', async () => {
    await page.goto('/dashboard#meal-planner/use-it-up');
    await page.getByRole('button', { name: 'Generate Quick Meals' }).click();
    await expect(page.getByText(pie.title).first()).toBeVisible();
    await expectAccessibleInBothLayouts(page, 'Use It Up');
    const quick = page.getByRole('region', { name: 'Quick meals' }).getByRole('article').first();
    await quick.getByRole('button', { name: /^View Recipe/ }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'a quick meal');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Recipes' }).click();
    await page.getByRole('button', { name: 'AI Suggestions' }).click();
    await page.getByRole('button', { name: 'Get Suggestions' }).click();
    await expect(dialog.getByRole('article').first()).toBeVisible();
    await expectAccessibleInBothLayouts(page, 'AI Meal Suggestions');
    await page.keyboard.press('Escape');
  });

  await test.step('the plan', async () => {
    await page.getByRole('tab', { name: 'Weekly Plan' }).click();
    await page.getByRole('button', { name: 'Next Week' }).click();
    await page.getByRole('button', { name: 'Plan All Meals' }).click();
    await dialog.getByRole('button', { name: 'Rules of the family' }).click();
    await dialog.getByLabel('A new rule').fill('Friday: fish');
    await expect(dialog.getByText(/^Understood as /)).toBeVisible();
    await expect(dialog.getByRole('region').first()).toBeVisible();
    await expectAccessibleInBothLayouts(page, 'Plan All Meals');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Current Week' }).click();
    await page.getByRole('button', { name: 'Generate AI Shopping List' }).click();
    await expect(dialog.getByRole('checkbox', { name: /filo pastry on the list/ })).toBeChecked();
    await expectAccessible(page, 'the preview of a generated list');
    await dialog.getByRole('button', { name: /^Add \d items?$/ }).click();
    await expect(page.getByText(/^Smart shopping list generated!/)).toBeVisible();
  });

  await test.step('the list, with a basket and in the shop', async () => {
    await openSection(page, 'shopping');
    await page.getByRole('checkbox', { name: 'Filo pastry' }).click();
    await page.getByRole('button', { name: /^In the basket/ }).click();
    await expect(page.getByRole('region', { name: /^In the basket/ })).toContainText('Filo pastry');
    await expectAccessibleInBothLayouts(page, 'the shopping list with a basket');
    await page.getByRole('button', { name: /Start shopping|Back to the shop/ }).click();
    await expect(page.getByRole('dialog', { name: 'Shopping' })).toBeVisible();
    await expectAccessible(page, 'the shopping mode');
  });
});
