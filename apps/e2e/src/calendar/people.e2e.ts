import { expectAccessible, expectAccessibleInBothLayouts } from '../kit/axe';
import { addEvent, addMember, foundFamily } from '../kit/api';
import { cell, chooseView, eventButton, fillEvent, openCalendar, startEvent } from '../kit/calendar';
import { today } from '../kit/days';
import { openForEdit } from '../kit/reader';
import { expect, phone, test } from '../kit/test';

test('an event for two people with a reminder; the calendar filtered by one of them, and unfiltered again', async ({
  open,
}) => {
  const { admin } = await foundFamily();
  for (const name of ['Mia', 'Sam']) await addMember(admin, name);
  const tess = await addMember(admin, 'Tess');
  await addEvent(admin, { title: 'Judo', eventDate: today(), eventTime: '12:00', whoMemberIds: [tess] });
  await addEvent(admin, { title: 'Film night', eventDate: today(), eventTime: '19:00' });
  const page = await open(admin);
  await openCalendar(page, 'Day');
  const date = today();
  const dialog = await startEvent(page);
  await fillEvent(dialog, { title: 'Gala', date, time: '10:00', who: 'Sam' });
  await fillEvent(dialog, { who: 'Mia' });
  const reminders = dialog.getByRole('region', { name: 'Reminders' });
  await reminders.getByRole('button', { name: 'Add reminder' }).click();
  await page.getByRole('menuitem', { name: 'At the start' }).click();
  await expect(reminders.getByText('At the start · Me')).toBeVisible();
  await expectAccessible(page, 'the event dialog with two people and a reminder');
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(dialog).toBeHidden();
  // On a wide screen it appears in both columns.
  const gala = eventButton(page, 'Gala').first();
  await expect(gala).toHaveAccessibleName(/for Sam and Mia/);

  const filter = page.getByRole('group', { name: 'Show events of' });
  await filter.getByRole('button', { name: 'Mia' }).click();
  await expect(filter.getByRole('status')).toHaveText(/Showing events of Mia.*2 of 3 this day/);
  await expect(gala).toBeVisible();
  await expect(eventButton(page, 'Film night').first()).toBeVisible();
  await expect(eventButton(page, 'Judo')).toHaveCount(0);
  await expectAccessibleInBothLayouts(page, 'the calendar of one person');
  await page.reload();
  await expect(gala).toBeVisible();
  await expect(eventButton(page, 'Judo')).toHaveCount(0);
  await filter.getByRole('button', { name: 'Everyone' }).click();
  await expect(eventButton(page, 'Judo').first()).toBeVisible();
  await chooseView(page, 'Month');
  await expect(cell(page, date)).toHaveAccessibleName(/3 events\b.*Gala ?, reminder set/);
  await page.setViewportSize(phone);
  await chooseView(page, 'Day');
  await gala.click();
  await openForEdit(page, 'Gala');
  await expectAccessible(page, 'the event dialog with two people on a phone');
});
