import { addEvent, foundFamily } from '../kit/api';
import {
  addByDialog,
  calendarLoaded,
  cell,
  chooseView,
  eventButton,
  eventDialog,
  fillEvent,
  openCalendar,
  openCell,
} from '../kit/calendar';
import { dayOfMonth, longDay, plusDays, today } from '../kit/days';
import { holdMessage } from '../kit/messages';
import { expect, test } from '../kit/test';

const fifteenth = (): string => dayOfMonth(today(), 15);

test('an event is added, changed, deleted and restored', async ({ open }) => {
  const { admin } = await foundFamily({ members: ['Tom Ashdown'] });
  const page = await open(admin);
  await openCalendar(page);
  const day = fifteenth();
  await addByDialog(page, { title: '  Dentist ', date: day, time: '15:40', endTime: '16:40', who: 'Tom' });
  await expect(cell(page, day)).toHaveAccessibleName(/1 event\b.*Dentist/);

  await openCell(page, day);
  const dialog = page.getByRole('dialog', { name: new RegExp(longDay(day)) });
  await dialog.getByRole('button', { name: 'Edit Dentist' }).click();
  const edit = eventDialog(page);
  await expect(edit.getByLabel('Title')).toHaveValue('Dentist');
  await expect(edit.getByRole('checkbox', { name: 'Tom', exact: true })).toBeChecked();
  await fillEvent(edit, { title: 'Orthodontist', time: '16:00', endTime: '17:00' });
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toBeHidden();
  await expect(dialog.getByRole('listitem')).toHaveText(/16:00.*Orthodontist/);

  await dialog.getByRole('button', { name: 'Delete Orthodontist' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this event?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByText('Orthodontist')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete Orthodontist' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('Orthodontist')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Done' }).click();
  // The previous change could be undone as well.
  const message = await holdMessage(page, 'Deleted Orthodontist');
  await expect(cell(page, day)).toHaveAccessibleName(new RegExp(`^${longDay(day)}(, today)?\\.?$`));
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, day)).toHaveAccessibleName(/1 event\b.*Orthodontist/);
  await page.reload();
  await expect(cell(page, day)).toHaveAccessibleName(/1 event\b.*Orthodontist/);
  // Late messages about earlier changes do not remove it again.
  await page.waitForLoadState('networkidle');
  await expect(cell(page, day)).toHaveAccessibleName(/1 event\b.*Orthodontist/);
});

test('an event over several days shows on each of them in every view', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin);
  await openCalendar(page);
  const [from, to] = [dayOfMonth(today(), 9), dayOfMonth(today(), 12)];
  await addByDialog(page, { title: 'Camping', date: from, endDate: to, time: '22:00', endTime: '07:00' });
  for (const day of [from, plusDays(from, 1), plusDays(from, 2), to])
    await expect(cell(page, day)).toHaveAccessibleName(/Camping/);
  for (const day of [plusDays(from, -1), plusDays(to, 1)])
    await expect(cell(page, day)).not.toHaveAccessibleName(/Camping/);
  await openCell(page, to);
  await expect(page.getByRole('dialog').getByText(/Last day/)).toBeVisible();
  await page.keyboard.press('Escape');
  await chooseView(page, 'Day');
  await expect(page.getByText(longDay(to)).first()).toBeVisible();
  await expect(eventButton(page, 'Camping')).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByText(longDay(plusDays(to, 1))).first()).toBeVisible();
  await calendarLoaded(page);
  await expect(eventButton(page, 'Camping')).toHaveCount(0);
});

test('concurrent events are side by side', async ({ open }) => {
  const { admin } = await foundFamily();
  for (const title of ['Choir', 'Football', 'Piano'])
    await addEvent(admin, { title, eventDate: today(), eventTime: '12:00', eventEndTime: '13:30' });
  await addEvent(admin, { title: 'Later', eventDate: today(), eventTime: '13:30', eventEndTime: '14:30' });
  const page = await open(admin);
  for (const view of ['Week', 'Day'] as const) {
    await openCalendar(page, view);
    const boxes = [];
    for (const title of ['Choir', 'Football', 'Piano', 'Later']) {
      const box = await eventButton(page, title).boundingBox();
      if (!box) throw new Error(`${title} is not on the ${view} view`);
      boxes.push(box);
    }
    const [later, ...together] = boxes.reverse();
    const columns = together.sort((a, b) => a.x - b.x);
    for (const [index, box] of columns.entries()) {
      expect(Math.abs(box.y - (columns[0]?.y ?? 0))).toBeLessThan(1);
      // 90 minutes at 48 px an hour.
      expect(Math.abs(box.height - 72)).toBeLessThan(3);
      if (index > 0)
        expect(box.x).toBeGreaterThanOrEqual((columns[index - 1]?.x ?? 0) + (columns[index - 1]?.width ?? 0) - 1);
    }
    // Later events use the full width again.
    expect(later?.width ?? 0).toBeGreaterThan((columns[0]?.width ?? 0) * 2);
  }
});

test('two people editing one event are offered both versions', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const day = fifteenth();
  await addEvent(admin, { title: 'Barbecue', eventDate: day });
  const [hannah, tom] = [await open(admin), await open(members[0] ?? null)];
  for (const page of [hannah, tom]) {
    await openCalendar(page);
    await openCell(page, day);
    await page.getByRole('dialog').getByRole('button', { name: 'Edit Barbecue' }).click();
    await expect(eventDialog(page).getByLabel('Title')).toHaveValue('Barbecue');
  }
  const save = async (page: typeof tom, title: string): Promise<void> => {
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
  await hannah.getByRole('button', { name: 'Use theirs' }).click();
  await expect(eventDialog(hannah).getByLabel('Title')).toHaveValue('Barbecue at six');
  await save(hannah, 'Barbecue at six with salad');
  await expect(eventDialog(hannah)).toBeHidden();
  await expect(cell(tom, day)).toHaveAccessibleName(/Barbecue at six with salad/);
});

test('somebody without a mouse finds a day, adds an event and reads it', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin);
  await openCalendar(page);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  // Tab reaches the grid once; arrows move inside it, from month to month if need be.
  const focused = page.locator(':focus');
  for (let step = 0; step < 40 && (await focused.getAttribute('role').catch(() => null)) !== 'gridcell'; step += 1)
    await press('Tab');
  await expect(focused).toHaveAttribute('data-date', today());
  await press('ArrowDown', 'ArrowRight');
  const day = plusDays(today(), 8);
  await expect(focused).toHaveAttribute('data-date', day);
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: new RegExp(longDay(day)) });
  await expect(dialog).toBeVisible();
  const add = dialog.getByRole('button', { name: 'Add Event' });
  const words = eventDialog(page).getByRole('textbox', { name: 'Add an event in words' });
  await add.press('Enter');
  await expect(words).toBeFocused();
  // After cancelling or saving, the focus returns to the opener.
  await press('Escape');
  await expect(eventDialog(page)).toBeHidden();
  await expect(add).toBeFocused();
  await press('Enter');
  await expect(words).toBeFocused();
  await page.keyboard.type('School fair');
  await expect(eventDialog(page).getByLabel('Title')).toHaveValue('School fair');
  await press('Enter');
  await expect(eventDialog(page)).toBeHidden();
  await expect(dialog.getByText('School fair')).toBeVisible();
  await expect(add).toBeFocused();
  await press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cell(page, day)).toBeFocused();
  await expect(cell(page, day)).toHaveAccessibleName(/School fair/);
  // The shortcut adds from anywhere outside fields.
  await press('n');
  await expect(eventDialog(page)).toBeVisible();
});
