import { useQuery } from '@apollo/client/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ActivitiesDocument } from '../../graphql/generated';
import { FEED_SIZE } from '../../graphql/live/live-updates';
import { familyAnswers } from '../../test/answers';
import { freezeDate } from '../../test/clock';
import { FakeSocket } from '../../test/fake-socket';
import { domainError } from '../../test/network';
import { renderPart } from '../../test/render-part';
import { renderRoute } from '../../test/render-route';
import { useNow } from '../../ui/time/use-now';
import { ActivityFeed } from './activity-feed';
import DashboardPage from './page';

const MINUTE = 60_000;

const activity = (id: string, over: Record<string, unknown> = {}) => ({
  __typename: 'Activity',
  id,
  type: 'created',
  resource: 'calendar_event',
  resourceId: `event-${id}`,
  description: `added Event ${id} to the calendar`,
  userName: 'Tom',
  userId: 'user-tom',
  timestamp: new Date(Date.now() - 5 * MINUTE).toISOString(),
  eventDate: '2026-10-14',
  count: 1,
  actor: {
    __typename: 'ActivityActor',
    membershipId: 'member-tom',
    displayName: 'Tom',
    avatarUrl: null,
    defaultAvatarId: null,
    hue: 'ocean',
  },
  ...over,
});

const feed = async () => (await screen.findByRole('heading', { name: 'Recent Activity' })).closest('section')!;
const rows = (list: HTMLElement) => within(list).queryAllByRole('listitem');

/** The feed alone. */
function Feed() {
  const { data } = useQuery(ActivitiesDocument, { variables: { first: FEED_SIZE } });
  const clock = { now: useNow(), timeZone: 'Europe/London', locale: 'en-GB' };
  return data && <ActivityFeed feed={data.activities} letters={new Map()} clock={clock} />;
}

