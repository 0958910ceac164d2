import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { freezeDate } from '../../../test/clock';
import { FakeSocket } from '../../../test/fake-socket';
import { domainError } from '../../../test/network';
import { openCalendar } from '../dialogs/dialogs.test-kit';
import { event } from '../calendar.test-kit';
import { openExchange } from './exchange.test-kit';
import '../reader/event-reader';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const school = (over = {}) => ({
  __typename: 'OutsideCalendar',
  id: 'school',
  name: 'Hill School',
  url: 'hill-school.example/…/terms.ics',
  color: 'moss',
  addedByMemberId: 'member-emma',
  refreshedAt: '2026-10-08T13:00:00.000Z',
  nextRefreshAt: '2026-10-08T14:00:00.000Z',
  status: 'fresh',
  problem: null,
  notice: null,
  eventCount: 42,
  ...over,
});
const term = () =>
  event({
    title: 'Term begins',
    id: 'outside:school:x:2026-10-08',
    description: 'Gates open at 8.30',
    isSystemEvent: true,
    calendarId: 'school',
    calendarName: 'Hill School',
    calendarColor: 'moss',
    createdByMemberId: null,
  });

/** A fake server with these calendars. */
function serve(calendars: ReturnType<typeof school>[], answers = {}) {
  const find = (id: string) => calendars.find((one) => one.id === id) as ReturnType<typeof school>;
  return {
    outsideCalendars: () => calendars,
    addOutsideCalendar: ({ name, url }: { name: string | null; url: string }) => {
      const added = school({ id: `added-${calendars.length}`, name: name ?? 'FC Rovers', url: new URL(url).host });
      calendars = [...calendars, added];
      return added;
    },
    renameOutsideCalendar: ({ id, name }: { id: string; name: string }) => Object.assign(find(id), { name }),
    refreshOutsideCalendar: ({ id }: { id: string }) =>
      Object.assign(find(id), { status: 'fresh', problem: null, refreshedAt: '2026-10-08T13:20:00.000Z' }),
    removeOutsideCalendar: ({ id }: { id: string }) => {
      calendars = calendars.filter((one) => one.id !== id);
      return true;
    },
    ...answers,
  };
}

const openOutside = (calendars: ReturnType<typeof school>[], answers = {}) =>
  openExchange('outside', serve(calendars, answers));
const act = async (actor: UserEvent, name: string, what: string) => {
  await actor.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await actor.click(await screen.findByRole('menuitem', { name: what }));
};

it('explains outside calendars while there is none, and adds one by its address', async () => {
  const { actor, dialog } = await openOutside([]);
  expect(await within(dialog).findByText(/School terms, the football club’s fixtures/)).toBeInTheDocument();
  await actor.click(within(dialog).getByRole('button', { name: 'Add calendar' }));
  expect(await within(dialog).findByText('Enter the address of the calendar')).toBeInTheDocument();
  await actor.type(within(dialog).getByLabelText('Address'), 'webcal://fc.example/a.ics');
  await actor.click(within(dialog).getByRole('button', { name: 'Add calendar' }));
  const list = await within(dialog).findByRole('list', { name: 'Your outside calendars' });
  expect(within(list).getByRole('listitem')).toHaveTextContent('FC Roversfc.exampleUpdated 20 minutes ago · 42 events');
  expect(await screen.findByText('FC Rovers added, with 42 events')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Address')).toHaveValue('');
});

it('shows an error next to the address, and keeps the address', async () => {
  const refuse = () => domainError('INVALID', 'There is no calendar at this address.', 'url');
  const { actor, dialog } = await openOutside([], { addOutsideCalendar: refuse });
  const address = await within(dialog).findByLabelText('Address');
  await actor.type(address, 'https://fc.example/a.ics');
  await actor.click(within(dialog).getByRole('button', { name: 'Add calendar' }));
  expect(await within(dialog).findByText('There is no calendar at this address.')).toBeInTheDocument();
  expect(address).toHaveValue('https://fc.example/a.ics');
  expect(address).toHaveAccessibleDescription(/There is no calendar at this address/);
  expect(address).toHaveFocus();
});

it('shows the status of each, and what was left out', async () => {
  const { dialog } = await openOutside([
    school({ notice: 'Only the 5,000 events nearest to today are shown; 12 are not.' }),
    school({ id: 'club', name: 'Club', status: 'failing', problem: 'There is no calendar at this address.' }),
    school({ id: 'bins', name: 'Bins', status: 'refreshing' }),
  ]);
  const rows = await within(dialog).findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Updated 20 minutes ago · 42 events');
  expect(rows[0]).toHaveTextContent('12 are not.');
  expect(rows[1]).toHaveTextContent(
    'There is no calendar at this address. What was loaded 20 minutes ago is still shown (42 events).',
  );
  expect(rows[2]).toHaveTextContent('Refreshing…');
});

it('renames, refreshes and removes one, after confirmation', async () => {
  const { actor, dialog } = await openOutside([school({ status: 'failing', problem: 'Slow.' })]);
  await act(actor, 'Hill School', 'Rename');
  const name = await within(dialog).findByLabelText('New name of Hill School');
  await actor.clear(name);
  await actor.type(name, 'School');
  await actor.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('button', { name: 'More for School' })).toBeInTheDocument();
  await act(actor, 'School', 'Refresh now');
  expect(await screen.findByText('School is up to date')).toBeInTheDocument();
  expect(within(dialog).getByText('Updated just now · 42 events')).toBeInTheDocument();
  await act(actor, 'School', 'Remove');
  await actor.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(within(dialog).queryByText('hill-school.example/…/terms.ics')).not.toBeInTheDocument());
  expect(await screen.findByText('School removed')).toBeInTheDocument();
});

