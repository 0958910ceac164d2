import { screen, within } from '@testing-library/react';
import { freezeDate } from '../../test/clock';
import { caughtUp, countReads, pushChange, streaming } from '../../test/live';
import { dentist, openCalendar, openEdit } from './dialogs/dialogs.test-kit';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

it('does not refetch what the answer to its own change has delivered', async () => {
  const stored = dentist();
  const { actor, calendar } = openCalendar([stored]);
  const dialog = await openEdit(actor);
  await streaming();
  const fields = ['calendarEvents', 'calendarCounts', 'myRemindedEvents'];
  const reads = countReads(calendar.graphql, 'me', ...fields);
  // The dialog's own reads are answered: one that overlaps the change would count as somebody else's.
  await caughtUp(reads);
  await actor.type(screen.getByLabelText('Title'), 's');
  await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  const toast = (await screen.findByText('Changed Dentists')).parentElement as HTMLElement;
  pushChange('calendar_event', stored.id);
  await caughtUp(reads);
  expect(fields.map((field) => reads[field])).toEqual([0, 0, 0]);
  await actor.click(within(toast).getByRole('button', { name: 'Undo', hidden: true }));
  expect(await screen.findByRole('button', { name: 'Edit Dentist', hidden: true })).toBeInTheDocument();
  // one transaction sends two messages: one for the feed, one for the screens
  pushChange('calendar_event', stored.id);
  pushChange('calendar_event', stored.id);
  await caughtUp(reads);
  expect(reads).toMatchObject({ calendarEvents: 0, calendarCounts: 0 });
});