describe('recent activity', () => {
  it('shows who did what and when, or that nothing has happened', async () => {
    const { unmount } = renderPart(<Feed />, {
      graphql: familyAnswers({ activities: { items: [activity('1')], nextCursor: null } }),
    });
    const [row] = rows(await feed());
    expect(row).toHaveTextContent('Tom added Event 1 to the calendar');
    expect(row).toHaveTextContent('5 minutes ago');
    unmount();
    renderPart(<Feed />, { graphql: familyAnswers() });
    expect(await screen.findByText('No recent activity')).toBeInTheDocument();
  });

  it('adds live activities on top, once, and keeps twenty', async () => {
    const items = Array.from({ length: 20 }, (_, index) =>
      activity(String(index + 1), { timestamp: new Date(Date.now() - (index + 1) * 30 * MINUTE).toISOString() }),
    );
    renderPart(<Feed />, { graphql: familyAnswers({ activities: { items, nextCursor: null } }) });
    const list = await feed();
    expect(rows(list)).toHaveLength(20);
    await waitFor(() => expect(FakeSocket.push('activityAdded', activity('new'))).toBe(1));
    await waitFor(() => expect(rows(list)[0]).toHaveTextContent('Tom added Event new'));
    act(() => void FakeSocket.push('activityAdded', activity('new')));
    await waitFor(() => expect(rows(list)).toHaveLength(20));
    expect(within(list).getAllByText(/Event new/)).toHaveLength(1);
    expect(within(list).queryByText(/Event 20 /)).not.toBeInTheDocument();
  });

  it('groups similar activities into one line that expands', async () => {
    const own = ['1', '2', '3', '4'].map((id) => activity(id));
    const joined = activity('5', { resource: 'family_member', description: 'joined The Ashdowns' });
    const { actor } = renderPart(<Feed />, {
      graphql: familyAnswers({ activities: { items: [...own, joined], nextCursor: null } }),
    });
    const list = await feed();
    expect(rows(list)).toHaveLength(2);
    const line = within(list).getByRole('button', { name: /^Tom added 4 events/, expanded: false });
    await actor.click(line);
    expect(line).toHaveAttribute('aria-expanded', 'true');
    const single = within(list).getByRole('list', { name: 'Tom added 4 events' });
    expect(line).toHaveAttribute('aria-controls', single.id);
    expect(rows(single).map((row) => row.textContent)).toEqual([
      expect.stringContaining('added Event 1'),
      expect.stringContaining('added Event 2'),
      expect.stringContaining('added Event 3'),
      expect.stringContaining('added Event 4'),
    ]);
    // One more of the kind joins the open line.
    await waitFor(() => expect(FakeSocket.push('activityAdded', activity('6'))).toBe(1));
    await waitFor(() => expect(rows(single)).toHaveLength(5));
    await actor.click(within(single).getByRole('button', { name: /Event 2/ }));
    expect(window.location.hash).toBe('#calendar');
  });

  it('loads more when a page ends within a group', async () => {
    const page = (ids: string[], nextCursor: string | null) => ({ items: ids.map((id) => activity(id)), nextCursor });
    renderPart(<Feed />, {
      graphql: familyAnswers({
        activities: ({ after }: { after?: string | null }) =>
          after === 'x' ? page(['4', '5'], null) : page(['1', '2', '3'], 'x'),
      }),
    });
    expect(await within(await feed()).findByText(/added 5 events/)).toBeInTheDocument();
  });

  it('opens the section of a clicked activity', async () => {
    const item = activity('1', { resource: 'family_member', description: 'joined The Ashdowns', eventDate: null });
    const { actor } = renderPart(<Feed />, {
      graphql: familyAnswers({ activities: { items: [item], nextCursor: null } }),
    });
    await actor.click(within(await feed()).getByRole('button', { name: /joined The Ashdowns/ }));
    expect(window.location.hash).toBe('#family');
    expect(JSON.parse(sessionStorage.getItem('homefold-user-hand-off') ?? 'null')).toEqual({
      activityId: '1',
      type: 'created',
      resource: 'family_member',
      resourceId: 'event-1',
      section: 'family',
      userName: 'Tom',
      description: 'joined The Ashdowns',
    });
  });

  it('is not clickable if its section is unknown to this version', async () => {
    const item = activity('1', { resource: 'album', description: 'wished for Goggles' });
    renderPart(<Feed />, { graphql: familyAnswers({ activities: { items: [item], nextCursor: null } }) });
    const list = await feed();
    expect(within(list).getByText(/wished for Goggles/)).toBeInTheDocument();
    expect(within(list).queryByRole('button')).not.toBeInTheDocument();
  });

  it('reports that the feed failed, and keeps the rest of the page', async () => {
    let down = true;
    const { actor } = renderRoute('/dashboard#family', {
      graphql: familyAnswers({
        activities: () => {
          if (down) throw domainError('INTERNAL', 'Something went wrong');
          return { items: [activity('1')], nextCursor: null };
        },
      }),
    });
    await actor.click(await screen.findByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByText('Failed to load activity feed')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeInTheDocument();
    down = false;
    await actor.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/added Event 1/)).toBeInTheDocument();
  });
});

