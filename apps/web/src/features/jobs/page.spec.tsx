import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../test/clock';
import { fillIn } from '../../test/fields';
import { setWindow } from '../../test/media';
import { domainError } from '../../test/network';
import { job, openJobs, sent } from './jobs.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const card = () => job({ title: 'Post the card', of: 'emma', dueDate: '2026-10-07', notes: 'Stamps in the drawer' });
const tablet = () => job({ title: 'Worming tablet', of: 'tom', dueDate: '2026-10-08' });
const dishes = () => job({ title: 'Empty the dishwasher', dueDate: '2026-10-08' });
const books = () => job({ title: 'Return books', of: 'emma', dueDate: '2026-10-10' });
const lego = () => job({ title: 'Sort the Lego', of: 'tom' });
const fed = () =>
  job({ title: 'Feed the rabbits', of: 'tom', completedAt: '2026-10-08T06:30:00.000Z', doneByMemberId: 'member-tom' });
const household = () => [lego(), books(), dishes(), tablet(), card(), fed()];

const section = (name: string) => screen.findByRole('region', { name });
const titles = async (name: string): Promise<string[]> =>
  within(await section(name))
    .getAllByRole('checkbox')
    .map((tick) => tick.getAttribute('aria-label') ?? '');
const tick = (name: string) => screen.findByLabelText(name);
const toast = async (message: string) => within((await screen.findByText(message)).closest('li') as HTMLElement);

