import { foundFamily } from '../kit/api';
import { addJob, memberIds, openJobs, row, tick } from '../kit/jobs';
import { expect, test } from '../kit/test';

test('a child’s points need a parent’s approval; an admin chooses further approvers', async ({ open }) => {
  const { admin, members } = await foundFamily({ members: ['Theo Ashdown', 'Maisie Ashdown'] });
  const [theo, maisie] = members as [(typeof members)[0], (typeof members)[0]];
  const ids = await memberIds(admin);
  const page = await open(admin);
  await openJobs(page);

  // A parent gives the points in the dialog.
  await page.getByRole('button', { name: 'Add Family Job' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Family Job' });
  await dialog.getByLabel('Title').fill('Mow the lawn');
  await dialog.getByRole('radio', { name: 'Theo' }).check();
  await dialog.getByLabel('Points').fill('20');
  await dialog.getByLabel('A parent approves them').check();
  await dialog.getByRole('button', { name: 'Add Family Job' }).click();
  await expect(row(page, 'Mow the lawn')).toContainText('20 points');

  // The child sees them, cannot change them, and does the job.
  const his = await open(theo);
  await openJobs(his);
  await his.getByRole('button', { name: 'Edit Mow the lawn' }).click();
  await expect(his.getByText('20 points. A parent sets the points.')).toBeVisible();
  await his.keyboard.press('Escape');
  await tick(his, 'Mow the lawn').click();
  await expect(his.getByText('“Mow the lawn” is done. 20 points wait for approval')).toBeVisible();
  await expect(his.getByRole('button', { name: /^Approve/ })).toHaveCount(0);

  // The parent's screen asks without a reload.
  await expect(page.getByText('20 waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Approve the points of Mow the lawn for Theo' }).click();
  await expect(page.getByText('Theo has earned 20 points')).toBeVisible();
  await expect(his.getByText('Theo: 20 points')).toBeAttached();

  // Members appointed by an admin may approve, too.
  await page.getByRole('button', { name: 'Who approves' }).click();
  await page.getByRole('dialog').getByRole('switch', { name: 'Maisie' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await addJob(admin, { title: 'Wash the car', points: 10, needsApproval: true, assigneeId: ids['Theo'] ?? null });
  await tick(his, 'Wash the car').click();
  const hers = await open(maisie);
  await openJobs(hers);
  await hers.getByRole('button', { name: 'Not this time: the points of Wash the car for Theo' }).click();
  await expect(hers.getByText('“Wash the car” earned no points')).toBeVisible();
  await expect(row(page, 'Wash the car')).toContainText('10 points, not approved');

  // Completing is confirmed again once points were approved.
  await tick(page, 'Mow the lawn', 'Done').click();
  const question = page.getByRole('alertdialog', { name: 'Complete Family Job' });
  await expect(question).toContainText('20 points were earned with “Mow the lawn”.');
  await question.getByRole('button', { name: 'Mark incomplete' }).click();
  await expect(tick(page, 'Mow the lawn', 'Upcoming')).not.toBeChecked();
  await expect(his.getByText('Theo: 20 points')).toHaveCount(0);
});
