import { foundFamily, gql } from '../kit/api';
import { expectAccessibleInBothLayouts } from '../kit/axe';
import { today } from '../kit/days';
import { addJob, memberIds, openJobs, row, say, tick } from '../kit/jobs';
import { holdMessage } from '../kit/messages';
import { openForEdit, reader } from '../kit/reader';
import { expect, test } from '../kit/test';

test('two people see each other’s jobs: added in words, ticked, reverted, edited, deleted and restored', async ({
  open,
}) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const hers = await open(admin);
  const his = await open(members[0]!);
  for (const page of [hers, his]) await openJobs(page);
  await expect(hers.getByRole('heading', { name: 'All caught up!' })).toBeVisible();

  await test.step('quick add shows it on her screen at once, on his without a reload', async () => {
    await hers.keyboard.press('n');
    const chips = await say(hers, 'worming tablet for Tom today');
    await expect(chips.getByRole('button', { name: /^Who: Tom/ })).toBeVisible();
    await hers.keyboard.press('Enter');
    await expect(tick(his, 'Worming tablet', 'Today')).toBeVisible();
    await expect(row(his, 'Worming tablet')).toContainText('Tom');
  });

  await test.step('he ticks it: done on her screen, with the counts; reverted by Undo', async () => {
    await tick(his, 'Worming tablet', 'Today').click();
    const done = await holdMessage(his, '“Worming tablet” is done');
    await expect(tick(hers, 'Worming tablet', 'Done')).toBeChecked();
    await expect(hers.getByText('Nice progress today!')).toBeVisible();
    await done.getByRole('button', { name: 'Undo' }).click();
    await expect(tick(hers, 'Worming tablet', 'Today')).not.toBeChecked();
    await expect(hers.getByText('Ready to tackle the day?')).toBeVisible();
  });

  await test.step('she edits every text field, and he ticks the part that she has added', async () => {
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
  });

  await test.step('he deletes it, and Undo restores it', async () => {
    await his.getByRole('button', { name: 'Edit Biscuit’s worming tablet' }).click();
    await his.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    const deleted = await holdMessage(his, 'Deleted “Biscuit’s worming tablet”');
    await expect(hers.getByRole('heading', { name: 'All caught up!' })).toBeVisible();
    await deleted.getByRole('button', { name: 'Undo' }).click();
    await expect(tick(hers, 'Biscuit’s worming tablet', 'Today')).toBeVisible();
  });

  await test.step('axe finds nothing on its dialogs and on what was understood', async () => {
    const ids = await memberIds(admin);
    const rotation = { mode: 'turn', memberIds: Object.values(ids) } as const;
    await addJob(admin, { title: 'Bins', dueDate: today(), repeat: { type: 'weekly', rotation } });
    const points = { points: 5, needsApproval: true, assigneeId: ids['Tom'] ?? null };
    const done = { id: await addJob(admin, { title: 'Rabbits', ...points }) };
    await gql(admin, 'mutation ($id: ID!) { setJobCompleted(id: $id, isCompleted: true) { job { id } } }', done);
    await expect(hers.getByRole('button', { name: /^Approve/ })).toBeVisible();
    await row(hers, 'Bins').getByText('Bins', { exact: true }).click();
    await expect(reader(hers, 'Bins')).toBeVisible();
    await expectAccessibleInBothLayouts(hers, 'a job to be read');
    await openForEdit(hers, 'Bins');
    await expectAccessibleInBothLayouts(hers, 'the dialog of a job');
    await hers.keyboard.press('Escape');
    await say(hers, 'hoover every Saturday, Hannah and Tom in turn, 5 points');
    await expectAccessibleInBothLayouts(hers, 'the jobs with what was understood');
    await hers.getByRole('button', { name: /^Turns/ }).click();
    await expect(hers.getByRole('dialog', { name: 'Turns' })).toBeVisible();
    await expectAccessibleInBothLayouts(hers, 'the editor of the turns');
    await hers.keyboard.press('Escape');
    await hers.getByRole('textbox', { name: 'Add a job in words' }).press('Escape');
    await hers.getByRole('button', { name: 'Who approves' }).click();
    await expect(hers.getByRole('dialog', { name: 'Who approves points' })).toBeVisible();
    await expectAccessibleInBothLayouts(hers, 'who approves points');
  });
});
