import { addEvent, addMember, foundFamily } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { cell, chooseView, eventButton, openCalendar } from '../kit/calendar';
import { dayOfMonth, longDay, plusDays, today } from '../kit/days';
import { dragTo, ghost, holdTo, middleOf } from '../kit/drag';
import { columnWidth, HOUR, inMonth, noon, openHours, otherDay, showNoon, undo } from '../kit/hours';
import { expect, test } from '../kit/test';
import { reader } from '../kit/reader';

test('in the hours the mouse moves an event, drags its edges and gives it to another person', async ({ open }) => {
  const { admin } = await foundFamily();
  const [tom, mia] = [await addMember(admin, 'Tom'), await addMember(admin, 'Mia')];
  await addEvent(admin, noon());
  await addEvent(admin, { title: 'Haircut', eventDate: today(), eventTime: '14:00', eventEndTime: '15:00' });
  const both = { eventTime: '09:30', eventEndTime: '10:30', whoMemberIds: [tom, mia] };
  await addEvent(admin, { title: 'Judo', eventDate: today(), ...both });
  const page = await open(admin);
  await openHours(page, 'Week');
  const event = eventButton(page, 'Dentist');

  await test.step('to another day and time, and back with Undo', async () => {
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
    await page.keyboard.press('Escape');
    await expect(reader(page, 'Dentist')).toBeHidden();
  });

  await test.step('its edges, and Escape cancels', async () => {
    await dragTo(page, await middleOf(event, 0, HOUR / 2 - 3), await middleOf(event, 0, HOUR / 2 - 3 + 1.5 * HOUR));
    await expect(event).toHaveAccessibleName(/14:15–16:45/);
    await dragTo(page, await middleOf(event, 0, -1.25 * HOUR + 3), await middleOf(event, 0, -1.75 * HOUR + 3));
    await expect(event).toHaveAccessibleName(/13:45–16:45/);
    // Never shorter than a quarter of an hour.
    await dragTo(page, await middleOf(event, 0, 1.5 * HOUR - 3), await middleOf(event, 0, -4 * HOUR));
    await expect(event).toHaveAccessibleName(/13:45–14:00/);
    await holdTo(page, await middleOf(event), await middleOf(event, 0, -3 * HOUR));
    await expect(ghost(page)).toContainText('10:45–11:00');
    await page.keyboard.press('Escape');
    await expect(ghost(page)).toHaveCount(0);
    await page.mouse.up();
    await expect(event).toHaveAccessibleName(/13:45–14:00/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('in the day by person to another person', async () => {
    await chooseView(page, 'Day');
    await showNoon(page);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([/Family/, /Hannah/, /Tom/, /Mia/]);
    const haircut = eventButton(page, 'Haircut');
    await expect(haircut).toHaveAccessibleName(/for Family/);
    const width = await columnWidth(page);
    await dragTo(page, await middleOf(haircut), await middleOf(haircut, 2 * width));
    await expect(haircut).toHaveAccessibleName(/for Tom, 14:00–15:00/);
    await holdTo(page, await middleOf(haircut), await middleOf(haircut, width, HOUR));
    await expect(ghost(page)).toContainText('Mia, 15:00–16:00');
    await page.mouse.up();
    await expect(haircut).toHaveAccessibleName(/for Mia, 15:00–16:00/);
    await dragTo(page, await middleOf(haircut), await middleOf(haircut, -3 * width));
    await expect(haircut).toHaveAccessibleName(/for Family/);
    await expectAccessible(page, 'the day by person');

    // An event for two people is in both columns, and dragging it replaces only one of them.
    const judo = eventButton(page, 'Judo');
    await expect(judo).toHaveCount(2);
    await dragTo(page, await middleOf(judo.first()), await middleOf(judo.first(), -width));
    await expect(judo.first()).toHaveAccessibleName(/for Hannah and Mia/);
  });

  await test.step('which can have one column instead, also after a reload', async () => {
    await page.getByRole('group', { name: 'Columns' }).getByRole('radio', { name: 'One column' }).check();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'One column' })).toBeChecked();
  });
});

