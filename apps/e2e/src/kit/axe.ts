import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { desktop, phone } from './test';

declare global {
  interface Window {
    /** axe in the page, once injected. */
    axe: typeof import('axe-core');
  }
}

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA, and best practices. */
const everything = (without: string[]): RunOptions => ({
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
});
/** The only rule whose result depends on the scheme. */
const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] };

async function run(page: Page, options: RunOptions): Promise<string[]> {
  // Injected through the debugger: the page's content policy allows only its own scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (settings) => {
    // Recent changes have to be rendered first.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { axe } = window;
    // Events in the hours are drawn to scale, which the criterion exempts; the agenda has all of them in rows of 44 px.
    axe.configure({ rules: [{ id: 'target-size', selector: ':not([data-occurrence])' }] });
    // What an open dialog or popover covers was checked without it.
    const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
    const shown = dialogs.filter((dialog) => dialog.checkVisibility()).at(-1);
    // A message that is still over a dialog for some seconds would make some of its targets look too small.
    const messages = shown && document.querySelector<HTMLElement>('[data-sonner-toaster]');
    if (messages) messages.style.visibility = 'hidden';
    const { violations } = await axe.run(shown ?? document, settings);
    if (messages) messages.style.visibility = '';
    return violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any: [check] }) =>
      [
        id,
        html.slice(0, 200),
        check?.message,
        ...(check?.relatedNodes ?? []).map((each) => each.html.slice(0, 80)),
      ].join(' '),
    ),
  );
}

/**
 * With reduced motion every transition is instant, but an inherited colour starts its own transition after its parent's
 * has ended: until then an element still has the old colour.
 */
async function changesOfColourAreOver(): Promise<void> {
  const changing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  do await new Promise((resolve) => requestAnimationFrame(resolve));
  while (changing().length > 0);
}

async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const html = page.locator('html');
  // a page rendered by the server has no script: it follows the system itself
  if ((await html.getAttribute('data-theme')) !== null) await expect(html).toHaveAttribute('data-theme', colorScheme);
  await page.evaluate(changesOfColourAreOver);
}

/**
 * Expects no axe violations on the current screen, in light and dark (the theme follows the system).
 * @param without rules that do not apply there
 */
export async function expectAccessible(page: Page, screen: string, without: string[] = []): Promise<void> {
  await show(page, 'light');
  const light = await run(page, everything(without));
  await show(page, 'dark');
  const dark = await run(page, contrast);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft({ light, dark }, `axe on ${screen}`).toEqual({ light: [], dark: [] });
}

/**
 * The same in both layouts, for screens that both reach in the same way: on a phone in light and on a desktop in dark, since both
 * layouts have the same colours. The page ends in the desktop layout, in light; open dialogs stay open.
 */
export async function expectAccessibleInBothLayouts(page: Page, screen: string): Promise<void> {
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const open = await dialogs.count();
  for (const [layout, viewport] of Object.entries({ phone, desktop })) {
    await page.setViewportSize(viewport);
    // the other layout may load its own parts
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(dialogs, 'what is looked at is still there').toHaveCount(open);
    if (layout === 'phone') await expectAccessibleAsItIs(page, `${screen} (phone)`);
    else await expectAccessibleInDark(page, `${screen} (desktop)`, 'all');
  }
}

/** The same in dark alone: all rules, or those that depend on the scheme. Ends in light. */
export async function expectAccessibleInDark(page: Page, screen: string, rules: 'all' | 'contrast'): Promise<void> {
  await show(page, 'dark');
  expect.soft(await run(page, rules === 'all' ? everything([]) : contrast), `axe on ${screen}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The same without changing the scheme: in light, or in a chosen theme. */
export async function expectAccessibleAsItIs(page: Page, screen: string): Promise<void> {
  expect.soft(await run(page, everything([])), `axe on ${screen}`).toEqual([]);
}
