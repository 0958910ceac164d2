import { BUILT_SECTIONS } from '@homefold/domain';
import type { Page } from '@playwright/test';
import { addEvent, addMember, foundFamily, gql } from '../kit/api';
import { chooseView, openCalendar, openCell } from '../kit/calendar';
import { plusDays, today } from '../kit/days';
import { expectFocusInSight } from '../kit/focus';
import { addJob } from '../kit/jobs';
import { openSection } from '../kit/sections';
import { desktop, expect, test } from '../kit/test';
import { expectFits, widths } from './widths';

const word = 'Wolfeschlegelsteinhausenbergerdorff';
const longName = `${word} ${word} the 2nd`.padEnd(80, 'x').slice(0, 80);
const longTitle = `${'Remember the milk and the '.repeat(6)}${word.repeat(3)}`.slice(0, 200);

/** Expects each figure above the wishlist to stay within its own part of the card. */
async function expectFiguresFit(page: Page): Promise<void> {
  const figures = page.getByRole('definition');
  await expect(figures.last()).toContainText('£999,999,999.99');
  for (const width of Object.values(widths).flat()) {
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
    await expectFits(page, id);
    await expectFocusInSight(page, id);
    if (id === 'wishlist') await expectFiguresFit(page);
  }
  for (const view of ['Month', 'Week', 'Day', 'List', 'Entries'] as const) {
    await openCalendar(page, view);
    await expect(page.getByText('Remember the milk').first()).toBeAttached();
    await expectFits(page, view);
  }
  await chooseView(page, 'Month');
  for (const among of [widths.desktop, widths.phone]) {
    await page.setViewportSize({ width: among[0] ?? 0, height: 844 });
    await openCell(page, today());
    const day = page.getByRole('dialog');
    await expect(day.getByText('Remember the milk').first()).toBeVisible();
    await expectFits(page, 'day dialog', among);
    await day
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeVisible();
    await expectFits(page, 'edit dialog', among);
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
  await test.step('the sidebar keeps its head and foot at any height, and is a rail up to 1100 px', async () => {
    const sections = page.getByRole('navigation', { name: 'Sections' });
    const jobs = sections.getByRole('link', { name: /^Family Jobs/ });
    await page.setViewportSize({ width: 1280, height: 320 });
    await expect(jobs).not.toBeInViewport();
    await jobs.focus();
    const person = page.getByRole('navigation', { name: 'Account' }).getByRole('button');
    for (const stays of [jobs, person, sections.getByRole('button', { name: 'Search' })])
      await expect(stays).toBeInViewport({ ratio: 0.99 });
    for (const [width, menu] of [
      [1101, 247],
      [1100, 71],
      [768, 71],
    ] as const) {
      await page.setViewportSize({ ...desktop, width });
      const wide = () => sections.evaluate((element) => Math.round(element.getBoundingClientRect().width));
      await expect.poll(wide, `the menu at ${width} px`).toBe(menu);
    }
  });
  await page.goto('/dashboard#profile/settings');
  await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  await expectFits(page, 'settings');
  await expectFocusInSight(page, 'settings');
  const tabs = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all();
  expect(tabs).toHaveLength(4);
  for (const tab of tabs)
    expect(await tab.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
});
