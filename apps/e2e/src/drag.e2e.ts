import type { Locator, Page } from '@playwright/test';
import { addEvent, foundFamily, gql } from './kit/api';
import { expectAccessible } from './kit/axe';
import { cell, chooseView, eventButton, openCalendar } from './kit/calendar';
import { dayOfMonth, longDay, plusDays, todayIn } from './kit/days';
import { dragTo, finger, ghost, holdTo, middleOf } from './kit/drag';
import { breakField } from './kit/failing';
import { expect, phone, test } from './kit/test';

const HOUR = 32;
const today = todayIn('Europe/London');
/** Another day of the week that is on screen. */
const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
const otherDay = weekday === 6 ? -1 : 1;

const noon = { title: 'Dentist', eventDate: today, eventTime: '12:00', eventEndTime: '13:00' };

/** Opens the hours with noon in the middle: no edge is near that would scroll. */
async function openHours(page: Page, view: 'Week' | 'Day'): Promise<void> {
  await openCalendar(page, view);
  const hours = page.getByRole('region', { name: /hour by hour/ });
  await expect(hours).toHaveAttribute('aria-busy', 'false');
  await hours.evaluate((element) => (element.scrollTop = 60));
}

/** So many px to the next day's column. */
async function columnWidth(page: Page): Promise<number> {
  const box = await page.locator('[data-column]').first().boundingBox();
  return box?.width ?? 0;
}

/** An event's item or band in the month. */
const inMonth = (page: Page, title: string): Locator => page.getByRole('grid').getByTitle(title, { exact: true });

const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo' });

test('in the week an event is dragged to another day and time, and Undo brings it back', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, noon);
  const page = await open(admin);
  await openHours(page, 'Week');
  const event = eventButton(page, 'Dentist');
  const from = await middleOf(event);
  const width = await columnWidth(page);
  const to = { x: from.x + otherDay * width, y: from.y + 2.25 * HOUR };
  await holdTo(page, from, to);
  await expect(ghost(page)).toContainText('14:15–15:15');
  await expectAccessible(page, 'the week with a drag in progress');
  await page.mouse.up();
  await expect(event).toHaveAccessibleName(/14:15–15:15/);
  const moved = await middleOf(event);
  expect(Math.abs(moved.x - to.x)).toBeLessThan(width / 2);
  await expect(page.getByText(`Dentist is on ${longDay(plusDays(today, otherDay))}, 14:15–15:15 now`)).toBeVisible();
  await page.reload();
  await expect(event).toHaveAccessibleName(/14:15–15:15/);

  await page.getByRole('region', { name: /hour by hour/ }).evaluate((element) => (element.scrollTop = 60));
  await dragTo(page, await middleOf(event), await middleOf(event, 0, -4 * HOUR));
  await expect(event).toHaveAccessibleName(/10:15–11:15/);
  await undo(page).click();
  await expect(event).toHaveAccessibleName(/14:15–15:15/);
  // A click is still a click.
  await event.click();
  await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeVisible();
});

