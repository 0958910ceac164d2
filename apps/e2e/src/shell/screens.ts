import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAsItIs } from '../kit/axe';
import { layouts } from '../kit/test';
import { expectFits, widths } from './widths';

interface Options {
  /** The layouts in which it is to be seen. */
  among?: readonly (keyof typeof layouts)[];
  /** Only in light and at the usual width of each layout, because the same elements were checked elsewhere. */
  isBrief?: boolean;
}

/**
 * Expects the current screen to be accessible in both layouts and schemes, to fit every width and to have targets for a
 * finger. Ends in the desktop layout; open dialogs stay open.
 */
export async function inspect(
  page: Page,
  screen: string,
  { among = ['phone', 'desktop'], isBrief = false }: Options = {},
): Promise<void> {
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const open = await dialogs.count();
  for (const layout of among) {
    // Dialogs have a width of their own, except on phones.
    const few = isBrief || (open > 0 && layout === 'desktop');
    await expectFits(page, screen, few ? [layouts[layout].width] : widths[layout]);
    await page.setViewportSize(layouts[layout]);
    await expect(dialogs, 'what is looked at is still there').toHaveCount(open);
    // Both layouts have the same colours.
    const light = isBrief || layout !== among.at(-1);
    await (light ? expectAccessibleAsItIs : expectAccessible)(page, `${screen} (${layout})`);
  }
}

/** The same for a dialog by its title, which is closed with Escape afterwards. */
export async function inspectDialog(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  await expect(dialog).toBeVisible();
  await inspect(page, `the dialog ${String(name)}`);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** The same for a dialog that a change of the layout closes: `open` shows it in each. */
export async function inspectInEach(page: Page, name: string | RegExp, open: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  for (const layout of ['phone', 'desktop'] as const) {
    await page.setViewportSize(layouts[layout]);
    await open();
    await expect(dialog).toBeVisible();
    await inspect(page, `the dialog ${String(name)}`, { among: [layout] });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}
