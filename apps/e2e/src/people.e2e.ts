import { expectAccessible } from './kit/axe';
import { addMember, foundFamily } from './kit/api';
import { addByDialog, cell, chooseView, eventButton, fillEvent, openCalendar, startEvent } from './kit/calendar';
import { today } from './kit/days';
import { mailTo } from './kit/mail';
import { beginWithinOneDay, expect, layouts, phone, test } from './kit/test';

/** Without summer time: no time of day comes twice or never. */
const timeZone = 'Atlantic/Reykjavik';

/** Date and time there, so many minutes from now. */
function soon(minutes: number): { date: string; time: string } {
  const at = new Date(Date.now() + minutes * 60_000);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return { date: new Intl.DateTimeFormat('en-CA', { timeZone }).format(at), time: time.format(at) };
}

for (const [layout, viewport] of Object.entries(layouts))
  test(`an event of two people; the calendar of one of them, and everyone's again (${layout})`, async ({ open }) => {
    test.setTimeout(150_000);
    const { admin } = await foundFamily();
    for (const name of ['Mia', 'Sam', 'Tess']) await addMember(admin, name);
    const page = await open(admin, { viewport });
    await openCalendar(page, 'Day');
    const date = today();
    const dialog = await startEvent(page);
    await fillEvent(dialog, { title: 'Gala', date, time: '10:00', who: 'Sam' });
    await fillEvent(dialog, { who: 'Mia' });
    await expectAccessible(page, 'the event dialog with two people');
    await dialog.getByRole('button', { name: 'Add Event' }).click();
    await expect(dialog).toBeHidden();
    await addByDialog(page, { title: 'Judo', date, time: '12:00', who: 'Tess' });
    await addByDialog(page, { title: 'Film night', date, time: '19:00' });
    // On a wide screen it stands in the column of each of them.
    const gala = eventButton(page, 'Gala').first();
    await expect(gala).toHaveAccessibleName(/for Sam and Mia/);

    const filter = page.getByRole('group', { name: 'Show events of' });
    await filter.getByRole('button', { name: 'Mia' }).click();
    await expect(filter.getByRole('status')).toHaveText(/Showing events of Mia.*2 of 3 this day/);
    await expect(gala).toBeVisible();
    await expect(eventButton(page, 'Film night').first()).toBeVisible();
    await expect(eventButton(page, 'Judo')).toHaveCount(0);
    await expectAccessible(page, 'the calendar of one person');
    await page.reload();
    await expect(gala).toBeVisible();
    await expect(eventButton(page, 'Judo')).toHaveCount(0);
    await filter.getByRole('button', { name: 'Everyone' }).click();
    await expect(eventButton(page, 'Judo').first()).toBeVisible();
    if (viewport === phone) return;
    await chooseView(page, 'Month');
    await expect(cell(page, date)).toHaveAccessibleName(/3 events/);
  });

test('a reminder is set in the dialog, and its mail comes with the start and leads to the day', async ({ open }) => {
  test.setTimeout(240_000);
  await beginWithinOneDay(timeZone);
  const { admin } = await foundFamily({ timeZone });
  const page = await open(admin, { timezoneId: timeZone });
  await openCalendar(page);
  // Whole minutes: at least one away from now.
  const { date, time } = soon(2);
  const dialog = await startEvent(page);
  await fillEvent(dialog, { title: 'Bin day', date, time });
  const reminders = dialog.getByRole('region', { name: 'Reminders' });
  await reminders.getByRole('button', { name: 'Add reminder' }).click();
  await page.getByRole('menuitem', { name: 'At the start' }).click();
  await expect(reminders.getByText('At the start · Me')).toBeVisible();
  await expectAccessible(page, 'the dialog with a reminder');
  await dialog.getByRole('button', { name: 'Add Event' }).click();
  await expect(dialog).toBeHidden();
  await expect(cell(page, date)).toHaveAccessibleName(/Bin day ?, reminder set/);

  const mail = await mailTo(admin.email, new RegExp(`Bin day, today at ${time}`), 200_000);
  const link = /href="[^"]*(\/dashboard#calendar\/[\d-]+)"/.exec(mail)?.[1] ?? '';
  expect(link).toBe(`/dashboard#calendar/${date}`);
  await page.goto('/');
  await page.goto(link);
  await expect(page).toHaveURL(/#calendar$/);
  await expect(cell(page, date)).toHaveAccessibleName(/Bin day/);
});
