import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.1 A and AA, and the good practices besides. */
const everything = (without: string[]): RunOptions => ({
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'] },
  resultTypes: ['violations'],
  rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
});
/** Only this rule's answer depends on the scheme. */
const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] };

async function run(page: Page, options: RunOptions): Promise<string[]> {
  // By the debugger's door: the page's content policy allows no other script than its own.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async (settings) => {
    // What has just changed has to be on the screen.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
    };
    return (await axe.run(document, settings)).violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  );
}

/**
 * Whoever wants little motion has transitions of an instant on everything, and what inherits a colour starts its own when
 * the one above it has ended: until then an element still says the old colour.
 */
async function changesOfColourAreOver(): Promise<void> {
  const changing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  do await new Promise((resolve) => requestAnimationFrame(resolve));
  while (changing().length > 0);
}

/**
 * Expects that axe finds nothing on the screen as it is, in light and in dark (the theme follows the system).
 * @param without rules that make no sense there
 */
export async function expectAccessible(page: Page, screen: string, without: string[] = []): Promise<void> {
  const show = async (colorScheme: 'light' | 'dark'): Promise<void> => {
    await page.emulateMedia({ colorScheme });
    const html = page.locator('html');
    // a page that the server writes has no script: it follows the system by itself
    if ((await html.getAttribute('data-theme')) !== null) await expect(html).toHaveAttribute('data-theme', colorScheme);
    await page.evaluate(changesOfColourAreOver);
  };
  await show('light');
  const light = await run(page, everything(without));
  await show('dark');
  const dark = await run(page, contrast);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft({ light, dark }, `axe on ${screen}`).toEqual({ light: [], dark: [] });
}

/** The same for the scheme that is on screen, where somebody has chosen one. */
export async function expectAccessibleAsItIs(page: Page, screen: string): Promise<void> {
  expect.soft(await run(page, everything([])), `axe on ${screen}`).toEqual([]);
}
