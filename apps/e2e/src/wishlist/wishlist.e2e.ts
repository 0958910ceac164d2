import type { Page } from '@playwright/test';
import { foundFamily, gql } from '../kit/api';
import type { Person } from '../kit/api';
import { expectAccessible, expectAccessibleInBothLayouts } from '../kit/axe';
import { dragTo, finger, middleOf } from '../kit/drag';
import { goOffline, unreachable } from '../kit/offline';
import { openSection } from '../kit/sections';
import { expectTouchTargets } from '../kit/targets';
import { expect, phone, test } from '../kit/test';

const addWish = (person: Person, title: string) =>
  gql(person, 'mutation ($input: WishInput!) { addWish(input: $input) { id } }', {
    input: { title, category: 'Gifts' },
  });

const card = (page: Page, name: string) => page.getByRole('article', { name });
const titles = (page: Page) =>
  page.getByRole('list', { name: 'Dreams & Wishes' }).getByRole('heading', { level: 3 }).allTextContents();

test('wishes are reordered by mouse, touch and keyboard, and one that is added offline is saved once online', async ({
  open,
  allow,
}) => {
  const { admin } = await foundFamily({ members: ['Tom Ashdown'] });
  const page = await open(admin);
  await openSection(page, 'wishlist');
  await expectAccessibleInBothLayouts(page, 'the empty wishlist');
  for (const title of ['Kite', 'Teapot', 'Lamp', 'Skates', 'Atlas']) await addWish(admin, title);
  await page.getByRole('combobox', { name: 'Whose wishes' }).click();
  await page.getByRole('option', { name: 'My wishes' }).click();
  await expect.poll(() => titles(page)).toEqual(['Atlas', 'Skates', 'Lamp', 'Teapot', 'Kite']);

  await test.step('the mouse moves one from the first place to the second row', async () => {
    await dragTo(page, await middleOf(card(page, 'Atlas')), await middleOf(card(page, 'Kite')));
    await expect.poll(() => titles(page)).toEqual(['Skates', 'Lamp', 'Teapot', 'Kite', 'Atlas']);
    await expect(page.getByText('Moved Atlas')).toBeVisible();
  });

  await test.step('the keyboard moves one, which keeps the focus', async () => {
    const lamp = card(page, 'Lamp').getByRole('button', { name: 'Lamp', exact: true });
    await lamp.focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowLeft');
    await expectAccessible(page, 'a card that is moved by the keyboard');
    await page.keyboard.press('Enter');
    await expect.poll(() => titles(page)).toEqual(['Lamp', 'Skates', 'Teapot', 'Kite', 'Atlas']);
    await expect(lamp).toBeFocused();
    await expect(page.getByText('Moved Lamp')).toBeVisible();
  });

  // The order is stored for the family, not for this screen.
  const inHand = await open(admin, { viewport: phone, hasTouch: true });
  await openSection(inHand, 'wishlist');
  await inHand.getByRole('combobox', { name: 'Whose wishes' }).selectOption({ label: 'My wishes' });
  await expect.poll(() => titles(inHand)).toEqual(['Lamp', 'Skates', 'Teapot', 'Kite', 'Atlas']);

  await test.step('a finger moves one, which is seen on the other screen', async () => {
    await expectTouchTargets(inHand, 'the wishlist in the hand');
    const hand = await finger(inHand);
    const held = card(inHand, 'Lamp');
    await hand.down(await middleOf(held));
    await expect(held).toHaveAttribute('data-held', 'true');
    await hand.move(await middleOf(card(inHand, 'Skates')));
    await hand.up();
    await expect.poll(() => titles(page)).toEqual(['Skates', 'Lamp', 'Teapot', 'Kite', 'Atlas']);
  });

  await test.step('the phone’s button opens the form, and a click on a wish its reader', async () => {
    await inHand.getByRole('button', { name: 'Add Wishlist Item' }).click();
    await expect(inHand.getByRole('dialog', { name: 'Add Wishlist Item' })).toBeVisible();
    await inHand.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add Wishlist Item' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Add Wishlist Item' })).toBeVisible();
    await expectAccessibleInBothLayouts(page, 'Add Wishlist Item');
    await page.keyboard.press('Escape');
    await card(page, 'Kite').getByRole('button', { name: 'Kite', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Kite' })).toBeVisible();
    await expectAccessible(page, 'a wish that is read');
    await page.keyboard.press('Escape');
  });

  await test.step('a line written offline waits, and is saved once online', async () => {
    allow(unreachable);
    await inHand.getByRole('textbox', { name: 'Add a wish in words' }).fill('bird feeder £18');
    await expect(inHand.getByRole('group', { name: 'Understood' })).toContainText('£18.00');
    await goOffline(inHand);
    await inHand.keyboard.press('Enter');
    await expect(inHand.getByText('Bird feeder will be saved when you are back online.')).toBeVisible();
    await expect(card(inHand, 'Bird feeder')).toBeVisible();
    await inHand.context().setOffline(false);
    await expect(card(page, 'Bird feeder')).toContainText('£18.00');
  });
});
