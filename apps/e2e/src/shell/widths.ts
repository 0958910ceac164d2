import { expect, type Page } from '@playwright/test';
import { expectTouchTargets } from '../kit/targets';
import { desktop, phone } from '../kit/test';

/** The narrowest window of each layout. */
export const narrowest = { desktop: 768, phone: 320 } as const;
/** The widths at which every screen has to fit, by layout. */
export const widths = { desktop: [narrowest.desktop, 1920, desktop.width], phone: [narrowest.phone, phone.width] };

/** Expects no horizontal overflow at these widths, and targets that a finger hits on a phone. */
export async function expectFits(page: Page, screen: string, among = Object.values(widths).flat()): Promise<void> {
  for (const width of among) {
    await page.setViewportSize({ width, height: phone.height });
    // The layout changes with the first frame of the new size, and may load its own parts.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const beyond = () =>
      page.evaluate(() => {
        const { clientWidth, scrollWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        return [...document.querySelectorAll<HTMLElement>('body *')]
          .filter(
            (element) =>
              element.getBoundingClientRect().right > clientWidth + 1 && getComputedStyle(element).position !== 'fixed',
          )
          .slice(0, 3)
          .map((element) => element.outerHTML.slice(0, 160))
          .concat(`${scrollWidth - clientWidth} px too wide`);
      });
    await expect.configure({ soft: true }).poll(beyond, `${screen} at ${width} px`).toEqual([]);
    if (width === phone.width) await expectTouchTargets(page, screen);
  }
}
