import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { historySettled } from '../../../../ui/dialogs/history';
import { freezeDate } from '../../../../test/clock';
import { dentist, sent, set } from '../dialogs.test-kit';
import { addForm, button, editForm, openForm } from '../form.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const closed = (dialog: HTMLElement) => waitFor(() => expect(dialog).not.toBeInTheDocument());
const resume = () => screen.findByText('Continue where you left off', { selector: 'button' });
/** Storage outlives the page. */
async function reload(): Promise<void> {
  cleanup();
  await historySettled();
}

describe('an unsaved new event', () => {
  it('is offered again after Escape, with quick text and fields, and saved once', async () => {
    const { actor, calendar, dialog } = await addForm();
    expect(screen.getByLabelText('Add an event in words')).toHaveFocus();
    await actor.paste('Choir tomorrow 6pm');
    await waitFor(() => expect(screen.getByLabelText('Start time')).toHaveValue('18:00'));
    await actor.click(screen.getByLabelText(/^Description/));
    await actor.paste('Bring the blue folder');
    await actor.keyboard('{Escape}');
    await closed(dialog);

    const again = await openForm(actor);
    expect(screen.getByLabelText('Title')).toHaveValue('');
    expect(screen.getByText(/You were typing here just now/)).toBeVisible();
    await actor.click(within(again).getByRole('button', { name: 'Continue where you left off' }));
    expect(screen.getByLabelText('Add an event in words')).toHaveValue('Choir tomorrow 6pm');
    expect(screen.getByLabelText('Title')).toHaveValue('Choir');
    expect(screen.getByLabelText(/^Description/)).toHaveValue('Bring the blue folder');
    await actor.click(button('Add Event'));
    await closed(again);
    expect(sent(calendar, 'add')).toMatchObject([
      { input: { title: 'Choir', eventDate: '2026-10-09', eventTime: '18:00', description: 'Bring the blue folder' } },
    ]);

    await openForm(actor);
    expect(screen.queryByText(/You were typing/)).not.toBeInTheDocument();
  });

  it('is offered again after the page was lost, and removed when it is discarded', async () => {
    const first = await addForm();
    await first.actor.type(screen.getByLabelText('Title'), 'Vet');
    await reload();

    const { actor, dialog } = await addForm();
    await resume();
    await actor.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/You were typing/)).not.toBeInTheDocument();
    await actor.keyboard('{Escape}');
    await closed(dialog);
    await openForm(actor);
    expect(screen.queryByText(/You were typing/)).not.toBeInTheDocument();
  });

  it('is still offered after another event was added', async () => {
    const { actor, dialog } = await addForm();
    await actor.type(screen.getByLabelText('Title'), 'Vet');
    await actor.keyboard('{Escape}');
    await closed(dialog);
    const other = await openForm(actor);
    await actor.type(screen.getByLabelText('Title'), 'Choir');
    await actor.click(button('Add Event'));
    await closed(other);

    await openForm(actor);
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
    const { actor, calendar, dialog } = await editForm(dentist());
    await actor.type(screen.getByLabelText('Title'), ' in town');
    await actor.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Keep your changes?' });
    expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await actor.keyboard('{Escape}');
    await closed(question);
    expect(dialog).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Dentist in town');

    await actor.click(button('Cancel'));
    await actor.click(await screen.findByRole('button', { name: 'Keep as draft' }));
    await closed(dialog);
    const again = await openForm(actor);
    await actor.click(await resume());
    expect(screen.getByLabelText('Title')).toHaveValue('Dentist in town');

    await actor.click(button('Cancel'));
    await actor.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await closed(again);
    const last = await openForm(actor);
    expect(screen.queryByText(/You were typing/)).not.toBeInTheDocument();
    expect(sent(calendar, 'update')).toEqual([]);

    // Nothing was changed: no question.
    await actor.type(screen.getByLabelText('Title'), '!{Backspace}');
    await actor.keyboard('{Escape}');
    await closed(last);
  });

  it('shows both versions when somebody else changed it since the draft', async () => {
    const stored = dentist();
    const first = await editForm(stored);
    await first.actor.type(screen.getByLabelText('Title'), ' in town');
    set('Start time', '16:00');
    await reload();

    const newer = { ...stored, title: 'Orthodontist', version: stored.version + 1 };
    const { actor, calendar, dialog } = await editForm(newer);
    await actor.click(await resume());
    expect(await screen.findByText('Somebody else changed this event in the meantime')).toBeVisible();
    expect(sent(calendar, 'update')).toEqual([]);
    await actor.click(button('Keep mine'));
    await closed(dialog);
    expect(sent(calendar, 'update')).toMatchObject([
      { version: stored.version + 1, input: { title: 'Dentist in town', eventTime: '16:00' } },
    ]);
  });
});
