import { expectAccessible } from '../kit/axe';
import { addEvent, addMember, foundFamily, gql } from '../kit/api';
import { calendarLoaded, cell, chooseView, eventButton, openCalendar } from '../kit/calendar';
import { longDay, plusDays, today } from '../kit/days';
import { finger, middleOf } from '../kit/drag';
import { desktop, expect, phone, test } from '../kit/test';

test('on a phone the grid starts near the top, a swipe changes the period, and the day shows who is free', async ({
  open,
}) => {
  const { admin } = await foundFamily();
  const [mia] = [await addMember(admin, 'Mia'), await addMember(admin, 'Sam')];
  const date = plusDays(today(), 1);
  await gql(admin, 'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }', {
    input: { title: 'Dentist', eventDate: date, eventTime: '15:00', eventEndTime: '16:30', whoMemberIds: [mia] },
  });
  const page = await open(admin, { viewport: phone, hasTouch: true });
  await openCalendar(page);
  for (const view of ['Month', 'Week', 'Day', 'List'] as const) {
    await chooseView(page, view);
    const grid = page.getByRole('grid').or(page.getByRole('region', { name: /hour by hour|Agenda/ }));
    expect((await grid.boundingBox())?.y, `above the ${view}`).toBeLessThan(200);
  }

  const touch = await finger(page);
  const swipe = async (x: number, y = 0): Promise<void> => {
    const from = { x: 200, y: 420 };
    await touch.down(from);
    await touch.move({ x: from.x + x, y: from.y + y });
    await touch.up();
  };
  await chooseView(page, 'Month');
  const heading = page.getByRole('heading', { level: 2 }).first();
  const thisMonth = (await heading.textContent()) ?? '';
  await swipe(-120);
  await expect(heading).not.toHaveText(thisMonth);
  await calendarLoaded(page);
  await swipe(120);
  await expect(heading).toHaveText(thisMonth);
  // Scrolling is not a swipe.
  await swipe(-70, -160);
  await expect(heading).toHaveText(thisMonth);
  await page.evaluate(() => window.scrollTo(0, 0));

  // "Who is free tomorrow?" is one action.
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Today' }).click();
  await cell(page, date).tap();
  const day = page.getByRole('dialog', { name: new RegExp(longDay(date)) });
  await expect(day.getByText('Hannah and Sam all day')).toBeVisible();
  await expect(day.getByText('Mia until 15:00, from 16:30')).toBeVisible();
  await expectAccessible(page, 'a day with who is free');
  await day.getByRole('button', { name: 'Done' }).tap();

  await chooseView(page, 'Day');
  await page.getByRole('button', { name: 'By person' }).tap();
  await expect(page.getByText('until 15:00, from 16:30')).toBeVisible();
  // Columns scroll first: only at their end a swipe changes the day.
  const hours = page.getByRole('region', { name: /hour by hour/ });
  await expect(page.getByRole('heading', { name: 'Sam' })).not.toBeInViewport({ ratio: 1 });
  await hours.evaluate((element) => (element.scrollLeft = element.scrollWidth));
  await expect(page.getByRole('heading', { name: 'Sam' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the day by person on a phone');
  const title = await heading.textContent();
  await swipe(-150);
  await expect(heading).not.toHaveText(title ?? '');
});

test('earlier days appear above the agenda without moving the visible days', async ({ open }) => {
  const { admin } = await foundFamily();
  for (let days = -45; days <= 20; days += 1)
    await addEvent(admin, { title: `Day ${days}`, eventDate: plusDays(today(), days), eventTime: '09:00' });
  const page = await open(admin);
  await openCalendar(page, 'List');
  const row = page.getByText('Day 0', { exact: true });
  const before = (await middleOf(row)).y;
  const earlier = page.getByRole('button', { name: 'Show earlier' });
  for (const times of [1, 2]) {
    // Without scrolling up to it, as somebody with a keyboard would.
    await earlier.evaluate((button) => (button as HTMLButtonElement).click());
    await expect(page.getByRole('status').filter({ hasText: 'Shown from' })).toBeAttached();
    await expect(page.getByText('Day -1', { exact: true })).toBeAttached();
    await expect(earlier).toBeEnabled();
    expect(Math.abs((await middleOf(row)).y - before), `after ${times}`).toBeLessThan(2);
  }
  await page.getByRole('region', { name: 'Agenda' }).evaluate((list) => (list.scrollTop = 0));
  await expect(row).not.toBeInViewport();
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(row).toBeInViewport();
  await expect(eventButton(page, 'Day 0')).toHaveCount(0);
});

test('too many concurrent events are collapsed into a +N', async ({ open }) => {
  const { admin } = await foundFamily();
  for (let index = 1; index <= 7; index += 1)
    await addEvent(admin, { title: `Lesson ${index}`, eventDate: today(), eventTime: '12:00', eventEndTime: '13:00' });
  const page = await open(admin);
  await openCalendar(page, 'Day');
  await expect(eventButton(page, 'Lesson 3')).toBeVisible();
  await expect(eventButton(page, 'Lesson 4')).toHaveCount(0);
  await page.getByRole('button', { name: /^4 more from 12:00/ }).click();
  await expect(page.getByRole('dialog', { name: /^Today/ }).getByText('Lesson 7')).toBeVisible();
});

test('a narrow block shows what fits of its people, and cuts neither the title to a letter nor the time', async ({
  open,
}) => {
  const { admin } = await foundFamily();
  const ids: string[] = [];
  for (const name of ['Bartholomew', 'Wilhelmina', 'Theodore']) ids.push(await addMember(admin, name));
  for (const [index, [eventTime, eventEndTime]] of [
    ['09:00', '09:45'],
    ['09:00', '10:00'],
    ['09:00', '09:30'],
    ['12:00', '13:00'],
  ].entries())
    await gql(admin, 'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }', {
      input: {
        title: `Rehearsal ${index}`,
        eventDate: today(),
        eventTime,
        eventEndTime,
        emoji: '🎻',
        whoMemberIds: ids,
      },
    });
  for (const viewport of [desktop, phone, { width: 320, height: 640 }]) {
    const page = await open(admin, { viewport });
    await openCalendar(page);
    for (const view of ['Week', 'Day'] as const) {
      await chooseView(page, view);
      await expect(eventButton(page, 'Rehearsal 3').first()).toBeAttached();
      const cut = await page.getByTitle(/^Rehearsal/).evaluateAll((blocks) =>
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
      expect(cut, `${view} at ${viewport.width}`).toEqual([]);
    }
  }
});
