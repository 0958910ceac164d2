import type { Page } from '@playwright/test';

/** What the browser says of requests that did not arrive. */
export const unreachable =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED|WebSocket connection to/;

/**
 * Takes the network away from a page's browser, once what the page fetches ahead is there: a page that loses it earlier has less
 * to work with, which is a test of its own.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}
