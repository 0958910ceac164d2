import { expect, type Page } from '@playwright/test';

/** Touch targets on phones, in px. */
const SIDE = 44;
const LEAST = 24;

/**
 * Expects every control that a finger can reach on the current screen to be at least 44 px high and wide: itself, its
 * label, or what extends it (an `::before` or `::after`). Exempt are links inside a sentence, disabled and
 * keyboard-only controls, and calendar events drawn to scale: 24 px in the month grid (WCAG 2.2, 2.5.8), their duration
 * in the hours of a day. The day's sheet and the List show the same events in rows.
 */
export async function expectTouchTargets(page: Page, screen: string): Promise<void> {
  const small = await page.evaluate(
    ({ side, least }) => {
      const controls =
        'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"], [role="radio"], [role="switch"], [role="checkbox"]';
      const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]');
      const scope = dialogs[dialogs.length - 1] ?? document;
      const px = (value: string): number => (value.endsWith('px') ? parseFloat(value) : 0);
      /** The box of an element with those of its pseudo-elements that are positioned outwards. */
      const boxOf = (element: Element): [width: number, height: number] => {
        let { width, height } = element.getBoundingClientRect();
        for (const pseudo of ['::before', '::after']) {
          const style = getComputedStyle(element, pseudo);
          if (style.content === 'none' || style.position !== 'absolute') continue;
          width = Math.max(width, px(style.width));
          height = Math.max(height, px(style.height));
        }
        return [width, height];
      };
      const inSentence = (element: Element): boolean => {
        if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
        const words = element.parentElement?.textContent?.trim() ?? '';
        return words.length > (element.textContent?.trim().length ?? 0);
      };
      return [...scope.querySelectorAll<HTMLElement>(controls)]
        .filter((element) => {
          if (
            !element.checkVisibility({ visibilityProperty: true }) ||
            element.closest('[inert], [aria-hidden="true"]')
          )
            return false;
          if (element.matches(':disabled, [type="hidden"], [type="file"]')) return false;
          const box = element.getBoundingClientRect();
          // visually hidden: only a keyboard or a screen reader reaches it, or its label is the target
          const isHidden = box.width <= 1 || box.height <= 1 || box.bottom < 0;
          const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
          if (isHidden && labels.length === 0) return false;
          if (inSentence(element) || element.closest('[aria-label*="hour by hour"]')) return false;
          const needed = element.closest('[role="grid"]') ? least : side;
          return ![element, ...labels].some((each) => {
            const [width, height] = boxOf(each);
            return Math.round(width) >= needed && Math.round(height) >= needed;
          });
        })
        .map((element) => {
          const [width, height] = boxOf(element);
          const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
          return `${Math.round(width)}x${Math.round(height)} ${element.tagName.toLowerCase()} ${name.slice(0, 40)} .${element.className.toString().slice(0, 60)}`;
        });
    },
    { side: SIDE, least: LEAST },
  );
  expect.soft(small, `targets under ${SIDE} px on ${screen}`).toEqual([]);
}
