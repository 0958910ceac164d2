import { expect, type Page } from '@playwright/test';

/** Whether the page can be left without a confirmation, i.e. no change is in flight. */
const mayLeave = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

/**
 * Waits until everything is saved. Screens show a change at once, so seeing it does not mean that the server has it.
 */
async function saved(page: Page): Promise<void> {
  await expect.poll(() => mayLeave(page), { message: 'a change is on its way' }).toBe(true);
}

/**
 * Makes a test leave this page only when no confirmation would be shown: navigation, reload and close wait for changes
 * in flight. The runner itself would confirm the question, and the change would be lost.
 */
export function leaveWhenSaved(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const goBack = page.goBack.bind(page);
  const close = page.close.bind(page);
  page.goto = async (...given) => (await saved(page), goto(...given));
  page.reload = async (...given) => (await saved(page), reload(...given));
  page.goBack = async (...given) => (await saved(page), goBack(...given));
  page.close = async (...given) => (await saved(page), close(...given));
}
