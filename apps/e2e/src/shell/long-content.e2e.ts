import { BUILT_SECTIONS } from '@homefold/domain';
import type { Page } from '@playwright/test';
import { addEvent, addMember, foundFamily, gql } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { chooseView, eventButton, openCalendar, openCell } from '../kit/calendar';
import { longDay, plusDays, today } from '../kit/days';
import { expectFocusInSight } from '../kit/focus';
import { addJob } from '../kit/jobs';
import { openSection } from '../kit/sections';
import { expectTouchTargets } from '../kit/targets';
import { expect, phone, refused, test } from '../kit/test';

const word = 'Wolfeschlegelsteinhausenbergerdorff';
const longName = `${word} ${word} the 2nd`.padEnd(80, 'x').slice(0, 80);
const longTitle = `${'Remember the milk and the '.repeat(6)}${word.repeat(3)}`.slice(0, 200);

const widths = { desktop: [768, 1280, 1920], phone: [320, phone.width] };

/** Expects no horizontal overflow at any width, and targets that a finger hits on a phone. */
async function expectNoOverflow(page: Page, screen: string, among = [...widths.phone, ...widths.desktop]) {
  for (const width of among) {
    await page.setViewportSize({ width, height: 844 });
    // The layout changes with the first frame of the new size.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectNoOverflowNow(page, `${screen} at ${width} px`);
    if (width === phone.width) await expectTouchTargets(page, screen);
  }
}

/** Expects each figure above the wishlist to stay within its own part of the card. */
async function expectFiguresFit(page: Page): Promise<void> {
  const figures = page.getByRole('definition');
  await expect(figures.last()).toContainText('£999,999,999.99');
  for (const width of [...widths.phone, ...widths.desktop]) {
    await page.setViewportSize({ width, height: 844 });
    const beyond = await figures.evaluateAll((all) =>
      all.map((figure) => {
        const text = document.createRange();
        text.selectNodeContents(figure);
        return Math.max(text.getBoundingClientRect().right - figure.getBoundingClientRect().right, 0);
      }),
    );
    expect.soft(Math.max(...beyond), `the figures at ${width} px`).toBeLessThanOrEqual(1);
  }
}

async function expectNoOverflowNow(page: Page, screen: string): Promise<void> {
  const { wide, culprits } = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const outside = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 && getComputedStyle(element).position !== 'fixed',
    );
    return {
      wide: scrollWidth - clientWidth,
      culprits: outside.slice(0, 3).map((element) => element.outerHTML.slice(0, 160)),
    };
  });
  expect.soft(wide, `${screen}: ${wide > 0 ? culprits.join(' | ') : ''}`).toBeLessThanOrEqual(0);
}

