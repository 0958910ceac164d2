import { expect, type Locator, type Page } from '@playwright/test';
import { gql, type Person } from './api';

/** The fields of a job as the API takes them. */
export interface JobInput {
  title: string;
  notes?: string;
  dueDate?: string;
  assigneeId?: string | null;
  points?: number;
  needsApproval?: boolean;
  subtasks?: string[];
  repeat?: {
    type: 'daily' | 'weekly' | 'monthly' | 'yearly';
    interval?: number;
    rotation?: { mode: 'turn' | 'leastDone'; memberIds: string[] };
  };
}

/** Adds a job without a browser; resolves with its id. */
export async function addJob(person: Person, input: JobInput): Promise<string> {
  const { addJob } = await gql<{ addJob: { id: string } }>(
    person,
    'mutation ($input: JobInput!) { addJob(input: $input) { id } }',
    { input },
  );
  return addJob.id;
}

/** Adds jobs one after the other, each at the end of its day. */
export async function addJobs(person: Person, titles: readonly string[], input: Omit<JobInput, 'title'> = {}) {
  for (const title of titles) await addJob(person, { ...input, title });
}

/** The ids of the family's members, by display name. */
export async function memberIds(person: Person): Promise<Record<string, string>> {
  const { family } = await gql<{ family: { members: { id: string; displayName: string }[] } }>(
    person,
    '{ family { members { id displayName } } }',
  );
  return Object.fromEntries(family.members.map(({ id, displayName }) => [displayName, id]));
}

/** Opens the jobs of somebody's family. */
export async function openJobs(page: Page): Promise<void> {
  await page.goto('/dashboard#todos');
  await expect(page.getByRole('textbox', { name: 'Add a job in words' })).toBeVisible();
  await expect(page.getByText('Loading the family jobs...')).toHaveCount(0);
}

/** The checkbox of a job in a section. */
export const tick = (page: Page, title: string, section?: 'Today' | 'Upcoming' | 'Done'): Locator =>
  (section ? page.getByRole('region', { name: section }) : page.locator('main')).getByRole('checkbox', {
    name: title,
    exact: true,
  });

/** The row of a job. */
export const row = (page: Page, title: string): Locator =>
  page.locator('main li[data-row]').filter({ has: page.getByRole('checkbox', { name: title, exact: true }) });

/** The titles of a section as displayed, from top to bottom, also during a drag. */
export const titles = (page: Page, section: 'Today' | 'Upcoming' | 'Done'): Promise<(string | null)[]> =>
  page
    .getByRole('region', { name: section })
    .locator('li[data-row] > div')
    .getByRole('checkbox')
    .evaluateAll((ticks) =>
      ticks
        .map((one) => ({ title: one.getAttribute('aria-label'), top: one.getBoundingClientRect().top }))
        .sort((a, b) => a.top - b.top)
        .map(({ title }) => title),
    );

/** Waits until a section has these titles, in this order. */
export const expectTitles = (page: Page, section: 'Today' | 'Upcoming' | 'Done', wanted: readonly string[]) =>
  expect.poll(() => titles(page, section)).toEqual(wanted);

/** Types into quick add and waits until it is parsed. */
export async function say(page: Page, text: string): Promise<Locator> {
  const field = page.getByRole('textbox', { name: 'Add a job in words' });
  await field.fill(text);
  const chips = page.getByRole('group', { name: 'Understood' });
  await expect(chips).toBeVisible();
  return chips;
}
