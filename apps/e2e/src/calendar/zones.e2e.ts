import type { Page } from '@playwright/test';
import { addEvent, foundFamily } from '../kit/api';
import { addByDialog, calendarLoaded, cell, chooseView, eventButton, openCalendar, openCell } from '../kit/calendar';
import { longDate, longDay, plusDays, todayIn } from '../kit/days';
import { beginWithinOneDay, expect, test } from '../kit/test';

const titles = ['Whole day', 'Early', 'Late'];

/** Expects an event's block in the column of its day in the week view, and in no other. */
async function expectBelow(page: Page, title: string, date: string): Promise<void> {
  const head = await page.getByRole('button', { name: `Show ${longDay(date)}` }).boundingBox();
  const event = await eventButton(page, title).boundingBox();
  if (!head || !event) throw new Error('not on screen');
  const middle = event.x + event.width / 2;
  expect(middle, `${title} below ${date}`).toBeGreaterThan(head.x);
  expect(middle, `${title} below ${date}`).toBeLessThan(head.x + head.width);
  expect(event.width).toBeLessThanOrEqual(head.width + 1);
}

test("a day is the family's day in every view, wherever the browser is", async ({ open }) => {
  await beginWithinOneDay('Pacific/Kiritimati');
  // 25 hours apart: never the same date in both.
  const { admin } = await foundFamily({ timeZone: 'Pacific/Kiritimati' });
  const page = await open(admin, { timezoneId: 'Pacific/Niue' });
  const date = todayIn('Pacific/Kiritimati');
  expect(todayIn('Pacific/Niue')).not.toBe(date);
  await addEvent(admin, { title: 'Whole day', eventDate: date });
  await addEvent(admin, { title: 'Early', eventDate: date, eventTime: '00:30', eventEndTime: '02:30' });

  await test.step('today, on the dashboard and in the calendar', async () => {
    await page.goto('/dashboard');
    await expect(page.getByText(longDay(date)).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Today' }).getByRole('button', { name: /Whole day/ })).toBeVisible();
    await openCalendar(page);
    await expect(page.locator('[aria-current="date"]')).toHaveAttribute('data-date', date);
    await expect(page.getByRole('group', { name: 'Number of events' })).toHaveText(/2 today/);
  });

  await test.step('in the month, also for an event that is added there', async () => {
    await addByDialog(page, { title: 'Late', date, time: '23:00', endTime: '23:59' });
    await expect(cell(page, date)).toHaveAccessibleName(new RegExp(`^${longDay(date)}, today\\. [34] events`));
    await openCell(page, date);
    const dialog = page.getByRole('dialog', { name: `Today, ${longDay(date)}` });
    for (const title of titles) await expect(dialog.getByRole('listitem').filter({ hasText: title })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    for (const neighbour of [plusDays(date, -1), plusDays(date, 1)])
      await expect(cell(page, neighbour)).not.toHaveAccessibleName(/Whole day|Early|Late/);
  });

  await test.step('in the week and on the days around it', async () => {
    await chooseView(page, 'Week');
    for (const title of titles) await expectBelow(page, title, date);
    await chooseView(page, 'Day');
    await expect(page.getByRole('heading', { name: longDate(date) })).toBeVisible();
    for (const title of titles) await expect(eventButton(page, title)).toHaveCount(1);
    for (const [step, days] of [
      ['Previous day', -1],
      ['Next day', 0],
      ['Next day', 1],
    ] as const) {
      await page.getByRole('button', { name: step }).click();
      await expect(page.getByRole('heading', { name: longDate(plusDays(date, days)) })).toBeVisible();
      await calendarLoaded(page);
      for (const title of titles) await expect(eventButton(page, title)).toHaveCount(days === 0 ? 1 : 0);
    }
  });

  await test.step('in the entries', async () => {
    await chooseView(page, 'Entries');
    for (const title of titles)
      await expect(page.getByRole('listitem').filter({ hasText: title }).locator('time')).toHaveAttribute(
        'datetime',
        date,
      );
  });
});
