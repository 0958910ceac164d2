import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { historySettled } from '../../../../ui/dialogs/history';
import { freezeDate } from '../../../../test/clock';
import { dentist, openAdd, openCalendar, openEdit, sent, set } from '../dialogs.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const closed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name, hidden: true })).not.toBeInTheDocument());
const resume = () => screen.findByRole('button', { name: 'Continue where you left off' });
/** Storage outlives the page. */
async function reload(): Promise<void> {
  cleanup();
  await historySettled();
}

describe('an unsaved new event', () => {
  it('is offered again after Escape, with quick text and fields, and saved once', async () => {
    const { actor, calendar } = openCalendar([]);
    const dialog = await openAdd(actor);
    await actor.type(within(dialog).getByLabelText('Add an event in words'), 'Choir tomorrow 6pm');
    await waitFor(() => expect(within(dialog).getByLabelText('Start time')).toHaveValue('18:00'));
    await actor.type(within(dialog).getByLabelText(/^Description/), 'Bring the blue folder');
    await actor.keyboard('{Escape}');
    await closed('Add Event');

    const again = await openAdd(actor);
    expect(within(again).getByLabelText('Title')).toHaveValue('');
    expect(within(again).getByText(/You were typing here just now/)).toBeVisible();
    await actor.click(await resume());
    expect(within(again).getByLabelText('Add an event in words')).toHaveValue('Choir tomorrow 6pm');
    expect(within(again).getByLabelText('Title')).toHaveValue('Choir');
    expect(within(again).getByLabelText(/^Description/)).toHaveValue('Bring the blue folder');
    await actor.click(within(again).getByRole('button', { name: 'Add Event' }));
    await closed('Add Event');
    expect(sent(calendar, 'add')).toMatchObject([
      { input: { title: 'Choir', eventDate: '2026-10-09', eventTime: '18:00', description: 'Bring the blue folder' } },
    ]);

    await openAdd(actor);
    expect(screen.queryByText(/You were typing/)).not.toBeInTheDocument();
  });

  it('is offered again after the page was lost, and removed when it is discarded', async () => {
    const first = openCalendar([]);
    await first.actor.type(within(await openAdd(first.actor)).getByLabelText('Title'), 'Vet');
    await reload();

    const { actor } = openCalendar([]);
    const again = await openAdd(actor);
    await resume();
    await actor.click(within(again).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/You were typing/)).not.toBeInTheDocument();
    await actor.keyboard('{Escape}');
    await closed('Add Event');
    await openAdd(actor);
    expect(screen.queryByText(/You were typing/)).not.toBeInTheDocument();
  });

  it('is still offered after another event was added', async () => {
    const { actor } = openCalendar([]);
    await actor.type(within(await openAdd(actor)).getByLabelText('Title'), 'Vet');
    await actor.keyboard('{Escape}');
    await closed('Add Event');
    const other = await openAdd(actor);
    await actor.type(within(other).getByLabelText('Title'), 'Choir');
    await actor.click(within(other).getByRole('button', { name: 'Add Event' }));
    await closed('Add Event');

    await openAdd(actor);
    await actor.type(screen.getByLabelText('Title'), 'Judo');
    await actor.click(await resume());
    expect(screen.getByLabelText('Title')).toHaveValue('Vet');
    // Input typed before the answer is kept too.
    await actor.click(await resume());
    expect(screen.getByLabelText('Title')).toHaveValue('Judo');
  });
});

describe('a changed event', () => {
  it('asks once when it is closed: stays, is kept as a draft, or is discarded', async () => {
    const { actor, calendar } = openCalendar();
    const dialog = await openEdit(actor);
    await actor.type(within(dialog).getByLabelText('Title'), ' in town');
    await actor.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Keep your changes?' });
    expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await actor.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Edit Event' })).toBeVisible();
    expect(within(dialog).getByLabelText('Title')).toHaveValue('Dentist in town');

    await actor.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await actor.click(await screen.findByRole('button', { name: 'Keep as draft' }));
    await closed('Edit Event');
    await actor.keyboard('{Escape}');
    await openEdit(actor);
    await actor.click(await resume());
    expect(screen.getByLabelText('Title')).toHaveValue('Dentist in town');

    await actor.click(screen.getByRole('button', { name: 'Cancel' }));
    await actor.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await closed('Edit Event');
    await actor.keyboard('{Escape}');
    await openEdit(actor);
    expect(screen.queryByText(/You were typing/)).not.toBeInTheDocument();
    expect(sent(calendar, 'update')).toEqual([]);
  });

  it('closes without a question when nothing was changed', async () => {
    const { actor } = openCalendar();
    const dialog = await openEdit(actor);
    await actor.type(within(dialog).getByLabelText('Title'), '!{Backspace}');
    await actor.keyboard('{Escape}');
    await closed('Edit Event');
  });

  it('shows both versions when somebody else changed it since the draft', async () => {
    const stored = dentist();
    const first = openCalendar([stored]);
    const dialog = await openEdit(first.actor);
    await first.actor.type(within(dialog).getByLabelText('Title'), ' in town');
    set('Start time', '16:00');
    await reload();

    const { actor, calendar } = openCalendar([{ ...stored, title: 'Orthodontist', version: stored.version + 1 }]);
    await openEdit(actor, 'Orthodontist');
    await actor.click(await resume());
    expect(await screen.findByText('Somebody else changed this event in the meantime')).toBeVisible();
    expect(sent(calendar, 'update')).toEqual([]);
    await actor.click(screen.getByRole('button', { name: 'Keep mine' }));
    await closed('Edit Event');
    expect(sent(calendar, 'update')).toMatchObject([
      { version: stored.version + 1, input: { title: 'Dentist in town', eventTime: '16:00' } },
    ]);
  });
});
