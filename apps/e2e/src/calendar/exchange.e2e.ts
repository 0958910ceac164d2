import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { addEvent, foundFamily, unique } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { cell, chooseView, openCalendar, openCell } from '../kit/calendar';
import { dayOfMonth, today } from '../kit/days';
import { calendarFile, icalDate, publish } from '../kit/feeds';
import { expect, phone, refused, test } from '../kit/test';

/** Opens a dialog of the calendar's More menu. */
async function openMore(page: Page, line: string, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'More for the calendar' }).click();
  await page.getByRole('menuitem', { name: line }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  return dialog;
}

const termDates = () =>
  calendarFile([
    ['SUMMARY:Term begins', `DTSTART;VALUE=DATE:${icalDate(dayOfMonth(today(), 9))}`],
    [
      'SUMMARY:Choir',
      `DTSTART;TZID=Europe/London:${icalDate(dayOfMonth(today(), 10))}T153000`,
      `DTEND;TZID=Europe/London:${icalDate(dayOfMonth(today(), 10))}T163000`,
      'RRULE:FREQ=WEEKLY;COUNT=2',
    ],
    ['SUMMARY:Cancelled trip', `DTSTART;VALUE=DATE:${icalDate(dayOfMonth(today(), 11))}`, 'STATUS:CANCELLED'],
  ]);

/** Chooses a file in the import dialog; resolves with the preview. */
async function preview(page: Page, name: string, text: string | Buffer): Promise<Locator> {
  const dialog = await openMore(page, 'Import a file…', 'Import a calendar file');
  await dialog
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/calendar', buffer: Buffer.from(text) });
  const shown = page.getByRole('dialog', { name: `What is in ${name}` });
  await expect(shown).toBeVisible();
  return shown;
}

test('a file is previewed, imported without duplicates, and undone', async ({ open, allow }) => {
  allow(refused(400));
  const { admin } = await foundFamily();
  const page = await open(admin);
  await openCalendar(page);
  const begins = cell(page, dayOfMonth(today(), 9));

  const empty = await openMore(page, 'Import a file…', 'Import a calendar file');
  await empty
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'odd.ics', mimeType: 'text/calendar', buffer: Buffer.from('<html>') });
  await expect(empty.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a refused import');
  await page.keyboard.press('Escape');

  const first = await preview(page, 'terms.ics', termDates());
  await expect(first.getByRole('status')).toHaveText('2 new');
  await expect(first.getByRole('listitem').filter({ hasText: 'Choir' })).toContainText('15:30–16:30 · Every week');
  await expect(first.getByText('1 entry cannot be imported')).toBeVisible();
  await expectAccessible(page, 'the preview of an import');
  await first.getByRole('button', { name: 'Add 2 events' }).click();
  const done = page.getByRole('dialog', { name: 'Import finished' });
  await expect(done).toContainText('2 events added');
  await expectAccessible(page, 'the end of an import');
  await done.getByRole('button', { name: 'Done' }).click();
  await expect(begins).toHaveAccessibleName(/1 event/);

  await page.setViewportSize(phone);
  const again = await preview(page, 'terms.ics', termDates());
  await expect(again).toContainText('Everything in this file is in your calendar already.');
  await again.getByRole('button', { name: 'Close' }).last().click();

  // Changed by the school: updates the same event instead of adding another.
  const moved = await preview(page, 'terms.ics', termDates().replace('Term begins', 'Term begins late'));
  await expect(moved.getByRole('status')).toHaveText('1 changed and 1 already in your calendar');
  await expectAccessible(page, 'the preview of an import on a phone');
  await moved.getByRole('button', { name: 'Update 1 event' }).click();
  await expect(done).toContainText('1 event updated');
  await expectAccessible(page, 'the end of an import on a phone');
  await done.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByText('Import undone: 1 event as before')).toBeVisible();
  await chooseView(page, 'Entries');
  await expect(page.getByText('Term begins', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Term begins late')).toHaveCount(0);
});

