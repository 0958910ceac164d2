import type { Page } from '@playwright/test';
import { addEvent, foundFamily, gql, type Person } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { cell, fillEvent, openCalendar, startEvent } from '../kit/calendar';
import { dayOfMonth, plusDays, today } from '../kit/days';
import { goOffline, unreachable } from '../kit/offline';
import { expect, test } from '../kit/test';
import { keptOnDevice, waitUntilKept } from '../kit/worker';

const day = (): string => dayOfMonth(today(), 15);
const offline = 'You are offline. What was loaded stays readable.';

/** Titles of the server's events in the coming days, with duplicates. */
async function stored(person: Person): Promise<string[]> {
  const { calendarEvents } = await gql<{
    calendarEvents: { title: string; isSystemEvent: boolean; isBankHoliday: boolean }[];
  }>(
    person,
    'query ($from: Date!, $to: Date!) { calendarEvents(from: $from, to: $to) { title isSystemEvent isBankHoliday } }',
    { from: today(), to: today() },
  );
  const own = calendarEvents.filter((event) => !event.isSystemEvent && !event.isBankHoliday);
  return own.map(({ title }) => title).sort();
}

/** Types into quick add and waits until it is parsed: where no service worker caches the code, that has loaded then. */
async function say(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Add an event in words' }).fill(words);
  await expect(page.getByRole('group', { name: 'Understood' })).toBeVisible();
}

async function quickAdd(page: Page, words: string): Promise<void> {
  await say(page, words);
  const field = page.getByRole('textbox', { name: 'Add an event in words' });
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

/** Waits for the code that shows and sends queued changes: it loads after the first screen, here without a cached copy. */
const deviceLoaded = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/assets\/device-[\w-]{8}\.js$/.test(name)),
      ),
    )
    .toBe(true);

/** A row of the dashboard's day. */
const row = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`All day ${title}`) });

test('after an offline cold start, loaded and added events are shown, and the added ones saved once online', async ({
  open,
  allow,
}) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Dentist', eventDate: day() });
  await addEvent(admin, { title: 'Piano', eventDate: plusDays(today(), 1) });
  const first = await open(admin, { path: '/dashboard#calendar', worker: true });
  const context = first.context();

  await test.step('online, calendar and dashboard are loaded', async () => {
    await expect(cell(first, day())).toHaveAccessibleName(/Dentist/);
    await keptOnDevice(first);
    await waitUntilKept(first, 'calendarEvents(');
    await first.goto('/dashboard');
    await expect(first.getByRole('button', { name: /Piano All day/ })).toBeVisible();
    await waitUntilKept(first, 'calendarOccurrences(');
  });

  await test.step('offline, events are added', async () => {
    await goOffline(first);
    await quickAdd(first, 'Swimming today');
    await expect(row(first, 'Swimming')).toHaveAccessibleName(/Will be saved when you are back online/);
    await expect(first.getByText('1 change will be saved when you are back online.')).toBeVisible();
    await quickAdd(first, 'Library today');
    await expect(first.getByText('2 changes will be saved when you are back online.')).toBeVisible();
    await first.close();
  });

  const page = await context.newPage();
  await test.step('a cold start shows them, what was loaded, and what was not', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: /Hannah/ })).toBeVisible();
    await expect(page.getByText(offline)).toBeVisible();
    await expect(page.getByRole('button', { name: /Piano All day/ })).toBeVisible();
    await expect(row(page, 'Swimming')).toHaveAccessibleName(/Will be saved/);
    await expect(row(page, 'Library')).toHaveAccessibleName(/Will be saved/);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem')).toHaveText([/Swimming.*Waiting/, /Library.*Waiting/]);
    await expectAccessible(page, 'changes that are not saved yet');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page.goto('/dashboard#bin');
    await expect(page.getByText('You are offline, and this has not been opened on this device yet.')).toBeVisible();
    await openCalendar(page);
    await expect(cell(page, day())).toHaveAccessibleName(/Dentist/);
    await expect(cell(page, today())).toHaveAccessibleName(/Will be saved/);
    expect(await stored(admin)).not.toContain('Swimming');
  });

  await test.step('online again, they are saved, and changes made in the meantime arrive', async () => {
    await addEvent(admin, { title: 'Cinema', eventDate: day() });
    await context.setOffline(false);
    await expect(page.getByText('2 changes that waited are saved')).toBeVisible();
    await expect(cell(page, day())).toHaveAccessibleName(/Cinema/);
    await expect(page.getByText(offline)).toBeHidden();
    await expect(cell(page, today())).not.toHaveAccessibleName(/Will be saved/);
    await page.goto('/dashboard');
    await expect(row(page, 'Swimming')).toHaveCount(1);
    await expect(row(page, 'Library')).toHaveCount(1);
    expect(await stored(admin)).toEqual(expect.arrayContaining(['Library', 'Swimming']));
  });
});

test('two tabs share one queue: one of them sends, and again after a lost answer', async ({ open, tab, allow }) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard' });
  const context = page.context();
  const other = await tab(page, '/dashboard');
  for (const each of [page, other]) await deviceLoaded(each);
  let sent = 0;
  let toLose = 0;
  await context.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('addCalendarEvent')) return route.fallback();
    sent += 1;
    if (toLose === 0) return route.fallback();
    toLose -= 1;
    // The server executes it. A keep-alive connection that it just closed is retried, as a browser does.
    await route.fetch({ maxRetries: 2 });
    return route.abort();
  });

  await test.step('a line', async () => {
    await say(page, 'Swimming today');
    await goOffline(page);
    await quickAdd(page, 'Swimming today');
    await expect(row(other, 'Swimming')).toHaveAccessibleName(/Will be saved/);
    await context.setOffline(false);
    for (const each of [page, other]) {
      // the live message may deliver the event to a tab before it learns that the queued one has been sent
      await expect(each.getByRole('button', { name: /Swimming.*Will be saved/ })).toHaveCount(0);
      await expect(row(each, 'Swimming')).toHaveCount(1);
    }
    expect(sent).toBe(1);
    expect(await stored(admin)).toEqual(['Swimming']);
  });

  await test.step('a form, whose answer is lost', async () => {
    await openCalendar(page);
    const dialog = await startEvent(page);
    await fillEvent(dialog, { title: 'Piano', date: today() });
    await goOffline(page);
    await dialog.getByRole('button', { name: 'Add Event' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Piano will be saved when you are back online.')).toBeVisible();
    await expect(page.getByText('1 change will be saved when you are back online.')).toBeVisible();
    await expect(cell(page, today())).toHaveAccessibleName(/Piano.*Will be saved when you are back online/);
    await expect(row(other, 'Piano')).toHaveAccessibleName(/Will be saved/);

    toLose = 1;
    await context.setOffline(false);
    await expect(cell(page, today())).not.toHaveAccessibleName(/Will be saved/);
    await expect(cell(page, today())).toHaveAccessibleName(/2 events\b.*Piano/);
    await expect(other.getByRole('button', { name: /Piano.*Will be saved/ })).toHaveCount(0);
    await expect(row(other, 'Piano')).toHaveCount(1);
    expect([sent, toLose]).toEqual([3, 0]);
    expect(await stored(admin)).toEqual(['Piano', 'Swimming']);
    await page.reload();
    await expect(cell(page, today())).toHaveAccessibleName(/2 events\b.*Piano/);
    await expect(cell(page, today())).not.toHaveAccessibleName(/Will be saved/);
  });
});
