import { addEvent, foundFamily } from './kit/api';
import { expectAccessible } from './kit/axe';
import { openCalendar } from './kit/calendar';
import { today } from './kit/days';
import { expect, layouts, test } from './kit/test';

for (const [layout, viewport] of Object.entries(layouts))
  test(`a visitor tries the demo family and goes on to a family of their own (${layout})`, async ({ open }) => {
    const page = await open(null, { path: '/', viewport });
    await page.getByRole('button', { name: 'Try the demo family' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    const line = page.getByRole('complementary', { name: 'Demo' });
    await expect(line).toContainText('This copy is deleted after a day.');
    await expect(page.getByText('Boiler service').first()).toBeVisible();
    await expectAccessible(page, `the demo dashboard (${layout})`);

    await openCalendar(page, 'List');
    await expect(page.getByText('Video call with Grandad').first()).toBeVisible();
    await expectAccessible(page, `the demo calendar (${layout})`);

    // a wrong tap, and Back: the demo is still there
    await line.getByRole('link', { name: 'Create your own family' }).click();
    await expect(page).toHaveURL(/\/sign-up$/);
    await expect(page.getByRole('link', { name: 'Back to the demo' })).toBeVisible();
    await expectAccessible(page, `the sign-up form over the demo (${layout})`);
    await page.goBack();
    await expect(page.getByText('Video call with Grandad').first()).toBeVisible();

    await line.getByRole('link', { name: 'Create your own family' }).click();
    await page.getByLabel('Your name').fill('Ann Lee');
    await page.getByLabel('Email').fill(`ann-${layout}-${Date.now()}@example.org`);
    await page.getByLabel('Password', { exact: true }).fill('a quiet river at dusk');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(line).toHaveCount(0);
    await expect(page.getByText('Boiler service')).toHaveCount(0);
  });

test('every visitor has a copy of their own, and the sign-in page leads to one', async ({ open }) => {
  const emma = await open(null, { path: '/sign-in' });
  await emma.getByRole('button', { name: 'Try the demo family' }).click();
  await expect(emma.getByRole('complementary', { name: 'Demo' })).toBeVisible();
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Nobody else sees this', eventDate: today() });
  const other = await open(null, { path: '/#sign-in' });
  await other.getByRole('dialog').getByRole('button', { name: 'Try the demo family' }).click();
  await expect(other.getByText('Boiler service').first()).toBeVisible();
  for (const page of [emma, other]) await expect(page.getByText('Nobody else sees this')).toHaveCount(0);

  const addressOf = async (page: typeof emma) => {
    await page.goto('/dashboard#profile');
    return page
      .getByText(/@ashdown-[0-9a-f]{12}\.invalid$/)
      .first()
      .textContent();
  };
  expect(await addressOf(emma)).not.toBe(await addressOf(other));
});
