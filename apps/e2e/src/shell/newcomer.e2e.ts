import { BUILT_SECTIONS } from '@homefold/domain';
import { addMember, foundFamily, gql } from '../kit/api';
import { openSection } from '../kit/sections';
import { expectStable, watchShifts } from '../kit/shifts';
import { desktop, expect, phone, refused, test } from '../kit/test';
import { holdCode } from './early';
import { inspect, inspectBriefly, inspectDialog } from './screens';

test('the public screens: nothing jumps or is lost while they load, and each fits and is accessible', async ({
  open,
  allow,
}) => {
  allow(refused(404));
  const page = await open(null);
  // The page was rendered by the build: hydration fails if it says anything of that day.
  await page.clock.setFixedTime(new Date('2037-08-02T20:30:00Z'));
  await watchShifts(page);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectStable(page);
  }
  await inspect(page, 'the landing page');

  await test.step('the last click is kept until the code that answers it arrives', async () => {
    const arrive = await holdCode(page);
    await page.goto('about:blank');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Create your account' }).first().click();
    const signIn = page.getByRole('button', { name: 'Sign In' }).first();
    await signIn.click();
    await expect(signIn).toHaveCSS('cursor', 'progress');
    arrive();
    await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
    // A click from now on is made once.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await signIn.click();
    await inspectDialog(page, 'Welcome Back');
  });

  for (const [path, heading] of [
    ['/sign-in', 'Welcome Back'],
    ['/sign-up', 'Join Homefold'],
    ['/reset-password', 'Reset your password'],
    ['/reset-password#token=none', 'Choose a new password'],
    ['/no/such/page', 'Oops! Page not found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await inspect(page, path);
  }
});

test('a new family: nothing jumps while its first steps load, and its sections, members and settings', async ({
  open,
}) => {
  const { admin } = await foundFamily({ settled: false, members: ['Tom Ashdown'] });
  const page = await open(admin);

  await test.step('landing page and first steps', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Hannah!');
    await inspect(page, 'the landing page of somebody who is signed in');
    await watchShifts(page);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto('about:blank');
      await page.goto('/dashboard');
      await expect(page.getByText(/^\d of 5 done$/)).toBeVisible();
      await expectStable(page);
    }
    await inspectBriefly(page, 'the first steps');
    await gql(admin, 'mutation { closeSettleIn { id } }');
    await page.reload();
  });

  await test.step('the empty states of the sections', async () => {
    for (const id of BUILT_SECTIONS) {
      await openSection(page, id);
      await inspectBriefly(page, `the section ${id}, empty`);
    }
    await page.goto('/dashboard#calendar');
    await page.getByRole('radio', { name: 'List' }).check();
    await expect(page.getByText('No events yet')).toBeVisible();
    await inspectBriefly(page, 'the empty list');
    await page.goto('/dashboard#meal-planner/recipes');
    await expect(page.getByText('Create your first recipe to get started')).toBeVisible();
    await inspectBriefly(page, 'recipes, empty');
  });

  await test.step('the dialogs of the family', async () => {
    await addMember(admin, 'Biscuit');
    await page.goto('/dashboard#family');
    await expect(page.getByText('Biscuit').first()).toBeVisible();
    await inspect(page, 'the family tab');
    for (const [entry, dialog] of [
      ['Send Invite', 'Send Invite'],
      ['Add Member', 'Add Member'],
      ['Edit family', 'Edit family'],
      ['Allergies and diets of Biscuit', 'Allergies and diets of Biscuit'],
      ['Delete family', 'Delete The Ashdowns?'],
    ] as const) {
      await page.getByRole('button', { name: entry }).click();
      await inspectDialog(page, dialog);
    }
    for (const [entry, dialog] of [
      ['Change picture', 'Picture of Biscuit'],
      ['Rename', 'Rename Biscuit'],
      ['Invite to claim', 'Invite someone to be Biscuit'],
      ['Remove from family', 'Remove Biscuit from the family?'],
    ] as const) {
      await page.getByRole('button', { name: 'More for Biscuit' }).click();
      await page.getByRole('menuitem', { name: entry }).click();
      await inspectDialog(page, dialog);
    }
    await page.getByRole('button', { name: 'More for Tom Ashdown' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await inspect(page, 'the menu of a member');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the settings', async () => {
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    await inspect(page, 'the settings tab');
    await page.getByRole('button', { name: 'Change password' }).click();
    await inspectDialog(page, 'Change password');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await inspectDialog(page, 'Your family needs an admin');
  });
});