test('an edge of an event is dragged to another time, and Escape puts it back', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, noon);
  const page = await open(admin);
  await openHours(page, 'Week');
  const event = eventButton(page, 'Dentist');
  await dragTo(page, await middleOf(event, 0, HOUR / 2 - 3), await middleOf(event, 0, HOUR / 2 - 3 + 1.5 * HOUR));
  await expect(event).toHaveAccessibleName(/12:00–14:30/);
  await dragTo(page, await middleOf(event, 0, -1.25 * HOUR + 3), await middleOf(event, 0, -1.75 * HOUR + 3));
  await expect(event).toHaveAccessibleName(/11:30–14:30/);
  // Never shorter than a quarter of an hour.
  await dragTo(page, await middleOf(event, 0, 1.5 * HOUR - 3), await middleOf(event, 0, -4 * HOUR));
  await expect(event).toHaveAccessibleName(/11:30–11:45/);
  await holdTo(page, await middleOf(event), await middleOf(event, 0, 3 * HOUR));
  await expect(ghost(page)).toContainText('14:30–14:45');
  await page.keyboard.press('Escape');
  await expect(ghost(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(event).toHaveAccessibleName(/11:30–11:45/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('in the month events go to other days, and a band is made longer', async ({ open }) => {
  const { admin } = await foundFamily();
  // Both within one week of the grid, whatever day the month begins on.
  const fifteenth = dayOfMonth(today, 15);
  const sunday = plusDays(fifteenth, -new Date(`${fifteenth}T00:00:00Z`).getUTCDay());
  const [monday, tuesday, thursday] = [1, 2, 4].map((days) => plusDays(sunday, days)) as [string, string, string];
  await addEvent(admin, { title: 'Dentist', eventDate: monday, eventTime: '15:40', eventEndTime: '16:40' });
  await addEvent(admin, { title: 'Camping', eventDate: sunday, endDate: tuesday });
  const page = await open(admin);
  await openCalendar(page);
  await dragTo(page, await middleOf(inMonth(page, 'Dentist')), await middleOf(cell(page, thursday)));
  await expect(cell(page, thursday)).toHaveAccessibleName(/Dentist/);
  await expect(cell(page, monday)).not.toHaveAccessibleName(/Dentist/);

  const band = inMonth(page, 'Camping');
  const width = (await band.boundingBox())?.width ?? 0;
  await dragTo(page, await middleOf(band, width / 2 - 3), await middleOf(cell(page, thursday)));
  await expect(cell(page, thursday)).toHaveAccessibleName(/Camping goes on/);
  // Held by any of its days it moves as a whole.
  await dragTo(page, await middleOf(band), await middleOf(band, (width / 3) * 1));
  await expect(cell(page, sunday)).not.toHaveAccessibleName(/Camping/);
  await expect(cell(page, plusDays(sunday, 5))).toHaveAccessibleName(/Camping goes on/);
  await page.reload();
  await expect(cell(page, thursday)).toHaveAccessibleName(/Dentist/);
  await expect(cell(page, plusDays(sunday, 5))).toHaveAccessibleName(/Camping goes on/);
  // A click on a band opens the day below the pointer.
  await page.mouse.click(...(Object.values(await middleOf(band)) as [number, number]));
  await expect(page.getByRole('dialog', { name: new RegExp(longDay(plusDays(sunday, 3))) })).toBeVisible();
});

test('in the day by person an event changes hands', async ({ open }) => {
  const { admin } = await foundFamily({ members: ['Tom Ashdown', 'Mia Ashdown'] });
  await addEvent(admin, noon);
  const page = await open(admin);
  await openHours(page, 'Day');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([/Family/, /Hannah/, /Tom/, /Mia/]);
  const event = eventButton(page, 'Dentist');
  await expect(event).toHaveAccessibleName(/for Family/);
  const width = await columnWidth(page);
  await dragTo(page, await middleOf(event), await middleOf(event, 2 * width));
  await expect(event).toHaveAccessibleName(/for Tom, 12:00–13:00/);
  await holdTo(page, await middleOf(event), await middleOf(event, width, HOUR));
  await expect(ghost(page)).toContainText('Mia, 13:00–14:00');
  await page.mouse.up();
  await expect(event).toHaveAccessibleName(/for Mia, 13:00–14:00/);
  await dragTo(page, await middleOf(event), await middleOf(event, -3 * width));
  await expect(event).toHaveAccessibleName(/for Family/);
  await expectAccessible(page, 'the day by person');

  await page.getByRole('group', { name: 'Columns' }).getByRole('radio', { name: 'One column' }).check();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'One column' })).toBeChecked();
});

test('an event for two people stands in both columns, and only the one it is dragged from is replaced', async ({
  open,
}) => {
  const { admin } = await foundFamily({ members: ['Tom Ashdown', 'Mia Ashdown'] });
  const { family } = await gql<{ family: { members: { id: string; displayName: string }[] } }>(
    admin,
    '{ family { members { id displayName } } }',
  );
  const ids = ['Hannah', 'Tom'].map((name) => family.members.find(({ displayName }) => displayName === name)?.id);
  await gql(admin, 'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }', {
    input: { ...noon, whoMemberIds: ids },
  });
  const page = await open(admin);
  await openHours(page, 'Day');
  const event = eventButton(page, 'Dentist');
  await expect(event).toHaveCount(2);
  await dragTo(page, await middleOf(event.last()), await middleOf(event.last(), await columnWidth(page)));
  await expect(event.first()).toHaveAccessibleName(/for Hannah and Mia|for Hannah, Mia/);
});

