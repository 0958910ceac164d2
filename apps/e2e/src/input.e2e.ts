import { foundFamily, personWithProfile, signUp, stranger } from './kit/api';
import { cell, chooseView, eventDialog, fillEvent, openCalendar, startEvent } from './kit/calendar';
import { expectFieldError, fillSignIn, fillSignUp } from './kit/forms';
import { expect, refused, test } from './kit/test';

test('signing up and in says what is wrong, beside the field', async ({ open, allow }) => {
  allow(refused(400, 401, 409));
  const taken = await signUp('Hannah Ashdown');
  const page = await open(null, { path: '/sign-up' });
  const [name, email, password] = [
    page.getByLabel('Your name'),
    page.getByLabel('Email'),
    page.getByLabel('Password', { exact: true }),
  ];
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectFieldError(name, 'Please tell us your name');
  await expectFieldError(email, 'Please enter your email address');
  await expectFieldError(password, 'Please enter your password');
  await expect(name).toBeFocused();

  await fillSignUp(page, { name: '   ', email: 'not an address', password: 'seven77' });
  await expectFieldError(name, 'Please tell us your name');
  await expectFieldError(email, 'Please enter a valid email address');
  await expectFieldError(password, 'Please use at least 10 characters');

  await fillSignUp(page, { name: 'Hannah Again', email: taken.email.toUpperCase(), password: 'long-enough-1' });
  await expectFieldError(email, 'There is already an account with this email address. Try signing in.');
  await expect(name).toHaveValue('Hannah Again');

  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
  await expectFieldError(page.getByLabel('Email'), 'Please enter your email address');
  await fillSignIn(page, { email: 'nobody@example.org', password: 'whatever-1' });
  await expect(page.getByRole('alert')).toHaveText('Email or password is not right. Please try again.');
  await fillSignIn(page, { email: taken.email, password: 'wrong-password' });
  await expect(page.getByRole('alert')).toHaveText('Email or password is not right. Please try again.');
});

test('the wizard says what is missing and keeps what was typed', async ({ open }) => {
  const { code } = await foundFamily();
  const page = await open(await signUp('Nora Lone'), { path: '/dashboard' });
  await page.getByRole('button', { name: 'Get Started' }).click();
  const wizard = page.getByRole('dialog');
  const go = (name: string) => wizard.getByRole('button', { name }).click();
  await wizard.getByLabel('First name').fill(' ');
  await go('Continue');
  await expectFieldError(wizard.getByLabel('First name'), 'First name and display name are required');
  await wizard.getByLabel('First name').fill('Nora');
  await wizard.getByLabel('Display name').fill('');
  await go('Continue');
  await expectFieldError(wizard.getByLabel('Display name'), 'First name and display name are required');
  await wizard.getByLabel('Display name').fill('N'.repeat(81));
  await go('Continue');
  await expect(wizard.getByLabel('Display name')).toHaveAttribute('aria-invalid', 'true');
  await wizard.getByLabel('Display name').fill('Nora');
  await go('Continue');

  await wizard.getByRole('radio', { name: /Create a new family/ }).check();
  await go('Continue');
  await go('Create family');
  await expectFieldError(wizard.getByLabel('Family name'), 'Family name is required');
  await wizard.getByLabel('Family name').fill('The Lones');
  await wizard.getByLabel('Description').fill('One of us');
  await go('Back');
  await go('Continue');
  await expect(wizard.getByLabel('Family name')).toHaveValue('The Lones');
  await expect(wizard.getByLabel('Description')).toHaveValue('One of us');
  await go('Back');

  await wizard.getByRole('radio', { name: /Join an existing family/ }).check();
  await go('Continue');
  const field = wizard.getByLabel('Invite code');
  await go('Join family');
  await expectFieldError(field, 'Please enter an invite code');
  // Forced upper case and six characters; spaces and hyphens of a pasted code drop out.
  await field.fill(' ab-12 3456789 ');
  await expect(field).toHaveValue('AB1234');
  await go('Join family');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(`${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`);
  await expect(field).toHaveValue(code);
  await go('Join family');
  await expect(wizard.getByText('Successfully joined The Ashdowns!')).toBeVisible();
});

