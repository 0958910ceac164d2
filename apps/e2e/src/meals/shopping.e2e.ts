import type { Page } from '@playwright/test';
import { foundFamily, gql } from '../kit/api';
import type { Person } from '../kit/api';
import { goOffline, unreachable } from '../kit/offline';
import { expect, phone, test } from '../kit/test';
import { keptOnDevice, waitUntilKept } from '../kit/worker';

const PATH = '/dashboard#shopping';

const addText = (person: Person, text: string) =>
  gql(person, 'mutation ($text: String!) { addShoppingText(text: $text) { listId } }', { text });

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
/** The aisle of what is still to be bought. */
const aisle = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const basket = (page: Page) => page.getByRole('region', { name: /^In the basket/ });

const addInWords = async (page: Page, words: string): Promise<void> => {
  const line = page.getByLabel('Add to the shopping list in words');
  await line.fill(words);
  await expect(page.getByRole('list', { name: 'Understood as' })).toBeVisible();
  await line.press('Enter');
  await expect(line).toHaveValue('');
};

/** The server's state: open items with their amounts, and the names in the basket. */
async function stored(person: Person): Promise<{ open: string[]; basket: string[] }> {
  interface Row {
    ingredientName: string;
    quantity: string | null;
    notes: string | null;
  }
  const { shoppingList } = await gql<{ shoppingList: { open: Row[]; basket: Row[] } }>(
    person,
    '{ shoppingList { open { ingredientName quantity notes } basket { ingredientName quantity notes } } }',
  );
  const lines = (rows: Row[]) =>
    rows
      .map(({ ingredientName, quantity, notes }) => [quantity, ingredientName, notes].filter(Boolean).join(' '))
      // amounts keep their units
      .map((line) => line.replaceAll('\u00a0', ' '))
      .sort();
  return { open: lines(shoppingList.open), basket: lines(shoppingList.basket) };
}

test('two phones in one shop, one of them temporarily offline, converge on the same list', async ({ open, allow }) => {
  allow(unreachable);
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const tom = members[0] as Person;
  await addText(admin, 'milk, bread, carrots, coffee, apples');
  const emmas = await open(admin, { path: PATH, viewport: phone });
  const first = await open(tom, { path: PATH, viewport: phone, worker: true });
  await expect(tick(first, 'Milk')).toBeVisible();

  // Both online: a tick shows on the other phone, and Undo reverts it on both.
  await tick(emmas, 'Apples').click();
  await expect(tick(first, 'Apples')).toHaveCount(0);
  await emmas.getByRole('button', { name: 'Undo' }).click();
  await expect(tick(first, 'Apples')).toBeVisible();

  // Behind the freezers there is no signal, and the page is reloaded there.
  await keptOnDevice(first);
  await waitUntilKept(first, 'carrots');
  const context = first.context();
  await goOffline(first);
  await first.close();
  const toms = await context.newPage();
  await toms.goto(PATH);
  for (const name of ['Milk', 'Carrots']) {
    await tick(toms, name).click();
    await expect(tick(toms, name)).toHaveCount(0);
  }
  await addInWords(toms, '3 butter and cheese');
  await expect(aisle(toms, 'Dairy, eggs & chilled')).toContainText('Butter');

  // Meanwhile, at home.
  await addInWords(emmas, '2 butter');
  await emmas.getByRole('button', { name: /^Carrots/ }).click();
  await emmas.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  await emmas
    .getByRole('dialog')
    .getByLabel(/^Notes/)
    .fill('the big ones');
  await emmas.getByRole('button', { name: 'Save Changes' }).click();
  await expect(tick(emmas, 'Carrots')).toBeVisible();
  await tick(emmas, 'Milk').click();

  // Queued changes survive a reload, and are merged with concurrent ones.
  await toms.reload();
  await expect(aisle(toms, 'Dairy, eggs & chilled')).toContainText('Cheese');
  await expect(tick(toms, 'Milk')).toHaveCount(0);
  await context.setOffline(false);
  for (const page of [toms, emmas]) {
    await expect(tick(page, 'Butter, 5')).toBeVisible();
    await expect(tick(page, 'Carrots')).toHaveCount(0);
    await expect(tick(page, 'Milk')).toHaveCount(0);
    await page.getByRole('button', { name: /^In the basket/ }).click();
    await expect(basket(page)).toContainText('the big ones');
    await expect(basket(page).getByRole('checkbox')).toHaveCount(2);
  }
  expect(await stored(admin)).toEqual({
    open: ['5 butter', 'apples', 'bread', 'cheese', 'coffee'],
    basket: ['carrots the big ones', 'milk'],
  });
});

test('two offline tabs of one browser send each change once', async ({ open, tab, allow }) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  await addText(admin, 'milk, bread, carrots');
  const page = await open(admin, { path: PATH });
  const other = await tab(page, PATH);
  const sent: string[] = [];
  page.context().on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.includes('changeShoppingList')) sent.push(body);
  });
  // What is first used offline was loaded before.
  for (const each of [page, other]) {
    await expect(tick(each, 'Milk')).toBeVisible();
    await each.getByLabel('Add to the shopping list in words').fill('t');
    await expect(each.getByRole('list', { name: 'Understood as' })).toBeVisible();
    await each.getByLabel('Add to the shopping list in words').fill('');
  }
  await goOffline(page);
  await tick(page, 'Milk').click();
  await addInWords(other, '2 butter');
  // Each tab shows the other tab's changes.
  for (const each of [page, other]) {
    await expect(tick(each, 'Milk')).toHaveCount(0);
    await expect(tick(each, 'Butter, 2')).toBeVisible();
  }
  expect(sent).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(() => stored(admin)).toEqual({ open: ['2 butter', 'bread', 'carrots'], basket: ['milk'] });
  for (const each of [page, other]) {
    await expect(each.getByText(/will be saved when you are back online/)).toHaveCount(0);
    await expect(tick(each, 'Butter, 2')).toBeVisible();
    await expect(tick(each, 'Milk')).toHaveCount(0);
  }
  const changes = sent.flatMap((body) => body.match(/"(?:add|tick)":/g) ?? []);
  expect(changes.sort()).toEqual(['"add":', '"tick":']);
});
