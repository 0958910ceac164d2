import { addEvent, foundFamily } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { chooseView, eventButton, openCalendar } from '../kit/calendar';
import { longDay, today } from '../kit/days';
import { reader } from '../kit/reader';
import { desktop, expect, test } from '../kit/test';

test('a crowded week counts what it hides, and a popover beside an event leaves the page usable', async ({ open }) => {
  const { admin } = await foundFamily();
  const guests = [1, 2, 3, 4, 5, 6].map((index) => `Guest ${index}`);
  for (const title of guests) await addEvent(admin, { title, eventDate: today() });
  await addEvent(admin, { title: 'Dentist', eventDate: today(), eventTime: '15:40', eventEndTime: '16:40' });
  await addEvent(admin, { title: 'Piano', eventDate: today(), eventTime: '17:00', eventEndTime: '18:00' });
  const together = ['Choir', 'Football', 'Ballet'];
  for (const title of together)
    await addEvent(admin, { title, eventDate: today(), eventTime: '21:00', eventEndTime: '21:30' });
  const page = await open(admin);
  await openCalendar(page, 'Week');

  await test.step('all-day events and day names', async () => {
    const hours = page.getByRole('region', { name: /hour by hour/ });
    await expect(hours).toHaveAttribute('aria-busy', 'false');
    await hours.evaluate((element) => (element.scrollTop = element.scrollHeight));
    await expect(page.getByRole('button', { name: 'Guest 3' })).toBeInViewport();
    await page.getByRole('button', { name: `Show 3 more all-day events of ${longDay(today())}` }).click();
    await expect(page.getByRole('button', { name: 'Guest 6' })).toBeInViewport();
    await expectAccessible(page, 'a crowded week, every event of which is shown');
    await hours.evaluate((element) => (element.scrollTop = element.scrollHeight));
    await expect(page.getByRole('button', { name: 'Guest 6' })).not.toBeInViewport();
    await expect(page.getByRole('button', { name: `Show ${longDay(today())}` })).toBeInViewport({ ratio: 0.9 });
    for (const title of together)
      await expect(eventButton(page, title).getByText(title, { exact: true })).toBeInViewport();
  });

  await test.step('popovers', async () => {
    const card = reader(page, 'Dentist');
    for (const width of [1280, 820]) {
      await page.setViewportSize({ width, height: 700 });
      await eventButton(page, 'Dentist').click();
      await expect(card).toContainText('15:40–16:40');
      await expectAccessible(page, `an event to be read (${width} px)`);
      const box = await card.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
      // Another event is one click away.
      await eventButton(page, 'Piano').click({ position: { x: 6, y: 6 } });
      await expect(reader(page, 'Piano')).toBeVisible();
      await expect(card).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(reader(page, 'Piano')).toBeHidden();
      await expect(eventButton(page, 'Piano')).toBeFocused();
    }
    // So is another section, and Back leads to the calendar.
    await eventButton(page, 'Dentist').click();
    await expect(card).toBeVisible();
    await page.setViewportSize(desktop);
    await page.getByRole('link', { name: /^Family Jobs/ }).click();
    await expect(page).toHaveURL(/#todos$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/#calendar$/);
  });

  // Only the title determines the order.
  await chooseView(page, 'Entries');
  await expect(page.getByRole('region', { name: 'All events' }).getByText(/^Guest/)).toHaveText(guests);
});
