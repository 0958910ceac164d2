import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../../test/clock';
import { countReads } from '../../../../test/live';
import { domainError } from '../../../../test/network';
import { event } from '../../calendar.test-kit';
import { dentist, openCalendar, openEdit, sent, set } from '../dialogs.test-kit';
import { button, editForm } from '../form.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

describe('Edit Event on the page', () => {
  it('shows the event, keeps its times over several days, sends cleared fields as null, and offers Undo', async () => {
    const { actor, calendar } = openCalendar();
    const dialog = await openEdit(actor);
    expect(screen.getByLabelText('Title')).toHaveValue('Dentist');
    expect(screen.getByLabelText('End date')).toHaveValue('8 Oct 2026');
    set('End date', '1 Oct 2026');
    expect(screen.getByLabelText('End date')).toHaveAccessibleDescription('Choose 8 Oct 2026 or a later day');
    expect(within(dialog).getByRole('checkbox', { name: 'Tom' })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: '🦷' })).toBeChecked();
    expect(within(dialog).getByLabelText('Cycling')).toBeInTheDocument();
    set('End date', '2026-10-09');
    expect(screen.getByLabelText('Start time')).toHaveValue('15:40');
    await actor.clear(screen.getByLabelText(/^Description/));
    await actor.clear(screen.getByLabelText('Title'));
    await actor.paste('Orthodontist');
    await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent(calendar, 'update')).toMatchObject([
      { version: 1, input: { title: 'Orthodontist', description: null, endDate: '2026-10-09', eventTime: '15:40' } },
    ]);
    const day = await screen.findByRole('dialog', { name: 'Today, Thursday 8 October' });
    expect(day).toHaveTextContent(/Orthodontist.*Until Friday/);

    const toast = (await screen.findByText('Changed Orthodontist')).parentElement as HTMLElement;
    await actor.click(within(toast).getByRole('button', { name: 'Undo', hidden: true }));
    expect(await screen.findByRole('button', { name: 'Edit Dentist', hidden: true })).toBeInTheDocument();
    const [{ undoKey }] = sent(calendar, 'update') as [{ undoKey: string }];
    await waitFor(() => expect(sent(calendar, 'undo')).toEqual([{ key: undoKey }]));
  });
});

describe('the form of a stored event', () => {
  it('moves the end with the start', async () => {
    await editForm(event({ title: 'Camp', endDate: '2026-10-10' }));
    set('Start date', '2026-10-20');
    expect(screen.getByLabelText('End date')).toHaveValue('22 Oct 2026');
  });

  it('shows the documented message when saving fails, and keeps the form', async () => {
    const { actor, dialog } = await editForm(dentist(), {
      updateCalendarEvent: () => {
        throw domainError('INTERNAL', 'Internal error');
      },
    });
    await actor.type(screen.getByLabelText('Title'), ' again');
    await actor.click(button('Save changes'));
    expect(await screen.findByText('Failed to update event. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Dentist again');
    expect(within(dialog).getByRole('button', { name: 'Retry' })).toBeEnabled();
  });

  async function conflict() {
    const stored = dentist();
    const form = await editForm(stored);
    const reads = countReads(form.calendar.graphql, 'calendarEvent');
    Object.assign(stored, { version: 2, eventTime: '09:00', eventEndTime: '09:30' });
    await form.actor.clear(screen.getByLabelText('Title'));
    await form.actor.paste('Orthodontist');
    await form.actor.click(button('Save changes'));
    await screen.findByText('Somebody else changed this event in the meantime');
    // The refusal carries the other version.
    expect(reads['calendarEvent']).toBe(0);
    return form;
  }

  it('shows both versions of a conflict, and overwrites on request', async () => {
    const { actor, calendar, dialog } = await conflict();
    const mine = within(dialog).getByRole('article', { name: 'Your version' });
    const theirs = within(dialog).getByRole('article', { name: 'Their version' });
    expect(mine).toHaveTextContent('Orthodontist');
    expect(mine).toHaveTextContent('15:40–16:40');
    expect(theirs).toHaveTextContent('Dentist');
    expect(theirs).toHaveTextContent('09:00–09:30');
    await actor.click(within(mine).getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent(calendar, 'update')).toMatchObject([
      { version: 1 },
      { version: 2, input: { title: 'Orthodontist', eventTime: '15:40' } },
    ]);
  });

  it('continues from the other version of a conflict on request', async () => {
    const { actor, calendar, dialog } = await conflict();
    await actor.click(within(dialog).getByRole('button', { name: 'Use theirs' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Dentist');
    expect(screen.getByLabelText('Start time')).toHaveValue('09:00');
    await actor.type(screen.getByLabelText('Title'), ' for Tom');
    await actor.click(button('Save changes'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent(calendar, 'update')).toMatchObject([
      { version: 1 },
      { version: 2, input: { title: 'Dentist for Tom' } },
    ]);
  });
});
