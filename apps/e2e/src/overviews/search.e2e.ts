import { addEvent, foundFamily } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { plusDays, today } from '../kit/days';
import { expect, layouts, test } from '../kit/test';
import { reader } from '../kit/reader';

const inTwoMonths = (): string => plusDays(today(), 61);
const monthOf = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));

test('another member’s event is found by keyboard alone, also mistyped, and opened on its day', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  await addEvent(admin, {
    title: 'Dentist appointment',
    eventDate: inTwoMonths(),
    description: 'Bring the yellow card',
  });
  await addEvent(admin, { title: 'Choir', eventDate: today() });
  const page = await open(members[0] ?? null, { path: '/dashboard' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await expect(field).toBeFocused();
  await page.keyboard.type('dentsit');
  const option = page.getByRole('option', { name: /Dentist appointment/ });
  await expect(option).toBeVisible();
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('yellow');
  await expect(option.locator('mark')).toHaveText('yellow');
  await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Family Calendar' })).toBeVisible();
  await expect(page.getByText(monthOf(inTwoMonths())).first()).toBeVisible();
  // Enter opens it over its day.
  await expect(reader(page, 'Dentist appointment')).toContainText('Bring the yellow card');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Dentist appointment').first()).toBeVisible();

  await page.keyboard.press('/');
  await page.getByRole('group', { name: 'Recent' }).getByRole('button', { name: 'yellow' }).click();
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the search in every state', async ({ open }) => {
  const { admin } = await foundFamily({ members: ['Tom Ashdown'] });
  const title = 'A title that is far too long for one line of a phone and says so at length';
  for (const day of [3, 5]) await addEvent(admin, { title, eventDate: plusDays(today(), day) });
  const page = await open(admin, { path: '/dashboard' });
  for (const [layout, viewport] of Object.entries(layouts)) {
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: 'Search' }).click();
    const field = page.getByRole('combobox', { name: 'Search everything' });
    await expect(field).toBeFocused();
    await expect(page.getByRole('option', { name: 'Add event' })).toBeVisible();
    await expectAccessible(page, `the search before anything is typed (${layout})`);
    await field.fill('title');
    await expect(page.getByRole('option', { name: /A title/ })).toHaveCount(2);
    if (layout === 'phone') await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'When' }).click();
    await page.getByRole('option', { name: 'In the past' }).click();
    await expect(page.getByText('No results found for "title"')).toBeVisible();
    await expectAccessible(page, `a search without results (${layout})`);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByRole('option', { name: /A title/ })).toHaveCount(2);
    await expectAccessible(page, `results (${layout})`);
    // Not the browser's own box, which is grey on every theme.
    await expect(page.getByRole('checkbox', { name: 'Events' })).toHaveCSS('appearance', 'none');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  }
});
