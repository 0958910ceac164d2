import type { Locator, Page } from '@playwright/test';
import { expectAnnounced, listen } from '../kit/announcements';
import { foundFamily } from '../kit/api';
import { today } from '../kit/days';
import { addJob, openJobs, tick } from '../kit/jobs';
import { desktop, expect, refused, test } from '../kit/test';

/** Presses Tab until the focus is on `wanted`, as a blind user would. */
async function tabTo(page: Page, wanted: Locator, atMost = 40): Promise<void> {
  for (let pressed = 0; pressed < atMost; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

/** The focus moved into what was opened: on it, or on something in it. */
const expectFocusWithin = (dialog: Locator): Promise<void> =>
  expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);

test('a day by keyboard and screen reader: each control is reached and named, and results are announced', async ({
  open,
  allow,
}) => {
  allow(refused(400, 401));
  const { admin } = await foundFamily({ members: ['Tom Ashdown'] });
  await addJob(admin, { title: 'Put the bins out', dueDate: today() });
  const page = await open(null);
  await listen(page);
  const main = page.getByRole('main');

  await test.step('sign in', async () => {
    await page.goto('/sign-in');
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(admin.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type('not-the-password');
    await page.keyboard.press('Enter');
    await expectAnnounced(page, /Email or password is not right/);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Hannah$/);
  });

  await test.step('read the dashboard', async () => {
    await expect(main.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to content"
      - navigation "Sections"
      - navigation "Account"
      - banner:
        - heading /, Hannah$/ [level=1]
      - main:
        - textbox "Add an event in words"
        - region "Today":
          - heading "Today" [level=2]
          - heading "Jobs" [level=3]
          - heading "Events" [level=3]
          - heading "Coming up" [level=3]
        - region "My Family":
          - heading "My Family" [level=2]
        - region "Recent Activity":
          - heading "Recent Activity" [level=2]
    `);
  });

  await test.step('add an event by words, then open and edit it', async () => {
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Add an event in words' })).toBeFocused();
    await page.keyboard.type('dentist for Tom today at 23:10');
    await expect(page.getByRole('group', { name: 'Understood' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expectAnnounced(page, /Added Dentist, /);
    const event = main.getByRole('button', { name: /Dentist/ }).first();
    await expect(event).toHaveAccessibleName('23:10 Dentist Tom');
    await event.focus();
    await page.keyboard.press('Enter');
    const reader = page.getByRole('dialog', { name: 'Dentist' });
    await expectFocusWithin(reader);
    await expect(reader).toMatchAriaSnapshot(`
      - dialog "Dentist":
        - heading "Dentist" [level=2]
        - button "Close"
        - term: When
        - definition
        - term: Who
        - definition: Tom
        - button "Edit"
        - button "Move"
        - button "Copy"
        - button "Delete"
    `);
    await tabTo(page, reader.getByRole('button', { name: 'Edit', exact: true }));
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Edit Event' });
    await expectFocusWithin(form);
    await tabTo(page, form.getByLabel('Title'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Dentist with Tom');
    await page.keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expectAnnounced(page, /Changed Dentist with Tom/);
  });

  await test.step('tick a job and take it back', async () => {
    await openJobs(page);
    await tick(page, 'Put the bins out').focus();
    await page.keyboard.press('Space');
    await expectAnnounced(page, /“Put the bins out” is done/);
    // Moves to the toasts from anywhere.
    await page.keyboard.press('Alt+t');
    const undo = page
      .getByRole('listitem')
      .filter({ hasText: 'Put the bins out' })
      .getByRole('button', { name: 'Undo' });
    await tabTo(page, undo, 8);
    await page.keyboard.press('Enter');
    await expect(tick(page, 'Put the bins out', 'Today')).not.toBeChecked();
    // The toast disappears together with the focus inside it.
    await expect(undo).toHaveCount(0);
  });

  await test.step('search and open', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('dentist');
    await expect(page.getByRole('option', { name: /Dentist with Tom/ })).toBeVisible();
    await expectAnnounced(page, /^1 result$/m);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Dentist with Tom' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the rail names its icons, and the menu of the person signs out', async () => {
    const sections = page.getByRole('navigation', { name: 'Sections' });
    const person = page.getByRole('navigation', { name: 'Account' }).getByRole('button');
    const name = page.getByRole('tooltip');
    await page.setViewportSize({ ...desktop, width: 1100 });
    await sections.getByRole('link', { name: 'Calendar' }).hover();
    await expect(name).toHaveText('Calendar');
    // Above the page, beside the icon, and it stays while the mouse is on it.
    await name.hover();
    await expect(name).toBeVisible();
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
    await person.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(person).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organize Your Family Life Like Never Before');
  });
});
