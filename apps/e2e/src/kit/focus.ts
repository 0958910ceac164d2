import { expect, type Page } from '@playwright/test';

/** 1280 × 1024 px at a zoom of 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/**
 * Expects that no control of the page is wholly behind its bars when it takes the focus, at a zoom of 400 % (WCAG 2.4.11).
 * Leaves the window as small as that.
 */
export async function expectFocusInSight(page: Page, screen: string): Promise<void> {
  await page.setViewportSize(ZOOMED);
  await page.evaluate(() => window.scrollTo(0, 0));
  const hidden = await page.locator('main').evaluate(async (main) => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const controls = main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]');
    const found: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility() || control.matches(':disabled')) continue;
      control.focus();
      await drawn();
      const { left, top, width, height } = control.getBoundingClientRect();
      const isSeen = [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const there = document.elementFromPoint(left + width * across, top + height * down);
          return (
            there && (control.contains(there) || there.contains(control) || there.closest('label')?.contains(control))
          );
        }),
      );
      if (!isSeen) found.push(control.outerHTML.slice(0, 160));
    }
    return found;
  });
  expect.soft(hidden, `controls of ${screen} hidden while they have the focus`).toEqual([]);
}
