import { signUp, stranger } from '../kit/api';
import { expectAccessibleInBothLayouts } from '../kit/axe';
import { addByDialog, cell, fillEvent, openCalendar, openCell, startEvent } from '../kit/calendar';
import { dayOfMonth, today } from '../kit/days';
import { fillSignUp } from '../kit/forms';
import { expect, test } from '../kit/test';

test("two people create a family, plan together and see each other's changes without a reload", async ({
  open,
  tab,
}) => {
  const hannah = stranger('Hannah Ashdown');

  // The first signs up and goes through the wizard.
  const first = await open(null, { path: '/' });
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Organize Your Family Life Like Never Before');
  await first.getByRole('button', { name: 'Create your account' }).click();
  await expect(first.getByRole('dialog', { name: 'Join Homefold' })).toBeVisible();
  await expectAccessibleInBothLayouts(first, 'the sign-up modal');
  await fillSignUp(first, hannah);
  await expect(first.getByRole('dialog', { name: 'Welcome to Homefold' })).toBeVisible();
  await expectAccessibleInBothLayouts(first, 'the welcome dialog');
  await first.getByRole('button', { name: 'Get Started' }).click();

  const wizard = first.getByRole('dialog');
  await expect(wizard.getByLabel('First name')).toHaveValue('Hannah');
  await expect(wizard.getByLabel('Last name')).toHaveValue('Ashdown');
  await expect(wizard.getByLabel('Email')).toHaveValue(hannah.email);
  await expect(wizard.getByLabel('Email')).toBeDisabled();
  await expectAccessibleInBothLayouts(first, 'the profile step');
  await wizard.getByRole('button', { name: 'Continue' }).click();

  await expect(wizard.getByRole('radio', { name: /Create a new family/ })).toBeChecked();
  await expectAccessibleInBothLayouts(first, 'the family choice');
  await wizard.getByRole('button', { name: 'Continue' }).click();

  await wizard.getByLabel('Family name').fill('The Ashdowns');
  await expectAccessibleInBothLayouts(first, 'the create step');
  await wizard.getByRole('button', { name: 'Create family' }).click();

  await expect(wizard.getByRole('heading', { name: /Welcome home, Ashdowns/ })).toBeVisible();
  await expectAccessibleInBothLayouts(first, 'the invite step');
  const spoken = await wizard.getByRole('img', { name: /^Invite code/ }).getAttribute('aria-label');
  const code = spoken?.replace('Invite code', '').replaceAll(' ', '') ?? '';
  expect(code).toMatch(/^[A-Z0-9]{6}$/);
  await wizard.getByRole('button', { name: 'Go to Dashboard' }).click();
  await expect(wizard).toBeHidden();
  await expect(first.getByText(/^Good (morning|afternoon|evening), Hannah$/)).toBeVisible();

  // The second joins with the code.
  const second = await open(await signUp('Tom Ashdown'), { path: '/dashboard' });
  await second.getByRole('button', { name: 'Get Started' }).click();
  const joining = second.getByRole('dialog');
  await joining.getByRole('button', { name: 'Continue' }).click();
  await joining.getByRole('radio', { name: /Join an existing family/ }).check();
  await joining.getByRole('button', { name: 'Continue' }).click();
  await joining.getByLabel('Invite code').fill(code.toLowerCase());
  await expect(joining.getByLabel('Invite code')).toHaveValue(code);
  await expect(joining.getByText('The Ashdowns')).toBeVisible();
  await expectAccessibleInBothLayouts(second, 'the join step');
  await joining.getByRole('button', { name: 'Join family' }).click();
  await expect(joining.getByText('Successfully joined The Ashdowns!')).toBeVisible();
  await expect(joining).toBeHidden();

  // The first watches the month and, in another tab, the feed; nothing is reloaded from here on.
  await expect(first.getByText(/Tom.*joined/)).toBeVisible();
  const month = await tab(first, '/dashboard#calendar');
  await expect(month.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await openCalendar(second);
  await expect(second.getByRole('grid')).toHaveAttribute('aria-busy', 'false');

  const day = dayOfMonth(today(), 15);
  const dialog = await startEvent(second);
  await fillEvent(dialog, { title: 'Swimming gala', date: day, time: '10:00', endTime: '12:30' });
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await Promise.all([
    expect(cell(month, day)).toHaveAccessibleName(/1 event\b.*Swimming gala/),
    expect(first.getByRole('button', { name: /Tom.*Swimming gala/ })).toBeVisible(),
  ]);
  await expect(dialog).toBeHidden();

  // And the other way round.
  await addByDialog(month, { title: 'Parents evening', date: day, time: '18:00' });
  await expect(cell(second, day)).toHaveAccessibleName(/2 events/);
  await openCell(second, day);
  await expect(second.getByRole('dialog').getByRole('listitem')).toHaveText([/Swimming gala/, /Parents evening/]);
});
