import type { Locator, Page } from '@playwright/test';
import { foundFamily, gql } from '../kit/api';
import type { Person } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { longDate, longDay, plusDays, today } from '../kit/days';
import { dragTo, finger, middleOf } from '../kit/drag';
import { openSection } from '../kit/sections';
import { expect, phone, test } from '../kit/test';

/** The Monday of next week: all of its days are in the future. */
const monday = (): string => plusDays(today(), 7 - ((new Date(`${today()}T00:00:00Z`).getUTCDay() + 6) % 7));
const day = (index: number): string => plusDays(monday(), index);

/** With the year if it is another one, as around the turn of the year. */
const dayName = (date: string): string => (date.slice(0, 4) === today().slice(0, 4) ? longDay(date) : longDate(date));

const addRecipe = async (person: Person, title: string, minutes: number, ingredient: string): Promise<string> => {
  const { addRecipe: recipe } = await gql<{ addRecipe: { id: string } }>(
    person,
    'mutation ($input: RecipeInput!) { addRecipe(input: $input) { id } }',
    {
      input: {
        title,
        prepTimeMinutes: 5,
        cookTimeMinutes: minutes - 5,
        servings: 4,
        ingredients: [{ name: ingredient }],
        instructions: [{ text: 'Cook it.' }],
      },
    },
  );
  return recipe.id;
};

const planMeal = (person: Person, title: string, mealDate: string, mealType: string, recipeId?: string) =>
  gql(person, 'mutation ($input: PlannedMealInput!) { addPlannedMeal(input: $input) { id } }', {
    input: { title, mealDate, mealType, recipeId },
  });

const openWeek = async (page: Page): Promise<void> => {
  await openSection(page, 'meal-planner');
  await page.getByRole('button', { name: 'Next Week' }).click();
  await expect(page.getByRole('table')).toBeVisible();
};
const slot = (page: Page, date: string, mealType: string): Locator => page.locator(`[data-slot="${date} ${mealType}"]`);
const dish = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });

test('a week is planned by mouse and keyboard, and a second member sees each step', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const curry = await addRecipe(admin, 'Squash curry', 40, 'squash');
  await planMeal(admin, 'Squash curry', day(0), 'dinner', curry);
  await planMeal(admin, 'Pizza night', day(1), 'dinner');
  const [page, watching] = await Promise.all([open(admin), open(members[0] as Person)]);
  await Promise.all([openWeek(page), openWeek(watching)]);

  await dragTo(page, await middleOf(dish(page, /^Squash curry/)), await middleOf(slot(page, day(3), 'lunch')));
  await expect(slot(page, day(3), 'lunch')).toContainText('Squash curry');
  await expect(page.getByText(`Squash curry is on ${dayName(day(3))}, lunch now`)).toBeVisible();
  await expect(slot(watching, day(3), 'lunch')).toContainText('Squash curry');
  await expect(slot(watching, day(0), 'dinner')).not.toContainText('Squash curry');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(slot(watching, day(0), 'dinner')).toContainText('Squash curry');

  await page.keyboard.down('Control');
  await dragTo(page, await middleOf(dish(page, /^Pizza night/)), await middleOf(slot(page, day(4), 'dinner')));
  await page.keyboard.up('Control');
  await expect(slot(page, day(1), 'dinner')).toContainText('Pizza night');
  await expect(slot(watching, day(4), 'dinner')).toContainText('Pizza night');

  // By keyboard: two days on and to lunch; the focus stays on the moved meal.
  await slot(page, day(1), 'dinner')
    .getByRole('button', { name: /^Pizza night/ })
    .focus();
  for (const key of ['m', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key);
  await expectAccessible(page, 'the week with a meal that is being moved');
  await page.keyboard.press('Enter');
  await expect(slot(page, day(2), 'lunch').getByRole('button', { name: /^Pizza night/ })).toBeFocused();
  await expect(slot(watching, day(2), 'lunch')).toContainText('Pizza night');

  await dish(page, /^Squash curry/).click();
  await expect(page.getByRole('dialog', { name: 'Squash curry' })).toContainText('40 min');
  await expectAccessible(page, 'a meal that is read');
});

test('on a phone, days and weeks are swiped, meals are moved by touch, and both layouts are accessible', async ({
  open,
}) => {
  const { admin } = await foundFamily();
  const pie = await addRecipe(admin, 'Shepherd’s pie', 70, 'lamb');
  await planMeal(admin, 'Shepherd’s pie', today(), 'dinner', pie);
  await planMeal(admin, 'Cereal', today(), 'breakfast');
  const page = await open(admin, { viewport: phone, hasTouch: true });
  await openSection(page, 'meal-planner');
  const viewRecipe = page.getByRole('button', { name: 'View Recipe' });
  await expect(viewRecipe).toBeVisible();
  await expectAccessible(page, 'a day of meals');
  await viewRecipe.click();
  await expect(page.getByRole('heading', { name: 'Shepherd’s pie' })).toBeVisible();
  await page.goBack();
  await expect(viewRecipe).toBeVisible();
  const touch = await finger(page);
  await touch.down({ x: 300, y: 480 });
  await touch.move({ x: 90, y: 486 });
  await touch.up();
  await expect(page.getByRole('button', { name: `Add dinner on ${dayName(plusDays(today(), 1))}` })).toBeVisible();
  await page.getByRole('button', { name: 'Go to Today' }).click();
  await page.getByRole('tab', { name: 'Week', exact: true }).click();
  await expect(dish(page, /^Cereal/)).toBeVisible();
  await expectAccessible(page, 'the week of meals on a phone');

  const from = await middleOf(dish(page, /^Cereal/));
  const to = await middleOf(slot(page, today(), 'lunch'));
  await touch.down(from);
  await expect
    .poll(async () => {
      await touch.move({ x: from.x, y: from.y + 2 });
      return page.locator('[data-ghost]').count();
    })
    .toBe(1);
  await touch.move(to);
  await touch.up();
  await expect(slot(page, today(), 'lunch')).toContainText('Cereal');

  await slot(page, today(), 'breakfast').getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Plan from Recipes' })).toBeVisible();
  await expectAccessible(page, 'the menu of a slot on a phone');
  await sheet.getByRole('button', { name: 'Shepherd’s pie' }).click();
  await expect(slot(page, today(), 'breakfast')).toContainText('Shepherd’s pie');
});
