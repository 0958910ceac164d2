import type { Page } from '@playwright/test';
import { foundFamily, gql, type Person } from '../kit/api';
import { today } from '../kit/days';
import { holdMessage } from '../kit/messages';
import { goOffline, unreachable } from '../kit/offline';
import { expect, test } from '../kit/test';
import { keptOnDevice, waitUntilKept } from '../kit/worker';

async function addJob(person: Person, title: string): Promise<string> {
  const { addJob: job } = await gql<{ addJob: { id: string } }>(
    person,
    'mutation ($input: JobInput!) { addJob(input: $input) { id } }',
    { input: { title, dueDate: today() } },
  );
  return job.id;
}

/** The family's jobs by title, and whether they are done. */
async function stored(person: Person): Promise<Record<string, boolean[]>> {
  interface Section {
    items: { title: string; isCompleted: boolean }[];
  }
  const { jobBoard } = await gql<{ jobBoard: Record<'today' | 'upcoming' | 'done', Section> }>(
    person,
    '{ jobBoard { today { items { title isCompleted } } upcoming { items { title isCompleted } } done { items { title isCompleted } } } }',
  );
  const found: Record<string, boolean[]> = {};
  for (const { items } of Object.values(jobBoard))
    for (const { title, isCompleted } of items ?? []) (found[title] ??= []).push(isCompleted);
  return found;
}

const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: title, exact: true });
const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ has: tick(page, title) });

async function quickAdd(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Add a job in words' });
  await field.fill(words);
  await expect(page.getByRole('group', { name: 'Understood' })).toBeVisible();
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

test('an offline tick survives a cold start and is sent once online', async ({ open, allow }) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  await addJob(admin, 'Bins');
  await addJob(admin, 'Windows');
  const first = await open(admin, { path: '/dashboard#todos', worker: true });
  await expect(tick(first, 'Bins')).toBeVisible();
  await keptOnDevice(first);
  await waitUntilKept(first, 'jobBoard');
  const context = first.context();
  await goOffline(first);
  await tick(first, 'Bins').click();
  await expect(rowOf(first, 'Bins')).toContainText('Will be saved when you are back online');
  await tick(first, 'Windows').click();
  await expect(first.getByText('2 changes will be saved when you are back online.')).toBeVisible();
  // reverted before it was sent: nothing of it is queued any more
  const kept = await holdMessage(first, 'Windows will be saved');
  await kept.getByRole('button', { name: 'Undo' }).click();
  await expect(tick(first, 'Windows')).not.toBeChecked();
  await expect(first.getByText('1 change will be saved when you are back online.')).toBeVisible();
  await first.close();

  const page = await context.newPage();
  await page.goto('/dashboard#todos');
  await expect(tick(page, 'Bins')).toBeChecked();
  await expect(tick(page, 'Windows')).not.toBeChecked();
  // not only ticked: removed from the open jobs, and counted
  await expect(page.getByText('1 of 2 done').first()).toBeVisible();
  expect(await stored(admin)).toEqual({ Bins: [false], Windows: [false] });
  await context.setOffline(false);
  await expect(page.getByText('Saved: Bins')).toBeVisible();
  await expect(rowOf(page, 'Bins')).not.toContainText('Will be saved');
  expect(await stored(admin)).toEqual({ Bins: [true], Windows: [false] });
});

test('jobs added offline can be ticked at once, and two with the same title stay two', async ({ open, allow }) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  const page = await open(admin, { path: '/dashboard#todos', worker: true });
  await keptOnDevice(page);
  await waitUntilKept(page, 'jobBoard');
  await goOffline(page);
  await quickAdd(page, 'Bins today');
  await tick(page, 'Bins').click();
  await expect(tick(page, 'Bins')).toBeChecked();
  await expect(page.getByText('2 changes will be saved when you are back online.')).toBeVisible();
  await expect
    .poll(async () => {
      // The same title within three seconds is one submission.
      await quickAdd(page, 'Bins today');
      return tick(page, 'Bins').count();
    })
    .toBe(2);
  await page.context().setOffline(false);
  await expect(page.getByText('3 changes that waited are saved')).toBeVisible({ timeout: 20_000 });
  const { Bins } = await stored(admin);
  expect(Bins?.sort()).toEqual([false, true]);
  await expect(tick(page, 'Bins')).toHaveCount(2);
});

test('a tick of a job deleted meanwhile is reported, not lost silently', async ({ open, allow }) => {
  allow(unreachable);
  const { admin, members } = await foundFamily({ members: ['Tom Ashdown'] });
  const id = await addJob(admin, 'Bins');
  const page = await open(admin, { path: '/dashboard#todos' });
  await expect(tick(page, 'Bins')).toBeVisible();
  await goOffline(page);
  await tick(page, 'Bins').click();
  const [tom] = members;
  if (!tom) throw new Error('nobody joined');
  await gql(tom, 'mutation ($id: ID!) { deleteJob(id: $id) { id } }', { id });
  await page.context().setOffline(false);
  await expect(page.getByText('Bins could not be saved.')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Show' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText([/Bins.*Somebody deleted it in the meantime\./]);
  await dialog.getByRole('button', { name: 'Discard Bins' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByText('Everything is saved.')).toBeVisible();
});
