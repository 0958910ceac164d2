import { screen, waitFor, within } from '@testing-library/react';
import { freezeDate } from '../../../test/clock';
import { FakeSocket } from '../../../test/fake-socket';
import { domainError } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';
import { event, fakeCalendar } from '../calendar.test-kit';

const tom = { who: 'Tom', whoNames: ['Tom'], whoMemberIds: ['member-tom'] };
const weekly = { isRecurring: true, recurringType: 'weekly', recurringInterval: 1 } as const;
const piano = event({ title: 'Piano', eventDate: '2026-09-07', eventTime: '16:00', eventEndTime: '17:00', ...weekly });
const dentist = event({ title: 'Dentist', eventTime: '15:40', ...tom });
const lunch = event({ title: 'Lunch', eventTime: '12:30' });
const granny = event({ title: 'Granny staying', eventDate: '2026-10-07', endDate: '2026-10-09' });
const gala = event({ title: 'Gala', eventDate: '2027-03-06', eventTime: '10:00' });
const fair = event({ title: 'School fair', eventDate: '2026-09-19' });

const open = (events = [piano, dentist, lunch, granny, gala, fair], answers = {}) => {
  const calendar = fakeCalendar(events, answers);
  sessionStorage.setItem('homefold-user-calendar-view', JSON.stringify({ view: 'list', date: null, people: [] }));
  return { calendar, ...renderRoute('/dashboard#calendar', { graphql: calendar.graphql }) };
};
const agenda = () => screen.findByRole('region', { name: 'Agenda' });
const month = (name: string) => screen.findByRole('region', { name });
/** The days of a month: heading and rows. */
const days = (region: HTMLElement): string[][] =>
  within(region)
    .getAllByRole('heading', { level: 4 })
    .map((heading) => [
      heading.firstChild?.textContent ?? '',
      ...within(heading.parentElement as HTMLElement)
        .queryAllByRole('listitem')
        .map((row) => row.textContent ?? ''),
    ]);
const later = () => screen.getByRole('button', { name: /Show what comes after/ });

describe('the agenda', () => {
  beforeEach(() => freezeDate());
  afterEach(() => jest.useRealTimers());

  it('lists every occurrence under its date from today on, all day first, then by start', async () => {
    open();
    const october = days(await month('October 2026'));
    expect(october.map(([date]) => date)).toEqual([
      'Today, Thursday 8 October',
      'Tomorrow, Friday 9 October',
      'Monday 12 October',
      'Monday 19 October',
      'Monday 26 October',
    ]);
    expect(october[0]?.slice(1)).toEqual([
      expect.stringMatching(/All day.*Granny staying.*Until/),
      expect.stringMatching(/12:30.*Lunch/),
      expect.stringMatching(/15:40.*Dentist/),
    ]);
    expect(october[2]).toEqual(['Monday 12 October', expect.stringMatching(/16:00.*Piano.*1 h/)]);
    expect(screen.getByText('This week')).toBeVisible();
    expect(screen.getByText('18–24 Oct')).toBeVisible();
  });

  it('loads later months, and earlier ones on request', async () => {
    const asked: string[] = [];
    const { actor, calendar } = open();
    const { calendarEvents } = calendar.graphql;
    calendar.graphql['calendarEvents'] = (window: { from: string; to: string }) => {
      asked.push(`${window.from} ${window.to}`);
      return (calendarEvents as (given: unknown) => unknown)(window);
    };
    await month('October 2026');
    await actor.click(later());
    expect(days(await month('January 2027')).map(([date]) => date)).toContain('Monday 4 January 2027');
    await actor.click(later());
    expect(days(await month('March 2027'))).toContainEqual([
      'Saturday 6 March 2027',
      expect.stringMatching(/10:00.*Gala/),
    ]);
    await actor.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByText('Shown from 1 Oct')).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(days(await month('September 2026'))).toContainEqual([
      'Saturday 19 September',
      expect.stringMatching(/School fair/),
    ]);
    // October is one month, although it was loaded in two parts.
    expect(screen.getAllByRole('heading', { level: 3, name: 'October 2026' })).toHaveLength(1);
    const windows = [
      '2026-11-01 2027-01-31',
      '2027-02-01 2027-04-30',
      '2026-10-01 2026-10-07',
      '2026-09-01 2026-09-30',
    ];
    expect(asked).toEqual(expect.arrayContaining(windows));
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('shows what somebody else adds', async () => {
    const { calendar } = open();
    await month('October 2026');
    calendar.events.push(event({ title: 'Fireworks', eventDate: '2026-10-30' }));
    await waitFor(() =>
      expect(
        FakeSocket.push('familyChanged', {
          __typename: 'FamilyChange',
          type: 'calendar_event',
          id: 'changed',
          action: 'created',
          actorMembershipId: 'member-tom',
          at: '2026-10-08T13:20:00Z',
        }),
      ).toBe(1),
    );
    expect(await screen.findByText('Fireworks')).toBeVisible();
  });

  it('keeps the loaded days when the next part fails, and retries', async () => {
    const { actor, calendar } = open();
    await month('October 2026');
    const { calendarEvents } = calendar.graphql;
    calendar.graphql['calendarEvents'] = () => {
      throw domainError('INTERNAL', 'Internal error');
    };
    await actor.click(later());
    expect(await screen.findByText(/The next events could not be loaded/)).toBeVisible();
    expect(screen.getByText('Dentist')).toBeVisible();
    calendar.graphql['calendarEvents'] = calendarEvents;
    await actor.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await month('January 2027')).toBeVisible();
  });

  it('explains what to do without events, and for whom the filter finds nothing', async () => {
    const first = open([]);
    const empty = within(await agenda());
    expect(await empty.findByRole('heading', { name: 'No events yet' })).toBeVisible();
    expect(empty.getByRole('button', { name: 'Add Event' })).toBeVisible();
    first.unmount();
    const { actor } = open([dentist]);
    await actor.click(
      within(await screen.findByRole('group', { name: 'Show events of' })).getByRole('button', { name: 'Poppy' }),
    );
    expect(await screen.findByText('Nothing here for Poppy')).toBeVisible();
    expect(screen.getByText('No events today')).toBeVisible();
  });
});
