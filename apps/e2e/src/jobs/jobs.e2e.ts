import { foundFamily, gql } from '../kit/api';
import { choosePersonEntry } from '../kit/sections';
import { expectAccessibleInBothLayouts } from '../kit/axe';
import { plusDays, today } from '../kit/days';
import { addJob, addJobs, memberIds, openJobs, row, say, tick } from '../kit/jobs';
import { holdMessage } from '../kit/messages';
import { expect, phone, test } from '../kit/test';
import { openForEdit, reader } from '../kit/reader';

test('two people see each other’s jobs: added in words, ticked, reverted, edited, deleted and restored', async ({
  open,
}) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const hers = await open(admin);
  const his = await open(members[0]!);
  for (const page of [hers, his]) await openJobs(page);
  await expect(hers.getByRole('heading', { name: 'All caught up!' })).toBeVisible();

  // By quick add: on her screen at once, on his without a reload.
  await hers.keyboard.press('n');
  const chips = await say(hers, 'worming tablet for Tom today');
  await expect(chips.getByRole('button', { name: /^Who: Tom/ })).toBeVisible();
  await hers.keyboard.press('Enter');
  await expect(tick(his, 'Worming tablet', 'Today')).toBeVisible();
  await expect(row(his, 'Worming tablet')).toContainText('Tom');

  // He ticks it: done on her screen, with the counts; reverted by Undo.
  await tick(his, 'Worming tablet').click();
  const done = await holdMessage(his, '“Worming tablet” is done');
  await expect(tick(hers, 'Worming tablet', 'Done')).toBeChecked();
  await expect(hers.getByText('Nice progress today!')).toBeVisible();
  await done.getByRole('button', { name: 'Undo' }).click();
  await expect(tick(hers, 'Worming tablet', 'Today')).not.toBeChecked();
  await expect(hers.getByText('Ready to tackle the day?')).toBeVisible();

  // She edits every text field.
  await hers.getByRole('button', { name: 'Edit Worming tablet' }).click();
  const dialog = hers.getByRole('dialog', { name: 'Edit Family Job' });
  await dialog.getByLabel('Title').fill('Biscuit’s worming tablet');
  await dialog.getByLabel('Notes').fill('In the tin above the fridge');
  await dialog.getByRole('radio', { name: 'Anyone' }).check();
  await dialog.getByLabel('Add a part').fill('Hide it in cheese');
  await dialog.getByLabel('Add a part').press('Enter');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(row(his, 'Biscuit’s worming tablet')).toContainText('In the tin above the fridge');
  await expect(row(his, 'Biscuit’s worming tablet')).toContainText('Anyone');
  await his.getByRole('button', { name: 'Parts of Biscuit’s worming tablet: 0 of 1 part' }).click();
  await his.getByRole('checkbox', { name: 'Hide it in cheese' }).click();
  await expect(hers.getByRole('button', { name: /1 of 1 part$/ })).toBeVisible();

  // He deletes it; it is in the bin, and Undo restores it.
  await his.getByRole('button', { name: 'Edit Biscuit’s worming tablet' }).click();
  await his.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const deleted = await holdMessage(his, 'Deleted “Biscuit’s worming tablet”');
  await expect(hers.getByRole('heading', { name: 'All caught up!' })).toBeVisible();
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(tick(hers, 'Biscuit’s worming tablet', 'Today')).toBeVisible();
});

