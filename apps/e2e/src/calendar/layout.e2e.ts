import type { Locator, Page } from '@playwright/test';
import { addEvent, addMember, foundFamily, gql, type Person } from '../kit/api';
import { chooseView, eventButton, openCalendar } from '../kit/calendar';
import { plusDays, today } from '../kit/days';
import { middleOf } from '../kit/drag';
import { desktop, expect, layouts, phone, test } from '../kit/test';

/** Where an element is. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('not on screen');
  return box;
}

/** Events as long as the widest times of day, three of them at once, and what surrounds them in the agenda. */
async function addEvents(admin: Person): Promise<void> {
  const [day, tomorrow] = [today(), plusDays(today(), 1)];
  for (const title of ['Choir', 'Football', 'Piano'])
    await addEvent(admin, { title, eventDate: day, eventTime: '10:00', eventEndTime: '12:30' });
  await addEvent(admin, { title: 'Later', eventDate: day, eventTime: '12:30', eventEndTime: '13:30' });
  for (let index = 1; index <= 7; index += 1)
    await addEvent(admin, {
      title: `Lesson ${index}`,
      ...{ eventDate: tomorrow, eventTime: '12:00', eventEndTime: '13:00' },
    });
  const night = { eventDate: tomorrow, endDate: plusDays(day, 2), eventTime: '22:00', eventEndTime: '10:30' };
  await addEvent(admin, { title: 'Night shift', ...night });
  const daily = { eventTime: '06:00', isRecurring: true, recurringType: 'daily', recurringInterval: 1 } as const;
  const yesterday = plusDays(day, -1);
  await addEvent(admin, { title: 'Run', eventDate: plusDays(day, -45), recurringEndDate: yesterday, ...daily });
  await addEvent(admin, { title: 'Swim', eventDate: tomorrow, recurringEndDate: plusDays(day, 20), ...daily });
}

/** Three events at once and one alone, each for three people with long names, in three days. */
async function addNarrowEvents(admin: Person): Promise<void> {
  const whoMemberIds: string[] = [];
  for (const name of ['Bartholomew', 'Wilhelmina', 'Theodore']) whoMemberIds.push(await addMember(admin, name));
  const eventDate = plusDays(today(), 3);
  for (const [index, [eventTime, eventEndTime]] of [
    ['09:00', '09:45'],
    ['09:00', '10:00'],
    ['09:00', '09:30'],
    ['12:00', '13:00'],
  ].entries())
    await addEvent(admin, {
      ...{ title: `Rehearsal ${index}`, emoji: '🎻' },
      ...{ eventDate, eventTime, eventEndTime, whoMemberIds },
    });
}

/** What is cut of the events of this title: words beyond their block, and titles of a letter or two. */
const cutWords = (page: Page): Promise<string[]> =>
  page.getByTitle(/^Rehearsal/).evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const box = block.getBoundingClientRect();
      const title = document.createRange();
      const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const problems: string[] = [];
      for (let word = words.nextNode(); word; word = words.nextNode()) {
        const parent = word.parentElement;
        if (!parent || getComputedStyle(parent).clipPath !== 'none' || !parent.checkVisibility()) continue;
        const isTitle = word.textContent?.startsWith('Rehearsal') ?? false;
        title.selectNodeContents(isTitle ? parent : word);
        const rect = isTitle ? parent.getBoundingClientRect() : title.getBoundingClientRect();
        if (rect.width === 0) continue;
        if (rect.right > box.right + 1 || rect.bottom > box.bottom + 1)
          problems.push(`${block.getAttribute('title')}: ${word.textContent}`);
        if (isTitle && rect.width < 24) problems.push(`${block.getAttribute('title')} is ${rect.width} wide`);
      }
      return problems;
    }),
  );

/** Entries whose time runs into the bar beside it. */
const overlaps = (page: Page): Promise<unknown[]> =>
  page.getByRole('listitem').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const [time, bar] = row.children;
      const text = document.createRange();
      if (!time || !bar) return [];
      text.selectNodeContents(time);
      return text.getBoundingClientRect().right > bar.getBoundingClientRect().left ? [row.textContent] : [];
    }),
  );