describe('today', () => {
  // A fixed time, 14:20 in London; timers stay real.
  beforeEach(() => freezeDate());
  afterEach(() => jest.useRealTimers());
  const date = '2026-10-08';
  const occurrence = (id: string, over: Record<string, unknown>, dates = { startDate: date, endDate: date }) => ({
    id,
    ...dates,
    event: {
      id: `event-${id}`,
      title: id,
      description: null,
      eventDate: date,
      endDate: date,
      eventTime: null,
      eventEndTime: null,
      emoji: null,
      who: 'Family',
      whoNames: [],
      whoMemberIds: [],
      isRecurring: false,
      isBankHoliday: false,
      isSystemEvent: false,
      version: 1,
      ...over,
    },
  });

  it('shows the day and each member’s next event, and opens the calendar on an event', async () => {
    const { actor } = renderRoute('/dashboard', {
      graphql: familyAnswers({
        calendarOccurrences: [
          occurrence('Dentist', { eventTime: '15:40', who: 'Tom', whoNames: ['Tom'], whoMemberIds: ['member-tom'] }),
          occurrence('Breakfast club', {
            eventTime: '08:15',
            eventEndTime: '09:00',
            whoNames: ['Emma'],
            whoMemberIds: ['member-emma'],
          }),
          occurrence('Half-term', { whoMemberIds: ['member-poppy'], whoNames: ['Poppy'], who: 'Poppy' }),
        ],
      }),
    });
    expect(await screen.findByText('1 event to come')).toBeInTheDocument();
    expect(screen.getByText('Now, 14:20')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good afternoon, Emma');
    expect(screen.getByText('Thursday 8 October')).toBeInTheDocument();
    const family = screen.getByRole('heading', { name: 'My Family' }).closest('section')!;
    expect(
      within(family)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringContaining('TomDentist 15:40'),
      expect.stringContaining('PoppyHalf-term'),
      expect.stringContaining('Emma (You)Done for today'),
    ]);
    await actor.click(screen.getByRole('button', { name: /15:40.*Dentist/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Family Calendar' })).toBeInTheDocument();
  });

  it('says when what is coming up begins, and its last day if that is another one; a bank holiday leads to its day', async () => {
    const on = (startDate: string, endDate = startDate) => ({ startDate, endDate });
    const { actor } = renderPart(<DashboardPage />, {
      graphql: familyAnswers({
        calendarOccurrences: [
          occurrence('Camp', { eventTime: '17:00' }, on('2026-10-10', '2026-10-12')),
          occurrence('Choir', { eventTime: '19:30', eventEndTime: '21:00' }, on('2026-10-09')),
          occurrence('Bank holiday', { isBankHoliday: true }, on('2026-10-09')),
          // ends in the small hours of the next day
          occurrence('Disco', { eventTime: '22:00', eventEndTime: '01:00' }, on('2026-10-11', '2026-10-12')),
        ],
      }),
    });
    const heading = await screen.findByRole('heading', { name: 'Coming up' });
    const list = within(heading.parentElement?.parentElement as HTMLElement);
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Tomorrow.*Bank holiday.*All day/),
      expect.stringMatching(/Tomorrow.*Choir.*19:30/),
      expect.stringMatching(/Sat 10 Oct.*Camp.*17:00 · until Monday 12 October/i),
      expect.stringMatching(/Sun 11 Oct.*Disco.*22:00(?!.*until)/),
    ]);
    await actor.click(list.getByText('Bank holiday'));
    // there is no event to open
    expect(JSON.parse(sessionStorage.getItem('homefold-user-hand-off') ?? 'null')).toMatchObject({
      section: 'calendar',
      eventDate: '2026-10-09',
      resourceId: '',
    });
  });

  it('says until when an evening lasts that ends in the small hours', async () => {
    renderPart(<DashboardPage />, {
      graphql: familyAnswers({
        calendarOccurrences: [
          occurrence(
            'Disco',
            { eventTime: '22:00', eventEndTime: '01:00' },
            { startDate: date, endDate: '2026-10-09' },
          ),
        ],
      }),
    });
    expect(await screen.findByText('until 01:00')).toBeInTheDocument();
    expect(screen.queryByText(/until Friday/)).not.toBeInTheDocument();
  });

  it('refetches when somebody else changes the calendar', async () => {
    const tom = { who: 'Tom', whoNames: ['Tom'], whoMemberIds: ['member-tom'], eventTime: '15:40' };
    let list = [occurrence('Dentist', tom)];
    renderPart(<DashboardPage />, { graphql: familyAnswers({ calendarOccurrences: () => list }) });
    expect(await screen.findByRole('button', { name: /15:40.*Dentist/ })).toBeInTheDocument();
    list = [occurrence('Dentist', tom), occurrence('Swimming', tom)];
    const change = {
      type: 'calendar_event',
      id: 'event-Swimming',
      action: 'created',
      actorMembershipId: null,
      at: date,
    };
    await waitFor(() => expect(FakeSocket.push('familyChanged', change)).toBe(1));
    expect(await screen.findByRole('button', { name: /15:40.*Swimming/ })).toBeInTheDocument();
  });

  it('offers to add the first event when there is none', async () => {
    const { actor } = renderRoute('/dashboard', { graphql: familyAnswers() });
    expect(await screen.findByText('Nothing planned')).toBeInTheDocument();
    await actor.click(screen.getAllByRole('button', { name: 'Add an event' })[0]!);
    expect(await screen.findByRole('dialog', { name: /event/i })).toBeInTheDocument();
  });
});

it('invites from the dashboard with two clicks', async () => {
  const { actor } = renderRoute('/dashboard', { graphql: familyAnswers() });
  await actor.click(await screen.findByRole('button', { name: 'Invite someone' }));
  await actor.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/join\?invite=a-token-of-the-ashdowns$/);
});