it('says so when it was refreshed a moment ago', async () => {
  const refuse = () => domainError('RATE_LIMITED', 'Too many attempts. Please wait a moment and try again.');
  const { actor } = await openOutside([school()], { refreshOutsideCalendar: refuse });
  await act(actor, 'Hill School', 'Refresh now');
  expect(await screen.findByText(/Too many attempts/)).toBeInTheDocument();
});

it('shows its events on the page as read-only and distinct, and follows changes by another member', async () => {
  const calendars = [school()];
  const { actor, calendar } = openCalendar([term()], serve(calendars));
  const cell = await screen.findByRole('gridcell', { name: /Term begins/ });
  expect(within(cell).getByTitle('Term begins · Hill School')).toBeInTheDocument();
  await actor.click(cell);
  const day = await screen.findByRole('dialog', { name: /Today/ });
  expect(day).toHaveTextContent('Hill School · Gates open at 8.30');
  expect(within(day).queryByRole('button', { name: /Edit|Delete/ })).not.toBeInTheDocument();
  await actor.click(within(day).getByRole('button', { name: 'Show Term begins' }));
  const shown = await screen.findByRole('dialog', { name: 'Term begins' });
  expect(shown).toHaveTextContent('Thursday 8 October');
  expect(shown).toHaveTextContent('Gates open at 8.30');
  expect(shown).toHaveTextContent('It comes from Hill School and can only be changed there.');
  expect(within(shown).queryByRole('textbox')).not.toBeInTheDocument();
  expect(within(shown).queryByRole('button', { name: /Edit|Move|Delete/ })).not.toBeInTheDocument();
  await actor.click(within(shown).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(shown).not.toBeInTheDocument());
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(day).not.toBeInTheDocument());

  await actor.click(screen.getByLabelText('More for the calendar'));
  await actor.click(await screen.findByRole('menuitem', { name: 'Outside calendars…' }));
  const list = await screen.findByRole('list', { name: 'Your outside calendars' });
  calendars.splice(0, 1, school({ id: 'club', name: 'Club' }));
  calendar.events = [];
  const change = FakeSocket.push('familyChanged', {
    __typename: 'FamilyChange',
    type: 'outside_calendar',
    id: 'club',
    action: 'created',
    actorMembershipId: 'member-tom',
    at: '2026-10-08T13:20:00Z',
  });
  expect(change).toBe(1);
  await waitFor(() => expect(screen.queryByText('Term begins')).not.toBeInTheDocument());
  await waitFor(() => expect(list).toHaveTextContent(/^Club/));
});
