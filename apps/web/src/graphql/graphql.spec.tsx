import { useQuery } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FakeSocket } from '../test/fake-socket';
import { domainError, graphqlHandler, network } from '../test/network';
import type { RootAnswers } from '../test/network';
import { ashdowns, viewer } from '../test/people';
import { useConnection } from './connection';
import { ActivitiesDocument } from './generated';
import { registerLive } from './live/live-registry';
import { MAX_FEED, FEED_SIZE, LiveUpdates } from './live/live-updates';
import { GraphqlProvider } from './provider';
import { useViewer } from './use-viewer';

const activity = (id: number): Record<string, unknown> => ({
  __typename: 'Activity',
  id: `a${id}`,
  type: 'created',
  resource: 'calendar_event',
  resourceId: `e${id}`,
  description: `did thing ${id}`,
  userName: 'Tom',
  userId: 'user-tom',
  timestamp: '2026-10-08T09:00:00.000Z',
  eventDate: null,
  count: 1,
  actor: null,
});

const EVENTS = parse('query Events($from: Date!) { calendarEvents(from: $from, to: "2027-01-01") { id title } }');

const onUnauthenticated = jest.fn();

function renderWith(children: ReactNode, answers: RootAnswers) {
  network.use(graphqlHandler(answers));
  return render(
    <GraphqlProvider auth={{ getToken: () => Promise.resolve('token'), onUnauthenticated }}>
      {children}
    </GraphqlProvider>,
  );
}

function Feed() {
  const { data } = useQuery(ActivitiesDocument, { variables: { first: FEED_SIZE } });
  return (
    <ol>
      {data?.activities.items.map((item) => (
        <li key={item.id}>{item.description}</li>
      ))}
    </ol>
  );
}

function FamilyName() {
  const { family, members } = useViewer();
  return (
    <h1>
      {family?.name} {members[0]?.displayName}
    </h1>
  );
}

/** Waits until both subscriptions are running, so that a push reaches them. */
const running = (field: string, value: unknown): Promise<void> =>
  waitFor(() => expect(FakeSocket.push(field, value)).toBe(1));

