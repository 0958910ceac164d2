import { addEvent, addMember, foundFamily, signUp } from './kit/api';
import { cell, eventDialog, openCalendar } from './kit/calendar';
import { dayOfMonth, today } from './kit/days';
import { breakField } from './kit/failing';
import { png } from './kit/pixels';
import { expect, test } from './kit/test';

const day = (): string => dayOfMonth(today(), 15);

test('the wizard says what could not be saved, keeps it, and goes on once it can', async ({ open }) => {
  const { code } = await foundFamily();
  const page = await open(await signUp('Nora Lone'), { path: '/dashboard' });
  await page.getByRole('button', { name: 'Get Started' }).click();
  const wizard = page.getByRole('dialog');
  const refusal = wizard.getByRole('alert');

  let mend = await breakField(page, 'saveProfile');
  await wizard.getByLabel('Display name').fill('Nonie');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(refusal).toHaveText('Failed to save profile');
  await expect(wizard.getByLabel('Display name')).toHaveValue('Nonie');
  await mend();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.getByRole('button', { name: 'Continue' }).click();

  mend = await breakField(page, 'createFamily');
  await wizard.getByLabel('Family name').fill('The Lones');
  await wizard.getByRole('button', { name: 'Create family' }).click();
  await expect(refusal).toHaveText('Failed to create family');
  await expect(wizard.getByLabel('Family name')).toHaveValue('The Lones');
  await mend();
  await wizard.getByRole('button', { name: 'Back', exact: true }).last().click();
  await wizard.getByRole('radio', { name: /Join an existing family/ }).check();
  await wizard.getByRole('button', { name: 'Continue' }).click();

  mend = await breakField(page, 'joinFamily');
  await wizard.getByLabel('Invite code').fill(code);
  await wizard.getByRole('button', { name: 'Join family' }).click();
  await expect(refusal).toHaveText('Failed to join family');
  await expect(wizard.getByLabel('Invite code')).toHaveValue(code);
  await mend();
  await wizard.getByRole('button', { name: 'Join family' }).click();
  await expect(wizard.getByText('Successfully joined The Ashdowns!')).toBeVisible();
});

test('what cannot be loaded says so and is there after Try Again', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Dentist', eventDate: day() });
  const page = await open(admin);
  // no live message brings the answer before the button is pressed
  await page.routeWebSocket(/graphql/, () => undefined);
  await page.reload();
  const mend = await breakField(page, 'calendarEvents');
  await page.goto('/dashboard#calendar');
  await expect(page.getByText('Failed to fetch events')).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(cell(page, day())).toHaveAccessibleName(/Dentist/);

  const mendFeed = await breakField(page, 'activities');
  await page.goto('/dashboard');
  await page.reload();
  await expect(page.getByText('Failed to load activity feed')).toBeVisible();
  await mendFeed();
  await page
    .getByRole('button', { name: /^(Try Again|Reload Page)$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /Dentist/ }).first()).toBeVisible();
});

test('the calendar says what it could not save, and keeps the form', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Dentist', eventDate: day() });
  const page = await open(admin);
  await openCalendar(page);
  await cell(page, day()).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit Dentist' }).click();
  const edit = eventDialog(page);
  let mend = await breakField(page, 'updateCalendarEvent');
  await edit.getByLabel('Title').fill('Orthodontist');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByRole('alert')).toContainText('Failed to update event. Please try again.');
  await expect(edit.getByLabel('Title')).toHaveValue('Orthodontist');
  await mend();
  await edit.getByRole('button', { name: 'Retry' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText('Orthodontist');
  await page.keyboard.press('Escape');

  mend = await breakField(page, 'addBirthdays');
  await page.getByRole('button', { name: 'Quick Add Birthdays' }).click();
  const birthdays = page.getByRole('dialog', { name: 'Quick Add Birthdays' });
  await birthdays.getByLabel('Name').first().fill('Granny');
  await birthdays.getByLabel('Date of birth').first().fill('1950-05-05');
  await birthdays.getByRole('button', { name: 'Add 1 Birthday' }).click();
  await expect(birthdays.getByRole('alert')).toContainText('Failed to add birthdays. Please try again.');
  await mend();
  await birthdays.getByRole('button', { name: 'Retry' }).click();
  await expect(birthdays).toBeHidden();
});

test('copying the code says Copied! for two seconds, or that it failed', async ({ open }) => {
  const { admin, code } = await foundFamily();
  const page = await open(admin, {
    path: '/dashboard#family',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeHidden();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Failed to copy invite code')).toBeVisible();
});

test('a picture that cannot be saved is taken back, in words', async ({ open }) => {
  const { admin } = await foundFamily();
  await addMember(admin, 'Biscuit');
  const page = await open(admin, { path: '/dashboard#profile' });
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: png(64, 64) };
  let mend = await breakField(page, 'setAvatar');
  await page.getByLabel('Upload photo').setInputFiles(photo);
  await expect(page.getByRole('alert')).toHaveText('Upload succeeded but saving failed');
  await expect(page.getByRole('tabpanel').locator('img')).toHaveCount(0);
  await mend();
  await page.getByRole('tab', { name: 'Family' }).click();
  mend = await breakField(page, 'setMemberImage');
  await page.getByRole('button', { name: 'More for Biscuit' }).click();
  await page.getByRole('menuitem', { name: 'Change picture' }).click();
  await page.getByRole('dialog').getByLabel('Upload photo').setInputFiles(photo);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Error saving photo:');
  await mend();
});
