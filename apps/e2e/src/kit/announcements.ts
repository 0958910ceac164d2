import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What was announced. */
    announced: string[];
  }
}

/**
 * Starts recording the automatic announcements of screen readers in every document that this page opens from now on:
 * text that enters an existing live region, or an alert. A `status` inserted together with its text is not recorded,
 * because not every screen reader reads it; nor is hidden content.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    window.announced = announced;
    const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
    const note = (changed: Node, region: Element | null | undefined): void => {
      if (!region || region.closest('[aria-hidden="true"], [inert]')) return;
      const text = (changed.textContent ?? '').trim();
      if (text) announced.push(text);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const around = target instanceof Element ? target : target.parentElement;
        const region = around?.closest(live);
        if (type === 'characterData') note(target, region);
        for (const added of addedNodes) {
          if (region) note(added, region);
          else if (added instanceof Element)
            for (const alert of [added, ...added.querySelectorAll('*')])
              if (alert.getAttribute('role') === 'alert') note(alert, alert);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Expects that this was announced since the page was opened. */
export const expectAnnounced = (page: Page, text: RegExp): Promise<void> =>
  expect.poll(async () => (await page.evaluate(() => window.announced)).join('\n')).toMatch(text);
