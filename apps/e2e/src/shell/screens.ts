import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAsItIs, expectAccessibleInDark } from '../kit/axe';
import { layouts } from '../kit/test';
import { expectFits, narrowest } from './widths';

interface Options {
  /** The layouts in which it is to be seen. */
  among?: readonly (keyof typeof layouts)[];
}

/**
 * Expects the current screen to be accessible, to fit the narrowest and the usual width of each layout, and to have
 * targets for a finger. Every rule is checked in both layouts, on a phone in light and on a desktop in dark: both layouts
 * have the same colours. Ends in the desktop layout; open dialogs stay open.
 */
export async function inspect(
  page: Page,
  screen: string,
  { among = ['phone', 'desktop'] }: Options = {},
): Promise<void> {
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const open = await dialogs.count();
  for (const layout of among) {
    // Dialogs have the same elements in both layouts, and a width of their own on a desktop.
    const isOver = open > 0 && layout === 'desktop';
    await expectFits(page, screen, isOver ? [layouts[layout].width] : [narrowest[layout], layouts[layout].width]);
    await page.setViewportSize(layouts[layout]);
    await expect(dialogs, 'what is looked at is still there').toHaveCount(open);
    const where = `${screen} (${layout})`;
    if (among.length === 1) await expectAccessible(page, where);
    else if (layout === 'phone') await expectAccessibleAsItIs(page, where);
    else await expectAccessibleInDark(page, where, isOver ? 'contrast' : 'all');
  }
}

/** The same for what differs from a screen that was inspected by its text alone: on a phone in light. */
export async function inspectBriefly(page: Page, screen: string): Promise<void> {
  await expectFits(page, screen, [narrowest.phone, layouts.phone.width]);
  await page.setViewportSize(layouts.phone);
  await expectAccessibleAsItIs(page, screen);
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
