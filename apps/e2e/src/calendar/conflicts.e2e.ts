import type { Page } from '@playwright/test';
import { addEvent, foundFamily, gql } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { cell, eventButton, eventDialog, openCalendar, openCell } from '../kit/calendar';
import { today } from '../kit/days';
import { holdTo, middleOf } from '../kit/drag';
import { HOUR, noon, openHours } from '../kit/hours';
import { expect, test } from '../kit/test';

test('two people changing one event are shown both versions, in the form and after a drag', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const [tomHimself] = members;
  if (!tomHimself) throw new Error('nobody joined');
  const day = today();
  await addEvent(admin, { title: 'Barbecue', eventDate: day });
  const [hannah, tom] = [await open(admin), await open(tomHimself)];

  await test.step('both edit it, and the second one continues from the first one’s version', async () => {
    for (const page of [hannah, tom]) {
      await openCalendar(page);
      await openCell(page, day);
      await page.getByRole('dialog').getByRole('button', { name: 'Edit Barbecue' }).click();
      await expect(eventDialog(page).getByLabel('Title')).toHaveValue('Barbecue');
    }
    const save = async (page: Page, title: string): Promise<void> => {
      await eventDialog(page).getByLabel('Title').fill(title);
      await eventDialog(page).getByRole('button', { name: 'Save changes' }).click();
    };
    await save(tom, 'Barbecue at six');
    await expect(eventDialog(tom)).toBeHidden();
    await tom.getByRole('button', { name: 'Done' }).click();
    await save(hannah, 'Barbecue with salad');
    await expect(hannah.getByText('Somebody else changed this event in the meantime')).toBeVisible();
    await expect(hannah.getByRole('article', { name: 'Your version' })).toContainText('Barbecue with salad');
    await expect(hannah.getByRole('article', { name: 'Their version' })).toContainText('Barbecue at six');
    await expectAccessible(hannah, 'the form with two versions');
    await hannah.getByRole('button', { name: 'Use theirs' }).click();
    await expect(eventDialog(hannah).getByLabel('Title')).toHaveValue('Barbecue at six');
    await save(hannah, 'Barbecue at six with salad');
    await expect(eventDialog(hannah)).toBeHidden();
    await hannah.getByRole('button', { name: 'Done' }).click();
    await expect(cell(tom, day)).toHaveAccessibleName(/Barbecue at six with salad/);
  });

  await test.step('one moves it while the other one drags it', async () => {
    const id = await addEvent(admin, noon());
    await openHours(hannah, 'Week');
    const event = eventButton(hannah, 'Dentist');
    // Dropped before the other member's change has reached this screen.
    await holdTo(hannah, await middleOf(event), await middleOf(event, 0, 2 * HOUR));
    await gql(
      tomHimself,
      'mutation ($id: ID!, $input: CalendarEventInput!) { updateCalendarEvent(id: $id, input: $input) { id } }',
      { id, input: { title: 'Dentist', eventDate: today(), eventTime: '09:00', eventEndTime: '10:00' } },
    );
    await hannah.mouse.up();
    const dialog = hannah.getByRole('dialog', { name: 'Move Dentist' });
    await expect(dialog.getByRole('article', { name: 'Yours' })).toContainText('14:00–15:00');
    await expect(dialog.getByRole('article', { name: 'Tom’s, just now' })).toContainText('09:00–10:00');
    await expectAccessible(hannah, 'the question about two versions');
    await dialog.getByRole('button', { name: 'Keep Tom’s' }).click();
    await expect(dialog).toBeHidden();
    await expect(event).toHaveAccessibleName(/09:00–10:00/);
  });
});
