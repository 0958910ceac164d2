import type { Page } from '@playwright/test';

/**
 * Holds back the client's code for the next page that is opened: until then there is what the server rendered, with the
 * script of the first requests. Resolves with a function that lets the code arrive.
 */
export async function holdCode(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.unroute(files);
  await page.route(files, async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive();
}
