import { expect, type Page } from '@playwright/test';

/** Whether a page would be left without a question: nothing that was changed is on its way any more. */
const mayLeave = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Reloads once everything is saved. Screens show a change at once, so that seeing it does not mean that the server has it. */
export async function reload(page: Page): Promise<void> {
  await expect.poll(() => mayLeave(page), { message: 'a change is on its way' }).toBe(true);
  await page.reload();
}
