import { screen, waitFor, within } from '@testing-library/react';
import { registerLive } from '../../graphql/live/live-registry';
import { freezeDate } from '../../test/clock';
import { caughtUp, countReads, pushChange, streaming } from '../../test/live';
import { job, openJobs, sent } from './jobs.test-kit';
import type { FakeJobs } from './jobs.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const tick = (name: string) => screen.findByRole('checkbox', { name });

/** Opens the jobs page with its live connection, counting reads from now on. */
async function open(...jobs: ReturnType<typeof job>[]) {
  const kit = openJobs(jobs);
  await tick(jobs[0]?.title ?? '');
  await streaming();
  return { ...kit, reads: countReads(kit.fake.graphql, 'me', 'jobBoard', 'jobPoints', 'job') };
}

/** Delays the next answers of a mutation. @returns releases them */
function hold(fake: FakeJobs, field: string): () => void {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const answer = fake.graphql[field] as (args: object) => unknown;
  fake.graphql[field] = async (args: object) => {
    const data = answer(args);
    await gate;
    return data;
  };
  return release;
}

it('does not refetch what the answer to its own change has delivered', async () => {
  const [bins, dishes, piano] = ['Bins', 'Dishes', 'Piano'].map((title) => job({ title, dueDate: '2026-10-08' }));
  if (!bins || !dishes || !piano) throw new Error('no jobs');
  const { actor, reads } = await open(bins, dishes, piano);
  await actor.click(await tick('Bins'));
  await screen.findByText('“Bins” is done');
  pushChange('todo', bins.id);
  await actor.click(screen.getByRole('button', { name: 'Edit Piano' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Family Job' });
  await actor.click(within(dialog).getByLabelText('Title'));
  await actor.paste(' lesson');
  await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Changed “Piano lesson”');
  pushChange('todo', piano.id);
  await caughtUp(reads);
  expect(reads).toMatchObject({ jobBoard: 0, jobPoints: 0 });
  // The ticked row stays in its place for a moment.
  const done = within(screen.getByRole('region', { name: 'Done' }));
  expect(await done.findByRole('checkbox')).toHaveAccessibleName('Bins');
  // A change from the same user's phone: no answer here has delivered it.
  pushChange('todo', piano.id);
  await waitFor(() => expect(reads['jobBoard']).toBe(1));
});

it('recognises its own live message also when it arrives before the answer', async () => {
  const bins = job({ title: 'Bins', dueDate: '2026-10-08' });
  const { actor, fake, reads } = await open(bins);
  const release = hold(fake, 'setJobCompleted');
  await actor.click(await tick('Bins'));
  await waitFor(() => expect(sent(fake, 'complete')).toHaveLength(1));
  const onChange = jest.fn();
  registerLive({ type: 'doorbell', handle: onChange });
  pushChange('todo', bins.id);
  pushChange('doorbell', 'door', 'member-tom');
  await waitFor(() => expect(onChange).toHaveBeenCalled());
  release();
  await screen.findByText('“Bins” is done');
  await caughtUp(reads);
  expect(reads['jobBoard']).toBe(0);
});

it('refetches what the answer leaves out: points are counted by the server', async () => {
  const bins = job({ title: 'Bins', dueDate: '2026-10-08', points: 3, of: 'emma' });
  const { actor, reads } = await open(bins);
  await actor.click(await tick('Bins'));
  await screen.findByText('“Bins” is done. 3 points for Emma');
  pushChange('todo', bins.id);
  await waitFor(() => expect(reads['jobPoints']).toBe(1));
});

it('shows the version carried by a conflict without fetching it', async () => {
  const bins = job({ title: 'Bins', dueDate: '2026-10-08' });
  const { actor, fake, reads } = await open(bins);
  await actor.click(screen.getByRole('button', { name: 'Edit Bins' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Family Job' });
  fake.jobs = [{ ...bins, title: 'Blue bins', version: 2 }];
  await actor.type(within(dialog).getByLabelText('Title'), ' out');
  await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  const theirs = await within(dialog).findByRole('article', { name: 'Their version' });
  expect(theirs).toHaveTextContent('Blue bins');
  await actor.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent(fake, 'update')).toMatchObject([{ version: 1 }, { version: 2, input: { title: 'Bins out' } }]);
  expect(reads['job']).toBe(0);
});
