import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../test/clock';
import { setWindow } from '../../test/media';
import { renderRoute } from '../../test/render-route';
import { sent, today } from './dialogs/dialogs.test-kit';
import { editForm } from './dialogs/form.test-kit';
import { event, fakeCalendar } from './calendar.test-kit';

const tom = { whoNames: ['Tom'], whoMemberIds: ['member-tom'], who: 'Tom' };
const both = { whoNames: ['Poppy', 'Tom'], whoMemberIds: ['member-poppy', 'member-tom'], who: 'Poppy, Tom' };
const dentist = event({ title: 'Dentist', eventTime: '15:40', ...tom });
const gala = event({ title: 'Gala', eventTime: '17:00', ...both });
const film = event({ title: 'Film night', eventTime: '19:00' });
const emmas = event({ title: 'Book club', whoNames: ['Emma'], whoMemberIds: ['member-emma'], who: 'Emma' });

const open = (events = [dentist, gala, film, emmas]) => {
  const calendar = fakeCalendar(events.map((one) => ({ ...one })));
  return { calendar, ...renderRoute('/dashboard#calendar', { graphql: calendar.graphql }) };
};
const filter = () => screen.getByRole('group', { name: 'Show events of' });
const person = (name: string) => within(filter()).getByRole('button', { name });

describe('several people', () => {
  beforeEach(() => {
    freezeDate();
    setWindow({ width: 1280 });
  });

  it('are named on their event, in the order in which they were chosen', async () => {
    const { actor } = open();
    await today();
    await actor.click(screen.getByLabelText('Day'));
    // The day by person shows it in both columns.
    expect(await screen.findAllByRole('button', { name: /^Gala ?, for Poppy and Tom ?, 17:00/ })).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^Film night ?, for Family/ })).toBeInTheDocument();
    // and below each name when they are free for the rest of the day
    expect(screen.getByText('Free').parentElement).toHaveTextContent(/^Freeuntil 19:00, from 20:00until 15:40/);
  });

  it('are added and removed one by one; without anybody the event is for the family', async () => {
    const { calendar, actor, dialog } = await editForm({ ...dentist });
    const who = within(within(dialog).getByRole('group', { name: 'Who' }));
    expect(who.getByRole('checkbox', { name: 'Tom' })).toBeChecked();
    await actor.click(who.getByRole('checkbox', { name: 'Poppy' }));
    expect(who.getByRole('checkbox', { name: 'Family' })).not.toBeChecked();
    await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(sent(calendar, 'update')).toMatchObject([{ input: { whoMemberIds: ['member-tom', 'member-poppy'] } }]),
    );
  });

  it('keep a former member until they are removed', async () => {
    const stored = event({ title: 'Dentist', whoNames: ['Aunt May', 'Tom'], whoMemberIds: ['gone', 'member-tom'] });
    const { calendar, actor, dialog } = await editForm(stored);
    expect(within(dialog).getByRole('checkbox', { name: 'Aunt May' })).toBeChecked();
    await actor.click(within(dialog).getByRole('checkbox', { name: 'Tom' }));
    await actor.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(sent(calendar, 'update')).toMatchObject([{ input: { whoMemberIds: ['gone'] } }]));
  });
});

describe('the filter by person', () => {
  beforeEach(() => {
    freezeDate();
    setWindow({ width: 1280 });
    sessionStorage.clear();
  });
  const titles = async () => {
    const list = await screen.findByRole('region', { name: 'All events' });
    return [dentist, gala, film, emmas].map(({ title }) => title).filter((title) => within(list).queryByText(title));
  };

  it('shows their events and the family’s, says so, and can be cleared', async () => {
    const { actor } = open();
    const view = async (name: string) => actor.click(await screen.findByLabelText(name));
    await view('List');
    await view('Entries');
    expect(await titles()).toEqual(['Dentist', 'Gala', 'Film night', 'Book club']);
    expect(within(filter()).getByRole('button', { name: 'Everyone' })).toHaveAttribute('aria-pressed', 'true');
    await actor.click(person('Poppy'));
    expect(person('Poppy')).toHaveAttribute('aria-pressed', 'true');
    expect(await titles()).toEqual(['Gala', 'Film night']);
    expect(within(screen.getByRole('region', { name: 'All events' })).getByRole('status')).toHaveTextContent(
      '2 of 4 events',
    );
    await view('Month');
    expect(within(filter()).getByRole('status')).toHaveTextContent(
      'Showing events of Poppy, with what is for the whole family. 2 of 4 this month',
    );
    expect(screen.getByText('2 of 4 this month · Poppy + Family')).toBeInTheDocument();
    expect(within(await today()).queryByText('Dentist')).not.toBeInTheDocument();
    await view('Day');
    expect(within(filter()).getByRole('status')).toHaveTextContent(/Showing events of Poppy.* 2 of 4 this day/);
    // The day by person has their column and the family's alone.
    expect((await screen.findAllByRole('heading', { level: 3 })).map((head) => head.textContent)).toEqual([
      expect.stringContaining('Family'),
      expect.stringContaining('Poppy'),
    ]);
    expect(screen.queryByTitle('Dentist')).not.toBeInTheDocument();
    expect(screen.getByTitle('Film night')).toBeInTheDocument();
    await actor.click(person('Emma'));
    await view('List');
    expect(await titles()).toEqual(['Gala', 'Film night', 'Book club']);
    await actor.click(within(filter()).getByRole('button', { name: 'Everyone' }));
    expect(await titles()).toEqual(['Dentist', 'Gala', 'Film night', 'Book club']);
    expect(screen.getByRole('group', { name: 'Number of events' })).toBeInTheDocument();
  });

  it('survives a reload as long as they are in the family', async () => {
    sessionStorage.setItem(
      'homefold-user-calendar-view',
      JSON.stringify({ view: 'list', date: null, people: ['member-tom', 'somebody-else'], entries: true }),
    );
    open();
    expect(await titles()).toEqual(['Dentist', 'Gala', 'Film night']);
    expect(person('Tom')).toHaveAttribute('aria-pressed', 'true');
  });
});
