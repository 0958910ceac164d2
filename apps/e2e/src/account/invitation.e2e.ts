import { foundFamily, stranger } from '../kit/api';
import { expectAccessibleInBothLayouts } from '../kit/axe';
import { fillSignUp } from '../kit/forms';
import { linkIn, mailTo } from '../kit/mail';
import { expect, phone, refused, test } from '../kit/test';

test('scanning a new family’s link with a phone leads to its dashboard', async ({ open }) => {
  const { admin } = await foundFamily({ settled: false });
  const page = await open(admin, { path: '/dashboard', permissions: ['clipboard-read', 'clipboard-write'] });
  // two clicks from the dashboard
  await page.getByRole('button', { name: /^Invite the others/ }).click();
  const invite = page.getByRole('dialog', { name: 'Send Invite' });
  await invite.getByRole('button', { name: 'Copy link' }).click();
  await expect(invite.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(invite.getByRole('img', { name: 'Code that leads to the Ashdowns' })).toBeVisible();
  await page.keyboard.press('Escape');

  const granny = await open(null, { path: link, viewport: phone });
  await expect(granny.getByRole('heading', { name: 'Join the Ashdowns' })).toBeVisible();
  await expect(granny.getByText(/^Hannah invites you\./)).toBeVisible();
  await expectAccessibleInBothLayouts(granny, 'the page of an invitation');
  await granny.setViewportSize(phone);
  await fillSignUp(granny, stranger('Granny Smith'));
  const wizard = granny.getByRole('dialog', { name: 'Join the Ashdowns' });
  await expect(wizard.getByText('Step 1 of 2')).toBeVisible();
  await wizard.getByRole('button', { name: 'Join family' }).click();
  await expect(granny.getByText('Successfully joined The Ashdowns!')).toBeVisible();
  await expect(granny.getByRole('dialog')).toBeHidden();
  await expect(granny.getByText(/^Good \w+, Granny$/)).toBeVisible();
  // the default avatar shown by the set-up
  await expect(granny.getByRole('region', { name: 'My Family' }).getByText('😊')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Done: Invite the others/ })).toContainText('Here already: Granny.');
});

test('a mailed invitation prefills the address, and works once', async ({ open, allow }) => {
  const { admin } = await foundFamily();
  const granny = stranger('Granny Smith');
  const page = await open(admin, { path: '/dashboard#family' });
  await page.getByRole('button', { name: 'Send Invite' }).click();
  const invite = page.getByRole('dialog', { name: 'Send Invite' });
  await invite.getByLabel('Email').fill(granny.email);
  await invite.getByLabel('Display name').fill('Granny');
  await invite.getByRole('button', { name: 'Send Invite' }).click();
  await expect(page.getByText(`Invitation sent to ${granny.email}`)).toBeVisible();

  const link = linkIn(await mailTo(granny.email, /Hannah invites you to join The Ashdowns/), '/join');
  const invited = await open(null, { path: link });
  await expect(invited.getByLabel('Email')).toHaveValue(granny.email);
  await fillSignUp(invited, granny);
  const wizard = invited.getByRole('dialog', { name: 'Join the Ashdowns' });
  await expect(wizard.getByLabel('Display name')).toHaveValue('Granny');
  await wizard.getByRole('button', { name: 'Join family' }).click();
  await expect(invited.getByText('Successfully joined The Ashdowns!')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Granny Smith' })).toBeVisible();

  allow(refused(404));
  const late = await open(null, { path: link });
  await expect(late.getByRole('heading', { name: 'This invitation does not work any more' })).toBeVisible();
});
