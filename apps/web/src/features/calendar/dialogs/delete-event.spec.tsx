import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { domainError } from '../../../test/network';
import '../calendar.test-kit';
import { dentist, openCalendar, openEdit, today } from './dialogs.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

describe('deleting', () => {
  it('asks first, removes the event, and restores it with Undo', async () => {
    const { actor, calendar } = openCalendar();
    await actor.click(await today());
    const remove = await screen.findByRole('button', { name: 'Delete Dentist' });
    expect(remove.closest('li')).toHaveTextContent(/15:40.*Dentist/);
    await actor.click(remove);
    const question = await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this event?' });
    await actor.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(calendar.events).toHaveLength(1);
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await actor.click(screen.getByRole('button', { name: 'Delete Dentist' }));
    await actor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No events today')).toBeVisible();
    await screen.findByText('Deleted Dentist. In the bin for 30 days.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    const dialog = screen.getByRole('dialog', { name: 'Today, Thursday 8 October' });
    expect(within(dialog).getByRole('button', { name: 'Add Event' })).toHaveFocus();
    await actor.keyboard('{Escape}');
    expect(await screen.findByRole('gridcell', { name: 'Thursday 8 October, today.' })).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('gridcell', { name: /1 event\. Dentist/ })).toBeVisible();
    expect(calendar.events).toHaveLength(1);
  });

  it('restores the event and offers Retry when the server refuses', async () => {
    const { actor } = openCalendar([dentist()], {
      deleteCalendarEvent: () => {
        throw domainError('INTERNAL', 'Internal error');
      },
    });
    const dialog = await openEdit(actor);
    await actor.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await actor.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete event. Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry', hidden: true })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Edit Dentist', hidden: true })).toBeInTheDocument();
  });
});
