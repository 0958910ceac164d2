import { foundFamily } from '../kit/api';
import { expectFieldError, fillSignIn } from '../kit/forms';
import { mailTo } from '../kit/mail';
import { expect, refused, test } from '../kit/test';
import { codeOf } from '../kit/totp';

test('an authenticator app is set up, required at the next sign-in, and replaced by a recovery code', async ({
  open,
  allow,
}) => {
  // 401: requests in flight while the session was replaced are retried
  allow(refused(400, 401));
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard#profile/settings' });
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill(admin.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  const code = page.getByLabel('Code from the app');
  await code.fill(codeOf(key, 40));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expectFieldError(code, 'The code is not right. Please try again.');
  await code.fill(codeOf(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await mailTo(admin.email, /sign-in has changed/);

  const visitor = await open(null, { path: '/sign-in' });
  await fillSignIn(visitor, admin);
  await visitor.getByLabel('Code from the app').fill(codeOf(key, 1)); // each code works once; the next one is valid already
  await visitor.getByRole('button', { name: 'Sign In' }).click();
  await expect(visitor).toHaveURL(/\/dashboard/);

  const withoutPhone = await open(null, { path: '/sign-in' });
  await fillSignIn(withoutPhone, admin);
  await withoutPhone.getByRole('button', { name: 'Use a recovery code' }).click();
  await withoutPhone.getByLabel('Recovery code').fill(recoveryCode);
  await withoutPhone.getByRole('button', { name: 'Sign In' }).click();
  await expect(withoutPhone).toHaveURL(/\/dashboard/);
});
