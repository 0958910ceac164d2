import { foundFamily, stranger } from '../kit/api';
import { fillSignUp } from '../kit/forms';
import { linkIn, mailTo } from '../kit/mail';
import { expect, test } from '../kit/test';

test('an e-mailed invitation prefills the code for somebody new', async ({ open }) => {
  const { admin, code } = await foundFamily();
  const granny = stranger('Granny Smith');
  const page = await open(admin, { path: '/dashboard#family' });
  await page.getByRole('button', { name: 'Send Invite' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill(granny.email);
  await page.getByRole('dialog').getByLabel('Display name').fill('Granny');
  await page.getByRole('dialog').getByRole('button', { name: 'Send Invite' }).click();
  await expect(page.getByText(`Invitation sent to ${granny.email}`)).toBeVisible();

  const link = linkIn(await mailTo(granny.email, /Hannah invites you to join The Ashdowns/), '/join');
  const invited = await open(null, { path: link });
  await expect(invited.getByText('You have been invited to a family.')).toBeVisible();
  await fillSignUp(invited, granny);
  await invited.getByRole('button', { name: 'Get Started' }).click();
  const wizard = invited.getByRole('dialog');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.getByRole('radio', { name: /You are invited to The Ashdowns/ })).toBeChecked();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.getByLabel('Invite code')).toHaveValue(code);
  await expect(wizard.getByText('You are invited as Granny.')).toBeVisible();
  await wizard.getByRole('button', { name: 'Join family' }).click();
  await expect(wizard.getByText('Successfully joined The Ashdowns!')).toBeVisible();
  await expect(wizard).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Granny Smith' })).toBeVisible();

  // A link works once: a second user cannot join with it.
  const late = await open(null, { path: link });
  await fillSignUp(late, stranger('Late Comer'));
  await late.getByRole('button', { name: 'Get Started' }).click();
  await late.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await late
    .getByRole('dialog')
    .getByRole('radio', { name: /Join an existing family/ })
    .check();
  await late.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(late.getByRole('dialog').getByLabel('Invite code')).toHaveValue('');
});
