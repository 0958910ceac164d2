import { addEvent, foundFamily } from '../kit/api';
import { cell, openCalendar } from '../kit/calendar';
import { dayOfMonth, today } from '../kit/days';
import { fillSignIn } from '../kit/forms';
import { choosePersonEntry } from '../kit/sections';
import { expect, refused, test } from '../kit/test';

test('signing out in one tab ends the others, and the next person here finds nothing of the previous one', async ({
  open,
  tab,
  allow,
}) => {
  // requests in flight when the session ended
  allow(refused(401));
  const [ashdowns, lones] = [await foundFamily(), await foundFamily({ name: 'The Lones', admin: 'Nora Lone' })];
  const day = dayOfMonth(today(), 15);
  await addEvent(ashdowns.admin, { title: 'Private matter', eventDate: day });
  const page = await open(ashdowns.admin);
  await openCalendar(page, 'Week');
  await openCalendar(page, 'Month');
  await expect(cell(page, day)).toHaveAccessibleName(/Private matter/);
  await page.getByRole('radio', { name: 'List' }).check();
  await page.evaluate(() => localStorage.setItem('family-summary-cache-x', 'of the first person'));

  await test.step('the other tab ends, too', async () => {
    const other = await tab(page, '/dashboard#calendar');
    await expect(other.getByText('Private matter').first()).toBeVisible();
    await choosePersonEntry(page, 'Sign Out');
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organize Your Family Life Like Never Before');
    await expect(other).toHaveURL(/\/sign-in/);
    await expect(other.getByText('Private matter')).toHaveCount(0);
    await other.close();
  });

  await test.step('nothing is left in this browser', async () => {
    const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const trace of ['Private matter', 'family-summary-cache', 'homefold-user-', ashdowns.admin.email])
      expect(left).not.toContain(trace);
  });

  await test.step('a link leads back after the next person has signed in', async () => {
    await page.goto('/dashboard#family');
    await expect(page).toHaveURL(/\/sign-in/);
    await fillSignIn(page, lones.admin);
    await expect(page).toHaveURL(/\/dashboard#family$/);
    await expect(page.getByRole('tab', { name: 'Family', selected: true })).toBeVisible();
    await expect(page.getByText('Nora Lone').first()).toBeVisible();
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    // The calendar opens in this person's initial view as well.
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(cell(page, day)).not.toHaveAccessibleName(/Private matter/);
  });
});
