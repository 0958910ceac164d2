import type { Locator, Page } from '@playwright/test';
import { calendarLoaded, openCalendar } from './calendar';
import { today } from './days';

/** How high an hour is, in px. */
export const HOUR = 32;
/** How many days on another day of the week is that is on screen. */
export const otherDay = (): number => (new Date(`${today()}T00:00:00Z`).getUTCDay() === 6 ? -1 : 1);

/** An event of today that is on screen, far from the edges of the hours. */
export const noon = () => ({ title: 'Dentist', eventDate: today(), eventTime: '12:00', eventEndTime: '13:00' });

/** Opens the hours with noon in the middle: no edge is near that would scroll. */
export async function openHours(page: Page, view: 'Week' | 'Day'): Promise<void> {
  await openCalendar(page, view);
  await showNoon(page);
}

/** Scrolls the hours that are on screen to noon. */
export async function showNoon(page: Page): Promise<void> {
  await calendarLoaded(page);
  const hours = page.getByRole('region', { name: /hour by hour/ });
  await hours.evaluate((element) => (element.scrollTop = 60));
}

/** So many px to the next day's column. */
export async function columnWidth(page: Page): Promise<number> {
  const box = await page.locator('[data-column]').first().boundingBox();
  return box?.width ?? 0;
}

/** An event's item or band in the month. */
export const inMonth = (page: Page, title: string): Locator =>
  page.getByRole('grid').getByTitle(title, { exact: true });

/** What takes the last move back. */
export const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo' });
