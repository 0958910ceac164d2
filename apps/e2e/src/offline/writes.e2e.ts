import type { Page } from '@playwright/test';
import { foundFamily, gql, type Person } from '../kit/api';
import { choosePersonEntry } from '../kit/sections';
import { expectAccessible } from '../kit/axe';
import { cell, fillEvent, openCalendar, startEvent } from '../kit/calendar';
import { plusDays, today } from '../kit/days';
import { loseAnswers } from '../kit/failing';
import { goOffline, unreachable } from '../kit/offline';
import { expect, test } from '../kit/test';
import { keptOnDevice, waitUntilKept } from '../kit/worker';

const waitingOne = '1 change will be saved when you are back online.';

/** Titles of the server's events in the coming days, with duplicates. */
async function stored(person: Person): Promise<string[]> {
  const { calendarEvents } = await gql<{
    calendarEvents: { title: string; isSystemEvent: boolean; isBankHoliday: boolean }[];
  }>(
    person,
    'query ($from: Date!, $to: Date!) { calendarEvents(from: $from, to: $to) { title isSystemEvent isBankHoliday } }',
    { from: today(), to: plusDays(today(), 7) },
  );
  return calendarEvents.filter((event) => !event.isSystemEvent && !event.isBankHoliday).map(({ title }) => title);
}

async function quickAdd(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Add an event in words' });
  await field.fill(words);
  await expect(
    page.getByRole('list', { name: 'What was understood' }).or(page.locator('form p')).first(),
  ).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

/** Preloads the quick-add panel: these pages have no service worker that caches it. */
async function warmUp(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Add an event in words' });
  await field.fill('Swimming today');
  await expect(page.getByRole('group', { name: 'Understood' })).toBeVisible();
  await field.fill('');
}

/** A row of the dashboard's day. */
const row = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`All day ${title}`) });

test('an event added offline survives a cold start, and is saved once online', async ({ open, allow }) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  const first = await open(admin, { path: '/dashboard', worker: true });
  await keptOnDevice(first);
  await waitUntilKept(first, 'calendarOccurrences(');
  const context = first.context();
  await goOffline(first);
  await quickAdd(first, 'Swimming today');
  await expect(row(first, 'Swimming')).toHaveAccessibleName(/Will be saved when you are back online/);
  await expect(first.getByText(waitingOne)).toBeVisible();
  await quickAdd(first, 'Library today');
  await expect(first.getByText('2 changes will be saved when you are back online.')).toBeVisible();
  await first.close();

  const page = await context.newPage();
  await page.goto('/dashboard');
  await expect(row(page, 'Swimming')).toHaveAccessibleName(/Will be saved/);
  await expect(row(page, 'Library')).toHaveAccessibleName(/Will be saved/);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([/Swimming.*Waiting/, /Library.*Waiting/]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  expect(await stored(admin)).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText('2 changes that waited are saved')).toBeVisible();
  await expect(row(page, 'Swimming')).not.toHaveAccessibleName(/Will be saved/);
  await expect(row(page, 'Library')).toHaveCount(1);
  expect((await stored(admin)).sort()).toEqual(['Library', 'Swimming']);
});

test('an event from the form is queued offline, added once after a lost answer, and kept after a reload', async ({
  open,
  allow,
}) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  const page = await open(admin);
  await openCalendar(page);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  const dialog = await startEvent(page);
  await fillEvent(dialog, { title: 'Piano', date: today(), time: '17:00' });
  await goOffline(page);
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Piano will be saved when you are back online.')).toBeVisible();
  await expect(page.getByText(waitingOne)).toBeVisible();
  await expect(cell(page, today())).toHaveAccessibleName(/1 event\b.*Piano.*Will be saved when you are back online/);

  // The server executes it, but the response is lost.
  const lost = await loseAnswers(page, 'addCalendarEvent', 1);
  await page.context().setOffline(false);
  await expect(page.getByText('Saved: Piano')).toBeVisible({ timeout: 30_000 });
  expect(lost()).toBe(1);
  expect(await stored(admin)).toEqual(['Piano']);
  await page.reload();
  await expect(cell(page, today())).toHaveAccessibleName(/1 event\b.*Piano/);
  await expect(cell(page, today())).not.toHaveAccessibleName(/Will be saved/);
});

test('only one of two tabs sends, and both show the event once', async ({ open, tab, allow }) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard' });
  const other = await tab(page, '/dashboard');
  await expect(other.getByText('Recent Activity')).toBeVisible();
  let sent = 0;
  page.context().on('request', (request) => {
    if (request.postData()?.includes('addCalendarEvent')) sent += 1;
  });
  await warmUp(page);
  await goOffline(page);
  await quickAdd(page, 'Swimming today');
  await expect(row(other, 'Swimming')).toHaveAccessibleName(/Will be saved/);
  await page.context().setOffline(false);
  for (const each of [page, other]) {
    // the live message may deliver the event to a tab before it learns that the queued one has been sent
    await expect(each.getByRole('button', { name: /Swimming.*Will be saved/ })).toHaveCount(0);
    await expect(row(each, 'Swimming')).toHaveCount(1);
  }
  expect(sent).toBe(1);
  expect(await stored(admin)).toEqual(['Swimming']);
});

test('a refused change is kept with its reason, and can be tried again or discarded', async ({ open, allow }) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard' });
  await expect(page.getByText('Recent Activity')).toBeVisible();
  let refuse = true;
  await page.route('**/graphql', async (route) => {
    if (!refuse || !route.request().postData()?.includes('addCalendarEvent')) return route.fallback();
    return route.fulfill({
      json: { errors: [{ message: 'The calendar is full.', extensions: { code: 'CONFLICT' } }] },
    });
  });
  await warmUp(page);
  await goOffline(page);
  await quickAdd(page, 'Swimming today');
  await quickAdd(page, 'Library today');
  await page.context().setOffline(false);
  await expect(page.getByText('2 changes could not be saved.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Show' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Swimming.*The calendar is full\./,
    /Library.*The calendar is full\./,
  ]);
  await expectAccessible(page, 'changes that were refused');
  await dialog.getByRole('button', { name: 'Discard Library' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  refuse = false;
  await dialog.getByRole('button', { name: 'Retry Swimming' }).click();
  await expect(dialog.getByText('Everything is saved.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(row(page, 'Swimming')).toHaveCount(1);
  expect(await stored(admin)).toEqual(['Swimming']);
});

test('signing out with queued changes asks first', async ({ open, allow }) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard' });
  await expect(page.getByText('Recent Activity')).toBeVisible();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('addCalendarEvent') ? route.abort() : route.fallback(),
  );
  await quickAdd(page, 'Swimming today');
  await expect(page.getByText(waitingOne)).toBeVisible();
  await choosePersonEntry(page, 'Sign Out');
  const question = page.getByRole('alertdialog', { name: 'Sign out before everything is saved?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, 'Swimming')).toBeVisible();
  await choosePersonEntry(page, 'Sign Out');
  await question.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
});
