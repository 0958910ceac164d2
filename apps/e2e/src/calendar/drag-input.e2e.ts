import { addEvent, foundFamily } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { cell, chooseView, eventButton, openCalendar } from '../kit/calendar';
import { dayOfMonth, longDay, plusDays, today } from '../kit/days';
import { finger, ghost, middleOf } from '../kit/drag';
import { HOUR, noon, openHours, otherDay, undo } from '../kit/hours';
import { expect, phone, test } from '../kit/test';
import { openForEdit } from '../kit/reader';

test('without a mouse events move and get longer in the week, and one after the other in the month', async ({
  open,
}) => {
  const { admin } = await foundFamily();
  await addEvent(admin, noon());
  await addEvent(admin, { title: 'Camping', eventDate: today() });
  await addEvent(admin, { title: 'Piano', eventDate: today(), eventTime: '18:00', eventEndTime: '19:00' });
  const page = await open(admin);
  await openHours(page, 'Week');
  const said = page.locator('[aria-live="assertive"]').filter({ hasText: /./ });

  await test.step('in the week', async () => {
    const event = eventButton(page, 'Dentist');
    await event.focus();
    await expect(event).toHaveAccessibleDescription(/Press M to move it/);
    await page.keyboard.press('m');
    await expect(said).toHaveText(
      new RegExp(`^Picked up Dentist, ${longDay(today())}, 12:00–13:00\\. .*Enter to drop`),
    );
    await expectAccessible(page, 'the week with an event in the hand');
    await page.keyboard.press('ArrowDown');
    await expect(said).toHaveText(`${longDay(today())}, 12:15–13:15`);
    await page.keyboard.press('Shift+ArrowDown');
    await expect(said).toHaveText(`${longDay(today())}, 12:15–13:30`);
    await page.keyboard.press(otherDay() > 0 ? 'ArrowRight' : 'ArrowLeft');
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
    // Enter still opens it.
    await page.keyboard.press('Enter');
    await openForEdit(page, 'Dentist');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('in the month', async () => {
    await chooseView(page, 'Month');
    await cell(page, today()).focus();
    await page.keyboard.press('m');
    await expect(said).toHaveText(/^Picked up Camping, .*Press M for the next event/);
    await page.keyboard.press('m');
    await expect(said).toHaveText(/^Picked up Piano/);
    await page.keyboard.press('ArrowDown');
    const later = plusDays(today(), 7);
    await expect(said).toHaveText(`${longDay(later)}, 18:00–19:00`);
    await page.keyboard.press('Enter');
    await expect(cell(page, later)).toHaveAccessibleName(/Piano/);
    await expect(cell(page, later)).toBeFocused();
    await expect(cell(page, later)).not.toHaveAccessibleName(/Camping/);
  });
});

test('on a phone a long press picks up an event, and a moving finger scrolls', async ({ open }) => {
  const { admin } = await foundFamily();
  const day = dayOfMonth(today(), 15);
  const later = plusDays(day, 2);
  await addEvent(admin, { title: 'Dentist', eventDate: day, eventTime: '12:00', eventEndTime: '13:00', emoji: '🦷' });
  const page = await open(admin, { viewport: phone, hasTouch: true });
  await page.clock.install();
  await openCalendar(page);
  await expect(cell(page, day)).toContainText('🦷');
  const touch = await finger(page);
  // Shorter than a long press: a scrolling finger.
  const [here, there] = [await middleOf(cell(page, day)), await middleOf(cell(page, plusDays(day, -7)))];
  // The clock is paused: a slow machine would turn this into a long press.
  await page.clock.pauseAt(new Date(Date.now() + 30_000));
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
  await page.getByRole('region', { name: /hour by hour/ }).evaluate((element) => (element.scrollTop = 400));
  const from = await middleOf(event);
  await touch.down(from);
  await expect(ghost(page)).toBeVisible();
  await touch.move({ x: from.x, y: from.y + HOUR });
  await touch.up();
  await expect(event).toHaveAccessibleName(/13:00–14:00/);
  // A long press without movement shows finger-sized handles.
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
