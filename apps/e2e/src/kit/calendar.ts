import { expect, type Locator, type Page } from '@playwright/test';
import { fillIn } from './forms';

/** 'Entries' is the list of stored events, behind the agenda. */
export type View = 'Month' | 'Week' | 'Day' | 'List' | 'Entries';

/** Waits until the calendar's events are loaded: before that days are empty, and positions may change. */
export async function calendarLoaded(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy]').first()).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Opens the calendar, optionally in a given view. */
export async function openCalendar(page: Page, view?: View): Promise<void> {
  await page.goto('/dashboard#calendar');
  await expect(
    page
      .getByRole('grid')
      .or(page.getByRole('radio', { name: 'List' }))
      .first(),
  ).toBeAttached();
  if (view) await chooseView(page, view);
  else await calendarLoaded(page);
}

/** Changes the view of the open calendar. */
export async function chooseView(page: Page, view: View): Promise<void> {
  const name = view === 'Entries' ? 'List' : view;
  await page.getByRole('group', { name: 'View', exact: true }).getByRole('radio', { name, exact: true }).check();
  // On a phone a button.
  const entries = page.getByRole('radio', { name: 'Entries' }).or(page.getByRole('button', { name: 'Entries' }));
  if (view === 'Entries') await entries.click();
  await calendarLoaded(page);
}

/** The month grid's cell of a date ('YYYY-MM-DD'); its accessible name lists its events. */
export const cell = (page: Page, date: string): Locator =>
  page.getByRole('gridcell').and(page.locator(`[data-date="${date}"]`));

/** Opens the dialog of a day by a click next to its events, which would open the event instead. */
export const openCell = (page: Page, date: string): Promise<void> =>
  cell(page, date).click({ position: { x: 12, y: 12 } });

/** An event of the week or day view, as the button that opens it. */
export const eventButton = (page: Page, title: string): Locator =>
  page.getByRole('button').and(page.getByTitle(title, { exact: true }));

/** The dialog of one event, for adding or editing. */
export const eventDialog = (page: Page): Locator => page.getByRole('dialog', { name: /^(?:Add|Edit) Event$/ });

/** Opens the dialog that adds an event. */
export async function startEvent(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Event', exact: true }).first().click();
  await expect(eventDialog(page)).toBeVisible();
  return eventDialog(page);
}

/** Input for the event dialog. */
export interface EventText {
  title?: string;
  date?: string;
  endDate?: string;
  time?: string;
  endTime?: string;
  who?: string;
}

/** Fills in the event dialog. */
export async function fillEvent(dialog: Locator, event: EventText): Promise<void> {
  if (event.title !== undefined) await dialog.getByLabel('Title').fill(event.title);
  if (event.date !== undefined) await fillIn(dialog.getByLabel('Start date'), event.date);
  if (event.endDate !== undefined) await fillIn(dialog.getByLabel('End date'), event.endDate);
  if (event.time !== undefined) await fillIn(dialog.getByLabel('Start time'), event.time);
  if (event.endTime !== undefined) await fillIn(dialog.getByLabel('End time'), event.endTime);
  if (event.who !== undefined)
    await dialog.getByRole('group', { name: 'Who' }).getByRole('checkbox', { name: event.who, exact: true }).check();
}

/** Adds an event in the open calendar. */
export async function addByDialog(page: Page, event: EventText & { title: string }): Promise<void> {
  const dialog = await startEvent(page);
  await fillEvent(dialog, event);
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(dialog).toBeHidden();
}
