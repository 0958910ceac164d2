import { expect, type Page } from '@playwright/test';

/** Whether a page would be left without a question: nothing that was changed is on its way any more. */
const mayLeave = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Waits until everything is saved. Screens show a change at once, so that seeing it does not mean that the server has it. */
async function saved(page: Page): Promise<void> {
  await expect.poll(() => mayLeave(page), { message: 'a change is on its way' }).toBe(true);
}

/**
 * Has a test leave this page only where a person would be let go without a question: wherever it goes, reloads or closes, what
 * is on its way arrives first. The runner itself answers such a question with "leave", and the change would be lost.
 */
export function leaveWhenSaved(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const goBack = page.goBack.bind(page);
  const close = page.close.bind(page);
  page.goto = async (...given) => (await saved(page), goto(...given));
  page.reload = async (...given) => (await saved(page), reload(...given));
  page.goBack = async (...given) => (await saved(page), goBack(...given));
  page.close = async (options) => {
    // A test that wants to be asked is.
    if (!options?.runBeforeUnload) await saved(page);
    await close(options);
  };
}
