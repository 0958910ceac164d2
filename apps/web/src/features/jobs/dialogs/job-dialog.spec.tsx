import { screen, waitFor, within } from '@testing-library/react';
import { fillIn } from '../../../test/fields';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import { job, openJobs, sent } from '../jobs.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const tick = (name: string) => screen.findByRole('checkbox', { name });
const set = (dialog: HTMLElement, label: string | RegExp, value: string) =>
  fillIn(within(dialog).getByLabelText(label), value);

async function openAdd(actor: ReturnType<typeof openJobs>['actor']) {
  await actor.click((await screen.findAllByRole('button', { name: 'Add Family Job' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Add Family Job' });
  return { dialog, submit: within(dialog).getByRole('button', { name: 'Add Family Job' }) };
}

describe('the dialog of a job', () => {
  it('sends no blank title, shows a too long one as an error, and keeps the rest', async () => {
    const { actor, fake } = openJobs([]);
    const { dialog, submit } = await openAdd(actor);
    await actor.type(within(dialog).getByLabelText('Title'), '   ');
    expect(submit).toBeDisabled();
    set(dialog, 'Title', 'x'.repeat(10_000));
    set(dialog, /^Notes/, 'Still here');
    await actor.click(submit);
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Title')).toHaveAccessibleDescription(
        'Title must be at most 200 characters',
      ),
    );
    expect(sent(fake, 'add')).toEqual([]);
    set(dialog, 'Title', 'Short');
    await actor.click(submit);
    expect(await tick('Short')).toBeVisible();
    expect(sent(fake, 'add')).toMatchObject([{ input: { title: 'Short', notes: 'Still here' } }]);
  });

  it('keeps the input when saving fails, and Retry sends it with the same key', async () => {
    const { actor, fake } = openJobs([]);
    const { dialog, submit } = await openAdd(actor);
    set(dialog, 'Title', 'Post the card');
    fake.refuse('add', domainError('INTERNAL', 'No'));
    await actor.click(submit);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'It could not be saved. Everything you wrote is still here.',
    );
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Post the card');
    await actor.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await tick('Post the card')).toBeVisible();
    const keys = sent(fake, 'add').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('names a former assignee until another one is chosen, also in the version of somebody else', async () => {
    const { assignee } = job({ title: '', of: 'tom' });
    const gone = { ...assignee!, memberId: 'member-gone', displayName: 'Granny', hasLeft: true };
    const gate = { ...job({ title: 'Fix the gate', dueDate: '2026-10-08' }), assignee: gone };
    const { actor, fake } = openJobs([gate]);
    await actor.click(await screen.findByRole('button', { name: /^Edit Fix the gate/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Family Job' });
    expect(within(dialog).getByText('Granny has left')).toBeVisible();
    await actor.click(within(dialog).getByRole('radio', { name: 'Emma' }));
    fake.jobs = [{ ...gate, title: 'Fix the old gate', version: 2 }];
    await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    expect(await within(dialog).findByRole('article', { name: 'Their version' })).toHaveTextContent('WhoGranny');
    await actor.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(sent(fake, 'update')).toMatchObject([
        { version: 1 },
        { version: 2, input: { assigneeId: 'member-emma' } },
      ]),
    );
  });
});

it('skips an instance of a repeating job, from its dialog and from its reader, with Undo', async () => {
  const repeat = {
    ...{ type: 'weekly' as const, interval: 1, weekdays: [4], nth: null, from: 'due' as const },
    ...{ startDate: '2026-10-08', endDate: null, rotation: null },
  };
  const { actor, fake } = openJobs([job({ title: 'Bins', dueDate: '2026-10-08', repeat })]);
  const skipped = async (from: HTMLElement): Promise<void> => {
    await actor.click(within(from).getByRole('button', { name: 'Skip this one' }));
    const toast = (await screen.findByText('Skipped “Bins” until Thu 15 Oct')).closest('li') as HTMLElement;
    await waitFor(() => expect(from).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /^Bins/ })).toHaveTextContent('Every Thursday');
    expect(within(screen.getByRole('region', { name: 'Upcoming' })).getByText('Thu 15 Oct')).toBeVisible();
    await actor.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByText('Thu 15 Oct')).not.toBeInTheDocument());
  };
  await actor.click(await screen.findByRole('button', { name: /^Edit Bins/ }));
  await skipped(await screen.findByRole('dialog', { name: 'Edit Family Job' }));
  await actor.click(screen.getByRole('button', { name: /^Bins/ }));
  await skipped(await screen.findByRole('dialog', { name: 'Bins' }));
  expect(fake.calls.map(({ name }) => name)).toEqual(['skip', 'undo', 'skip', 'undo']);
});

describe('quick add', () => {
  const add = async (actor: ReturnType<typeof openJobs>['actor'], text: string) => {
    const field = await screen.findByRole('textbox', { name: 'Add a job in words' });
    await actor.type(field, text);
    await screen.findByRole('group', { name: 'Understood' });
    await actor.keyboard('{Enter}');
    return field;
  };

  it('keeps a line that could not be saved, and Retry adds it', async () => {
    const { actor, fake } = openJobs([]);
    fake.refuse('add', domainError('INTERNAL', 'No'));
    const field = await add(actor, 'buy stamps');
    expect(await screen.findByText('It could not be saved. What you typed is still here.')).toBeVisible();
    expect(field).toHaveValue('buy stamps');
    await actor.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await tick('Buy stamps')).toBeVisible();
    expect(field).toHaveValue('');
  });

  it('treats the same line twice within three seconds as one', async () => {
    const { actor, fake } = openJobs([]);
    await add(actor, 'sort the Lego');
    await tick('Sort the Lego');
    await add(actor, 'sort the Lego');
    expect(await screen.findByText('“Sort the Lego” was added a moment ago')).toBeInTheDocument();
    expect(sent(fake, 'add')).toHaveLength(1);
  });
});
