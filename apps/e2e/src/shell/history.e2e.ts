import { addEvent, foundFamily } from '../kit/api';
import { expectAccessible } from '../kit/axe';
import { calendarLoaded, eventDialog, openCalendar, startEvent } from '../kit/calendar';
import { today } from '../kit/days';
import { addJob } from '../kit/jobs';
import { openForEdit, reader } from '../kit/reader';
import { expect, phone, test } from '../kit/test';

test('Back and Forward go through sections and layers, and a reload stays where it was', async ({ open }) => {
  const { admin } = await foundFamily();
  await addEvent(admin, { title: 'Dentist', eventDate: today(), eventTime: '15:40', eventEndTime: '16:40' });
  const page = await open(admin, { path: '/dashboard' });
  const dashboard = page.getByRole('heading', { name: 'Recent Activity' });
  const grid = page.getByRole('grid');

  await test.step('sections', async () => {
    await expect(dashboard).toBeVisible();
    await page.getByRole('link', { name: 'Calendar', exact: true }).click();
    await expect(page).toHaveURL(/#calendar$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family Calendar');
    await page.reload();
    await expect(grid).toBeVisible();
    await page.goBack();
    await expect(dashboard).toBeVisible();
    await page.goForward();
    await calendarLoaded(page);
  });

  const dialog = eventDialog(page);
  const openEdit = async (): Promise<void> => {
    await grid.getByText('Dentist').click();
    await openForEdit(page, 'Dentist');
  };

  await test.step('Back closes the topmost layer, Forward opens nothing', async () => {
    await openEdit();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/#calendar$/);
    await page.goForward();
    await expect(grid).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a changed record asks, Back answers "stay", and the input survives the loss of the page', async () => {
    const question = page.getByRole('alertdialog', { name: 'Keep your changes?' });
    await openEdit();
    await dialog.getByLabel('Title').fill('Orthodontist');
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel('Title')).toHaveValue('Orthodontist');
    // The dialog's entry is on top.
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
    await expect(grid.getByText('Orthodontist')).toBeVisible();
  });

  await test.step('no entry is left between the sections; one opened from a dialog replaces its entry', async () => {
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
    await page.keyboard.press('Control+k');
    await page.keyboard.type('go to march 2031');
    await page.getByRole('option', { name: 'Go to March 2031' }).click();
    await expect(page.getByText('March 2031').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
    await expect(dashboard).toBeVisible();
  });
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