test('the invite step checks addresses and says whom it invited', async ({ open }) => {
  const page = await open(await personWithProfile('Nora Lone'), { path: '/dashboard' });
  await page.getByRole('button', { name: 'Get Started' }).click();
  const wizard = page.getByRole('dialog');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByLabel('Family name').fill('The Lones');
  await wizard.getByRole('button', { name: 'Create family' }).click();
  const email = wizard.getByLabel('Invite by email');
  const send = wizard.getByRole('button', { name: 'Send Invite' });
  await send.click();
  await expectFieldError(email, 'Please enter an email address');
  await email.fill('granny');
  await send.click();
  await expectFieldError(email, 'Please enter a valid email address');
  const granny = stranger('Granny Lone').email;
  await email.fill(granny);
  await send.click();
  await expect(wizard.getByRole('listitem').filter({ hasText: granny })).toContainText('Invited');
  await expect(email).toHaveValue('');
});

test('the forms of Profile & Family say what is wrong, and nothing changes', async ({ open, allow }) => {
  allow(refused(400, 401));
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard#profile' });
  await page.getByLabel('First name').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectFieldError(page.getByLabel('First name'), 'First name and display name are required');
  await page.getByLabel('First name').fill('Hannah');
  await page.getByLabel('Phone').fill('call me');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Phone').fill('+44 20 7946 0958');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();

  await page.getByRole('tab', { name: 'Family' }).click();
  const dialog = page.getByRole('dialog');
  for (const [opener, field, message] of [
    ['Add Member', 'Name', 'Please enter a name'],
    ['Send Invite', 'Email', 'Please enter an email address'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    await dialog.getByRole('button', { name: opener }).click();
    await expectFieldError(dialog.getByLabel(field, { exact: true }), message);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Edit family' }).click();
  await dialog.getByLabel('Family name').fill('  ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectFieldError(dialog.getByLabel('Family name'), 'Family name is required');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete family' }).click();
  await dialog.getByLabel('Type The Ashdowns to confirm').fill('The Smiths');
  await dialog.getByRole('button', { name: 'Delete family' }).click();
  await expectFieldError(dialog.getByLabel('Type The Ashdowns to confirm'), 'This is not the name of the family');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await dialog.getByLabel('Current password').fill('not-my-password');
  await dialog.getByLabel('New password').fill('a-good-new-password');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expectFieldError(dialog.getByLabel('Current password'), 'The current password is not right.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByLabel('Your password').fill('not-my-password');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
});

test('an event without a title or date cannot be sent, and a refused one keeps what was typed', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin);
  await openCalendar(page);
  const dialog = await startEvent(page);
  const submit = dialog.getByRole('button', { name: 'Add Event' });
  await expect(submit).toBeDisabled();
  await fillEvent(dialog, { title: '   ' });
  await expect(submit).toBeDisabled();
  await fillEvent(dialog, { title: 'Sports day' });
  await expect(submit).toBeEnabled();
  await fillEvent(dialog, { date: '' });
  await expect(submit).toBeDisabled();
  await fillEvent(dialog, { date: '2031-06-06', title: 'x'.repeat(201) });
  await submit.click();
  await expect(dialog.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Start date')).toHaveValue('2031-06-06');
  await fillEvent(dialog, { title: '<b>Sports</b> & "day" 🏅' });
  await submit.click();
  await expect(eventDialog(page)).toBeHidden();
  // Text stays text.
  await chooseView(page, 'List');
  await expect(page.getByRole('region', { name: 'June 2031' }).getByRole('listitem')).toContainText(
    '<b>Sports</b> & "day" 🏅',
  );
});

test('an end before the start is shown as a single day', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin);
  await openCalendar(page);
  const dialog = await startEvent(page);
  const first = await dialog.getByLabel('Start date').inputValue();
  const month = first.slice(0, 8);
  await fillEvent(dialog, { title: 'Backwards', date: `${month}20`, endDate: `${month}10` });
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(dialog).toBeHidden();
  await expect(cell(page, `${month}20`)).toHaveAccessibleName(/Backwards/);
  for (const day of ['10', '19', '21'])
    await expect(cell(page, `${month}${day}`)).not.toHaveAccessibleName(/Backwards/);
});
