import type { Locator, Page } from '@playwright/test';
import { foundFamily } from '../kit/api';
import { expectAccessibleAsItIs } from '../kit/axe';
import { calendarLoaded } from '../kit/calendar';
import { expect, test } from '../kit/test';

declare global {
  interface Window {
    /** The longest animation that was seen, in milliseconds. */
    moving: { longest: number };
  }
}

/** The colour of the browser's own bars. */
const bars = (page: Page): Locator => page.locator('meta[name="theme-color"][media="all"]');
const hex = { light: '#FAF7F2', dark: '#121A1A' };
const paper = { light: 'rgb(250, 247, 242)', dark: 'rgb(18, 26, 26)' };

test('the chosen theme applies from the first paint, and the device’s wishes are followed', async ({
  open,
  tab,
  allow,
}) => {
  allow(/ERR_FAILED/);
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard#profile/settings', colorScheme: 'light' });
  const body = page.locator('body');
  const theme = page.getByRole('group', { name: 'Theme' });
  await expect(theme.getByRole('radio', { name: 'System' })).toBeChecked();
  await expect(body).toHaveCSS('background-color', paper.light);
  const other = await tab(page, '/dashboard');
  await theme.getByRole('radio', { name: 'Dark' }).check();
  await expect(body).toHaveCSS('background-color', paper.dark);
  // The other tab is the same device.
  await expect(other.locator('body')).toHaveCSS('background-color', paper.dark);
  for (const each of [page, other]) await expect(bars(each)).toHaveAttribute('content', hex.dark);
  await expectAccessibleAsItIs(page, 'the settings in the chosen dark');

  // The first paint is dark already, before any script of the client.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(body).toHaveCSS('background-color', paper.dark);
  await expect(bars(page)).toHaveAttribute('content', hex.dark);
  await page.unroute(/\/assets\/.*\.js$/);
  // A page whose code could not be loaded says so, and a click retries.
  await expect(page.getByRole('alert')).toHaveText('Homefold could not be loaded. Try Again');
  await page.getByRole('button', { name: 'Sign In' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Hannah!');
  await page.goto('/dashboard#profile/settings');
  await expect(theme.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await theme.getByRole('radio', { name: 'System' }).check();
  await expect(body).toHaveCSS('background-color', paper.light);
  await expect(bars(page)).toHaveAttribute('content', hex.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(body).toHaveCSS('background-color', paper.dark);

  await test.step('stronger contrast, and forced colours', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    const css = (locator: Locator, property: string) =>
      locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const digest = page.getByRole('switch', { name: 'Daily digest' });
    const track = digest.locator('xpath=../following-sibling::*[1]');
    const hint = page.getByText('Each morning at 7');
    await expect(digest).toBeChecked();
    const usual = await css(hint, 'color');
    await page.emulateMedia({ contrast: 'more' });
    await expect(hint).not.toHaveCSS('color', usual);

    await page.emulateMedia({ forcedColors: 'active', contrast: null });
    const tabs = page.getByRole('tablist');
    const chosen = await css(tabs.getByRole('tab', { selected: true }), 'background-color');
    await expect(tabs.getByRole('tab', { name: 'Family' })).not.toHaveCSS('background-color', chosen);
    const frames = page.getByRole('group', { name: 'Theme' }).locator('label');
    await expect(frames.filter({ hasText: 'System' })).toHaveCSS('outline-width', '3px');
    await expect(frames.filter({ hasText: 'Light' })).toHaveCSS('outline-width', '1px');
    const on = await css(track, 'background-color');
    await digest.focus();
    await page.keyboard.press('Space');
    await expect(digest).not.toBeChecked();
    await expect(track).not.toHaveCSS('background-color', on);
    await expect(track).toHaveCSS('outline-width', '3px');
    // Its frame shows the focus by a shadow otherwise.
    await page.getByLabel('Time zone').focus();
    await expect(page.getByLabel('Time zone')).toHaveCSS('outline-width', '3px');
    await expect(page.getByRole('button', { name: 'Save settings' })).toHaveCSS('outline-width', '1px');

    // The line of now is a background otherwise.
    await page.goto('/dashboard#calendar');
    await page.getByRole('radio', { name: 'Day', exact: true }).click();
    const now = page.locator('[data-line="here"]');
    await expect(now).toHaveCSS('border-top-width', '2px');
    await expect(now).toHaveCSS('border-top-style', 'solid');
  });

  await test.step('transitions take 100 to 300 ms, and none with reduced motion', async () => {
    await page.emulateMedia({ forcedColors: null, reducedMotion: 'no-preference' });
    await page.reload();
    // Loading placeholders shimmer.
    await calendarLoaded(page);
    await page.evaluate(() => {
      const moving = { longest: 0 };
      window.moving = moving;
      const look = (): void => {
        for (const animation of document.getAnimations()) {
          const { duration = 0, iterations } = animation.effect?.getComputedTiming() ?? {};
          // Loading spinners are not transitions and do not count.
          if (iterations !== Infinity) moving.longest = Math.max(moving.longest, Number(duration));
        }
        requestAnimationFrame(look);
      };
      look();
    });
    /** The longest transition while a dialog opens and closes. */
    const longest = async (): Promise<number> => {
      await page.evaluate(() => (window.moving.longest = 0));
      await page.getByRole('button', { name: 'Add Event', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      return page.evaluate(() => window.moving.longest);
    };
    const usual = await longest();
    expect(usual).toBeGreaterThanOrEqual(100);
    expect(usual).toBeLessThanOrEqual(300);
    await page.waitForFunction(() =>
      document.getAnimations().every(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await longest()).toBeLessThan(1);
  });
});
