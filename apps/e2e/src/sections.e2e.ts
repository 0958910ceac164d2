import type { Locator } from '@playwright/test';
import { addEvent, foundFamily } from './kit/api';
import { cell, chooseView, openCalendar } from './kit/calendar';
import { today } from './kit/days';
import { addJob, openJobs, tick } from './kit/jobs';
import { desktop, expect, layouts, test } from './kit/test';

for (const [layout, viewport] of Object.entries(layouts))
  test(`the section is in the address: Back, reload, links and unknown ones (${layout})`, async ({ open }) => {
    const { admin } = await foundFamily();
    const page = await open(admin, { viewport, path: '/dashboard' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await expect(page).toHaveURL(/#calendar$/);
    await expect(heading).toHaveText(viewport === desktop ? 'Family Calendar' : 'Calendar');
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goto('/dashboard#profile/settings');
    await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
    for (const unknown of ['no-such-section', 'meal-planner', '%', '<script>']) {
      await page.goto(`/dashboard#${unknown}`);
      await expect(page).toHaveURL(viewport === desktop ? /#calendar$/ : /#dashboard$/);
      await expect(
        viewport === desktop ? page.getByRole('grid') : page.getByRole('heading', { name: 'Recent Activity' }),
      ).toBeVisible();
    }
  });

test('an activity leads to its day in the calendar', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Passports', eventDate: '2031-03-09' });
  const page = await open(admin, { path: '/dashboard' });
  await page.getByRole('button', { name: /Passports/ }).click();
  await expect(page.getByText('March 2031')).toBeVisible();
  await expect(cell(page, '2031-03-09')).toHaveAccessibleName(/Passports/);
});

test('/, n and ? work after a tick or a choice, and are text in a field', async ({ open }) => {
  const { admin } = await foundFamily();
  await addJob(admin, { title: 'Put the bins out', dueDate: today() });
  const page = await open(admin);
  await openCalendar(page);
  const close = async (dialog: Locator): Promise<void> => {
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await chooseView(page, 'Week');
  await expect(page.locator(':focus')).toHaveAttribute('type', 'radio');
  await page.keyboard.press('/');
  await close(page.getByRole('dialog', { name: 'Search' }));
  await openJobs(page);
  const bins = tick(page, 'Put the bins out');
  await bins.focus();
  await page.keyboard.press('Space');
  await expect(bins).toBeChecked();
  await page.keyboard.press('?');
  await close(page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  await page.keyboard.press('n');
  const words = page.getByRole('textbox', { name: 'Add a job in words' });
  await expect(words).toBeFocused();
  await page.keyboard.type('n/?');
  await expect(words).toHaveValue('n/?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
