import { addEvent, foundFamily } from '../kit/api';
import { cell, openCalendar } from '../kit/calendar';
import { dayOfMonth, today } from '../kit/days';
import { fillSignIn } from '../kit/forms';
import { choosePersonEntry } from '../kit/sections';
import { expect, refused, test } from '../kit/test';

test('signing out in one tab ends the others, and a link leads back after signing in', async ({ open, tab, allow }) => {
  allow(refused(401));
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard' });
  const other = await tab(page, '/dashboard#calendar');
  await expect(other.getByRole('grid')).toBeVisible();
  await choosePersonEntry(page, 'Sign Out');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organize Your Family Life Like Never Before');
  await expect(other.getByRole('grid')).toHaveCount(0);
  await expect(other).toHaveURL(/\/sign-in/);

  await page.goto('/dashboard#family');
  await expect(page).toHaveURL(/\/sign-in/);
  await fillSignIn(page, admin);
  await expect(page).toHaveURL(/\/dashboard#family$/);
  await expect(page.getByRole('tab', { name: 'Family', selected: true })).toBeVisible();
});

test('the next person in the same browser finds no data of the previous one', async ({ open, allow }) => {
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
  await choosePersonEntry(page, 'Sign Out');
  await expect(page.getByRole('button', { name: 'Create your account' })).toBeVisible();
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const trace of ['Private matter', 'family-summary-cache', 'homefold-user-', ashdowns.admin.email])
    expect(left).not.toContain(trace);

  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await fillSignIn(page, lones.admin);
  await expect(page.getByText(/^Good (morning|afternoon|evening), Nora$/)).toBeVisible();
  await expect(page.getByText('Private matter')).toHaveCount(0);
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  // The calendar opens in this user's initial view as well.
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(cell(page, day)).not.toHaveAccessibleName(/Private matter/);
});

test('a session is ended from another device, and the screens there end with it', async ({ open, allow }) => {
  allow(refused(401));
  const { admin } = await foundFamily();
  const lost = await open(admin, { path: '/dashboard' });
  await expect(lost.getByText('Recent Activity')).toBeVisible();
  const page = await open(null, { path: '/sign-in' });
  await fillSignIn(page, admin);
  await expect(page.getByText('Recent Activity')).toBeVisible();
  await page.goto('/dashboard#profile/settings');
  await page.getByRole('button', { name: /^Sign out .+/ }).click();
  await expect(page.getByText('Signed out there')).toBeVisible();
  await expect(lost.getByText('Recent Activity')).toHaveCount(0);
  await expect(lost).toHaveURL(/\/sign-in/);
});