describe('the sections', () => {
  it('show overdue jobs first, then today’s, upcoming and done ones; a filter shows mine or shared ones', async () => {
    const { actor } = openJobs(household());
    await tick('Post the card');
    expect(await titles('Today')).toEqual(['Post the card', 'Empty the dishwasher', 'Worming tablet']);
    expect(await titles('Upcoming')).toEqual(['Return books', 'Sort the Lego']);
    expect(await titles('Done')).toEqual(['Feed the rabbits']);
    for (const text of [
      ...['3, 1 overdue', 'Overdue since yesterday', 'Sat 10 Oct', 'No date', '07:30', 'Stamps in the drawer'],
      ...['Nice progress today!', '1 of 4 done'],
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('Tom: 2 open jobs')).toBeInTheDocument();
    expect(screen.getByText('Anyone: 1 open job')).toBeInTheDocument();

    await actor.click(screen.getByLabelText('Mine'));
    await waitFor(() => expect(screen.queryByText('Worming tablet')).not.toBeInTheDocument());
    expect(await titles('Today')).toEqual(['Post the card']);
    expect(await titles('Upcoming')).toEqual(['Return books']);
    await actor.click(screen.getByRole('radio', { name: 'Shared' }));
    await tick('Empty the dishwasher');
    expect(await titles('Today')).toEqual(['Empty the dishwasher']);
    expect(screen.getByText('Nothing coming up.')).toBeVisible();
  });

  it('say "All caught up" without jobs, and offer to add one', async () => {
    const { actor } = openJobs([]);
    expect(await screen.findByText('All caught up!')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'All caught up!' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Done' })).not.toBeInTheDocument();
    await actor.click(screen.getAllByRole('button', { name: 'Add Family Job' }).at(-1) as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Add Family Job' })).toBeVisible();
  });

  it('say what could not be loaded, and retry', async () => {
    let broken = true;
    const { actor, fake } = openJobs(household());
    const whole = fake.graphql['jobBoard'] as (args: object) => unknown;
    fake.graphql['jobBoard'] = (args: object) => {
      if (broken) throw domainError('INTERNAL', 'No');
      return whole(args);
    };
    expect(await screen.findByText('Failed to fetch family jobs')).toBeVisible();
    broken = false;
    await actor.click(screen.getByText('Try Again'));
    expect(await tick('Post the card')).toBeVisible();
  });

  it('explain a locked feature', async () => {
    openJobs([], {
      jobBoard: () => {
        throw domainError('FEATURE_LOCKED', 'Family Jobs is part of the Premium plan.');
      },
    });
    expect(await screen.findByText('Family Jobs is part of the Premium plan.')).toBeVisible();
    expect(screen.queryByText('Try Again')).not.toBeInTheDocument();
  });

  it('show five done jobs, and more on request', async () => {
    const done = Array.from({ length: 8 }, (_, index) =>
      job({ title: `Done ${index}`, completedAt: `2026-10-0${index + 1}T06:30:00.000Z` }),
    );
    const { actor } = openJobs(done);
    await tick('Done 7');
    expect(await titles('Done')).toEqual(['Done 7', 'Done 6', 'Done 5', 'Done 4', 'Done 3']);
    expect(screen.getByText('5 of 8')).toBeVisible();
    await actor.click(screen.getByText('Show more'));
    await tick('Done 0');
    expect(await titles('Done')).toHaveLength(8);
  });
});

describe('completing a job', () => {
  it('is shown at once with the counts, keeps the focus in the list, and is reverted by Undo', async () => {
    const { actor, fake } = openJobs(household());
    (await tick('Post the card')).focus();
    await actor.keyboard(' ');
    await waitFor(async () => expect(await titles('Done')).toEqual(['Post the card', 'Feed the rabbits']));
    expect(await tick('Empty the dishwasher')).toHaveFocus();
    expect(screen.getByText('2 of 4 done')).toBeVisible();
    expect(screen.getByText('Emma: 1 open job')).toBeInTheDocument();
    await actor.click((await toast('“Post the card” is done')).getByText('Undo'));
    await waitFor(async () => expect(await titles('Today')).toContain('Post the card'));
    expect(sent(fake, 'complete').map(({ isCompleted }) => isCompleted)).toEqual([true, false]);
    expect(screen.getByText('1 of 4 done')).toBeVisible();
  });

  it('is rolled back and reported when it is refused, and when somebody has deleted the job', async () => {
    const { actor, fake } = openJobs(household());
    await tick('Worming tablet');
    fake.refuse('complete', domainError('INTERNAL', 'No'));
    await actor.click(await tick('Worming tablet'));
    const failed = await toast('Failed to update family job. Please try again.');
    expect(await titles('Today')).toContain('Worming tablet');
    await actor.click(failed.getByText('Retry'));
    await waitFor(async () => expect(await titles('Done')).toContain('Worming tablet'));
    fake.jobs = fake.jobs.filter(({ title }) => title !== 'Return books');
    await actor.click(await tick('Return books'));
    const message = '“Return books” is no longer there. Somebody has deleted it in the meantime.';
    // It appears with a transition.
    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
    await waitFor(() => expect(screen.queryByLabelText('Return books')).not.toBeInTheDocument());
  });

  it('of a draft applies to the stored job', async () => {
    let arrive = (): void => undefined;
    const { actor, fake } = openJobs([]);
    const add = fake.graphql['addJob'] as (args: object) => unknown;
    fake.graphql['addJob'] = (args: object) =>
      new Promise((resolve) => {
        arrive = () => resolve(add(args));
      });
    await actor.click(await screen.findByRole('textbox', { name: 'Add a job in words' }));
    await actor.paste('sort the Lego');
    await screen.findByRole('group', { name: 'Understood' });
    await actor.keyboard('{Enter}');
    await actor.click(await tick('Sort the Lego'));
    expect(sent(fake, 'complete')).toEqual([]);
    arrive();
    await waitFor(async () => expect(await titles('Done')).toEqual(['Sort the Lego']));
    expect(sent(fake, 'complete')).toEqual([{ id: fake.jobs[0]?.id, isCompleted: true }]);
  });

  it('of a repeating job adds its next instance', async () => {
    const weekly = {
      type: 'weekly',
      interval: 1,
      weekdays: [4],
      from: 'due',
      startDate: '2026-10-08',
      endDate: null,
      rotation: null,
      nth: null,
    } as const;
    const { actor } = openJobs([
      job({ title: 'Bins', of: 'tom', dueDate: '2026-10-08', repeat: { ...weekly, weekdays: [4] } }),
    ]);
    expect(await screen.findByText('Every Thursday')).toBeVisible();
    await actor.click(await tick('Bins'));
    expect(await screen.findByText('“Bins” is done. Next: Thu 15 Oct, Tom')).toBeVisible();
    await waitFor(async () => expect(await titles('Upcoming')).toEqual(['Bins']));
    expect(await titles('Done')).toEqual(['Bins']);
  });

  it('strikes the row through at once, and keeps all rows in place until the time of the last tick is over', async () => {
    const { fake } = openJobs(household());
    const rows = ['Post the card', 'Empty the dishwasher', 'Worming tablet'];
    await tick('Post the card');
    jest.useFakeTimers({ now: Date.now() });
    fireEvent.click(await tick('Post the card'));
    expect(await tick('Post the card')).toBeChecked();
    expect(await titles('Today')).toEqual(rows);
    expect(await titles('Done')).toEqual(['Feed the rabbits']);
    await act(() => jest.advanceTimersByTimeAsync(600));
    fireEvent.click(await tick('Worming tablet'));
    await act(() => jest.advanceTimersByTimeAsync(600));
    expect(await titles('Today')).toEqual(rows);
    // A second tap in the same place reverses the first one.
    fireEvent.click(await tick('Worming tablet'));
    expect(await tick('Worming tablet')).not.toBeChecked();
    await act(() => jest.advanceTimersByTimeAsync(700));
    freezeDate();
    await waitFor(async () => expect(await titles('Today')).toEqual(rows.slice(1)));
    expect(await titles('Done')).toEqual(['Post the card', 'Feed the rabbits']);
    await waitFor(() =>
      expect(sent(fake, 'complete').map(({ isCompleted }) => isCompleted)).toEqual([true, true, false]),
    );
    expect(fake.jobs.find(({ title }) => title === 'Worming tablet')?.isCompleted).toBe(false);
  });

  it('asks first while parts are open, in the documented dialog; parts are completed in place', async () => {
    const parts = [
      { id: 'a', title: 'Goggles', isDone: true },
      { id: 'b', title: 'Towel', isDone: false },
    ];
    const { actor, fake } = openJobs([job({ title: 'Pack', subtasks: parts })]);
    await actor.click(await tick('Pack'));
    const question = await screen.findByRole('alertdialog', { name: 'Complete Family Job' });
    expect(question).toHaveTextContent('1 of 2 parts of “Pack” is still open. Mark it as complete?');
    await actor.click(within(question).getByText('Cancel'));
    expect(sent(fake, 'complete')).toEqual([]);
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await actor.click(screen.getByRole('button', { name: 'Parts of Pack: 1 of 2 parts' }));
    await actor.click(screen.getByRole('checkbox', { name: 'Towel' }));
    expect(await screen.findByText('Parts of Pack: 2 of 2 parts')).toBeVisible();
    expect(sent(fake, 'part')).toEqual([{ jobId: fake.jobs[0]?.id, subtaskId: 'b', input: { isDone: true } }]);
    await actor.click(screen.getByLabelText('Goggles'));
    await screen.findByText('Parts of Pack: 1 of 2 parts');
    await actor.click(await tick('Pack'));
    await actor.click(await screen.findByText('Mark complete'));
    await waitFor(async () => expect(await titles('Done')).toEqual(['Pack']));
  });
});

describe('manual order', () => {
  const day = () => ['One', 'Two', 'Three'].map((title) => job({ title, dueDate: '2026-10-08' }));

  it('changes by keyboard within the day with every step announced; Escape and a refusal leave it', async () => {
    const { actor, fake } = openJobs([...day(), job({ title: 'Another day', dueDate: '2026-10-07' })]);
    (await tick('One')).focus();
    await actor.keyboard('m');
    expect(await screen.findByText(/^Picked up One, place 1 of 3\./)).toBeInTheDocument();
    await actor.keyboard('{ArrowUp}');
    expect(await screen.findByText('Place 1 of 3. No further: jobs are ordered by day.')).toBeInTheDocument();
    await actor.keyboard('{ArrowDown}{ArrowDown}');
    expect(await screen.findByText('Place 3 of 3')).toBeInTheDocument();
    await actor.keyboard('{Enter}');
    expect(await screen.findByText('One is at place 3 of 3 now')).toBeInTheDocument();
    expect(await tick('One')).toHaveFocus();
    expect(sent(fake, 'move')).toEqual([{ id: fake.jobs[0]?.id, afterId: fake.jobs[2]?.id }]);
    await screen.findByText('Moved “One”');
    expect(await titles('Today')).toEqual(['Another day', 'Two', 'Three', 'One']);

    (await tick('Two')).focus();
    await actor.keyboard('m{ArrowDown}{Escape}');
    expect(await titles('Today')).toEqual(['Another day', 'Two', 'Three', 'One']);
    expect(sent(fake, 'move')).toHaveLength(1);
    fake.refuse('move', domainError('INTERNAL', 'No'));
    await actor.keyboard('m{ArrowDown}{Enter}');
    expect(await screen.findByText('“Two” could not be moved and is back where it was.')).toBeVisible();
    expect(await titles('Today')).toEqual(['Another day', 'Two', 'Three', 'One']);
  });
});

it('opens the job of a search result', async () => {
  const jobs = household();
  const handOff = { activityId: '', type: 'opened', resource: 'todo', section: 'todos', userName: '', description: '' };
  sessionStorage.setItem('homefold-user-hand-off', JSON.stringify({ ...handOff, resourceId: jobs[1]?.id }));
  openJobs(jobs);
  expect(await screen.findByRole('dialog', { name: 'Return books' })).toBeVisible();
  expect(sessionStorage.getItem('homefold-user-hand-off')).toBeNull();
});

it('on a phone adds by the floating button, and folds what is done', async () => {
  setWindow({ width: 390, coarse: true });
  const { actor, fake } = openJobs([fed(), tablet()]);
  expect(await screen.findByRole('button', { name: /^Worming tablet\s*Due today/ })).toBeVisible();
  const fold = screen.getByRole('button', { name: /^Done/ });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  await actor.click(screen.getAllByRole('button', { name: 'Add Family Job' }).at(-1) as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Family Job' }));
  expect(dialog.getByRole('radio', { name: 'Emma' })).toBeChecked();
  fillIn(dialog.getByLabelText('Title'), 'Water the tomatoes');
  fillIn(dialog.getByLabelText('Due date'), '2026-10-08');
  await actor.click(dialog.getByRole('button', { name: 'Add Family Job' }));
  await waitFor(() =>
    expect(sent(fake, 'add')).toMatchObject([{ input: { title: 'Water the tomatoes', dueDate: '2026-10-08' } }]),
  );
  await actor.click(fold);
  expect(await tick('Feed the rabbits')).toBeChecked();
});