test('somebody without a mouse moves and lengthens events', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, noon);
  const page = await open(admin);
  await openHours(page, 'Week');
  const event = eventButton(page, 'Dentist');
  await event.focus();
  await expect(event).toHaveAccessibleDescription(/Press M to move it/);
  const said = page.locator('[aria-live="assertive"]').filter({ hasText: /./ });
  await page.keyboard.press('m');
  await expect(said).toHaveText(new RegExp(`^Picked up Dentist, ${longDay(today)}, 12:00–13:00\\. .*Enter to drop`));
  await expectAccessible(page, 'the week with an event in the hand');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText(`${longDay(today)}, 12:15–13:15`);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(said).toHaveText(`${longDay(today)}, 12:15–13:30`);
  await page.keyboard.press(otherDay > 0 ? 'ArrowRight' : 'ArrowLeft');
  await expect(ghost(page)).toContainText('12:15–13:30');
  await page.keyboard.press('Enter');
  await expect(event).toHaveAccessibleName(/12:15–13:30/);
  await expect(event).toBeFocused();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('Dentist stays where it was.');
  await expect(event).toHaveAccessibleName(/12:15–13:30/);
  await expect(event).toBeFocused();
  // The dialog is still there for everything else.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit Event' })).toBeVisible();
});

test('in the month the keyboard takes a day’s events one after the other', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Camping', eventDate: today });
  await addEvent(admin, noon);
  const page = await open(admin);
  await openCalendar(page);
  const cellOfToday = cell(page, today);
  await expect(cellOfToday).toHaveAccessibleName(/Dentist/);
  await cellOfToday.focus();
  const said = page.locator('[aria-live="assertive"]').filter({ hasText: /./ });
  await page.keyboard.press('m');
  await expect(said).toHaveText(/^Picked up Camping, .*Press M for the next event/);
  await page.keyboard.press('m');
  await expect(said).toHaveText(/^Picked up Dentist/);
  await page.keyboard.press('ArrowDown');
  const later = plusDays(today, 7);
  await expect(said).toHaveText(`${longDay(later)}, 12:00–13:00`);
  await page.keyboard.press('Enter');
  await expect(cell(page, later)).toHaveAccessibleName(/Dentist/);
  await expect(cell(page, later)).toBeFocused();
  await expect(cell(page, later)).not.toHaveAccessibleName(/Camping/);
});

test('on a phone a finger that rests takes an event, and one that moves scrolls', async ({ open }) => {
  const { admin } = await foundFamily();
  const day = dayOfMonth(today, 15);
  const later = plusDays(day, 2);
  await addEvent(admin, { title: 'Dentist', eventDate: day, eventTime: '12:00', eventEndTime: '13:00', emoji: '🦷' });
  const page = await open(admin, { viewport: phone, hasTouch: true });
  await page.clock.install();
  await openCalendar(page);
  await expect(cell(page, day)).toContainText('🦷');
  const touch = await finger(page);
  // Too quick: a finger that passes by.
  const [here, there] = [await middleOf(cell(page, day)), await middleOf(cell(page, later))];
  // The clock stands still: a busy machine would make a rest of it.
  await page.clock.pauseAt(new Date(Date.now() + 1000));
  await touch.down(here);
  await touch.move(there);
  await touch.up();
  await page.clock.resume();
  await expect(cell(page, day)).toContainText('🦷');
  await expect(ghost(page)).toHaveCount(0);

  await touch.down(await middleOf(cell(page, day)));
  await expect(ghost(page)).toBeVisible();
  await touch.move(await middleOf(cell(page, later)));
  await expect(ghost(page)).toContainText('Dentist');
  await touch.up();
  await expect(cell(page, later)).toContainText('🦷');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await undo(page).click();
  await expect(cell(page, day)).toContainText('🦷');

  await cell(page, day).tap();
  await page.getByRole('button', { name: 'Done' }).tap();
  await chooseView(page, 'Day');
  const event = eventButton(page, 'Dentist');
  await event.scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: /hour by hour/ }).evaluate((element) => (element.scrollTop = 150));
  const from = await middleOf(event);
  await touch.down(from);
  await expect(ghost(page)).toBeVisible();
  await touch.move({ x: from.x, y: from.y + HOUR });
  await touch.up();
  await expect(event).toHaveAccessibleName(/13:00–14:00/);
  // Held and let go it shows handles as large as a finger.
  await touch.down(await middleOf(event));
  await expect(ghost(page)).toBeVisible();
  await touch.up();
  const handle = event.locator('[data-grip="end"]');
  await expect.poll(async () => (await handle.boundingBox())?.height).toBe(44);
  const edge = await middleOf(event, 0, HOUR / 2);
  await touch.down(edge);
  await touch.move({ x: edge.x, y: edge.y + HOUR });
  await touch.up();
  await expect(event).toHaveAccessibleName(/13:00–15:00/);
});

