import type { Locator, Page } from '@playwright/test';
import { addMember, foundFamily, gql, type Person } from '../kit/api';
import { expectAccessible, expectAccessibleInBothLayouts } from '../kit/axe';
import { eventDialog, openCalendar, startEvent } from '../kit/calendar';
import { plusDays, today } from '../kit/days';
import { holdMessage } from '../kit/messages';
import { expect, phone, test } from '../kit/test';

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Add an event in words' });
const chips = (page: Page): Locator => page.getByRole('group', { name: 'Understood' });

interface Stored {
  title: string;
  eventDate: string;
  endDate: string;
  eventTime: string | null;
  eventEndTime: string | null;
  who: string;
  recurringType: string | null;
  recurringInterval: number | null;
  recurringEndDate: string | null;
}

/** All events that the family has entered. */
async function stored(person: Person): Promise<Stored[]> {
  const { calendarEventList } = await gql<{ calendarEventList: { items: Stored[] } }>(
    person,
    `{ calendarEventList(first: 50) { items { title eventDate endDate eventTime eventEndTime who recurringType
      recurringInterval recurringEndDate } } }`,
  );
  return calendarEventList.items;
}

async function familyWithSam(): Promise<Person> {
  const { admin } = await foundFamily({ members: ['Tom Ashdown'] });
  await addMember(admin, 'Sam');
  return admin;
}

test('quick add is corrected, answers a question and is accessible', async ({ open }) => {
  const admin = await familyWithSam();
  const page = await open(admin, { path: '/dashboard' });
  await expect(field(page)).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the dashboard with quick add');
  await field(page).fill('dentist on 3 Dec at 3');
  const question = page.getByRole('group', { name: 'At 03:00 or 15:00?' });
  await expect(question).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the question');
  await question.getByRole('radio', { name: '15:00' }).check();
  await expect(chips(page).getByRole('button', { name: 'Time: 15:00' })).toBeVisible();

  await chips(page).getByRole('button', { name: 'Who: Family' }).click();
  const editor = page.getByRole('dialog', { name: 'Who' });
  await expectAccessibleInBothLayouts(page, 'the editor of a chip');
  // On a busy machine a click right after the change of width was without effect once.
  await expect(() => editor.getByRole('checkbox', { name: 'Sam' }).check()).toPass();
  await editor.getByRole('checkbox', { name: 'Tom' }).check();
  await editor.getByRole('button', { name: 'Done' }).click();
  await expect(editor).toBeHidden();
  // The rest on a phone, where the editor is a sheet.
  await page.setViewportSize(phone);
  await chips(page).getByRole('button', { name: 'Date: ' }).click();
  await page.getByLabel('First day').fill('2031-12-04');
  await page.keyboard.press('Escape');
  await expect(chips(page).getByRole('button', { name: /Date: .*4 Dec 2031/ })).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'what was understood');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const message = await holdMessage(page, 'Added Dentist, ');
  expect(await stored(admin)).toMatchObject([{ eventDate: '2031-12-04', eventTime: '15:00', who: 'Sam, Tom' }]);
  await message.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(admin)).toEqual([]);
  await expect(page.getByText('Dentist was removed again').first()).toBeVisible();
});

test('the keyboard alone adds, answers a question and returns words to the title', async ({ open }) => {
  const admin = await familyWithSam();
  const page = await open(admin, { path: '/dashboard' });
  await expect(field(page)).toBeVisible();
  const { keyboard } = page;
  await keyboard.press('n');
  await expect(field(page)).toBeFocused();
  await keyboard.type('Film night');
  // Without a day it asks a question; pressing Enter twice guesses nothing.
  const question = page.getByRole('group', { name: 'When is it?' });
  await expect(question).toBeVisible();
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
  await keyboard.press('2');
  await expect(chips(page).getByRole('button', { name: /Date: Tomorrow/ })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByText('Added Film night, ')).toBeVisible();
  await expect(field(page)).toBeFocused();

  await keyboard.type('watch the 10pm news tomorrow');
  const time = chips(page).getByRole('button', { name: 'Time: 22:00' });
  await expect(time).toBeVisible();
  for (let step = 0; step < 8 && !(await time.evaluate((each) => each === document.activeElement)); step += 1)
    await keyboard.press('Tab');
  await keyboard.press('Enter');
  await page.getByRole('button', { name: /Not a time/ }).press('Enter');
  await expect(field(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('Added Watch the 10pm news, ')).toBeVisible();
  const events = await stored(admin);
  expect(events.map(({ title }) => title).sort()).toEqual(['Film night', 'Watch the 10pm news']);
  for (const each of events) expect(each).toMatchObject({ eventDate: plusDays(today(), 1), eventTime: null });
});

test('a phrase fills in the form of Add Event', async ({ open }) => {
  const admin = await familyWithSam();
  const page = await open(admin);
  await openCalendar(page);
  const dialog = await startEvent(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('piano for Sam every Tuesday 4-4:30pm until 18 December 2031');
  await expect(dialog.getByLabel('Title')).toHaveValue('Piano');
  await expect(dialog.getByLabel('Start time')).toHaveValue('16:00');
  await expect(dialog.getByLabel('End time')).toHaveValue('16:30');
  await expect(dialog.getByLabel('Repeats')).toBeChecked();
  await expect(dialog.getByLabel('Until')).toHaveValue('18 Dec 2031');
  await expectAccessible(page, 'Add Event with words');
  // Manual changes are kept, whatever is typed afterwards.
  await dialog.getByLabel('Title').fill('Piano lesson');
  await field(page).fill('piano for Sam every Tuesday 5pm');
  await expect(dialog.getByLabel('Start time')).toHaveValue('17:00');
  await expect(dialog.getByLabel('Until')).toHaveValue('');
  await field(page).press('Enter');
  await expect(eventDialog(page)).toBeHidden();
  expect(await stored(admin)).toMatchObject([
    { title: 'Piano lesson', eventTime: '17:00', who: 'Sam', recurringType: 'weekly', recurringEndDate: null },
  ]);

  await page.setViewportSize(phone);
  await startEvent(page);
  await page.keyboard.type('Friday night lights 8pm');
  await expect(dialog.getByLabel('Start time')).toHaveValue('20:00');
  await expectAccessible(page, 'Add Event with words on a phone');
  await dialog.getByRole('button', { name: 'Use as title only' }).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Friday night lights 8pm');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expect(dialog.getByLabel('Start time')).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(eventDialog(page)).toBeHidden();
  expect((await stored(admin)).find(({ title }) => title.startsWith('Friday'))).toMatchObject({
    title: 'Friday night lights 8pm',
    eventDate: today(),
    eventTime: null,
  });
});
