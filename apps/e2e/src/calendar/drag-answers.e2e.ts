import { addEvent, foundFamily, gql } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { cell, eventButton, openCalendar } from '../kit/calendar';
import { dayOfMonth, plusDays, today } from '../kit/days';
import { dragTo, holdTo, middleOf } from '../kit/drag';
import { HOUR, noon, openHours, undo } from '../kit/hours';
import { expect, test } from '../kit/test';

test('a concurrent change is shown next to the move, and can be kept', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const id = await addEvent(admin, noon());
  const page = await open(admin);
  await openHours(page, 'Week');
  const event = eventButton(page, 'Dentist');
  const tom = members[0];
  if (!tom) throw new Error('nobody joined');
  // Dropped before the other member's change has reached this screen.
  await holdTo(page, await middleOf(event), await middleOf(event, 0, 2 * HOUR));
  await gql(
    tom,
    'mutation ($id: ID!, $input: CalendarEventInput!) { updateCalendarEvent(id: $id, input: $input) { id } }',
    { id, input: { title: 'Dentist', eventDate: today(), eventTime: '09:00', eventEndTime: '10:00' } },
  );
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'Move Dentist' });
  await expect(dialog.getByRole('article', { name: 'Yours' })).toContainText('14:00–15:00');
  await expect(dialog.getByRole('article', { name: 'Tom’s, just now' })).toContainText('09:00–10:00');
  await expectAccessible(page, 'the question about two versions');
  await dialog.getByRole('button', { name: 'Keep Tom’s' }).click();
  await expect(dialog).toBeHidden();
  await expect(event).toHaveAccessibleName(/09:00–10:00/);
});

test('dragging a repeating event asks for the scope', async ({ open }) => {
  const { admin } = await foundFamily();
  const first = dayOfMonth(today(), 1);
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
