import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addEvent, foundFamily, gql } from '../kit/api';
import { addByDialog, cell, eventDialog, openCalendar } from '../kit/calendar';
import { newDatabase } from '../kit/database';
import { dayOfMonth, today } from '../kit/days';
import { goOffline, unreachable } from '../kit/offline';
import { freePort, startServer, stopServer } from '../kit/server';
import { expect, test } from '../kit/test';

const day = (): string => dayOfMonth(today(), 15);
const offline = 'You are offline. What was loaded stays readable.';

test('offline, loaded data and form input stay, and Retry sends the change once', async ({ open, allow }) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Dentist', eventDate: day() });
  const page = await open(admin);
  await openCalendar(page, 'Entries');
  await page.getByRole('button', { name: 'Edit Dentist' }).click();
  const dialog = eventDialog(page);
  await dialog.getByLabel('Title').fill('Orthodontist');

  await goOffline(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to update event. Please try again.');
  await expect(dialog.getByLabel('Title')).toHaveValue('Orthodontist');
  await expect(page.getByText(offline)).toBeVisible();
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(offline)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Orthodontist' })).toBeVisible();
});

test('leaving asks for confirmation while a change is in flight, and not afterwards', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Dentist', eventDate: day() });
  const page = await open(admin);
  await openCalendar(page, 'Entries');
  let arrive = (): void => undefined;
  const line = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/graphql', async (route) => {
    if (/deleteCalendarEvent/.test(route.request().postData() ?? '')) await line;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Delete Dentist' }).click();
  const sent = page.waitForRequest((request) => /deleteCalendarEvent/.test(request.postData() ?? ''));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await sent;

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  arrive();
  await expect(page.getByText('Deleted Dentist')).toBeVisible();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('after a server outage screens update automatically, and no acknowledged change is lost', async ({
  open,
  allow,
}) => {
  allow(unreachable);
  const dir = mkdtempSync(join(tmpdir(), 'homefold-e2e-away-'));
  const port = await freePort();
  const database = await newDatabase();
  let server = await startServer(dir, port, database);
  try {
    const { admin, members } = await foundFamily({ members: ['Tom Ashdown'], url: server.url });
    const page = await open(admin);
    await openCalendar(page);
    await addByDialog(page, { title: 'Before', date: day() });
    await expect(cell(page, day())).toHaveAccessibleName(/Before/);

    await stopServer(server);
    await expect(page.getByText('Reconnecting. Changes by others may arrive a little later.')).toBeVisible();
    await expect(cell(page, day())).toHaveAccessibleName(/Before/);

    server = await startServer(dir, port, database);
    // Not sent live: the page was not connected yet, or only just.
    const tom = members[0];
    if (!tom) throw new Error('nobody joined');
    await gql(tom, 'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }', {
      input: { title: 'Meanwhile', eventDate: day() },
    });
    await expect(cell(page, day())).toHaveAccessibleName(/2 events\b.*Before.*Meanwhile/, { timeout: 25_000 });
    await expect(page.getByText('Reconnecting. Changes by others may arrive a little later.')).toBeHidden();
    // And live updates work again.
    await addEvent(tom, { title: 'Together', eventDate: day() });
    await expect(cell(page, day())).toHaveAccessibleName(/3 events/);
  } finally {
    await stopServer(server);
    rmSync(dir, { recursive: true, force: true });
  }
});
