import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../kit/axe';
import { foundFamily, gql, type Person } from '../kit/api';
import { eventDialog, openCalendar, startEvent } from '../kit/calendar';
import { expect, test } from '../kit/test';

/** Goes on with the Tab key to a field, or back with Shift. */
async function tabTo(page: Page, field: Locator, key = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(field, 'reached by the Tab key').toBeFocused();
}

/** What is stored of the family's events in October 2031. */
const stored = async (person: Person) =>
  (
    (await gql(
      person,
      'query { calendarEvents(from: "2031-10-01", to: "2031-10-31") { title eventDate eventTime eventEndTime } }',
    )) as { calendarEvents: object[] }
  ).calendarEvents;

test('an event is added by keyboard alone: typed date and time, and an end by its length', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin);
  await openCalendar(page);
  await page.getByRole('button', { name: 'Add Event', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = eventDialog(page);
  await expect(dialog).toBeVisible();

  await tabTo(page, dialog.getByLabel('Title'));
  await page.keyboard.type('Choir');
  const date = dialog.getByLabel('Start date');
  await tabTo(page, date);
  await page.keyboard.type('4 Oct 2031');

  // The month opens on what was typed. Escape and Back close it, and not the dialog.
  await page.keyboard.press('ArrowDown');
  const month = page.getByRole('dialog', { name: 'Choose a date: Start date' });
  await expect(month.getByRole('button', { name: 'Saturday 4 October 2031' })).toBeFocused();
  await expectAccessible(page, 'the month of a date field');
  await page.keyboard.press('Escape');
  await expect(month).toBeHidden();
  await expect(date).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(month).toBeVisible();
  await page.goBack();
  await expect(month).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue('3 Oct 2031');
  await expect(date).toBeFocused();

  const start = dialog.getByLabel('Start time');
  await tabTo(page, start);
  await page.keyboard.type('3pm');
  const end = dialog.getByLabel('End time');
  await tabTo(page, end);
  await expect(start).toHaveValue('15:00');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: '16:00 1 h', exact: true })).toHaveAttribute('data-active', 'true');
  await expectAccessible(page, 'the list of an end time');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.type('45 min');
  await page.keyboard.press('Enter');
  await expect(end).toHaveValue('15:45');
  // A later start moves the end along.
  await tabTo(page, start, 'Shift+Tab');
  await page.keyboard.type('17:30');
  await page.keyboard.press('Enter');
  await expect(end).toHaveValue('18:15');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await stored(admin)).toEqual([
    { title: 'Choir', eventDate: '2031-10-03', eventTime: '17:30', eventEndTime: '18:15' },
  ]);
});

test('text that cannot be parsed is reported at its field, never replaced, and kept in the draft', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin);
  await openCalendar(page);
  let dialog = await startEvent(page);
  await dialog.getByLabel('Title').fill('Choir');
  // The error makes the form higher, but only after the pressed button has been clicked.
  await dialog.getByLabel('End date').fill('some day');
  await dialog.getByRole('switch', { name: 'Repeats' }).check();
  await expect(dialog.getByLabel('End date')).toHaveValue('');
  await dialog.getByLabel('Start date').fill('one fine day');
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(dialog.getByLabel('Start date')).toHaveAccessibleDescription(/^Not a date that we can read/);
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'a date that cannot be read');
  await page.reload();
  dialog = await startEvent(page);
  await dialog.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(dialog.getByLabel('Start date')).toHaveValue('one fine day');
  await dialog.getByLabel('Start date').fill('3/10/2031');
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(admin)).toMatchObject([{ title: 'Choir', eventDate: '2031-10-03' }]);
});
