import { foundFamily, gql, stranger } from '../kit/api';
import { expectAccessible, expectAccessibleInBothLayouts } from '../kit/axe';
import { fillSignUp } from '../kit/forms';
import { choosePersonEntry } from '../kit/sections';
import { expect, phone, test } from '../kit/test';

test('the link of a new family, opened on a phone, leads in once an admin has accepted', async ({ open }) => {
  const { admin } = await foundFamily({ settled: false });
  await gql(admin, 'mutation { updateFamilySettings(input: { approveJoiners: true }) { id } }');
  const page = await open(admin, { path: '/dashboard', permissions: ['clipboard-read', 'clipboard-write'] });

  const link = await test.step('the link is two clicks from the dashboard', async () => {
    await page.getByRole('button', { name: /^Invite the others/ }).click();
    const invite = page.getByRole('dialog', { name: 'Send Invite' });
    await expect(invite.getByRole('img', { name: 'Code that leads to the Ashdowns' })).toBeVisible();
    await invite.getByRole('button', { name: 'Copy link' }).click();
    await expect(invite.getByRole('button', { name: 'Copied!' })).toBeVisible();
    await page.keyboard.press('Escape');
    return page.evaluate(() => navigator.clipboard.readText());
  });

  const granny = await open(null, { path: link, viewport: phone });
  const waiting = granny.getByRole('heading', { name: 'Waiting for The Ashdowns' });
  await test.step('whoever opens it signs up, and waits', async () => {
    await expect(granny.getByRole('heading', { name: 'Join the Ashdowns' })).toBeVisible();
    await expect(granny.getByText(/^Hannah invites you\./)).toBeVisible();
    await expectAccessibleInBothLayouts(granny, 'the page of an invitation');
    await granny.setViewportSize(phone);
    await fillSignUp(granny, stranger('Granny Smith'));
    const wizard = granny.getByRole('dialog', { name: 'Join the Ashdowns' });
    await expect(wizard.getByText('Step 1 of 2')).toBeVisible();
    await wizard.getByRole('button', { name: 'Continue' }).click();
    await granny.getByRole('button', { name: 'Ask to join' }).click();
    await expect(waiting).toBeVisible();
    await expectAccessible(granny, 'the request that waits');
    await granny.reload();
    await expect(waiting).toBeVisible();
  });

  await test.step('an admin accepts, and both screens go on by themselves', async () => {
    await choosePersonEntry(page, 'Profile & Family');
    await page.getByRole('tab', { name: 'Family' }).click();
    await expect(page.getByText('Waiting to join')).toBeVisible();
    await expectAccessible(page, 'the request in Profile & Family');
    await page.getByRole('button', { name: 'Let in Granny Smith' }).click();
    await expect(page.getByText('Granny is in the family now')).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(granny.getByRole('dialog')).toBeHidden();
    await expect(granny.getByText(/^Good \w+, Granny$/)).toBeVisible();
    // the default avatar shown by the set-up
    await expect(granny.getByRole('region', { name: 'My Family' }).getByText('😊')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('button', { name: /^Done: Invite the others/ })).toContainText('Here already: Granny.');
  });
});
