import type { Page } from '@playwright/test';
import { foundFamily, gql, type Person } from '../kit/api';
import { today } from '../kit/days';
import { addJobs, row, say, tick } from '../kit/jobs';
import { holdMessage } from '../kit/messages';
import { goOffline, unreachable } from '../kit/offline';
import { expect, test } from '../kit/test';
import { keptOnDevice, waitUntilKept } from '../kit/worker';

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
  for (const ticks of Object.values(found)) ticks.sort();
  return found;
}

async function quickAdd(page: Page, words: string): Promise<void> {
  await say(page, words);
  const field = page.getByRole('textbox', { name: 'Add a job in words' });
  await field.press('Enter');
  await expect(field).toHaveValue('');
}

test('jobs ticked and added offline survive a cold start, and are sent once online', async ({ open, allow }) => {
  allow(unreachable);
  const { admin } = await foundFamily();
  await addJobs(admin, ['Dishes', 'Windows'], { dueDate: today() });
  const first = await open(admin, { path: '/dashboard#todos', worker: true });
  await expect(tick(first, 'Dishes')).toBeVisible();
  await keptOnDevice(first);
  await waitUntilKept(first, 'jobBoard');
  const context = first.context();

  await test.step('offline, jobs are ticked, added and ticked at once', async () => {
    await goOffline(first);
    await tick(first, 'Dishes').click();
    await expect(row(first, 'Dishes')).toContainText('Will be saved when you are back online');
    await tick(first, 'Windows').click();
    await expect(first.getByText('2 changes will be saved when you are back online.')).toBeVisible();
    // reverted before it was sent: nothing of it is queued any more
    const kept = await holdMessage(first, 'Windows will be saved');
    await kept.getByRole('button', { name: 'Undo' }).click();
    await expect(tick(first, 'Windows')).not.toBeChecked();
    await expect(first.getByText('1 change will be saved when you are back online.')).toBeVisible();
    await quickAdd(first, 'Bins today');
    await tick(first, 'Bins').click();
    await expect(tick(first, 'Bins')).toBeChecked();
    await expect(first.getByText('3 changes will be saved when you are back online.')).toBeVisible();
    await first.close();
  });

  const page = await context.newPage();
  await test.step('a cold start shows them, and another one with the same title is another job', async () => {
    await page.goto('/dashboard#todos');
    await expect(tick(page, 'Dishes')).toBeChecked();
    await expect(tick(page, 'Windows')).not.toBeChecked();
    await expect(tick(page, 'Bins')).toBeChecked();
    // not only ticked: removed from the open jobs, and counted
    await expect(page.getByText('2 of 3 done').first()).toBeVisible();
    await quickAdd(page, 'Bins today');
    await expect(tick(page, 'Bins')).toHaveCount(2);
    expect(await stored(admin)).toEqual({ Dishes: [false], Windows: [false] });
  });

  await test.step('online again', async () => {
    await context.setOffline(false);
    await expect(page.getByText('4 changes that waited are saved')).toBeVisible();
    await expect(tick(page, 'Bins')).toHaveCount(2);
    for (const each of await row(page, 'Dishes').or(row(page, 'Bins')).all())
      await expect(each).not.toContainText('Will be saved');
    expect(await stored(admin)).toEqual({ Dishes: [true], Windows: [false], Bins: [false, true] });
  });
});