test('long names and titles and twelve members fit every width', async ({ open }) => {
  const { admin } = await foundFamily({ name: longName, members: ['Tom Ashdown'] });
  await gql(admin, 'mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { userId } }', {
    input: { firstName: longName, lastName: longName, displayName: longName },
  });
  for (let index = 3; index <= 12; index += 1) await addMember(admin, `${index} ${longName}`.slice(0, 80));
  for (const eventTime of ['09:00', '09:10', '09:20', undefined])
    await addEvent(admin, {
      title: longTitle,
      eventDate: today(),
      endDate: eventTime ? today() : plusDays(today(), 3),
      ...(eventTime && { eventTime }),
      emoji: '👨‍👩‍👧‍👦',
      description: word.repeat(20),
    });

  await addJob(admin, { title: longTitle, notes: word.repeat(20), subtasks: [longTitle] });
  for (const shop of ['Tesco', 'Boots'])
    await gql(admin, 'mutation ($name: String!) { addShoppingList(input: { name: $name }) { id } }', {
      name: `${shop} ${longName}`.slice(0, 60),
    });
  await gql(admin, 'mutation ($text: String!) { addShoppingText(text: $text) { listId } }', { text: longTitle });
  await gql(admin, 'mutation ($name: String!) { addKitchenItems(items: [{ ingredientName: $name }]) { id } }', {
    name: longTitle,
  });
  const binned = await addEvent(admin, { title: longTitle, eventDate: today() });
  await gql(admin, 'mutation ($id: ID!) { deleteCalendarEvent(id: $id) { id } }', { id: binned });

  await gql(admin, 'mutation ($input: WishInput!) { addWish(input: $input) { id } }', {
    input: { title: longTitle, notes: word.repeat(20), category: 'Gifts', price: 99_999_999_999 },
  });
  await gql(admin, 'mutation ($input: ForumPostInput!) { addForumPost(input: $input) { id } }', {
    input: { title: longTitle, content: `${word.repeat(20)}\n\n\`\`\`\n${word.repeat(20)}` },
  });

  const page = await open(admin);
  for (const id of BUILT_SECTIONS) {
    await openSection(page, id);
    await expectNoOverflow(page, id);
    await expectFocusInSight(page, id);
    if (id === 'wishlist') await expectFiguresFit(page);
  }
  for (const view of ['Month', 'Week', 'Day', 'List', 'Entries'] as const) {
    await openCalendar(page, view);
    await expect(page.getByText('Remember the milk').first()).toBeAttached();
    await expectNoOverflow(page, view);
  }
  await chooseView(page, 'Month');
  for (const among of [widths.desktop, widths.phone]) {
    await page.setViewportSize({ width: among[0] ?? 0, height: 844 });
    await openCell(page, today());
    const day = page.getByRole('dialog');
    await expect(day.getByText('Remember the milk').first()).toBeVisible();
    await expectNoOverflow(page, 'day dialog', among);
    await day
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeVisible();
    await expectNoOverflow(page, 'edit dialog', among);
    await page.getByRole('dialog', { name: 'Edit Event' }).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Remember the milk')).toBeVisible();
    // A confirmation has to fit: it cannot be scrolled sideways.
    for (const width of among) {
      await page.setViewportSize({ width, height: 844 });
      const wide = await question.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect.soft(wide, `the question at ${width} px`).toBeLessThanOrEqual(0);
    }
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(day).toBeHidden();
  }
  await page.goto('/dashboard#profile/settings');
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  await expectNoOverflow(page, 'settings');
  await expectFocusInSight(page, 'settings');
});

test('the public pages fit every width', async ({ open, allow }) => {
  allow(refused(404));
  const page = await open(null);
  for (const path of ['/', '/sign-up', '/reset-password', '/nowhere', '/#sign-in']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNoOverflow(page, path);
  }
});

test('a crowded week counts hidden events, keeps the day names visible, and every event has its title', async ({
  open,
}) => {
  const { admin } = await foundFamily();
  for (const index of [1, 2, 3, 4, 5, 6]) await addEvent(admin, { title: `Guest ${index}`, eventDate: today() });
  const together = ['Choir', 'Dentist', 'Ballet'];
  for (const title of together)
    await addEvent(admin, { title, eventDate: today(), eventTime: '21:00', eventEndTime: '21:30' });
  const page = await open(admin);
  await openCalendar(page, 'Week');
  const hours = page.getByRole('region', { name: /hour by hour/ });
  await expect(hours).toHaveAttribute('aria-busy', 'false');
  await hours.evaluate((element) => (element.scrollTop = element.scrollHeight));
  await expect(page.getByRole('button', { name: 'Guest 3' })).toBeInViewport();
  await page.getByRole('button', { name: `Show 3 more all-day events of ${longDay(today())}` }).click();
  await expect(page.getByRole('button', { name: 'Guest 6' })).toBeInViewport();
  await expectAccessible(page, 'a crowded week, every event of which is shown');
  await hours.evaluate((element) => (element.scrollTop = element.scrollHeight));
  await expect(page.getByRole('button', { name: 'Guest 6' })).not.toBeInViewport();
  await expect(page.getByRole('button', { name: `Show ${longDay(today())}` })).toBeInViewport({ ratio: 0.9 });
  for (const title of together)
    await expect(eventButton(page, title).getByText(title, { exact: true })).toBeInViewport();

  // Only the title determines the order.
  await chooseView(page, 'Entries');
  await expect(page.getByRole('region', { name: 'All events' }).getByText(/^Guest/)).toHaveText(
    [1, 2, 3, 4, 5, 6].map((index) => `Guest ${index}`),
  );
});
