import { screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '../../../test/fields';
import type { UserEvent } from '@testing-library/user-event';
import { freezeDate } from '../../../test/clock';
import { setWindow } from '../../../test/media';
import { job, openJobs, sent, TODAY } from '../jobs.test-kit';
import './job-reader';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

/** Clicks the text of a job. */
async function read(actor: UserEvent, title = 'Return books'): Promise<HTMLElement> {
  await actor.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
  return screen.findByRole('dialog', { name: title });
}
const closed = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
const action = (reader: HTMLElement, name: string) => within(reader).getByRole('button', { name });

const household = () => [job({ title: 'Return books', dueDate: TODAY, of: 'tom' })];

it('opens a job for reading, ticks it in place and stays open', async () => {
  const { actor, fake } = openJobs(household());
  const reader = await read(actor);
  await actor.click(within(reader).getByRole('checkbox', { name: 'Done' }));
  await waitFor(() => expect(within(reader).getByRole('checkbox', { name: 'Done' })).toBeChecked());
  expect(sent(fake, 'complete')).toHaveLength(1);
  await actor.keyboard('{Escape}');
  await closed('Return books');
});

it('opens the form with a second click', async () => {
  setWindow({ width: 390 });
  const { actor } = openJobs(household());
  const sheet = await read(actor);
  expect(sheet).toHaveAttribute('aria-modal', 'true');
  await actor.click(action(sheet, 'Edit'));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Family Job' });
  expect(within(dialog).getByLabelText('Title')).toHaveValue('Return books');
});

it('moves a job to another day without the form', async () => {
  const { actor, fake } = openJobs(household());
  const reader = await read(actor);
  await actor.click(action(reader, 'Move'));
  fillIn(within(reader).getByLabelText('Day'), '2026-10-12');
  await actor.click(within(within(reader).getByRole('form')).getByRole('button', { name: 'Move' }));
  await closed('Return books');
  expect(await screen.findByText(/^Moved “Return books” to Mon 12 Oct/)).toBeVisible();
  expect(sent(fake, 'update')).toMatchObject([{ input: { dueDate: '2026-10-12' } }]);
  const again = await read(actor);
  await actor.click(action(again, 'Undo'));
  await waitFor(() => expect(sent(fake, 'undo')).toHaveLength(1));
});

it('copies a job into a new one, and deletes it', async () => {
  const { actor, fake } = openJobs(household());
  await actor.click(action(await read(actor), 'Copy'));
  const dialog = await screen.findByRole('dialog', { name: 'Add Family Job' });
  expect(within(dialog).getByLabelText('Title')).toHaveValue('Return books');
  await actor.keyboard('{Escape}');
  await closed('Add Family Job');
  await actor.click(action(await read(actor), 'Delete'));
  await closed('Return books');
  await waitFor(() => expect(sent(fake, 'delete')).toHaveLength(1));
});
