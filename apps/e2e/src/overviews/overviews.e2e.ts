import { addEvent, foundFamily, gql, type Person } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { plusDays, today } from '../kit/days';
import { mailTo } from '../kit/mail';
import { reader } from '../kit/reader';
import { expect, layouts, test } from '../kit/test';

const inTwoMonths = (): string => plusDays(today(), 61);
const monthOf = (date: string): string =>
  new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date));

test('the digest’s mail leads to its day, the search to any other, and its last link ends the digest', async ({
  open,
}) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const tom = members[0] as Person;
  await addEvent(admin, { title: 'Choir', eventDate: today() });
  await addEvent(admin, {
    title: 'Dentist appointment',
    eventDate: inTwoMonths(),
    description: 'Bring the yellow card',
  });
  await gql(admin, 'mutation { sendDailyDigest { recipients } }');
  const mail = await mailTo(tom.email, /1 event today/);
  const hrefs = [...mail.matchAll(/href="http:\/\/[^/"]+(\/[^"]*)"/g)].map(([, path]) => path ?? '');
  const page = await open(tom, { path: hrefs.find((path) => path.includes('#calendar/')) ?? '' });
  const field = page.getByRole('combobox', { name: 'Search everything' });
  const option = page.getByRole('option', { name: /Dentist appointment/ });

  await test.step('an event of somebody else is found by keyboard alone, and opened over its day', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Family Calendar' })).toBeVisible();
    await expect(page.getByText('Choir').first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type('yellow');
    await expect(option.locator('mark')).toHaveText('yellow');
    await expect(field).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByText(monthOf(inTwoMonths())).first()).toBeVisible();
    await expect(reader(page, 'Dentist appointment')).toContainText('Bring the yellow card');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Dentist appointment').first()).toBeVisible();
  });

  for (const [layout, viewport] of Object.entries(layouts))
    await test.step(`the search in every state (${layout})`, async () => {
      await page.setViewportSize(viewport);
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(field).toBeFocused();
      await expect(page.getByRole('option', { name: 'Add event' })).toBeVisible();
      await expectAccessible(page, `the search before anything is typed (${layout})`);
      // mistyped
      await field.fill('dentsit');
      await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option')).toHaveCount(1);
      await expect(option).toBeVisible();
      if (layout === 'phone') await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('combobox', { name: 'When' }).click();
      await page.getByRole('option', { name: 'In the past' }).click();
      await expect(page.getByText('No results found for "dentsit"')).toBeVisible();
      await expectAccessible(page, `a search without results (${layout})`);
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(option).toBeVisible();
      await expectAccessible(page, `results (${layout})`);
      // Not the browser's own box, which is grey on every theme.
      await expect(page.getByRole('checkbox', { name: 'Events' })).toHaveCSS('appearance', 'none');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
    });

  await test.step('the digest ends and resumes without a sign-in and without a script', async () => {
    const stranger = await open(null, { path: hrefs.find((path) => path.startsWith('/unsubscribe/')) ?? '' });
    const heading = stranger.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Stop the daily digest?');
    await expectAccessible(stranger, 'the question of an unsubscribe link');
    await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(heading).toHaveText('You are unsubscribed');
    await expectAccessible(stranger, 'its answer');
    await stranger.getByRole('button', { name: 'Subscribe again' }).click();
    await expect(heading).toHaveText('Welcome back');
  });
});
