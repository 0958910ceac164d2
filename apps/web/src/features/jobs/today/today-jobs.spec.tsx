import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { job, openJobs, sent, TODAY } from '../jobs.test-kit';
import './today-jobs';

beforeEach(() => freezeDate());
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

const list = () => screen.findByRole('list', { name: 'Jobs due today' });
const titles = async () =>
  within(await list())
    .getAllByRole('checkbox')
    .map((tick) => tick.getAttribute('aria-label'));
const tick = async (name: string) => within(await list()).getByRole('checkbox', { name });
const due = (...names: string[]) => names.map((title) => job({ title, dueDate: TODAY }));

it('strikes a ticked job through at once and keeps it in place; a second tap reverts it', async () => {
  const { fake } = openJobs(due('Bins', 'Windows', 'Lego'), {}, '/dashboard');
  await list();
  jest.useFakeTimers({ now: Date.now() });
  fireEvent.click(await tick('Bins'));
  fireEvent.click(await tick('Windows'));
  expect(await tick('Bins')).toBeChecked();
  expect(await titles()).toEqual(['Bins', 'Windows', 'Lego']);
  fireEvent.click(await tick('Bins'));
  expect(await tick('Bins')).not.toBeChecked();
  expect(await titles()).toEqual(['Bins', 'Windows', 'Lego']);
  await act(() => jest.advanceTimersByTimeAsync(700));
  freezeDate();
  await waitFor(async () => expect(await titles()).toEqual(['Bins', 'Lego']));
  await waitFor(() => expect(sent(fake, 'complete').map((one) => one['isCompleted'])).toEqual([true, true, false]));
});

it('keeps its space when the last job is done, and is folded on the next visit', async () => {
  const { actor, unmount } = openJobs(due('Bins'), {}, '/dashboard');
  await actor.click(await tick('Bins'));
  expect(await screen.findByText('Nothing due today.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All jobs' })).toBeVisible();
  unmount();
  openJobs([], {}, '/dashboard');
  expect(await screen.findByText('Nothing due today.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'All jobs' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a job' })).toBeVisible();
});

it('counts what is due, on the card and in the menu, and opens a job among all jobs', async () => {
  const { actor } = openJobs(due('Bins', 'Windows'), {}, '/dashboard');
  expect(await screen.findByText(/2 jobs left$/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Family Jobs 2 due' })).toBeVisible();
  await actor.click(await tick('Bins'));
  expect(await screen.findByText('“Bins” is done')).toBeInTheDocument();
  expect(await screen.findByText(/1 job left$/)).toBeVisible();
  await actor.click(within(await list()).getByRole('button', { name: /^Open Windows/ }));
  expect(await screen.findByRole('dialog', { name: 'Windows' })).toBeVisible();
  expect(window.location.hash).toBe('#todos');
});
