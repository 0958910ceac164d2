import { addEvent, foundFamily, gql } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { cell, eventButton, openCalendar } from '../kit/calendar';
import { dayOfMonth, longDay, plusDays, today } from '../kit/days';
import { dragTo, ghost, holdTo, middleOf } from '../kit/drag';
import { columnWidth, HOUR, inMonth, noon, openHours, otherDay, showNoon, undo } from '../kit/hours';
import { expect, test } from '../kit/test';
import { reader } from '../kit/reader';

test('in the week an event is dragged to another day and time, and Undo reverts it', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, noon());
  const page = await open(admin);
  await openHours(page, 'Week');
  const event = eventButton(page, 'Dentist');
  const from = await middleOf(event);
  const width = await columnWidth(page);
  const to = { x: from.x + otherDay() * width, y: from.y + 2.25 * HOUR };
  await holdTo(page, from, to);
  await expect(ghost(page)).toContainText('14:15–15:15');
  await expectAccessible(page, 'the week with a drag in progress');
  await page.mouse.up();
  await expect(event).toHaveAccessibleName(/14:15–15:15/);
  const moved = await middleOf(event);
  expect(Math.abs(moved.x - to.x)).toBeLessThan(width / 2);
  await expect(
    page.getByText(`Dentist is on ${longDay(plusDays(today(), otherDay()))}, 14:15–15:15 now`),
  ).toBeVisible();
  await page.reload();
  await expect(event).toHaveAccessibleName(/14:15–15:15/);

  await showNoon(page);
  await dragTo(page, await middleOf(event), await middleOf(event, 0, -4 * HOUR));
  await expect(event).toHaveAccessibleName(/10:15–11:15/);
  await undo(page).click();
  await expect(event).toHaveAccessibleName(/14:15–15:15/);
  // A click is still a click.
  await event.click();
  await expect(reader(page, 'Dentist')).toBeVisible();
});

test('an edge of an event is dragged to another time, and Escape cancels', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, noon());
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

test('in the month events move to other days, and a band is extended', async ({ open }) => {
  const { admin } = await foundFamily();
  // Both within one week of the grid, whatever day the month begins on.
  const fifteenth = dayOfMonth(today(), 15);
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
  // Dragging any of its days moves it as a whole.
  await dragTo(page, await middleOf(band), await middleOf(band, (width / 3) * 1));
  await expect(cell(page, sunday)).not.toHaveAccessibleName(/Camping/);
  await expect(cell(page, plusDays(sunday, 5))).toHaveAccessibleName(/Camping goes on/);
  await page.reload();
  await expect(cell(page, thursday)).toHaveAccessibleName(/Dentist/);
  await expect(cell(page, plusDays(sunday, 5))).toHaveAccessibleName(/Camping goes on/);
  // A click on a band is still a click.
  await page.mouse.click(...(Object.values(await middleOf(band)) as [number, number]));
  await expect(reader(page, 'Camping')).toBeVisible();
});

test('in the day by person an event moves to another person', async ({ open }) => {
  const { admin } = await foundFamily({ members: ['Tom Ashdown', 'Mia Ashdown'] });
  await addEvent(admin, noon());
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

test('an event for two people is in both columns, and dragging it replaces only one of them', async ({ open }) => {
  const { admin } = await foundFamily({ members: ['Tom Ashdown', 'Mia Ashdown'] });
  const { family } = await gql<{ family: { members: { id: string; displayName: string }[] } }>(
    admin,
    '{ family { members { id displayName } } }',
  );
  const ids = ['Hannah', 'Tom'].map((name) => family.members.find(({ displayName }) => displayName === name)?.id);
  await gql(admin, 'mutation ($input: CalendarEventInput!) { addCalendarEvent(input: $input) { id } }', {
    input: { ...noon(), whoMemberIds: ids },
  });
  const page = await open(admin);
  await openHours(page, 'Day');
  const event = eventButton(page, 'Dentist');
  await expect(event).toHaveCount(2);
  await dragTo(page, await middleOf(event.last()), await middleOf(event.last(), await columnWidth(page)));
  await expect(event.first()).toHaveAccessibleName(/for Hannah and Mia|for Hannah, Mia/);
});
