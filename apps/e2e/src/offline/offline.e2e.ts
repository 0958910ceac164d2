import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addEvent, foundFamily } from '../kit/api';
import { addByDialog, cell, chooseView, eventDialog, openCalendar } from '../kit/calendar';
import { newDatabase } from '../kit/database';
import { dayOfMonth, today } from '../kit/days';
import { addJob, openJobs, tick } from '../kit/jobs';
import { goOffline, unreachable } from '../kit/offline';
import { choosePersonEntry } from '../kit/sections';
import { freePort, startServer, stopServer } from '../kit/server';
import { expect, test } from '../kit/test';
import { keptData, keptOnDevice, waitUntilKept } from '../kit/worker';

const day = (): string => dayOfMonth(today(), 15);

test('a server outage loses nothing: neither saved changes nor the text of a form, and screens update afterwards', async ({
  open,
  allow,
}) => {
  allow(unreachable);
  const reconnecting = 'Reconnecting. Changes by others may arrive a little later.';
  const dir = mkdtempSync(join(tmpdir(), 'homefold-e2e-away-'));
  const port = await freePort();
  const database = await newDatabase();
  let server = await startServer(dir, port, database);
  try {
    const { admin, members } = await foundFamily({ members: ['Tom Ashdown'], url: server.url });
    const [tom] = members;
    if (!tom) throw new Error('nobody joined');
    const page = await open(admin);
    await openCalendar(page);
    await addByDialog(page, { title: 'Before', date: day() });
    await expect(cell(page, day())).toHaveAccessibleName(/Before/);
    await chooseView(page, 'Entries');
    await page.getByRole('button', { name: 'Edit Before' }).click();
    const dialog = eventDialog(page);
    await dialog.getByLabel('Title').fill('Afterwards');

    await test.step('during the outage', async () => {
      await stopServer(server);
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Failed to update event. Please try again.');
      await expect(dialog.getByLabel('Title')).toHaveValue('Afterwards');
      await expect(page.getByText(reconnecting)).toBeVisible();
      await expect(page.getByText('Before', { exact: true }).first()).toBeVisible();
    });

    await test.step('after it', async () => {
      server = await startServer(dir, port, database);
      // Not sent live: the page was not connected yet, or only just.
      await addEvent(tom, { title: 'Meanwhile', eventDate: day() });
      await expect(page.getByText('Meanwhile').first()).toBeVisible();
      await expect(page.getByText(reconnecting)).toBeHidden();
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Edit Afterwards' })).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Edit Before' })).toHaveCount(0);
      // And live updates work again.
      await addEvent(tom, { title: 'Together', eventDate: day() });
      await expect(page.getByText('Together').first()).toBeVisible();
    });
  } finally {
    await stopServer(server);
    rmSync(dir, { recursive: true, force: true });
  }
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

test('code that does not load breaks nothing: a dialog says so, and a toast is shown once online', async ({
  open,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module|WebSocket connection to/);
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Dentist', eventDate: day() });
  await addJob(admin, { title: 'Bins', dueDate: today() });
  const page = await open(admin);
  // As if the network was lost in the first seconds, without a cached copy.
  await page.route(/assets\/(toast-region|(event|day)-dialog)-.*\.js/, (route) => route.abort());
  await openCalendar(page);
  await expect(cell(page, day())).toHaveAccessibleName(/Dentist/);
  await page.getByRole('button', { name: 'Add Event', exact: true }).first().click();
  await expect(page.getByText('This part could not be loaded. The rest of the page still works.')).toBeVisible();
  await expect(cell(page, day())).toHaveAccessibleName(/Dentist/);

  await openJobs(page);
  await tick(page, 'Bins').click();
  await expect(tick(page, 'Bins', 'Done')).toBeChecked();
  await page.unrouteAll();
  await goOffline(page);
  await page.context().setOffline(false);
  await expect(page.getByText('“Bins” is done')).toBeVisible();
});
