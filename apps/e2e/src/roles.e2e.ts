import { addMember, foundFamily } from './kit/api';
import { expect, test } from './kit/test';

test('a member sees no admin actions', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  await addMember(admin, 'Biscuit');
  const page = await open(members[0] ?? null, { path: '/dashboard#family' });
  await expect(page.getByRole('listitem').filter({ hasText: 'Biscuit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  for (const name of ['Add Member', 'Send Invite', 'New code', 'Edit family', 'Delete family', 'Invite to claim'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  // A picture for somebody without an account is everybody's to choose; the rest is not.
  await expect(page.getByRole('button', { name: 'More for Hannah Ashdown' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More for Biscuit' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Change picture']);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText('Only admins can change these.')).toBeVisible();
  await expect(page.getByLabel('Country')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save settings' })).toHaveCount(0);
});

test('the last admin cannot leave or step down before somebody else is one', async ({ open }) => {
  const { admin } = await foundFamily({ members: ['Tom Ashdown'] });
  const page = await open(admin, { path: '/dashboard#family' });
  const notYet = 'You are the only admin. Make somebody else an admin first, or delete the family.';
  await expect(page.getByText(notYet).first()).toBeVisible();
  await page.getByRole('button', { name: 'Leave family' }).click();
  await expect(page.getByRole('alertdialog', { name: 'You cannot leave The Ashdowns yet' })).toContainText(notYet);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'More for Tom Ashdown' }).click();
  await page.getByRole('menuitem', { name: 'Make admin' }).click();
  await expect(page.getByText('Tom is now an admin')).toBeVisible();
  await page.getByRole('button', { name: 'Leave family' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText('You have left The Ashdowns')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Family Found' })).toBeVisible();
});

test('whoever is removed loses the family on every screen at once', async ({ open, tab }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const tom = await open(members[0] ?? null, { path: '/dashboard' });
  await expect(tom.getByText('Recent Activity')).toBeVisible();
  const calendar = await tab(tom, '/dashboard#calendar');
  await expect(calendar.getByRole('grid')).toBeVisible();

  const page = await open(admin, { path: '/dashboard#family' });
  await page.getByRole('button', { name: 'More for Tom Ashdown' }).click();
  await page.getByRole('menuitem', { name: 'Remove from family' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Tom is no longer in the family')).toBeVisible();

  for (const screen of [tom, calendar]) {
    await expect(screen.getByText('Recent Activity')).toHaveCount(0);
    await expect(screen.getByRole('grid')).toHaveCount(0);
    await expect(screen.getByRole('heading', { name: 'No Family Found' })).toBeVisible();
  }
});

test('a new admin and a renewed code arrive on the other screens by themselves', async ({ open }) => {
  const { admin, members, code } = await foundFamily({ members: ['Tom Ashdown'] });
  const tom = await open(members[0] ?? null, { path: '/dashboard#family' });
  const codeOf = (page: typeof tom) => page.getByRole('img', { name: /^Invite code/ });
  await expect(codeOf(tom)).toHaveAccessibleName(`Invite code ${code.slice(0, 3)} ${code.slice(3)}`);
  const page = await open(admin, { path: '/dashboard#family' });
  await page.getByRole('button', { name: 'New code' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New code' }).click();
  await expect(page.getByText('The family has a new invite code')).toBeVisible();
  const renewed = (await codeOf(page).getAttribute('aria-label')) ?? '';
  expect(renewed).not.toContain(code.slice(0, 3) + ' ' + code.slice(3));
  await expect(codeOf(tom)).toHaveAccessibleName(renewed);
  await page.getByRole('button', { name: 'More for Tom Ashdown' }).click();
  await page.getByRole('menuitem', { name: 'Make admin' }).click();
  await expect(tom.getByRole('button', { name: 'Add Member' })).toBeVisible();
});
