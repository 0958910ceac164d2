import { foundFamily } from '../kit/api';
import { withAuthenticator } from '../kit/authenticator';
import { choosePersonEntry } from '../kit/sections';
import { expectFieldError } from '../kit/forms';
import { mailTo } from '../kit/mail';
import { expect, refused, test } from '../kit/test';

test('a passkey is added in the settings, signs in without the password, and no longer does once it is removed', async ({
  open,
  allow,
}) => {
  allow(refused(400, 401));
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard#profile/settings' });
  const device = await withAuthenticator(page);
  const card = page.getByRole('region', { name: 'Passkeys' });
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  const password = dialog.getByLabel('Your password');
  await password.fill('guess');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectFieldError(password, 'The current password is not right.');
  await password.fill(admin.password);
  await device.recognises(false);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('status')).toHaveText('No passkey was created. You can try again.');
  await device.recognises(true);
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const row = card.getByRole('listitem').filter({ hasText: 'Laptop' });
  await expect(row).toContainText('not used yet');
  expect(await device.count()).toBe(1);
  await mailTo(admin.email, /sign-in has changed/);

  const signIn = async () => {
    await choosePersonEntry(page, 'Sign Out');
    await expect(page).toHaveURL(/\/$/);
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  };
  await signIn();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.goto('/dashboard#profile/settings');
  await expect(row).toContainText('last used');
  await row.getByRole('button', { name: 'Rename Laptop' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Kitchen laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await card.getByRole('button', { name: 'Remove Kitchen laptop' }).click();
  await page.getByRole('dialog').getByLabel('Your password').fill(admin.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);

  await signIn();
  await expect(page.getByRole('alert')).toHaveText(/Homefold does not know this passkey/);
  await expect(page).toHaveURL(/\/sign-in/);
});
