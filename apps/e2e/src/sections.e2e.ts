import { addEvent, foundFamily } from './kit/api';
import { cell } from './kit/calendar';
import { desktop, expect, layouts, test } from './kit/test';

for (const [layout, viewport] of Object.entries(layouts))
  test(`the section is in the address: Back, reload, links and unknown ones (${layout})`, async ({ open }) => {
    const { admin } = await foundFamily();
    const page = await open(admin, { viewport, path: '/dashboard' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await expect(page).toHaveURL(/#calendar$/);
    await expect(heading).toHaveText(viewport === desktop ? 'Family Calendar' : 'Calendar');
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goto('/dashboard#profile/settings');
    await expect(page.getByRole('tab', { name: 'Settings', selected: true })).toBeVisible();
    for (const unknown of ['no-such-section', 'meal-planner', '%', '<script>']) {
      await page.goto(`/dashboard#${unknown}`);
      await expect(page).toHaveURL(viewport === desktop ? /#calendar$/ : /#dashboard$/);
      await expect(
        viewport === desktop ? page.getByRole('grid') : page.getByRole('heading', { name: 'Recent Activity' }),
      ).toBeVisible();
    }
  });

test('an activity leads to its day in the calendar', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Passports', eventDate: '2031-03-09' });
  const page = await open(admin, { path: '/dashboard' });
  await page.getByRole('button', { name: /Passports/ }).click();
  await expect(page.getByText('March 2031')).toBeVisible();
  await expect(cell(page, '2031-03-09')).toHaveAccessibleName(/Passports/);
});