test('in the month the mouse moves events and extends a band, and one of a series asks for the scope', async ({
  open,
}) => {
  const { admin } = await foundFamily();
  // All within one week of the grid, whatever day the month begins on; the series is on the Saturdays around it.
  const fifteenth = dayOfMonth(today(), 15);
  const sunday = plusDays(fifteenth, -new Date(`${fifteenth}T00:00:00Z`).getUTCDay());
  const [monday, tuesday, thursday] = [1, 2, 4].map((days) => plusDays(sunday, days)) as [string, string, string];
  const [first, second, third, fourth] = [-8, -1, 6, 13].map((days) => plusDays(sunday, days)) as [
    ...[string, string, string, string],
  ];
  await addEvent(admin, { title: 'Dentist', eventDate: monday, eventTime: '15:40', eventEndTime: '16:40' });
  await addEvent(admin, { title: 'Camping', eventDate: sunday, endDate: tuesday });
  const weekly = { isRecurring: true, recurringType: 'weekly', recurringInterval: 1 } as const;
  await addEvent(admin, { title: 'Swimming', eventDate: first, ...weekly, recurringEndDate: fourth });
  const page = await open(admin);
  await openCalendar(page);

  await test.step('an event to another day, and a band to a later end', async () => {
    await dragTo(page, await middleOf(inMonth(page, 'Dentist')), await middleOf(cell(page, thursday)));
    await expect(cell(page, thursday)).toHaveAccessibleName(/Dentist/);
    await expect(cell(page, monday)).not.toHaveAccessibleName(/Dentist/);

    const band = inMonth(page, 'Camping');
    const width = (await band.boundingBox())?.width ?? 0;
    await dragTo(page, await middleOf(band, width / 2 - 3), await middleOf(cell(page, thursday)));
    await expect(cell(page, thursday)).toHaveAccessibleName(/Camping goes on/);
    // Dragging any of its days moves it as a whole.
    await dragTo(page, await middleOf(band), await middleOf(band, width / 3));
    await expect(cell(page, sunday)).not.toHaveAccessibleName(/Camping/);
    await expect(cell(page, plusDays(sunday, 5))).toHaveAccessibleName(/Camping goes on/);
    await page.reload();
    await expect(cell(page, thursday)).toHaveAccessibleName(/Dentist/);
    await expect(cell(page, plusDays(sunday, 5))).toHaveAccessibleName(/Camping goes on/);
    // A click on a band is still a click.
    await page.mouse.click(...(Object.values(await middleOf(band)) as [number, number]));
    await expect(reader(page, 'Camping')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(reader(page, 'Camping')).toBeHidden();
  });

  await test.step('one of a series asks, and moves alone', async () => {
    const friday = plusDays(second, -1);
    const lesson = cell(page, second).getByTitle('Swimming');
    const question = page.getByRole('dialog', { name: 'Change a repeating event' });
    await dragTo(page, await middleOf(lesson), await middleOf(cell(page, friday)));
    await expect(question).toBeVisible();
    await expectAccessible(page, 'the question for the scope');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(cell(page, second)).toHaveAccessibleName(/Swimming/);
    await expect(cell(page, friday)).not.toHaveAccessibleName(/Swimming/);

    await dragTo(page, await middleOf(lesson), await middleOf(cell(page, friday)));
    await expect(question.getByRole('radio', { name: 'This event' })).toBeChecked();
    await question.getByRole('button', { name: 'Save changes' }).click();
    await expect(cell(page, friday)).toHaveAccessibleName(/Swimming/);
    await expect(cell(page, second)).not.toHaveAccessibleName(/Swimming/);
    for (const other of [first, third, fourth]) await expect(cell(page, other)).toHaveAccessibleName(/Swimming/);
    await undo(page).click();
    await expect(cell(page, second)).toHaveAccessibleName(/Swimming/);
    await expect(cell(page, friday)).not.toHaveAccessibleName(/Swimming/);
  });
});
