import { expectAccessible } from '../kit/axe';
import { addEvent, addMember, foundFamily } from '../kit/api';
import { calendarLoaded, cell, chooseView, eventButton, eventDialog, openCalendar } from '../kit/calendar';
import { longDay, plusDays, today } from '../kit/days';
import { finger } from '../kit/drag';
import { openForEdit } from '../kit/reader';
import { expect, phone, test } from '../kit/test';

test('on a phone the grid starts near the top, a swipe changes the period, and the day shows who is free', async ({
  open,
}) => {
  const { admin } = await foundFamily();
  const [mia] = [await addMember(admin, 'Mia'), await addMember(admin, 'Sam')];
  const date = plusDays(today(), 1);
  const times = { eventDate: date, eventTime: '15:00', eventEndTime: '16:30' };
  await addEvent(admin, { title: 'Dentist', ...times, whoMemberIds: [mia] });
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

  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByRole('button', { name: 'Filter events' }).tap();
  const filter = page.getByRole('group', { name: 'Show events of' });
  await filter.getByRole('button', { name: 'Sam' }).tap();
  await expect(filter.getByRole('status')).toHaveText(/Showing events of Sam.*0 of 1 this month/);
  await expectAccessible(page, 'the calendar of one person on a phone');
  await filter.getByRole('button', { name: 'Everyone' }).tap();

  // "Who is free tomorrow?" is one action.
  await cell(page, date).tap();
  const day = page.getByRole('dialog', { name: new RegExp(longDay(date)) });
  await expect(day.getByText('Hannah and Sam all day')).toBeVisible();
  await expect(day.getByText('Mia until 15:00, from 16:30')).toBeVisible();
  await expectAccessible(page, 'a day with who is free');
  await day.getByRole('button', { name: 'Done' }).tap();

  await chooseView(page, 'Day');
  await eventButton(page, 'Dentist').tap();
  await openForEdit(page, 'Dentist');
  const reminders = eventDialog(page).getByRole('region', { name: 'Reminders' });
  await reminders.getByRole('button', { name: 'Add reminder' }).tap();
  await page.getByRole('menuitem', { name: 'At the start' }).tap();
  await expect(reminders.getByText('At the start · Me')).toBeVisible();
  await expectAccessible(page, 'the event dialog with a reminder on a phone');
  await eventDialog(page).getByRole('button', { name: 'Save changes' }).tap();
  await expect(eventButton(page, 'Dentist')).toHaveAccessibleName(/reminder set/);

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
