import { addEvent, foundFamily } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { calendarLoaded, eventButton, eventDialog, openCalendar, startEvent } from '../kit/calendar';
import { today } from '../kit/days';
import { addJob } from '../kit/jobs';
import { openForEdit, reader } from '../kit/reader';
import { expect, phone, test } from '../kit/test';

test('Back closes the topmost layer, and a reload or Forward opens nothing', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Dentist', eventDate: today(), eventTime: '15:40', eventEndTime: '16:40' });
  const page = await open(admin, { path: '/dashboard' });
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await calendarLoaded(page);
  const [dialog, question] = [eventDialog(page), page.getByRole('alertdialog', { name: 'Keep your changes?' })];
  const openEdit = async (): Promise<void> => {
    await page.getByRole('grid').getByText('Dentist').click();
    await openForEdit(page, 'Dentist');
  };

  await openEdit();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#calendar$/);
  await page.goForward();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A changed record asks; Back answers the question with "stay", and nothing is lost.
  await openEdit();
  await dialog.getByLabel('Title').fill('Orthodontist');
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('Title')).toHaveValue('Orthodontist');

  // The page is lost with the dialog's entry on top.
  await page.reload();
  await calendarLoaded(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openEdit();
  await expect(dialog.getByLabel('Title')).toHaveValue('Dentist');
  await expectAccessible(page, 'a form with an earlier input');
  await dialog.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Orthodontist');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('grid').getByText('Orthodontist')).toBeVisible();

  // No entry is left between the sections; a section opened from a dialog replaces its entry.
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('orthodontist');
  await page.getByRole('option', { name: /Orthodontist/ }).click();
  await expect(reader(page, 'Orthodontist')).toBeVisible();
  await page.goBack();
  await expect(reader(page, 'Orthodontist')).toBeHidden();
  await expect(page).toHaveURL(/#calendar$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/#calendar/);
  await expect(page.getByRole('heading', { level: 1, name: /Hannah/ })).toBeVisible();
});

test('on a phone a half sheet is dragged down, and input in quick add or a dialog is kept', async ({ open }) => {
  const { admin } = await foundFamily();
  await addJob(admin, { title: 'Bins', dueDate: today(), notes: 'The blue one. '.repeat(90) });
  const page = await open(admin, { viewport: phone, hasTouch: true, path: '/dashboard#todos' });
  await page.getByRole('button', { name: /^Bins/ }).tap();
  const sheet = reader(page, 'Bins');
  await expect(sheet).toBeVisible();
  await expectAccessible(page, 'a half sheet');
  const box = async () => (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect.poll(async () => Math.round((await box()).y + (await box()).height)).toBe(phone.height);
  expect((await box()).y).toBeGreaterThan(40);
  for (const action of await sheet.getByRole('button').all())
    expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(40);

  // A finger on the handle, down to the edge of the screen.
  const touch = await page.context().newCDPSession(page);
  const { x, width, y } = await box();
  const at = (to: number) => [{ x: x + width / 2, y: to }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(y + 10) });
  for (let to = y + 20; to < phone.height; to += 60)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(sheet).toBeHidden();

  const line = page.getByRole('textbox', { name: 'Add a job in words' });
  await line.fill('hoover on Saturday');
  await page.reload();
  await expect(line).toHaveValue('hoover on Saturday');

  await openCalendar(page);
  const dialog = await startEvent(page);
  // A touch device has its native pickers.
  await expect(dialog.getByLabel('Start date')).toHaveAttribute('type', 'date');
  await expect(dialog.getByLabel('Start time')).toHaveAttribute('type', 'time');
  await dialog.getByRole('switch', { name: 'Repeats' }).check();
  await dialog.getByLabel('Repeat every, unit').selectOption('week');
  await dialog.getByLabel('Title').fill('Choir');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await startEvent(page);
  await dialog.getByRole('button', { name: 'Continue where you left off' }).tap();
  await expect(dialog.getByLabel('Title')).toHaveValue('Choir');
});

test('a popover stays beside its event at the edges, and the page behind stays usable', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Dentist', eventDate: today(), eventTime: '15:40', eventEndTime: '16:40' });
  await addEvent(admin, { title: 'Piano', eventDate: today(), eventTime: '17:00', eventEndTime: '18:00' });
  const page = await open(admin);
  await openCalendar(page, 'Week');
  for (const width of [1280, 820]) {
    await page.setViewportSize({ width, height: 700 });
    await eventButton(page, 'Dentist').click();
    const card = reader(page, 'Dentist');
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
  await expect(reader(page, 'Dentist')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.getByRole('link', { name: /^Family Jobs/ }).click();
  await expect(page).toHaveURL(/#todos$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/#calendar$/);
});