test('a repeating job opens its next instance for the next in turn; it is skipped and undone', async ({ open }) => {
  const { admin } = await foundFamily({ members: ['Tom Ashdown'] });
  const page = await open(admin);
  await openJobs(page);
  const chips = await say(page, 'bins every day, Hannah and Tom in turn');
  await expect(chips.getByRole('button', { name: 'Turns: Hannah and Tom in turn' })).toBeVisible();
  // Corrected: counted from completion, every two days.
  await chips.getByRole('button', { name: /^Repeats/ }).click();
  const editor = page.getByRole('dialog', { name: 'Repeats' });
  await editor.getByLabel('Repeat every, number').fill('2');
  await editor.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('textbox', { name: 'Add a job in words' }).press('Enter');
  await expect(row(page, 'Bins')).toContainText('Every 2 days · Hannah and Tom in turn');
  await expect(row(page, 'Bins')).toContainText('Hannah');
  await tick(page, 'Bins', 'Today').click();
  await expect(page.getByText(/^“Bins” is done. Next: .*, Tom$/)).toBeVisible();
  await expect(tick(page, 'Bins', 'Upcoming')).toBeVisible();
  await expect(tick(page, 'Bins', 'Done')).toBeChecked();

  const upcoming = page.getByRole('region', { name: 'Upcoming' });
  const due = await upcoming.locator('li[data-row]').textContent();
  await upcoming.getByRole('button', { name: 'Edit Bins' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Skip this one' }).click();
  const toast = page.getByText(/^Skipped “Bins” until/);
  await expect(toast).toBeVisible();
  await expect(upcoming.locator('li[data-row]')).not.toHaveText(due ?? '');
  await toast.locator('..').getByRole('button', { name: 'Undo' }).click();
  await expect(upcoming.locator('li[data-row]')).toHaveText(due ?? '');
});

test('the dashboard ticks due jobs in place; it, the bin and the search open a job', async ({ open }) => {
  const { admin } = await foundFamily();
  await addJobs(admin, ['First', 'Second'], { dueDate: today() });
  await addJob(admin, { title: 'Descale the kettle', notes: 'Vinegar' });
  const page = await open(admin, { path: '/dashboard' });
  const list = page.getByRole('list', { name: 'Jobs due today' });
  await expect(page.getByText('2 jobs left')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Family Jobs 2 due' })).toBeVisible();
  await list.getByRole('checkbox', { name: 'First' }).click();
  await expect(page.getByText('“First” is done')).toBeVisible();
  await expect(list.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByText('1 job left')).toBeVisible();
  await list.getByRole('button', { name: /^Open Second/ }).click();
  await openForEdit(page, 'Second');

  // Deleted jobs are in the bin and can be restored from there.
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await choosePersonEntry(page, 'Bin');
  await page.getByRole('button', { name: 'Restore Second' }).click();
  const message = await holdMessage(page, 'Second is back');
  await message.getByRole('button', { name: 'Show' }).click();
  await expect(reader(page, 'Second')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reader(page, 'Second')).toBeHidden();

  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('kettle');
  await page.getByRole('option', { name: /Descale the kettle/ }).click();
  await expect(reader(page, 'Descale the kettle')).toContainText('Vinegar');
});

test('a phone adds by the floating button, ticks with a finger, and expands the completed jobs', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin, { viewport: phone, hasTouch: true });
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Family Jobs' }).click();
  await page.getByRole('button', { name: 'Add Family Job' }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Add Family Job' });
  await dialog.getByLabel('Title').fill('Water the tomatoes');
  await expect(dialog.getByRole('radio', { name: 'Hannah' })).toBeChecked();
  await dialog.getByLabel('Due date').fill(today());
  await dialog.getByRole('button', { name: 'Add Family Job' }).click();
  await expect(page.getByRole('button', { name: /^Water the tomatoes\s*Due today/ })).toBeVisible();
  await tick(page, 'Water the tomatoes').tap();
  const fold = page.getByRole('button', { name: /^Done/ });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await fold.tap();
  await expect(tick(page, 'Water the tomatoes', 'Done')).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

test('axe finds nothing on the jobs', async ({ open }) => {
  const { admin } = await foundFamily({ members: ['Tom Ashdown'] });
  const ids = await memberIds(admin);
  const page = await open(admin);
  await openJobs(page);
  const long = 'A job with a very long name that goes on and on '.repeat(4).trim();
  await addJob(admin, {
    title: long,
    dueDate: plusDays(today(), -1),
    notes: long,
    subtasks: ['One', 'Two'],
    points: 10,
  });
  const turns = { mode: 'turn', memberIds: Object.values(ids) } as const;
  await addJob(admin, { title: 'Bins', dueDate: today(), repeat: { type: 'weekly', rotation: turns } });
  const done = await addJob(admin, {
    title: 'Rabbits',
    points: 5,
    needsApproval: true,
    assigneeId: ids['Tom'] ?? null,
  });
  await gql(admin, 'mutation ($id: ID!) { setJobCompleted(id: $id, isCompleted: true) { job { id } } }', {
    id: done,
  });
  await expect(tick(page, 'Bins', 'Today')).toBeVisible();
  await page.getByRole('button', { name: /^Parts of/ }).click();
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the jobs');
  await page.getByRole('button', { name: /^Bins/ }).click();
  await expect(reader(page, 'Bins')).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'a job to be read');
  await openForEdit(page, 'Bins');
  await expectAccessibleInBothLayouts(page, 'the dialog of a job');
  await page.keyboard.press('Escape');
  await say(page, 'hoover every Saturday, Hannah and Tom in turn, 5 points');
  await expectAccessibleInBothLayouts(page, 'what was understood');
  await page.getByRole('button', { name: /^Turns/ }).click();
  await expect(page.getByRole('dialog', { name: 'Turns' })).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'the editor of the turns');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Add a job in words' }).press('Escape');
  await page.getByRole('button', { name: 'Who approves' }).click();
  await expect(page.getByRole('dialog', { name: 'Who approves points' })).toBeVisible();
  await expectAccessibleInBothLayouts(page, 'who approves points');
  await page.keyboard.press('Escape');
});
