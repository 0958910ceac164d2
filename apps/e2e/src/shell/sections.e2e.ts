import type { Locator } from '@playwright/test';
import { foundFamily } from '../kit/api';
import { chooseView, openCalendar } from '../kit/calendar';
import { today } from '../kit/days';
import { addJob, openJobs, tick } from '../kit/jobs';
import { expect, test } from '../kit/test';

test('the section is in the address: Back, reload, links and unknown ones', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(/#calendar$/);
  await expect(heading).toHaveText('Family Calendar');
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/dashboard#profile/settings');
  await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
  for (const unknown of ['no-such-section', '%']) {
    await page.goto(`/dashboard#${unknown}`);
    await expect(page).toHaveURL(/#calendar$/);
    await expect(page.getByRole('grid')).toBeVisible();
  }
});

test('/, n and ? work after using a checkbox or select, and are text in a field', async ({ open }) => {
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