test('events at the same time have room side by side, and the agenda and long times have theirs', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvents(admin);
  const page = await open(admin);

  await test.step('concurrent events are side by side, and later ones have the full width again', async () => {
    for (const view of ['Week', 'Day'] as const) {
      await openCalendar(page, view);
      const later = await boxOf(eventButton(page, 'Later'));
      const columns = [];
      for (const title of ['Choir', 'Football', 'Piano']) columns.push(await boxOf(eventButton(page, title)));
      columns.sort((a, b) => a.x - b.x);
      for (const [index, box] of columns.entries()) {
        const before = columns[index - 1];
        expect(Math.abs(box.y - (columns[0]?.y ?? 0))).toBeLessThan(1);
        // Two and a half hours at 48 px an hour.
        expect(Math.abs(box.height - 120)).toBeLessThan(3);
        if (before) expect(box.x).toBeGreaterThanOrEqual(before.x + before.width - 1);
      }
      expect(later.width).toBeGreaterThan((columns[0]?.width ?? 0) * 2);
    }
  });

  await test.step('too many are collapsed into a +N', async () => {
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(eventButton(page, 'Lesson 3')).toBeVisible();
    await expect(eventButton(page, 'Lesson 4')).toHaveCount(0);
    await page.getByRole('button', { name: /^4 more from 12:00/ }).click();
    await expect(page.getByRole('dialog', { name: /^Tomorrow/ }).getByText('Lesson 7')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('a narrow block cuts neither the title to a letter nor the time', async () => {
    await addNarrowEvents(admin);
    for (let steps = 0; steps < 2; steps += 1) await page.getByRole('button', { name: 'Next day' }).click();
    for (const viewport of [desktop, phone, { width: 320, height: 640 }]) {
      await page.setViewportSize(viewport);
      for (const view of ['Week', 'Day'] as const) {
        await chooseView(page, view);
        await expect(eventButton(page, 'Rehearsal 3').first()).toBeAttached();
        expect(await cutWords(page), `${view} at ${viewport.width}`).toEqual([]);
      }
    }
  });

  await test.step('earlier days appear above the agenda without moving the visible ones', async () => {
    await page.setViewportSize(desktop);
    await chooseView(page, 'List');
    const row = page.getByText('Later', { exact: true });
    const before = (await middleOf(row)).y;
    const earlier = page.getByRole('button', { name: 'Show earlier' });
    for (const times of [1, 2]) {
      // Without scrolling up to it, as somebody with a keyboard would.
      await earlier.evaluate((button) => (button as HTMLButtonElement).click());
      await expect(page.getByRole('status').filter({ hasText: 'Shown from' })).toBeAttached();
      await expect(page.getByText('Run', { exact: true }).first()).toBeAttached();
      await expect(earlier).toBeEnabled();
      expect(Math.abs((await middleOf(row)).y - before), `after ${times}`).toBeLessThan(2);
    }
    await page.getByRole('region', { name: 'Agenda' }).evaluate((list) => (list.scrollTop = 0));
    await expect(row).not.toBeInViewport();
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(row).toBeInViewport();
    await expect(eventButton(page, 'Later')).toHaveCount(0);
  });

  await test.step('times with AM and PM fit', async () => {
    await gql(admin, 'mutation ($input: FamilySettingsInput!) { updateFamilySettings(input: $input) { id } }', {
      input: { locale: 'en-US' },
    });
    await chooseView(page, 'Entries');
    for (const viewport of Object.values(layouts)) {
      await page.setViewportSize(viewport);
      await expect(page.getByText('10:00 AM–12:30 PM').first()).toBeVisible();
      await expect(page.getByText('10:00 PM–10:30 AM')).toBeVisible();
      expect(await overlaps(page)).toEqual([]);
    }
    await page.goto('/dashboard');
    const time = page.getByText('10:00 AM', { exact: true }).first();
    await expect(time).toBeVisible();
    for (const viewport of Object.values(layouts)) {
      await page.setViewportSize(viewport);
      expect((await boxOf(time)).height, 'one line').toBeLessThan(24);
    }
  });
});
