import { addEvent, foundFamily } from '../kit/api';
import { cell, openCalendar } from '../kit/calendar';
import { dayOfMonth, plusDays, today } from '../kit/days';
import { addJob, openJobs, tick } from '../kit/jobs';
import { goOffline, unreachable } from '../kit/offline';
import { choosePersonEntry } from '../kit/sections';
import { expect, test } from '../kit/test';
import { keptData, keptOnDevice, waitUntilKept } from '../kit/worker';

const day = (): string => dayOfMonth(today(), 15);
const offline = 'You are offline. What was loaded stays readable.';

test('an offline cold start shows what was loaded before, and reports what was not', async ({ open, allow }) => {
  allow(unreachable);
  const { admin } = await foundFamily({ members: ['Tom Ashdown'] });
  await addEvent(admin, { title: 'Dentist', eventDate: day() });
  await addEvent(admin, { title: 'Piano', eventDate: plusDays(today(), 1) });
  const first = await open(admin, { path: '/dashboard', worker: true });
  await expect(first.getByRole('button', { name: /Piano All day/ })).toBeVisible();
  await keptOnDevice(first);
  await openCalendar(first);
  await expect(cell(first, day())).toHaveAccessibleName(/Dentist/);
  await waitUntilKept(first, 'calendarEvents(');

  const context = first.context();
  await goOffline(first);
  await first.close();
  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /Hannah/ })).toBeVisible();
  await expect(page.getByText(offline)).toBeVisible();
  await expect(page.getByRole('button', { name: /Piano All day/ })).toBeVisible();
  await openCalendar(page);
  await expect(cell(page, day())).toHaveAccessibleName(/Dentist/);
  await page.goto('/dashboard#bin');
  await expect(page.getByText('You are offline, and this has not been opened on this device yet.')).toBeVisible();

  // Changes made in the meantime arrive automatically.
  await addEvent(admin, { title: 'Cinema', eventDate: day() });
  await page.goto('/dashboard#calendar');
  await context.setOffline(false);
  await expect(cell(page, day())).toHaveAccessibleName(/2 events\b.*Cinema/);
  await expect(page.getByText(offline)).toBeHidden();
});

test('after signing out no loaded data is left on the device', async ({ open, allow }) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Surprise party', eventDate: today() });
  const page = await open(admin, { path: '/dashboard', worker: true });
  await expect(page.getByRole('button', { name: /All day Surprise party/ })).toBeVisible();
  await keptOnDevice(page);
  await waitUntilKept(page, 'Surprise party');
  await choosePersonEntry(page, 'Sign Out');
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => keptData(page)).not.toContain('Surprise party');

  await goOffline(page);
  await page.goto('/dashboard');
  await expect(page.getByText('We could not check whether you are signed in.')).toBeVisible();
  await expect(page.getByText('Surprise party')).toHaveCount(0);
});

test('toasts whose code does not load break nothing, and are shown once online', async ({ open, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module|WebSocket connection to/);
  const { admin } = await foundFamily();
  await addJob(admin, { title: 'Bins', dueDate: today() });
  const page = await open(admin);
  const code = /assets\/toast-region-.*\.js/;
  await page.route(code, (route) => route.abort());
  await openJobs(page);
  await tick(page, 'Bins').click();
  await expect(tick(page, 'Bins', 'Done')).toBeChecked();
  await page.unroute(code);
  await goOffline(page);
  await page.context().setOffline(false);
  await expect(page.getByText('“Bins” is done')).toBeVisible();
});

test('a dialog that cannot be loaded leaves the calendar as it is', async ({ open, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module|WebSocket connection to/);
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Dentist', eventDate: day() });
  const page = await open(admin);
  // As if the network was lost in the first seconds, without a cached copy.
  await page.route(/assets\/(event|day)-dialog-.*\.js/, (route) => route.abort());
  await openCalendar(page);
  await expect(cell(page, day())).toHaveAccessibleName(/Dentist/);
  await page.getByRole('button', { name: 'Add Event', exact: true }).first().click();
  await expect(page.getByText('This part could not be loaded. The rest of the page still works.')).toBeVisible();
  await expect(cell(page, day())).toHaveAccessibleName(/Dentist/);
});
