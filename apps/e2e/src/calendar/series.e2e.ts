import type { Page } from '@playwright/test';
import { addEvent, foundFamily } from '../kit/api';
import { cell, openCalendar, openCell } from '../kit/calendar';
import { dayOfMonth, longDay, plusDays, today } from '../kit/days';
import { holdMessage } from '../kit/messages';
import { expect, test } from '../kit/test';

const first = (): string => dayOfMonth(today(), 1);
const weeks = [0, 7, 14, 21];

/** The days of the month, counted from its first, on which the lesson is shown. */
async function expectLessons(page: Page, days: number[]): Promise<void> {
  for (const day of weeks) {
    const name = expect(cell(page, plusDays(first(), day)));
    if (days.includes(day)) await name.toHaveAccessibleName(/Swimming/);
    else await name.not.toHaveAccessibleName(/Swimming/);
  }
}

async function openDay(page: Page, day: number) {
  await openCell(page, plusDays(first(), day));
  const dialog = page.getByRole('dialog', { name: new RegExp(longDay(plusDays(first(), day))) });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function weeklyLessons() {
  const { admin } = await foundFamily();
  await addEvent(admin, {
    title: 'Swimming',
    eventDate: first(),
    isRecurring: true,
    recurringType: 'weekly',
    recurringInterval: 1,
    recurringEndDate: plusDays(first(), 21),
  });
  return admin;
}

test('deleting this and following leaves the rest, and Undo restores them', async ({ open }) => {
  const page = await open(await weeklyLessons());
  await openCalendar(page);
  await expectLessons(page, weeks);
  const day = await openDay(page, 14);
  await day.getByRole('button', { name: 'Delete Swimming' }).click();
  const question = page.getByRole('dialog', { name: 'Delete a repeating event' });
  await expect(question.getByRole('radio', { name: 'This event' })).toBeChecked();
  await question.getByRole('radio', { name: 'This and following' }).check();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await day.getByRole('button', { name: 'Done' }).click();
  const message = await holdMessage(page, 'Swimming');
  await expectLessons(page, [0, 7]);
  await message.getByRole('button', { name: 'Undo' }).click();
  await expectLessons(page, weeks);
  await page.reload();
  await expectLessons(page, weeks);
});
