import { BUILT_SECTIONS } from '@homefold/domain';
import type { Page } from '@playwright/test';
import { addEvent, addMember, foundFamily, personWithProfile, signUp } from '../kit/api';
import { expectAccessible, expectAccessibleInBothLayouts } from '../kit/axe';
import { chooseView, eventDialog, openCalendar, startEvent, openCell } from '../kit/calendar';
import { plusDays, today } from '../kit/days';
import { openSection } from '../kit/sections';
import { expect, layouts, phone, refused, test } from '../kit/test';

/** Checks a dialog by its title in both layouts, then closes it with Escape. */
async function lookAtDialog(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  await expect(dialog).toBeVisible();
  await expectAccessibleInBothLayouts(page, `the dialog ${String(name)}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('axe finds nothing on the public screens', async ({ open, allow }) => {
  allow(refused(404));
  const page = await open(null);
  // The prerendered page has its buttons before the code that answers them: the last click is kept until then.
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
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
  await expect(page.getByRole('dialog', { name: 'Welcome Back' })).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the sign-in modal');
  for (const [path, heading] of [
    ['/sign-in', 'Welcome Back'],
    ['/sign-up', 'Join Homefold'],
    ['/reset-password', 'Reset your password'],
    ['/reset-password?token=none', 'Choose a new password'],
    ['/no/such/page', 'Oops! Page not found'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessibleInBothLayouts(page, path);
  }
  const known = await open(await signUp('Hannah Ashdown'), { path: '/' });
  await expect(known.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Hannah!');
  await expectAccessibleInBothLayouts(known, 'the landing page of somebody who is signed in');
});

test('axe finds nothing on any section of a new family', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin);
  for (const id of BUILT_SECTIONS) {
    await openSection(page, id);
    await expectAccessibleInBothLayouts(page, `the section ${id}`);
  }
});

test('axe finds nothing on the calendar', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin);
  await openCalendar(page, 'List');
  await expect(page.getByText('No events yet')).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the empty list');
  for (const eventTime of ['09:00', '09:30', '10:00'])
    await addEvent(admin, { title: `Dentist at ${eventTime}`, eventDate: today(), eventTime, emoji: '🏥' });
  await addEvent(admin, { title: 'Granny stays', eventDate: today(), endDate: plusDays(today(), 4) });
  for (const view of ['List', 'Entries', 'Week', 'Day', 'Month'] as const) {
    await chooseView(page, view);
    await expect(page.getByText('Granny stays').first()).toBeAttached();
    await expectAccessibleInBothLayouts(page, `the ${view} view`);
  }
  await openCell(page, today());
  const day = page.getByRole('dialog', { name: /^Today/ });
  await expect(day).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the day dialog');
  await day.getByRole('button', { name: 'Edit Granny stays' }).click();
  await eventDialog(page).getByLabel('Repeats').check();
  await expectAccessibleInBothLayouts(page, 'the dialog Edit Event');
  await page.keyboard.press('Escape');
  await lookAtDialog(page, 'Keep your changes?');
  await eventDialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  // A popover, which the other layout closes.
  for (const [layout, viewport] of Object.entries(layouts)) {
    await page.setViewportSize(viewport);
    await day.getByRole('button', { name: /^Granny stays/ }).click();
    const event = page.getByRole('dialog', { name: /^Granny stays/ });
    await expect(event).toBeVisible();
    await expectAccessible(page, `an event to be read (${layout})`);
    await page.keyboard.press('Escape');
    await expect(event).toBeHidden();
  }
  await day.getByRole('button', { name: 'Delete Granny stays' }).click();
  await lookAtDialog(page, 'Are you sure you want to delete this event?');
  await page.keyboard.press('Escape');
  await startEvent(page);
  await lookAtDialog(page, 'Add Event');
  await page.getByRole('button', { name: 'Quick Add Birthdays' }).click();
  await lookAtDialog(page, 'Quick Add Birthdays');
  // On a phone it is in a menu.
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'More for the calendar' }).click();
  await page.getByRole('menuitem', { name: 'Quick Add Birthdays' }).click();
  await expect(page.getByRole('dialog', { name: 'Quick Add Birthdays' })).toBeVisible();
});

test('axe finds nothing on Profile & Family', async ({ open }) => {
  const { admin } = await foundFamily({ members: ['Tom Ashdown'] });
  await addMember(admin, 'Biscuit');
  const page = await open(admin, { path: '/dashboard#profile' });
  await expect(page.getByLabel('First name')).toHaveValue('Hannah');
  await page.getByRole('tab', { name: 'Family' }).click();
  await expect(page.getByText('Biscuit').first()).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the family tab');
  await page.getByRole('button', { name: 'Send Invite' }).click();
  await lookAtDialog(page, 'Send Invite');
  await page.getByRole('button', { name: 'Add Member' }).click();
  await lookAtDialog(page, 'Add Member');
  await page.getByRole('button', { name: 'Edit family' }).click();
  await lookAtDialog(page, 'Edit family');
  await page.getByRole('button', { name: 'Allergies and diets of Biscuit' }).click();
  await lookAtDialog(page, 'Allergies and diets of Biscuit');
  for (const [entry, dialog] of [
    ['Change picture', 'Picture of Biscuit'],
    ['Rename', 'Rename Biscuit'],
    ['Invite to claim', 'Invite someone to be Biscuit'],
    ['Remove from family', 'Remove Biscuit from the family?'],
  ] as const) {
    await page.getByRole('button', { name: 'More for Biscuit' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    await lookAtDialog(page, dialog);
  }
  await page.getByRole('button', { name: 'More for Tom Ashdown' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the menu of a member');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete family' }).click();
  await lookAtDialog(page, 'Delete The Ashdowns?');

  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the settings tab');
  await page.getByRole('button', { name: 'Change password' }).click();
  await lookAtDialog(page, 'Change password');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await lookAtDialog(page, 'Your family needs an admin');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await lookAtDialog(page, 'Keyboard shortcuts');

  await page.setViewportSize(phone);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await expectAccessible(page, 'what else there is on a phone');
  await page.keyboard.press('Escape');
  await more.click();
  await page.getByRole('button', { name: 'Choose the bar' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose the bar' })).toBeVisible();
  await expectAccessible(page, 'the choice of the bar');
});

test('somebody who skips the set-up sees how to start it, and is not asked again', async ({ open }) => {
  const page = await open(await personWithProfile('Nora Lone'), { path: '/dashboard' });
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { name: 'No Family Found' })).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the state without a family');
  // It stays skipped until the browser is closed.
  await page.goto('/dashboard#calendar');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No Family Found' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Complete Your Profile' }).click();
  await expect(page.getByRole('dialog').getByLabel('First name')).toHaveValue('Nora');
});

test('a render error shows a fallback with a way to continue', async ({ open, allow }) => {
  allow(/./);
  const page = await open(null);
  // The page's chunk fails to load, so rendering fails.
  await page.route(/assets\/sign-up-page/, (route) => route.abort());
  await page.goto('/sign-up');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByText("We're sorry, but something unexpected happened.")).toBeVisible();
  await expect(page.getByText('If this problem persists, please try refreshing the page')).toBeVisible();
  await page.getByText('Technical Details').click();
  await expectAccessibleInBothLayouts(page, 'the error fallback');
  await page.unroute(/assets\/sign-up-page/);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Homefold');
});

test('a section that cannot be loaded leaves the rest of the shell usable', async ({ open, allow }) => {
  allow(/./);
  const { admin } = await foundFamily();
  const page = await open(admin);
  await page.route(/assets\/page-/, (route) => route.abort());
  await page.goto('/dashboard#calendar');
  await expect(page.getByText('Family Calendar could not be loaded')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await expectAccessible(page, 'a section that failed');
  await page.unroute(/assets\/page-/);
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.getByRole('grid')).toBeVisible();

  // The same for what opens above the page, which says that it is on its way.
  let fail: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => (fail = resolve));
  await page.route(/assets\/shortcuts-dialog-.*js/, async (route) => {
    await failed;
    await route.abort();
  });
  await page.keyboard.press('?');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  fail();
  await expect(page.getByText('This part could not be loaded. The rest of the page still works.')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessible(page, 'a dialog that failed');
});

test('a failed session check can be retried', async ({ open, allow }) => {
  allow(/./);
  const { admin } = await foundFamily();
  const page = await open(admin);
  // Neither "signed out" nor "no family": the check failed (product rule 8).
  await page.route('**/identity/get-session', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/dashboard');
  await expect(page.getByText('We could not check whether you are signed in.')).toBeVisible();
  await page.unroute('**/identity/get-session');
  await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('We could not load your family. Nothing is lost; please try again.')).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the failed family check');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(/^Good (morning|afternoon|evening), Hannah$/)).toBeVisible();
});
