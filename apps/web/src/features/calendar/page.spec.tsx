import { act, screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../test/clock';
import { FakeSocket } from '../../test/fake-socket';
import { setWindow } from '../../test/media';
import { domainError } from '../../test/network';
import { renderRoute } from '../../test/render-route';
import { event, fakeCalendar } from './calendar.test-kit';

const dentist = event({
  title: 'Dentist',
  eventTime: '15:40',
  eventEndTime: '16:40',
  emoji: '🦷',
  who: 'Tom',
  whoNames: ['Tom'],
  whoMemberIds: ['member-tom'],
});
const granny = event({ title: 'Granny staying', eventDate: '2026-10-08', endDate: '2026-10-10' });
const swimming = event({
  title: 'Swimming',
  eventTime: '17:00',
  eventEndTime: '18:00',
  whoNames: ['Poppy'],
  whoMemberIds: ['member-poppy'],
  who: 'Poppy',
});
const evening = event({ title: 'Parents’ evening', eventTime: '19:30', eventEndTime: '20:30' });
const weekly = event({
  title: 'Piano',
  eventDate: '2026-09-07',
  eventTime: '16:00',
  isRecurring: true,
  recurringType: 'weekly',
  recurringInterval: 1,
});
const holiday = event({
  title: 'Bank holiday of the day',
  eventDate: '2026-10-12',
  isBankHoliday: true,
  isSystemEvent: true,
});
const clocks = event({
  title: 'Clocks go back',
  eventDate: '2026-10-13',
  eventTime: '02:00',
  eventEndTime: '03:00',
  isSystemEvent: true,
});
const all = [dentist, granny, swimming, evening, weekly, holiday, clocks];

const open = (events = all, answers = {}) => {
  const calendar = fakeCalendar(events, answers);
  return { calendar, ...renderRoute('/dashboard#calendar', { graphql: calendar.graphql }) };
};
/** Pushes a change by Tom; returns the number of subscriptions that received it. */
const change = (type: string, action: string): number =>
  FakeSocket.push('familyChanged', {
    __typename: 'FamilyChange',
    type,
    id: 'changed',
    action,
    actorMembershipId: 'member-tom',
    at: '2026-10-08T13:20:00Z',
  });
const day = (name: RegExp) => screen.findByRole('gridcell', { name });
/** Waits for the month of today. */
const loaded = () => screen.findByText(/^Thursday 8 October, today/);
/** The cell of a date. */
const cell = (date: string): HTMLElement => document.querySelector(`[role="gridcell"][data-date="${date}"]`)!;

describe('the family calendar', () => {
  beforeEach(() => freezeDate());
  afterEach(() => jest.useRealTimers());

  it('shows the month of today with two events a day, the number of more, and the counts; and what others change', async () => {
    const { calendar } = open();
    const today = await day(/Thursday 8 October, today\. 4 events\. Granny staying\s*Dentist\s*15:40/);
    expect(today).toHaveAttribute('aria-current', 'date');
    expect(within(today).getByText('Dentist')).toBeVisible();
    expect(within(today).getByText('+2 more')).toBeVisible();
    expect(within(today).queryByText('Swimming')).not.toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Number of events' })).toHaveTextContent(
      '4 today 5 this week 8 this month 5 entries in total',
    );

    // without a reload
    calendar.events.push(event({ title: 'Fireworks', eventDate: '2026-10-30' }));
    await waitFor(() => expect(change('calendar_event', 'created')).toBe(1));
    await waitFor(() => expect(cell('2026-10-30')).toHaveTextContent(/30 October\. 1 event\. .*Fireworks/));
    expect(today).toBeInTheDocument();
    // The family moves to another country, with holidays of its own.
    calendar.events.push(event({ title: 'Nationalfeiertag', eventDate: '2026-10-26', isBankHoliday: true }));
    change('family', 'updated');
    await waitFor(() => expect(cell('2026-10-26')).toHaveTextContent('Nationalfeiertag'));
  });

  it('shows an event over several days on each of them', async () => {
    const night = { eventDate: '2026-10-13', endDate: '2026-10-15', eventTime: '22:00', eventEndTime: '07:00' };
    const { actor } = open([event({ title: 'Camping', ...night })]);
    await loaded();
    await waitFor(() => expect(cell('2026-10-13')).toHaveTextContent(/13 October\. 1 event\. .*Camping/));
    for (const date of ['2026-10-14', '2026-10-15']) expect(cell(date)).toHaveTextContent('Camping goes on');
    for (const date of ['2026-10-12', '2026-10-16']) expect(cell(date)).not.toHaveTextContent('Camping');
    await actor.click(cell('2026-10-15'));
    const dialog = await screen.findByRole('dialog', { name: 'Thursday 15 October' });
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(/Last day.*Camping|Camping.*Last day/);
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await actor.click(screen.getByLabelText('Day'));
    expect(await screen.findByRole('button', { name: /^Camping/ })).toBeVisible();
    await actor.click(screen.getByLabelText('Next day'));
    expect(await screen.findByText('Nothing planned')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Camping/ })).not.toBeInTheDocument();
  });

  it('jumps once to a clicked activity’s date, steps by a month, seven days and a day, and restores its place', async () => {
    sessionStorage.setItem(
      'homefold-user-hand-off',
      JSON.stringify({ section: 'calendar', eventDate: '2027-02-14', resource: 'calendar_event' }),
    );
    const { actor, unmount } = open();
    expect(await screen.findByRole('heading', { name: 'February 2027' })).toBeVisible();
    expect(sessionStorage.getItem('homefold-user-hand-off')).toBeNull();
    const title = (text: string) => screen.findByText(text, { selector: 'h2' });
    await actor.click(screen.getByRole('button', { name: 'Today' }));
    await title('October 2026');
    await actor.click(screen.getByRole('button', { name: 'Next month' }));
    await title('November 2026');
    await actor.click(screen.getByLabelText('Previous month'));
    await actor.click(screen.getByText('Today', { selector: 'button' }));
    await actor.click(screen.getByRole('radio', { name: 'Week' }));
    await title('4–10 October 2026');
    await actor.click(screen.getByRole('button', { name: 'Previous week' }));
    await title('27 September – 3 October 2026');
    await actor.click(screen.getByRole('radio', { name: 'Day' }));
    await actor.click(screen.getByRole('button', { name: 'Next day' }));
    await title('Friday 2 October 2026');
    await actor.click(screen.getByLabelText('Week'));
    for (let weeks = 0; weeks < 2; weeks += 1) await actor.click(await screen.findByLabelText('Next week'));
    unmount();
    open();
    expect(await screen.findByRole('heading', { name: '11–17 October 2026' })).toBeVisible();
  });

  it('moves between days with the arrow keys, also to the next month, and opens one with Enter', async () => {
    const { actor } = open();
    const today = await day(/Thursday 8 October/);
    today.focus();
    await actor.keyboard('{ArrowRight}{ArrowDown}');
    expect(await day(/Friday 16 October/)).toHaveFocus();
    await actor.keyboard('{PageDown}');
    await waitFor(async () => expect(await day(/Monday 16 November/)).toHaveFocus());
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await actor.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Monday 16 November' });
    expect(within(dialog).getByText('Piano')).toBeVisible();
    await actor.keyboard('{Escape}');
    await waitFor(async () => expect(await day(/Monday 16 November/)).toHaveFocus());
  });

  it('places timed events in the hours of the week, all-day ones above, and opens no system events', async () => {
    const { actor } = open();
    await loaded();
    await actor.click(screen.getByLabelText('Week'));
    const block = await screen.findByRole('button', { name: /^Dentist ?, for Tom, 15:40–16:40/ });
    expect(block).toHaveStyle({ top: '501.3333333333333px', height: '32px' });
    expect(screen.getByText('Now, 14:20')).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Next week' }));
    expect(await screen.findByText('Bank holiday of the day')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Bank holiday of the day/ })).not.toBeInTheDocument();
    expect(screen.getByText('Clocks go back')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Clocks go back/ })).not.toBeInTheDocument();
    await actor.click(screen.getByText('Clocks go back'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('Now, 14:20')).not.toBeInTheDocument();
  });

  it('says so when a day is empty, with the documented text for today, and when there is no event at all', async () => {
    const { actor } = open([]);
    await loaded();
    await actor.click(screen.getByLabelText('Day'));
    expect(await screen.findByText('No events today')).toBeVisible();
    await actor.click(screen.getByLabelText('Next day'));
    expect(await screen.findByText('Nothing planned')).toBeVisible();
    expect(screen.queryByText('No events today')).not.toBeInTheDocument();
    await actor.click(screen.getByLabelText('List'));
    expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeVisible();
  });

  it('lists all entries by start, with today between past and future, and more on request', async () => {
    // Two pages are before today: they are loaded automatically.
    const many = (count: number, year: number): ReturnType<typeof event>[] =>
      Array.from({ length: count }, (_, index) =>
        event({
          title: `${year} number ${index}`,
          eventDate: `${year}-0${1 + Math.floor(index / 25)}-${String(1 + (index % 25)).padStart(2, '0')}`,
        }),
      );
    const tea = event({ title: '<b>Tea</b> & "cake"', eventDate: '2026-10-09' });
    const bins = event({ title: 'Bins', eventDate: '2026-10-01', isRecurring: true, recurringType: 'weekly' });
    const { actor } = open([...many(100, 2027), tea, bins, ...many(101, 2026)]);
    await loaded();
    await actor.click(screen.getByLabelText('List'));
    await actor.click(screen.getByLabelText('Entries'));
    const october = await screen.findByRole('region', { name: 'October 2026' });
    const rows = within(october)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringContaining('BinsEvery week · next 8 Oct'),
      'Today, Thu 8 Oct',
      expect.stringContaining('<b>Tea</b> & "cake"'),
    ]);
    expect(within(screen.getByRole('region', { name: 'January 2026' })).getAllByRole('listitem')[0]).toHaveTextContent(
      '2026 number 0',
    );
    expect(screen.getAllByText('Today, Thu 8 Oct')).toHaveLength(1);
    expect(screen.getByText('Today', { selector: 'button' })).toBeEnabled();
    expect(screen.queryByText('2027 number 99')).not.toBeInTheDocument();
    await actor.click(screen.getByText('Load more'));
    expect(await screen.findByText('2027 number 99')).toBeVisible();
    expect(screen.queryByText('Load more')).not.toBeInTheDocument();
  });

  it('offers Try Again when the calendar cannot be loaded', async () => {
    let broken = true;
    const { actor, calendar } = open(all, {
      calendarEvents: () => {
        if (broken) throw domainError('INTERNAL', 'Internal error');
        return calendar.events;
      },
    });
    expect(await screen.findByRole('heading', { name: 'Failed to fetch events' })).toBeVisible();
    broken = false;
    await actor.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await day(/Thursday 8 October/)).toBeVisible();
  });

  it('keeps unsent quick-add text when the window becomes narrow, and wide again', async () => {
    const { actor } = open();
    const field = () => screen.getByLabelText('Add an event in words');
    await loaded();
    await actor.click(field());
    await actor.paste('dentist Tue 3pm');
    act(() => setWindow({ width: 390 }));
    expect(field()).toHaveValue('dentist Tue 3pm');
    await actor.clear(field());
    await actor.paste('swimming Friday');
    act(() => setWindow({ width: 1280 }));
    expect(field()).toHaveValue('swimming Friday');
  });

  it('shows number, first emoji, +N and dots per day on a phone, with the chosen day below', async () => {
    setWindow({ width: 390 });
    const { actor } = open();
    const today = await day(/Thursday 8 October, today/);
    expect(today).toHaveTextContent('4 events8🦷+3');
    const agenda = screen.getByRole('region', { name: 'Today' });
    expect(
      within(agenda)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      expect.stringContaining('Granny stayingUntil Saturday'),
      expect.stringContaining('Dentist'),
      expect.stringContaining('Swimming'),
      expect.stringContaining('Parents’ evening'),
    ]);
    await actor.click(await day(/Monday 5 October/));
    expect(await screen.findByRole('dialog', { name: 'Monday 5 October' })).toBeVisible();
  });
});
