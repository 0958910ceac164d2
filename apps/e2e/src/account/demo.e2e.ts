import type { Locator } from '@playwright/test';
import { unique } from '../kit/api';
import { expectAccessibleInBothLayouts } from '../kit/axe';
import { chooseView, openCalendar } from '../kit/calendar';
import { expect, test } from '../kit/test';

test('a visitor tries the demo family and goes on to a family of their own', async ({ open, allow }) => {
  const page = await open(null, { path: '/' });
  await page.getByRole('button', { name: 'Try the demo family' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const line = page.getByRole('complementary', { name: 'Demo' });
  await expect(line).toContainText('This copy is deleted after a day.');
  await expect(page.getByText('Boiler service').first()).toBeVisible();

  // From then on the frame, which needs no code, says so too, and where the real one does.
  const place = (banner: Locator) => banner.evaluate((shown) => JSON.stringify(shown.getBoundingClientRect()));
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const early = page.locator('#static-frame').getByRole('complementary', { name: 'Demo' });
  await expect(early).toBeVisible();
  const before = await place(early);
  arrive();
  await expect(page.locator('#root').getByRole('complementary', { name: 'Demo' })).toBeVisible();
  await expect(early).toBeHidden();
  expect(await place(line)).toBe(before);

  await openCalendar(page);
  // The calendar leaves room for the demo's line, and for the connection's.
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  for (const view of ['Month', 'Week', 'List'] as const) {
    await chooseView(page, view);
    await expect.poll(beyond, `${view} fills the window`).toBe(0);
  }
  // Code that is being prefetched meanwhile fails to load.
  allow(/net::ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await expect.poll(beyond, 'also while offline').toBe(0);
  await page.context().setOffline(false);
  await expect(page.getByText('Video call with Grandad').first()).toBeVisible();

  // a wrong tap, then Back: the demo is still there
  await line.getByRole('link', { name: 'Create your own family' }).click();
  await expect(page).toHaveURL(/\/sign-up$/);
  await expect(page.getByRole('link', { name: 'Back to the demo' })).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the sign-up form over the demo');
  await page.goBack();
  await expect(page.getByText('Video call with Grandad').first()).toBeVisible();

  await line.getByRole('link', { name: 'Create your own family' }).click();
  await page.getByLabel('Your name').fill('Ann Lee');
  await page.getByLabel('Email').fill(`ann-${unique()}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('a quiet river at dusk');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(line).toHaveCount(0);
  await expect(page.getByText('Boiler service')).toHaveCount(0);
});
