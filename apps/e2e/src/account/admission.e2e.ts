import { foundFamily, personWithProfile } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { expect, test } from '../kit/test';

test('somebody who joins with the code waits, and continues automatically once an admin accepts', async ({ open }) => {
  const { admin, code } = await foundFamily();
  const joiner = await personWithProfile('Noor Haddad');
  const home = await open(admin, { path: '/dashboard#profile/settings' });
  const wait = home.getByLabel('New people who join with the code wait for an admin');
  await wait.check();
  await home.getByRole('button', { name: 'Save' }).first().click();

  const page = await open(joiner, { path: '/dashboard' });
  await page.getByRole('button', { name: 'Get Started' }).click();
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('radio', { name: /Join an existing family/ }).check();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByLabel('Invite code').fill(code);
  await wizard.getByRole('button', { name: 'Ask to join' }).click();
  const waiting = page.getByRole('heading', { name: 'Waiting for The Ashdowns' });
  await expect(waiting).toBeVisible();
  await expectAccessible(page, 'the request that waits');
  await page.reload();
  await expect(waiting).toBeVisible();

  await home.goto('/dashboard#family');
  await expectAccessible(home, 'the request in Profile & Family');
  await home.getByRole('button', { name: 'Let in Noor Haddad' }).click();
  await expect(home.getByText('Noor is in the family now')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
