import { signUp } from '../kit/api';
import { expectFieldError, fillSignIn } from '../kit/forms';
import { linkIn, mailTo } from '../kit/mail';
import { expect, refused, test } from '../kit/test';

test('a forgotten password is reset by mail, and the old session and password are refused', async ({ open, allow }) => {
  const hannah = await signUp('Hannah Ashdown');
  const old = await open(hannah, { path: '/' });
  await expect(old.getByRole('heading', { name: 'Welcome back, Hannah!' })).toBeVisible();

  const page = await open(null, { path: '/sign-in' });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // the sign-in form has an Email, too
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await page.getByLabel('Email').fill(hannah.email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  const link = linkIn(await mailTo(hannah.email, /password/i), '/reset-password');
  await page.goto(link);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expectFieldError(page.getByLabel('New password'), 'Please use at least 10 characters');
  await page.getByLabel('New password').fill('a-new-password-9');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to sign in' }).click();
  allow(refused(400, 401));
  await fillSignIn(page, hannah);
  await expect(page.getByRole('alert')).toHaveText('Email or password is not right. Please try again.');
  await expect(page.getByLabel('Email')).toHaveValue(hannah.email);
  await fillSignIn(page, { email: hannah.email, password: 'a-new-password-9' });
  await expect(page.getByRole('dialog', { name: 'Welcome to Homefold' })).toBeVisible();

  await old.reload();
  await expect(old.getByRole('heading', { level: 1 })).toHaveText('Organize Your Family Life Like Never Before');

  // The link was used.
  const again = await open(null, { path: link });
  await again.getByLabel('New password').fill('another-password-9');
  await again.getByRole('button', { name: 'Save new password' }).click();
  await expect(again.getByRole('alert')).toHaveText(
    'This link has expired or was already used. Please ask for a new one.',
  );
});