test('an export contains everything, or a single event, and is recognised when imported again', async ({ open }) => {
  const { admin } = await foundFamily();
  const date = dayOfMonth(today(), 12);
  await addEvent(admin, { title: 'Dentist', eventDate: date, eventTime: '15:40', eventEndTime: '16:10' });
  await addEvent(admin, { title: 'Piano', eventDate: date, isRecurring: true, recurringType: 'monthly' });
  const page = await open(admin);
  await openCalendar(page);
  const dialog = await openMore(page, 'Export…', 'Export the calendar');
  await expectAccessible(page, 'the export');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const all = await saving;
  expect(all.suggestedFilename()).toMatch(/\.ics$/);
  const text = await readFile(await all.path());
  expect(text.toString()).toContain('SUMMARY:Dentist');
  expect(text.toString()).toContain('SUMMARY:Piano');

  const back = await preview(page, 'back.ics', text);
  await expect(back.getByRole('status')).toHaveText('2 already in your calendar');
  await page.keyboard.press('Escape');

  await openCell(page, date);
  await page.getByRole('button', { name: 'Edit Dentist' }).click();
  const savingOne = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save Dentist as a file' }).click();
  const one = (await readFile(await (await savingOne).path())).toString();
  expect(one).toContain('SUMMARY:Dentist');
  expect(one).not.toContain('Piano');
});

test('a phone can read a private address until it is revoked', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Dentist', eventDate: today() });
  const page = await open(admin);
  await openCalendar(page);
  const dialog = await openMore(page, 'Show on your phone…', 'Show on your phone');
  await dialog.getByRole('button', { name: 'Create my private address' }).click();
  const address = await dialog.getByLabel('Your private address').inputValue();
  await expectAccessible(page, 'the private address');
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await answer.text()).toContain('SUMMARY:Dentist');
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await openMore(page, 'Show on your phone…', 'Show on your phone');
  await expect(dialog.getByText('Last used by an app: just now')).toBeVisible();
  await expectAccessible(page, 'the private address on a phone');

  await dialog.getByRole('button', { name: 'Make a new address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a new one' }).click();
  await expect(dialog.getByLabel('Your private address')).not.toHaveValue(address);
  expect((await fetch(address)).status).toBe(404);
  const second = await dialog.getByLabel('Your private address').inputValue();
  expect((await fetch(second)).status).toBe(200);
  await dialog.getByRole('button', { name: 'Switch it off' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(dialog.getByRole('button', { name: 'Create my private address' })).toBeVisible();
  expect((await fetch(second)).status).toBe(404);
});

test('an outside calendar is shown as such to everybody, and removed completely', async ({ open, allow }) => {
  allow(/./);
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const date = dayOfMonth(today(), 9);
  const path = `${unique()}.ics`;
  const url = await publish(path, termDates());
  const page = await open(admin);
  const tom = await open(members[0] ?? null);
  for (const each of [page, tom]) await openCalendar(each);

  const dialog = await openMore(page, 'Outside calendars…', 'Outside calendars');
  await expect(dialog.getByText('None yet')).toBeVisible();
  await dialog.getByLabel('Address').fill('http://127.0.0.1:1/');
  await dialog.getByRole('button', { name: 'Add calendar' }).click();
  await expect(dialog.getByText(/^This address cannot be used/)).toBeVisible();
  await expectAccessible(page, 'a refused address');
  await dialog.getByLabel('Address').fill(url);
  await dialog.getByRole('button', { name: 'Add calendar' }).click();
  const row = dialog.getByRole('list', { name: 'Your outside calendars' }).getByRole('listitem');
  await expect(row).toContainText('Hill School');
  await expect(row).toContainText('Updated just now · 3 events');
  await expectAccessible(page, 'the outside calendars');

  // Tom sees it without a reload; he can read it and not change it.
  await expect(tom.getByTitle('Term begins · Hill School')).toBeVisible();
  await cell(tom, date).click();
  const day = tom.getByRole('dialog');
  await expect(day.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0);
  await day.getByRole('button', { name: 'Show Term begins' }).click();
  const shown = tom.getByRole('dialog', { name: 'Term begins' });
  await expect(shown).toContainText('It comes from Hill School and can only be changed there.');
  await expectAccessible(tom, 'an event from elsewhere');
  await tom.keyboard.press('Escape');
  await tom.keyboard.press('Escape');

  // The calendar fails to load: its events stay, and the family sees why.
  await page.keyboard.press('Escape');
  await page.setViewportSize(phone);
  await openMore(page, 'Outside calendars…', 'Outside calendars');
  await publish(path, '<html>not here</html>');
  await dialog.getByRole('button', { name: 'More for Hill School' }).click();
  await page.getByRole('menuitem', { name: 'Refresh now' }).click();
  await expect(row).toContainText('is still shown (3 events)');
  await expectAccessible(page, 'an outside calendar that fails, on a phone');
  await expect(tom.getByTitle('Term begins · Hill School')).toBeVisible();

  await dialog.getByRole('button', { name: 'More for Hill School' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('None yet')).toBeVisible();
  await expect(tom.getByTitle('Term begins · Hill School')).toHaveCount(0);
});
