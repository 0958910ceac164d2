import { foundFamily, gql } from './kit/api';
import { today } from './kit/days';
import { breakField } from './kit/failing';
import { addJob, expectTitles, memberIds, openJobs, row, tick } from './kit/jobs';
import { expect, refused, test } from './kit/test';

test('a blank title is not sent, and one of 10,000 characters is refused with the form kept', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin);
  await openJobs(page);
  await page.getByRole('button', { name: 'Add Family Job' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Family Job' });
  const submit = dialog.getByRole('button', { name: 'Add Family Job' });
  await dialog.getByLabel('Title').fill('   ');
  await expect(submit).toBeDisabled();
  // The field takes no more than the longest title could need; what is pasted beyond its limit is said.
  await dialog.getByLabel('Title').evaluate((field, text) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, 'x'.repeat(10_000));
  await dialog.getByLabel('Notes').fill('Still here');
  await submit.click();
  await expect(dialog.getByText('Title must be at most 200 characters')).toBeVisible();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Still here');
  await dialog.getByLabel('Title').fill('Short');
  await submit.click();
  await expect(row(page, 'Short')).toContainText('Still here');
});

test('the same line twice within three seconds is one job', async ({ open }) => {
  const { admin } = await foundFamily();
  const page = await open(admin);
  await openJobs(page);
  // However busy the machine is, the second line comes within the three seconds.
  await page.clock.setFixedTime(new Date());
  const field = page.getByRole('textbox', { name: 'Add a job in words' });
  await field.fill('sort the Lego');
  await field.press('Enter');
  await expect(tick(page, 'Sort the Lego', 'Upcoming')).toBeVisible();
  await field.fill('sort the Lego');
  await field.press('Enter');
  await expect(page.getByText('“Sort the Lego” was added a moment ago')).toBeVisible();
  await page.reload();
  await expectTitles(page, 'Upcoming', ['Sort the Lego']);
});

test('ticking what somebody has just deleted says so, and two who tick at once open one next instance', async ({
  open,
  allow,
}) => {
  allow(refused(404));
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const id = await addJob(admin, { title: 'Doomed', dueDate: today() });
  await addJob(admin, { title: 'Bins', dueDate: today(), repeat: { type: 'weekly' } });
  const hers = await open(admin);
  const his = await open(members[0]!);
  for (const page of [hers, his]) await openJobs(page);
  // Her live connection is silent: she still sees what he has deleted.
  await hers.routeWebSocket(/graphql/, () => undefined);
  await hers.reload();
  await expect(tick(hers, 'Doomed')).toBeVisible();
  await gql(members[0]!, 'mutation ($id: ID!) { deleteJob(id: $id) { id } }', { id });
  await tick(hers, 'Doomed').click();
  await expect(hers.getByText('“Doomed” is no longer there. Somebody has deleted it meanwhile.')).toBeVisible();
  await expect(tick(hers, 'Doomed')).toHaveCount(0);

  await Promise.all([tick(hers, 'Bins', 'Today').click(), tick(his, 'Bins', 'Today').click()]);
  await expectTitles(his, 'Upcoming', ['Bins']);
  await hers.reload();
  await expectTitles(hers, 'Upcoming', ['Bins']);
});

test('a job of somebody who left keeps their name until somebody else takes it', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const ids = await memberIds(admin);
  await addJob(admin, { title: 'Fix the gate', dueDate: today(), assigneeId: ids['Tom'] ?? null });
  await gql(members[0]!, 'mutation { leaveFamily }');
  const page = await open(admin);
  await openJobs(page);
  await expect(row(page, 'Fix the gate')).toContainText('Tom');
  await page.getByRole('button', { name: 'Edit Fix the gate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Family Job' });
  await expect(dialog.getByText('Tom has left')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Hannah' }).check();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(row(page, 'Fix the gate')).toContainText('Hannah');
});

test('what fails is put back or kept, and Retry goes on', async ({ open }) => {
  const { admin } = await foundFamily();
  await addJob(admin, { title: 'Kettle', dueDate: today() });
  const page = await open(admin);
  await openJobs(page);
  let mend = await breakField(page, 'setJobCompleted');
  await tick(page, 'Kettle').click();
  await expect(page.getByText('Failed to update family job. Please try again.')).toBeVisible();
  await expect(tick(page, 'Kettle', 'Today')).not.toBeChecked();
  await mend();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(tick(page, 'Kettle', 'Done')).toBeChecked();

  mend = await breakField(page, 'addJob');
  const field = page.getByRole('textbox', { name: 'Add a job in words' });
  await field.fill('buy stamps tomorrow');
  await field.press('Enter');
  await expect(page.getByText('It could not be saved. Your words are still here.')).toBeVisible();
  await expect(field).toHaveValue('buy stamps tomorrow');
  await page.getByRole('button', { name: 'Add Family Job' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Family Job' });
  await dialog.getByLabel('Title').fill('Post the card');
  await dialog.getByRole('button', { name: 'Add Family Job' }).click();
  await expect(dialog.getByText('It could not be saved. Everything you wrote is still here.')).toBeVisible();
  await mend();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(tick(page, 'Post the card', 'Upcoming')).toBeVisible();

  mend = await breakField(page, 'jobBoard');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Failed to fetch family jobs' })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(tick(page, 'Post the card', 'Upcoming')).toBeVisible();
});

test('two who edit the same job at once both see both versions', async ({ open, allow }) => {
  allow(refused(409));
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const id = await addJob(admin, { title: 'Pack', dueDate: today() });
  const page = await open(admin);
  await openJobs(page);
  await page.getByRole('button', { name: 'Edit Pack' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Family Job' });
  await dialog.getByLabel('Title').fill('Pack for Wales');
  await gql(members[0]!, 'mutation ($id: ID!) { updateJob(id: $id, input: { title: "Pack for Norfolk" }) { id } }', {
    id,
  });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog.getByText('Somebody else changed this job meanwhile')).toBeVisible();
  await expect(dialog.getByRole('article', { name: 'Their version' })).toContainText('Pack for Norfolk');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(tick(page, 'Pack for Wales', 'Today')).toBeVisible();
});