test('what the server refuses goes back to where it was, and Retry tries again', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, noon);
  const page = await open(admin);
  await openHours(page, 'Week');
  const event = eventButton(page, 'Dentist');
  const mend = await breakField(page, 'updateCalendarEvent');
  await dragTo(page, await middleOf(event), await middleOf(event, 0, 2 * HOUR));
  await expect(page.getByText('Dentist could not be moved and is back where it was.')).toBeVisible();
  await expect(event).toHaveAccessibleName(/12:00–13:00/);
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(event).toHaveAccessibleName(/14:00–15:00/);
});

test('whoever was faster is shown beside the move, and the person chooses', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const id = await addEvent(admin, noon);
  const page = await open(admin);
  await openHours(page, 'Week');
  const event = eventButton(page, 'Dentist');
  const tom = members[0];
  if (!tom) throw new Error('nobody joined');
  const change = (eventTime: string, eventEndTime: string) =>
    gql(
      tom,
      'mutation ($id: ID!, $input: CalendarEventInput!) { updateCalendarEvent(id: $id, input: $input) { id } }',
      { id, input: { title: 'Dentist', eventDate: today, eventTime, eventEndTime } },
    );
  /** Drags while the change of somebody else is still on its way to this screen. */
  const dragLate = async (by: number, meanwhile: () => Promise<unknown>): Promise<void> => {
    await holdTo(page, await middleOf(event), await middleOf(event, 0, by * HOUR));
    await meanwhile();
    await page.mouse.up();
  };
  await dragLate(2, () => change('09:00', '10:00'));
  const dialog = page.getByRole('dialog', { name: 'Move Dentist' });
  await expect(dialog.getByRole('article', { name: 'Yours' })).toContainText('14:00–15:00');
  await expect(dialog.getByRole('article', { name: 'Tom’s, just now' })).toContainText('09:00–10:00');
  await expectAccessible(page, 'the question about two versions');
  await dialog.getByRole('button', { name: 'Keep Tom’s' }).click();
  await expect(dialog).toBeHidden();
  await expect(event).toHaveAccessibleName(/09:00–10:00/);

  await dragLate(2, () => change('16:00', '17:00'));
  await dialog.getByRole('button', { name: 'Move it anyway' }).click();
  await expect(dialog).toBeHidden();
  await expect(event).toHaveAccessibleName(/11:00–12:00/);
  await page.reload();
  await expect(event).toHaveAccessibleName(/11:00–12:00/);
});

test('dragging a repeating event asks how much of it is meant', async ({ open }) => {
  const { admin } = await foundFamily();
  const first = dayOfMonth(today, 1);
  await addEvent(admin, {
    title: 'Swimming',
    eventDate: first,
    isRecurring: true,
    recurringType: 'weekly',
    recurringInterval: 1,
    recurringEndDate: plusDays(first, 21),
  });
  const page = await open(admin);
  await openCalendar(page);
  const second = plusDays(first, 7);
  const beside = plusDays(second, new Date(`${second}T00:00:00Z`).getUTCDay() === 6 ? -1 : 1);
  const lesson = cell(page, second).getByTitle('Swimming');
  const question = page.getByRole('dialog', { name: 'Change a repeating event' });
  await dragTo(page, await middleOf(lesson), await middleOf(cell(page, beside)));
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(cell(page, second)).toHaveAccessibleName(/Swimming/);
  await expect(cell(page, beside)).not.toHaveAccessibleName(/Swimming/);

  await dragTo(page, await middleOf(lesson), await middleOf(cell(page, beside)));
  await expect(question.getByRole('radio', { name: 'This event' })).toBeChecked();
  await question.getByRole('button', { name: 'Save changes' }).click();
  await expect(cell(page, beside)).toHaveAccessibleName(/Swimming/);
  await expect(cell(page, second)).not.toHaveAccessibleName(/Swimming/);
  for (const other of [first, plusDays(first, 14), plusDays(first, 21)])
    await expect(cell(page, other)).toHaveAccessibleName(/Swimming/);
  await undo(page).click();
  await expect(cell(page, second)).toHaveAccessibleName(/Swimming/);
  await expect(cell(page, beside)).not.toHaveAccessibleName(/Swimming/);
});
