import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { addEvent, foundFamily, unique } from '../kit/api';
import { expectAccessible, expectAccessibleInBothLayouts } from '../kit/axe';
import { cell, openCalendar, openCell } from '../kit/calendar';
import { dayOfMonth, today } from '../kit/days';
import { calendarFile, icalDate, publish } from '../kit/feeds';
import { expect, refused, test } from '../kit/test';

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

test('files come in and go out, a phone reads a private address, and an outside calendar is shown', async ({
  open,
  allow,
}) => {
  allow(refused(400));
  const { admin } = await foundFamily();
  const date = dayOfMonth(today(), 12);
  await addEvent(admin, { title: 'Dentist', eventDate: date, eventTime: '15:40', eventEndTime: '16:10' });
  const page = await open(admin);
  await openCalendar(page);

  await test.step('a file is refused, or previewed and imported', async () => {
    const empty = await openMore(page, 'Import a file…', 'Import a calendar file');
    await empty
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'odd.ics', mimeType: 'text/calendar', buffer: Buffer.from('<html>') });
    await expect(empty.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'a refused import');
    await page.keyboard.press('Escape');

    const shown = await preview(page, 'terms.ics', termDates());
    await expect(shown.getByRole('status')).toHaveText('2 new');
    await expect(shown.getByRole('listitem').filter({ hasText: 'Choir' })).toContainText('15:30–16:30 · Every week');
    await expect(shown.getByText('1 entry cannot be imported')).toBeVisible();
    await expectAccessibleInBothLayouts(page, 'the preview of an import');
    await shown.getByRole('button', { name: 'Add 2 events' }).click();
    const done = page.getByRole('dialog', { name: 'Import finished' });
    await expect(done).toContainText('2 events added');
    await expectAccessibleInBothLayouts(page, 'the end of an import');
    await done.getByRole('button', { name: 'Done' }).click();
    await expect(cell(page, dayOfMonth(today(), 9))).toHaveAccessibleName(/1 event/);
  });

  await test.step('an export has everything and is recognised when it comes back; one event is a file too', async () => {
    const dialog = await openMore(page, 'Export…', 'Export the calendar');
    await expectAccessible(page, 'the export');
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).click();
    const all = await saving;
    expect(all.suggestedFilename()).toMatch(/\.ics$/);
    const text = await readFile(await all.path());
    for (const title of ['Dentist', 'Choir']) expect(text.toString()).toContain(`SUMMARY:${title}`);
    const back = await preview(page, 'back.ics', text);
    await expect(back.getByRole('status')).toHaveText('3 already in your calendar');
    await page.keyboard.press('Escape');

    await openCell(page, date);
    await page.getByRole('button', { name: 'Edit Dentist' }).click();
    const savingOne = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save Dentist as a file' }).click();
    const one = (await readFile(await (await savingOne).path())).toString();
    expect(one).toContain('SUMMARY:Dentist');
    expect(one).not.toContain('Choir');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('the private address answers', async () => {
    const dialog = await openMore(page, 'Show on your phone…', 'Show on your phone');
    await dialog.getByRole('button', { name: 'Create my private address' }).click();
    const answer = await fetch(await dialog.getByLabel('Your private address').inputValue());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await answer.text()).toContain('SUMMARY:Dentist');
    await expectAccessibleInBothLayouts(page, 'the private address');
    await page.keyboard.press('Escape');
  });

  await test.step('an outside calendar is added, and its event is only for reading', async () => {
    const dialog = await openMore(page, 'Outside calendars…', 'Outside calendars');
    await dialog.getByLabel('Address').fill('http://127.0.0.1:1/');
    await dialog.getByRole('button', { name: 'Add calendar' }).click();
    await expect(dialog.getByText(/^This address cannot be used/)).toBeVisible();
    await expectAccessible(page, 'a refused address');
    await dialog.getByLabel('Address').fill(await publish(`${unique()}.ics`, termDates()));
    await dialog.getByRole('button', { name: 'Add calendar' }).click();
    const row = dialog.getByRole('list', { name: 'Your outside calendars' }).getByRole('listitem');
    await expect(row).toContainText('Hill School');
    await expect(row).toContainText('Updated just now · 3 events');
    await expectAccessibleInBothLayouts(page, 'the outside calendars');
    await page.keyboard.press('Escape');
    await openCell(page, dayOfMonth(today(), 9));
    await page.getByRole('button', { name: 'Show Term begins' }).click();
    const shown = page.getByRole('dialog', { name: 'Term begins' });
    await expect(shown).toContainText('It comes from Hill School and can only be changed there.');
    await expectAccessible(page, 'an event from elsewhere');
  });
});
