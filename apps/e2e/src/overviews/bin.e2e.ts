import type { Locator, Page } from '@playwright/test';
import { addEvent, foundFamily, gql, type Person } from '../kit/api';
import { choosePersonEntry } from '../kit/sections';
import { expectAccessible, expectAccessibleInBothLayouts } from '../kit/axe';
import { cell, openCalendar } from '../kit/calendar';
import { today } from '../kit/days';
import { holdMessage } from '../kit/messages';
import { expect, phone, test } from '../kit/test';

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

async function binned(person: Person, title: string): Promise<void> {
  const id = await addEvent(person, { title, eventDate: today() });
  await gql(person, 'mutation ($id: ID!) { deleteCalendarEvent(id: $id) { id } }', { id });
}

test('what one person deletes, another restores, and both see it', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const tom = members[0] as Person;
  await addEvent(admin, { title: 'Dentist', eventDate: today(), eventTime: '15:40', emoji: '🦷' });
  const hers = await open(admin);
  const his = await open(tom, { path: '/dashboard#bin' });
  await expect(his.getByText('The bin is empty')).toBeVisible();
  await openCalendar(hers);
  await cell(hers, today()).click();
  await hers.getByRole('button', { name: 'Delete Dentist' }).click();
  await hers.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(hers.getByText('Deleted Dentist. In the bin for 30 days.')).toBeVisible();
  await hers.getByRole('button', { name: 'Done' }).click();
  await expect(cell(hers, today())).not.toHaveAccessibleName(/Dentist/);

  // It appears in the open bin, and is restored from there.
  await expect(rowOf(his, 'Dentist')).toContainText('Deleted by Hannah · 30 days left');
  await his.getByRole('button', { name: 'Restore Dentist' }).click();
  const message = await holdMessage(his, 'Dentist is back');
  await expect(his.getByText('The bin is empty')).toBeVisible();
  await expect(cell(hers, today())).toHaveAccessibleName(/Dentist/);
  await message.getByRole('button', { name: 'Show' }).click();
  await expect(cell(his, today())).toHaveAccessibleName(/Dentist/);
});

test('works with the keyboard alone', async ({ open }) => {
  const { admin } = await foundFamily();
  for (const title of ['Third', 'Second', 'First']) await binned(admin, title);
  const page = await open(admin, { path: '/dashboard#bin' });
  await page.getByRole('button', { name: 'Restore First' }).focus();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'First')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Restore Second' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Delete Second for good' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete “Second” for good?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete Second for good' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'Second')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Restore Third' })).toBeFocused();
  await page.getByRole('button', { name: 'Empty bin' }).focus();
  await page.keyboard.press('Enter');
  const last = page.getByRole('alertdialog', { name: 'Delete 1 thing for good?' });
  await expect(last.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The bin is empty')).toBeVisible();
});

test('axe finds nothing on the bin, which is reached from every side', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard#family' });
  await page.getByRole('link', { name: 'Open the bin' }).click();
  await expect(page.getByText('The bin is empty')).toBeVisible();
  await binned(admin, 'Dentist');
  await binned(admin, 'A very long name of something that goes on and on '.repeat(4).trim());
  await expect(rowOf(page, 'Dentist')).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the bin');
  await page.getByRole('button', { name: 'Empty bin' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete 2 things for good?' })).toBeVisible();
  await expectAccessible(page, 'the question before emptying');
  await page.keyboard.press('Escape');
  await openCalendar(page, 'List');
  await page.getByRole('link', { name: 'Open the bin' }).click();
  await expect(rowOf(page, 'Dentist')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: 'Bin' });
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(heading).toHaveCount(0);
  await choosePersonEntry(page, 'Bin');
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Bin' }).click();
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Empty bin' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete 2 things for good?' })).toBeVisible();
  await expectAccessible(page, 'the question before emptying, on a phone');
});
