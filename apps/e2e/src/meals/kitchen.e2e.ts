import type { Page } from '@playwright/test';
import { foundFamily, gql } from '../kit/api';
import type { Person } from '../kit/api';
import { expectAccessible, expectAccessibleInBothLayouts } from '../kit/axe';
import { plusDays, today } from '../kit/days';
import { goOffline, unreachable } from '../kit/offline';
import { openSection } from '../kit/sections';
import { expect, phone, test } from '../kit/test';

const addItems = (person: Person, items: object[]) =>
  gql(person, 'mutation ($items: [KitchenItemInput!]!) { addKitchenItems(items: $items) { id } }', { items });

const onTheList = async (person: Person): Promise<string[]> => {
  const { shoppingList } = await gql<{ shoppingList: { open: { ingredientName: string }[] } }>(
    person,
    '{ shoppingList { open { ingredientName } } }',
  );
  return shoppingList.open.map(({ ingredientName }) => ingredientName);
};

const have = (page: Page, name: string) => page.getByRole('checkbox', { name: `Have it: ${name}`, exact: true });

test('an item added in words appears for the other member, and what runs low is on the shopping list', async ({
  open,
  allow,
}) => {
  allow(unreachable);
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  await addItems(admin, [
    { ingredientName: 'Rice', minimumAmount: 1 },
    { ingredientName: 'Peas', category: 'Frozen' },
  ]);
  const [page, watching] = await Promise.all([open(admin), open(members[0] as Person, { viewport: phone })]);
  await Promise.all([openSection(page, 'kitchen'), openSection(watching, 'kitchen')]);

  await page.keyboard.press('n');
  await page.keyboard.type('2 l milk until tomorrow in the fridge');
  await expect(page.getByRole('group', { name: 'Understood' })).toContainText('2 l');
  await expectAccessible(page, 'the kitchen with a line of words');
  await page.keyboard.press('Enter');
  await expect(have(watching, 'Milk')).toBeChecked();
  await expect(watching.getByText('Use tomorrow · 2 l · Fridge')).toBeVisible();

  await have(watching, 'Rice').click();
  await expect(watching.getByText('Used up and on the shopping list: Rice')).toBeVisible();
  await expect(have(page, 'Rice')).not.toBeChecked();
  await expect.poll(() => onTheList(admin)).toEqual(['Rice']);
  await watching.getByRole('button', { name: 'Undo' }).click();
  await expect(have(page, 'Rice')).toBeChecked();

  // Offline: the tick is queued and sent later.
  await goOffline(watching);
  await have(watching, 'Peas').click();
  await expect(watching.getByText('Peas will be saved when you are back online.')).toBeVisible();
  await expect(have(watching, 'Peas')).not.toBeChecked();
  await watching.context().setOffline(false);
  await expect(have(page, 'Peas')).not.toBeChecked();
  await expectAccessibleInBothLayouts(page, 'the kitchen');
  await page.getByRole('button', { name: 'Add Ingredients' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'Add Kitchen Ingredients');
});

test("an expiring item becomes tonight's dinner", async ({ open }) => {
  const { admin } = await foundFamily({ members: [] });
  await addItems(admin, [
    { ingredientName: 'Spinach', bestBefore: plusDays(today(), 1) },
    ...['Eggs', 'Butter', 'Pasta', 'Cheddar'].map((ingredientName) => ({ ingredientName })),
  ]);
  const input = {
    title: 'Spinach pie',
    ingredients: [{ name: 'spinach' }, { name: 'eggs' }, { name: 'filo pastry' }],
    instructions: [{ text: 'Bake it.' }],
  };
  await gql(admin, 'mutation ($input: RecipeInput!) { addRecipe(input: $input) { id } }', { input });
  const page = await open(admin, { path: '/dashboard' });
  await expect(page.getByRole('button', { name: 'Spinach Use tomorrow' })).toBeVisible();
  await page.getByRole('button', { name: 'Use It Up!' }).click();
  await page.getByRole('button', { name: 'Generate Quick Meals' }).click();

  await page.getByRole('button', { name: 'Put on the list: what is missing for Spinach pie' }).click();
  await expect.poll(() => onTheList(admin)).toEqual(['filo pastry']);
  await expectAccessibleInBothLayouts(page, 'Use It Up');
  const quick = page.getByRole('region', { name: 'Quick meals' }).getByRole('article').first();
  const dish = (await quick.getByRole('heading').textContent()) ?? '';
  await quick.getByRole('button', { name: /^View Recipe/ }).click();
  await expectAccessible(page, 'a quick meal');
  await page.getByRole('dialog').getByRole('button', { name: 'Add to Today' }).click();
  await page.getByRole('tab', { name: 'Weekly Plan' }).click();
  await expect(page.locator(`[data-slot="${today()} dinner"]`)).toContainText(dish);

  await page.getByRole('tab', { name: 'Recipes' }).click();
  await page.getByRole('button', { name: 'AI Suggestions' }).click();
  await page.getByRole('button', { name: 'Get Suggestions' }).click();
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'AI Meal Suggestions');
});
