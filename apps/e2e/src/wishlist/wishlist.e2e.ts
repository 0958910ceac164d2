import type { Page } from '@playwright/test';
import { addMember, foundFamily, gql } from '../kit/api';
import type { Person } from '../kit/api';
import { expectAccessible, expectAccessibleInBothLayouts } from '../kit/axe';
import { dragTo, finger, middleOf } from '../kit/drag';
import { publish } from '../kit/feeds';
import { goOffline, unreachable } from '../kit/offline';
import { openSection } from '../kit/sections';
import { expectTouchTargets } from '../kit/targets';
import { expect, phone, test } from '../kit/test';

const addWish = (person: Person, title: string, input: object = {}, memberId?: string) =>
  gql(person, 'mutation ($input: WishInput!, $memberId: ID) { addWish(input: $input, memberId: $memberId) { id } }', {
    input: { title, category: 'Gifts', ...input },
    memberId,
  });

const SHOP = `<!doctype html><title>Star Shop</title>
<meta property="og:site_name" content="Star Shop">
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'A beginner’s telescope',
  offers: { '@type': 'Offer', price: '119.99', priceCurrency: 'GBP' },
})}</script>`;

const card = (page: Page, name: string) => page.getByRole('article', { name });
const titles = (page: Page) =>
  page.getByRole('list', { name: 'Dreams & Wishes' }).getByRole('heading', { level: 3 }).allTextContents();

test('a wish is added from a link, edited, updated live elsewhere, and ticked', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  await addMember(admin, 'Theo');
  const shop = await publish(`telescope-${admin.email}.html`, SHOP, 'text/html; charset=utf-8');
  const [page, watching] = await Promise.all([open(admin), open(members[0] as Person, { viewport: phone })]);
  await Promise.all([openSection(page, 'wishlist'), openSection(watching, 'wishlist')]);
  await expectAccessibleInBothLayouts(page, 'the empty wishlist');

  await page.keyboard.press('n');
  await page.keyboard.insertText(shop);
  await expect(page.getByText(/^Enter fills in the wish from/).first()).toBeVisible();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add Wishlist Item' });
  await expect(dialog.getByLabel('Price')).toHaveValue('£119.99');
  await expectAccessibleInBothLayouts(page, 'Add Wishlist Item, filled in from a page');
  await dialog.getByRole('radio', { name: 'Kids' }).check({ force: true });
  await dialog.getByRole('radio', { name: 'Theo' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add Item' }).click();
  await expect(card(watching, 'A beginner’s telescope')).toContainText('Theo');

  // A click opens the reader, a second one the form.
  await card(page, 'A beginner’s telescope')
    .getByRole('button', { name: 'A beginner’s telescope', exact: true })
    .click();
  const reader = page.getByRole('dialog', { name: 'A beginner’s telescope' });
  await expect(reader.getByText('£119.99')).toBeVisible();
  await expectAccessible(page, 'a wish that is read');
  await reader.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Wishlist Item' });
  await edit.getByLabel('Price').fill('99.5');
  await edit.getByRole('button', { name: /^Christmas Day/ }).click();
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card(watching, 'A beginner’s telescope')).toContainText('£99.50');
  await expect(card(watching, 'A beginner’s telescope')).toContainText(/Christmas Day, \w{3} 25 Dec/);

  await card(watching, 'A beginner’s telescope').getByRole('checkbox').click();
  await watching.getByRole('dialog').getByRole('button', { name: 'Mark as purchased' }).click();
  await expect(page.getByRole('list', { name: 'Dreams Fulfilled' })).toContainText('A beginner’s telescope');
  await expect(page.getByText('All dreams fulfilled ✨')).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the wishlist with what is there');
  await expect.poll(() => watching.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
});

test('wishes are reordered by mouse, touch and keyboard, and keep their order', async ({ open }) => {
  const { admin } = await foundFamily({ members: ['Tom Ashdown'] });
  for (const title of ['Kite', 'Teapot', 'Lamp', 'Skates', 'Atlas']) await addWish(admin, title);
  const page = await open(admin);
  await openSection(page, 'wishlist');
  await page.getByRole('combobox', { name: 'Whose wishes' }).click();
  await page.getByRole('option', { name: 'My wishes' }).click();
  await expect.poll(() => titles(page)).toEqual(['Atlas', 'Skates', 'Lamp', 'Teapot', 'Kite']);

  // From the first place to the second row.
  await dragTo(page, await middleOf(card(page, 'Atlas')), await middleOf(card(page, 'Kite')));
  await expect.poll(() => titles(page)).toEqual(['Skates', 'Lamp', 'Teapot', 'Kite', 'Atlas']);
  await expect(page.getByText('Moved Atlas')).toBeVisible();

  const lamp = card(page, 'Lamp').getByRole('button', { name: 'Lamp', exact: true });
  await lamp.focus();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowLeft');
  await expectAccessible(page, 'a card that is moved by the keyboard');
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page)).toEqual(['Lamp', 'Skates', 'Teapot', 'Kite', 'Atlas']);
  await expect(lamp).toBeFocused();
  await expect(page.getByText('Moved Lamp')).toBeVisible();

  // The order is stored for the family, not for this screen.
  const inHand = await open(admin, { viewport: phone, hasTouch: true });
  await openSection(inHand, 'wishlist');
  await inHand.getByRole('combobox', { name: 'Whose wishes' }).selectOption({ label: 'My wishes' });
  await expect.poll(() => titles(inHand)).toEqual(['Lamp', 'Skates', 'Teapot', 'Kite', 'Atlas']);
  await expectTouchTargets(inHand, 'the wishlist in the hand');
  const hand = await finger(inHand);
  const held = card(inHand, 'Lamp');
  await hand.down(await middleOf(held));
  await expect(held).toHaveAttribute('data-held', 'true');
  await hand.move(await middleOf(card(inHand, 'Skates')));
  await hand.up();
  await expect.poll(() => titles(page)).toEqual(['Skates', 'Lamp', 'Teapot', 'Kite', 'Atlas']);
});

test('a wish added offline is saved once online', async ({ open, allow }) => {
  allow(unreachable);
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  await addWish(admin, 'Kite', { price: 24_50 });
  const [page, watching] = await Promise.all([open(admin, { viewport: phone }), open(members[0] as Person)]);
  await Promise.all([openSection(page, 'wishlist'), openSection(watching, 'wishlist')]);
  await page.getByRole('textbox', { name: 'Add a wish in words' }).fill('bird feeder £18');
  await expect(page.getByRole('group', { name: 'Understood' })).toContainText('£18.00');
  await goOffline(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Bird feeder will be saved when you are back online.')).toBeVisible();
  await expect(card(page, 'Bird feeder')).toBeVisible();
  await page.context().setOffline(false);
  await expect(card(watching, 'Bird feeder')).toContainText('£18.00');
  // The phone's button opens the dialog.
  await page.getByRole('button', { name: 'Add Wishlist Item' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Wishlist Item' })).toBeVisible();
});