describe('live updates', () => {
  it('put a new activity on top of the feed, once, and trim the feed', async () => {
    const items = Array.from({ length: MAX_FEED }, (_, index) => activity(index));
    renderWith(
      <>
        <Feed />
        <LiveUpdates />
      </>,
      { activities: { items, nextCursor: null } },
    );
    await screen.findByText('did thing 0');
    await running('activityAdded', activity(199));
    FakeSocket.push('activityAdded', activity(199));
    await screen.findByText('did thing 199');
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows).toHaveLength(MAX_FEED);
    expect(rows[0]).toBe('did thing 199');
    expect(rows[1]).toBe('did thing 0');
  });

  it('remove the activity of an undone change from the feed, permanently', async () => {
    renderWith(
      <>
        <Feed />
        <LiveUpdates />
      </>,
      { activities: { items: [activity(501), activity(502)], nextCursor: null } },
    );
    await screen.findByText('did thing 501');
    const left = { type: 'activity', action: 'deleted', actorMembershipId: null, at: '' };
    await running('familyChanged', { ...left, id: 'a501' });
    await waitFor(() => expect(screen.queryByText('did thing 501')).not.toBeInTheDocument());
    // The stream of the activities may deliver late.
    await running('activityAdded', activity(501));
    await running('activityAdded', activity(503));
    await screen.findByText('did thing 503');
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['did thing 503', 'did thing 502']);
  });

  it('refetch what is on screen after a change by somebody else', async () => {
    let name = 'The Ashdowns';
    renderWith(
      <>
        <FamilyName />
        <LiveUpdates />
      </>,
      { me: () => viewer({ family: { ...ashdowns, name } }) },
    );
    expect(await screen.findByRole('heading', { name: 'The Ashdowns Emma' })).toBeInTheDocument();
    name = 'The Moon Base';
    await running('familyChanged', { type: 'family', id: 'x', action: 'updated', actorMembershipId: null, at: '' });
    expect(await screen.findByRole('heading', { name: 'The Moon Base Emma' })).toBeInTheDocument();
  });

  it('refetch once more what changed while the request was in flight', async () => {
    let name = 'The Ashdowns';
    let release: () => void = () => undefined;
    let gate = Promise.resolve();
    const asked = jest.fn();
    const onMessage = jest.fn();
    registerLive({ type: 'anthem', fields: ['me'], handle: onMessage });
    renderWith(
      <>
        <FamilyName />
        <LiveUpdates />
      </>,
      {
        me: async () => {
          const answer = viewer({ family: { ...ashdowns, name } });
          asked(name);
          await gate;
          return answer;
        },
      },
    );
    await screen.findByRole('heading', { name: 'The Ashdowns Emma' });
    gate = new Promise((resolve) => {
      release = resolve;
    });
    const changed = { type: 'anthem', id: 'x', action: 'updated', actorMembershipId: null, at: '' };
    name = 'The Moon Base';
    await running('familyChanged', changed);
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('The Moon Base'));
    name = 'The Mars Base';
    FakeSocket.push('familyChanged', changed);
    await waitFor(() => expect(onMessage).toHaveBeenCalledTimes(2));
    release();
    expect(await screen.findByRole('heading', { name: 'The Mars Base Emma' })).toBeInTheDocument();
  });

  it('keep the old data on screen meanwhile, and drop data that no screen shows', async () => {
    let asked: string[] = [];
    let release: () => void = () => undefined;
    let gate = Promise.resolve();
    registerLive({ type: 'outing', fields: ['calendarEvents'] });
    function Month({ from }: { from: string }) {
      const { data } = useQuery<{ calendarEvents: { id: string; title: string }[] }>(EVENTS, { variables: { from } });
      return <p>{data?.calendarEvents[0]?.title ?? 'nothing'}</p>;
    }
    function Pages() {
      const [from, setFrom] = useState('2026-10-01');
      return (
        <>
          <Month key={from} from={from} />
          <button type="button" onClick={() => setFrom('2026-10-01')}>
            October
          </button>
          <button type="button" onClick={() => setFrom('2026-11-01')}>
            November
          </button>
          <LiveUpdates />
        </>
      );
    }
    renderWith(<Pages />, {
      calendarEvents: async ({ from }: { from: string }) => {
        asked.push(from);
        await gate;
        return [{ id: from, title: `since ${from}` }];
      },
    });
    await screen.findByText('since 2026-10-01');
    await userEvent.click(screen.getByRole('button', { name: 'November' }));
    await screen.findByText('since 2026-11-01');
    asked = [];
    gate = new Promise((resolve) => {
      release = resolve;
    });
    await running('familyChanged', { type: 'outing', id: 'o', action: 'created', actorMembershipId: null, at: '' });
    await waitFor(() => expect(asked).toEqual(['2026-11-01']));
    expect(screen.getByText('since 2026-11-01')).toBeInTheDocument();
    release();
    await userEvent.click(screen.getByRole('button', { name: 'October' }));
    await waitFor(() => expect(asked).toEqual(['2026-11-01', '2026-10-01']));
  });

  it('do not touch unaffected data, and notify the feature concerned', async () => {
    let asked = 0;
    const onChange = jest.fn();
    registerLive({ type: 'wish', handle: (_client, change) => onChange(change.id) });
    renderWith(
      <>
        <FamilyName />
        <LiveUpdates />
      </>,
      { me: () => ((asked += 1), viewer()) },
    );
    await screen.findByRole('heading', { name: 'The Ashdowns Emma' });
    await running('familyChanged', { type: 'wish', id: 'w1', action: 'created', actorMembershipId: null, at: '' });
    await waitFor(() => expect(onChange).toHaveBeenCalledWith('w1'));
    expect(asked).toBe(1);
  });

  it('start by refetching what changed between opening the page and connecting', async () => {
    const open = 3_000;
    jest.spyOn(performance, 'now').mockImplementation(() => open);
    renderWith(<LiveUpdates />, { me: viewer() });
    for (const field of ['activityAdded', 'familyChanged'])
      await waitFor(() => expect(FakeSocket.variables(field)).toEqual([{ last: 13 }]));
  });

  it('report a lost connection, reconnect automatically and refetch', async () => {
    let name = 'The Ashdowns';
    const Line = () => <p>{useConnection()}</p>;
    renderWith(
      <>
        <FamilyName />
        <Line />
        <LiveUpdates />
      </>,
      { me: () => viewer({ family: { ...ashdowns, name } }) },
    );
    await screen.findByRole('heading', { name: 'The Ashdowns Emma' });
    await running('activityAdded', activity(1));
    expect(screen.getByText('online')).toBeInTheDocument();
    name = 'While you were away';
    act(() => FakeSocket.drop());
    expect(await screen.findByText('reconnecting')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'While you were away Emma' })).toBeInTheDocument();
    expect(screen.getByText('online')).toBeInTheDocument();
  });
});

describe('the client', () => {
  it('retries a query once when the server was not reached', async () => {
    let tries = 0;
    renderWith(<FamilyName />, { me: viewer() });
    network.use(
      http.post(
        '*/graphql',
        () => {
          tries += 1;
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    expect(await screen.findByRole('heading', { name: 'The Ashdowns Emma' })).toBeInTheDocument();
    expect(tries).toBe(1);
  });

  it('reports an expired session to the identity port', async () => {
    renderWith(<FamilyName />, { me: () => domainError('UNAUTHENTICATED', 'Please sign in') });
    await waitFor(() => expect(onUnauthenticated).toHaveBeenCalled());
  });
});
