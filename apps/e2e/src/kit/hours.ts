import type { Locator, Page } from '@playwright/test';
import { calendarLoaded, openCalendar } from './calendar';
import { today } from './days';

/** Height of an hour in px, in windows high enough for ten of them. */
export const HOUR = 48;
/** Offset in days to another visible weekday. */
export const otherDay = (): number => (new Date(`${today()}T00:00:00Z`).getUTCDay() === 6 ? -1 : 1);

/** An event of today that is visible and far from the edges of the hours. */
export const noon = () => ({ title: 'Dentist', eventDate: today(), eventTime: '12:00', eventEndTime: '13:00' });

/** Opens the hours with noon in the middle, so that no edge triggers scrolling. */
export async function openHours(page: Page, view: 'Week' | 'Day'): Promise<void> {
  await openCalendar(page, view);
  await showNoon(page);
}

/** Scrolls the visible hours to noon. */
export async function showNoon(page: Page): Promise<void> {
  await calendarLoaded(page);
  const hours = page.getByRole('region', { name: /hour by hour/ });
  await hours.evaluate((element) => (element.scrollTop = 300));
}

/** Distance in px to the next day's column. */
export async function columnWidth(page: Page): Promise<number> {
  const box = await page.locator('[data-column]').first().boundingBox();
  return box?.width ?? 0;
}

/** An event's item or band in the month view. */
export const inMonth = (page: Page, title: string): Locator =>
  page.getByRole('grid').getByTitle(title, { exact: true });

/** Undoes the last move. */
export const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo' });
