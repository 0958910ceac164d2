import type { Page } from '@playwright/test';

/** The browser's console error for failed requests. */
export const unreachable =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED|WebSocket connection to/;

/** Takes a page's browser offline after its prefetches have finished: losing the network earlier is a separate test. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}
