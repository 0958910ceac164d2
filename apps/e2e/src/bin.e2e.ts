import type { Locator, Page } from '@playwright/test';
import { addEvent, foundFamily, gql, type Person } from './kit/api';
import { expectAccessible } from './kit/axe';
import { cell, openCalendar } from './kit/calendar';
import { plusDays, today } from './kit/days';
import { holdMessage } from './kit/messages';
import { expect, layouts, test } from './kit/test';

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

async function binned(person: Person, title: string): Promise<void> {
  const id = await addEvent(person, { title, eventDate: today() });
  await gql(person, 'mutation ($id: ID!) { deleteCalendarEvent(id: $id) { id } }', { id });
}

test('what one person deletes, another brings back, and both see it', async ({ open }) => {
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

  // It appears on the bin that is open, and comes back from there.
  await expect(rowOf(his, 'Dentist')).toContainText('Deleted by Hannah · 30 days left');
  await his.getByRole('button', { name: 'Restore Dentist' }).click();
  const message = await holdMessage(his, 'Dentist is back');
  await expect(his.getByText('The bin is empty')).toBeVisible();
  await expect(cell(hers, today())).toHaveAccessibleName(/Dentist/);
  await message.getByRole('button', { name: 'Show' }).click();
  await expect(cell(his, today())).toHaveAccessibleName(/Dentist/);
});

test('one date of a series comes back beside the others, and shows its day', async ({ open }) => {
  const { admin } = await foundFamily();
  const later = plusDays(today(), 70);
  await addEvent(admin, { title: 'Swimming', eventDate: today(), isRecurring: true, recurringType: 'weekly' });
  await gql(
    admin,
    `mutation ($id: ID!, $on: Date) { deleteCalendarEvent(id: $id, scope: this, occurrenceDate: $on) { id } }`,
    {
      id: (
        await gql<{ calendarEventList: { items: { id: string }[] } }>(admin, '{ calendarEventList { items { id } } }')
      ).calendarEventList.items[0]?.id,
      on: later,
    },
  );
  const page = await open(admin, { path: '/dashboard#bin' });
  await expect(page.getByText('1 thing', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Restore Swimming' }).click();
  await expect(page.getByText('Swimming is back')).toBeVisible();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(cell(page, later)).toHaveAccessibleName(/Swimming/);
  await expect(cell(page, later)).not.toHaveAccessibleName(/Swimming.*Swimming/);
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

for (const [layout, viewport] of Object.entries(layouts))
  test(`axe finds nothing on the bin, which is reached from every side (${layout})`, async ({ open }) => {
    const { admin } = await foundFamily();
    const page = await open(admin, { viewport, path: '/dashboard#family' });
    await page.getByRole('link', { name: 'Open the bin' }).click();
    await expect(page.getByText('The bin is empty')).toBeVisible();
    await expectAccessible(page, 'the empty bin');
    await binned(admin, 'Dentist');
    await binned(admin, 'A very long name of something that goes on and on '.repeat(4).trim());
    await expect(rowOf(page, 'Dentist')).toBeVisible();
    await expectAccessible(page, 'the bin');
    await page.getByRole('button', { name: 'Empty bin' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete 2 things for good?' })).toBeVisible();
    await expectAccessible(page, 'the question before emptying');
    await page.keyboard.press('Escape');
    await openCalendar(page, 'List');
    await page.getByRole('link', { name: 'Open the bin' }).click();
    await expect(rowOf(page, 'Dentist')).toBeVisible();
    await page.goto('/dashboard');
    if (viewport.width < 768) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Bin' }).click();
    } else await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Bin' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bin' })).toBeVisible();
  });

test('what changes after a page has its answers and before its line is open is seen', async ({ open }) => {
  const { admin } = await foundFamily();
  const id = await addEvent(admin, { title: 'Dentist', eventDate: today() });
  const page = await open(admin);
  let arrive = (): void => undefined;
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  await page.routeWebSocket(/graphql/, (line) => {
    line.connectToServer().onMessage((message) => void slow.then(() => line.send(message)));
  });
  await openCalendar(page);
  await expect(cell(page, today())).toHaveAccessibleName(/Dentist/);
  await gql(admin, 'mutation ($id: ID!) { deleteCalendarEvent(id: $id) { id } }', { id });
  await gql(admin, 'mutation ($id: ID!) { restoreCalendarEvent(id: $id) { id } }', { id });
  await addEvent(admin, { title: 'Choir', eventDate: today() });
  arrive();
  await expect(cell(page, today())).toHaveAccessibleName(/Choir/);
  await page.waitForLoadState('networkidle');
  await expect(cell(page, today())).toHaveAccessibleName(/Dentist/);
});
