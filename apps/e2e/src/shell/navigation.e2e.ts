import { addEvent, foundFamily, gql } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { today } from '../kit/days';
import { addJob } from '../kit/jobs';
import { desktop, expect, phone, test } from '../kit/test';

test('the sidebar keeps its head and foot at any height, and is an icon rail up to 1100 px', async ({ open }) => {
  const { admin } = await foundFamily();
  await addJob(admin, { title: 'Put the bins out', dueDate: today() });
  const page = await open(admin, { path: '/dashboard', viewport: { width: 1280, height: 320 } });
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const person = page.getByRole('navigation', { name: 'Account' }).getByRole('button');
  const jobs = sections.getByRole('link', { name: 'Family Jobs 1 due' });
  await expect(jobs).not.toBeInViewport();
  await jobs.focus();
  for (const stays of [jobs, person, sections.getByRole('button', { name: 'Search' })])
    await expect(stays).toBeInViewport({ ratio: 0.99 });

  for (const [width, rail] of [
    [1101, false],
    [1100, true],
    [768, true],
  ] as const) {
    await page.setViewportSize({ width, height: desktop.height });
    const wide = () => sections.evaluate((menu) => Math.round(menu.getBoundingClientRect().width));
    await expect.poll(wide, `the menu at ${width} px`).toBe(rail ? 71 : 247);
  }
  const calendar = sections.getByRole('link', { name: 'Calendar' });
  await calendar.hover();
  const name = page.getByRole('tooltip');
  await expect(name).toHaveText('Calendar');
  // Above the page, beside the icon, and it stays while the mouse is on it.
  await name.hover();
  await expect(name).toBeVisible();
  await expectAccessible(page, 'the rail with a tooltip');
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
  await page.mouse.move(600, 600);
  await sections.getByRole('button', { name: 'Search' }).focus();
  for (const expected of ['Dashboard', 'Calendar']) {
    await page.keyboard.press('Tab');
    await expect(name).toHaveText(expected);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family Calendar');
  await person.click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await expectAccessible(page, 'the menu of the person');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(person).toBeFocused();
});

test('no keystroke is lost while the search loads, and Back leaves nothing open', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Swimming gala', eventDate: today() });
  const page = await open(admin);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/search-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard#calendar');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('swi');
  const field = page.getByLabel('Search everything');
  await expect(field).toHaveValue('swi');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expectAccessible(page, 'the search while it loads');
  release();
  await expect(page.getByRole('option', { name: /Swimming gala/ })).toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('mming');
  await expect(field).toHaveValue('swimming');
  await page.goBack();
  await expect(field).toBeHidden();
  await expect(page).toHaveURL(/#dashboard$/);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('go to march 2031');
  await page.getByRole('option', { name: 'Go to March 2031' }).click();
  await expect(page.getByText('March 2031').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
});

test('a choice for the phone’s bar applies to the person’s other devices', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard', viewport: phone, hasTouch: true });
  const tabs = (where = page) => where.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(tabs()).toHaveText(['Home', 'Family Jobs', 'Meals', 'Calendar']);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('button', { name: 'Choose the bar' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Choose the bar' });
  await sheet.getByRole('radio', { name: 'Place 4: Calendar' }).tap();
  await sheet.getByText('Bin').tap();
  await expect(sheet.getByRole('radio', { name: 'Place 4: Bin' })).toBeChecked();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(tabs()).toHaveText(['Home', 'Family Jobs', 'Meals', 'Bin']);
  await expect
    .poll(() => gql(admin, '{ me { profile { barSections } } }'))
    .toEqual({ me: { profile: { barSections: ['todos', 'meal-planner', 'bin'] } } });
  const other = await open(admin, { path: '/dashboard', viewport: { width: 320, height: 640 } });
  await expect(tabs(other)).toHaveText(['Home', 'Family Jobs', 'Meals', 'Bin']);
  for (const tab of await tabs(other).all())
    expect(await tab.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});
