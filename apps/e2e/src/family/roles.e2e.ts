import type { Page } from '@playwright/test';
import { foundFamily } from '../kit/api';
import { expect, test } from '../kit/test';

const codeOf = (page: Page) => page.getByRole('img', { name: /^Invite code/ });

test('a renewed code, a new admin and a removal appear live on every screen', async ({ open, tab }) => {
  const { admin, members, code } = await foundFamily({ members: ['Tom Ashdown'] });
  const tom = await open(members[0] ?? null, { path: '/dashboard#family' });
  await expect(codeOf(tom)).toHaveAccessibleName(`Invite code ${code.slice(0, 3)} ${code.slice(3)}`);
  const calendar = await tab(tom, '/dashboard#calendar');
  await expect(calendar.getByRole('grid')).toBeVisible();

  const page = await open(admin, { path: '/dashboard#family', permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'New code' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New code' }).click();
  await expect(page.getByText('The family has a new invite code')).toBeVisible();
  await expect(codeOf(page)).not.toHaveAccessibleName(`Invite code ${code.slice(0, 3)} ${code.slice(3)}`);
  const renewed = (await codeOf(page).getAttribute('aria-label')) ?? '';
  await expect(codeOf(tom)).toHaveAccessibleName(renewed);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(`Invite code ${await page.evaluate(() => navigator.clipboard.readText())}`).toBe(
    renewed.replace(/ (?=\S+$)/, ''),
  );
  await page.getByRole('button', { name: 'More for Tom Ashdown' }).click();
  await page.getByRole('menuitem', { name: 'Make admin' }).click();
  await expect(tom.getByRole('button', { name: 'Add Member' })).toBeVisible();

  await page.getByRole('button', { name: 'More for Tom Ashdown' }).click();
  await page.getByRole('menuitem', { name: 'Remove from family' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Tom is no longer in the family')).toBeVisible();
  for (const screen of [tom, calendar]) {
    await expect(screen.getByRole('button', { name: 'Add Member' })).toHaveCount(0);
    await expect(screen.getByRole('grid')).toHaveCount(0);
    await expect(screen.getByRole('heading', { name: 'No Family Found' })).toBeVisible();
  }
});
