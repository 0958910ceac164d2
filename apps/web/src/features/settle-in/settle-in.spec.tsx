import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { familyAnswers } from '../../test/answers';
import { freezeDate } from '../../test/clock';
import { FakeSocket } from '../../test/fake-socket';
import { domainError } from '../../test/network';
import type { RootAnswers } from '../../test/network';
import { ashdowns, emmaMember, poppyMember, tomMember, viewer } from '../../test/people';
import { renderRoute } from '../../test/render-route';

beforeEach(() => freezeDate());
afterEach(() => jest.useRealTimers());

const none = { birthdays: 0, calendars: 0, jobs: 0, invitations: 0 };

/** The dashboard of a family that was founded a minute ago. */
function settle(over: RootAnswers = {}, members: object[] = [emmaMember]) {
  const [me] = members;
  const family = { ...ashdowns, isSettlingIn: true, members };
  const closed: unknown[] = [];
  const graphql = familyAnswers({
    me: viewer({ family, membership: me }),
    settleIn: none,
    closeSettleIn: ({ isClosed }: { isClosed: boolean }) => {
      closed.push(isClosed);
      return { ...family, isSettlingIn: !isClosed };
    },
    ...over,
  });
  return { ...renderRoute('/dashboard', { graphql }), graphql, closed };
}

const card = async () => within(await screen.findByRole('region', { name: /Settle in|All settled in/ }));
const steps = async () =>
  within(await (await card()).findByRole('list', { name: 'First steps' })).getAllByRole('listitem');
const step = async (name: RegExp) => (await card()).findByRole('button', { name });

it('is the only card on a new family’s dashboard', async () => {
  settle();
  expect(await (await card()).findByText('0 of 5 done')).toBeInTheDocument();
  expect((await steps()).map((one) => one.querySelector('button')!.textContent)).toEqual([
    'Add the childrenAnd pets: anybody without an account.',
    'Add the birthdaysThey come back every year.',
    'Show the school’s calendarPaste its link, and it stays up to date.',
    'Choose three first jobsOne tap each, with Undo.',
    'Invite the othersA link to share, or a code to scan.',
  ]);
  for (const name of ['My Family', 'Recent Activity', 'Smart Actions', 'Family Overview', 'Today'])
    expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
});

it('ticks what the family has, also when somebody else has done it', async () => {
  const { graphql } = settle({ settleIn: { ...none, birthdays: 1 } }, [emmaMember, poppyMember]);
  const shown = await card();
  expect(await shown.findByText('2 of 5 done')).toBeInTheDocument();
  expect(await step(/^Done: Add the children/)).toHaveTextContent('Poppy');
  expect(await step(/^Done: Add the birthdays/)).toHaveTextContent('1 of 2 are in the calendar.');
  graphql['settleIn'] = { ...none, birthdays: 1, jobs: 3 };
  const change = {
    type: 'todo',
    id: 'j',
    action: 'created',
    actorMembershipId: 'member-tom',
    at: '2026-10-08T09:00:00Z',
  };
  act(() => void FakeSocket.push('familyChanged', change));
  expect(await shown.findByText('3 of 5 done')).toBeInTheDocument();
  expect(await step(/^Done: Choose three first jobs/)).toHaveTextContent('3 jobs added.');
});

it('leaves out steps that only admins may do', async () => {
  settle({}, [{ ...emmaMember, role: 'family_member' }, tomMember]);
  expect(await (await card()).findByText('1 of 4 done')).toBeInTheDocument();
  expect(await step(/^Done: Invite the others/)).toHaveTextContent('Here already: Tom.');
  expect((await card()).queryByRole('button', { name: /children/ })).not.toBeInTheDocument();
});

it('opens each step above the dashboard, and returns the focus to it', async () => {
  const { actor } = settle({ outsideCalendars: [] });
  for (const [name, dialog] of [
    [/Add the children/, 'Add Member'],
    [/Add the birthdays/, 'Quick Add Birthdays'],
    [/school/, 'Outside calendars'],
    [/Invite the others/, 'Send Invite'],
  ] as const) {
    await actor.click(await step(name));
    expect(await screen.findByRole('dialog', { name: dialog })).toBeInTheDocument();
    await actor.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await step(name)).toHaveFocus();
  }
});

describe('the first jobs', () => {
  const openJobs = async (actor: UserEvent) => {
    await actor.click(await step(/Choose three first jobs/));
    return within(await screen.findByRole('list', { name: 'Jobs to begin with' }));
  };

  it('are added with one tap each, for the chosen person', async () => {
    const added: unknown[] = [];
    const keys: string[] = [];
    const { actor } = settle(
      {
        addJob: ({ input, idempotencyKey }: { input: unknown; idempotencyKey: string }) => {
          added.push(input);
          keys.push(idempotencyKey);
          throw domainError('INTERNAL', 'Something went wrong');
        },
      },
      [emmaMember, tomMember],
    );
    const list = await openJobs(actor);
    await actor.click(list.getByRole('button', { name: 'Who does “Tidy the living room”? Anyone' }));
    await actor.click(await screen.findByRole('menuitem', { name: /Tom/ }));
    await actor.click(list.getByRole('button', { name: 'Add “Tidy the living room”' }));
    expect(await screen.findByText('This job could not be added. Please try again.')).toBeInTheDocument();
    await actor.click(list.getByRole('button', { name: 'Add “Tidy the living room”' }));
    await waitFor(() => expect(keys).toHaveLength(2));
    // the first attempt may have been stored without an answer
    expect(keys[1]).toBe(keys[0]);
    await actor.click(list.getByRole('button', { name: 'Add “Lay the table”' }));
    await waitFor(() =>
      expect(added.slice(1)).toEqual([
        expect.objectContaining({ title: 'Tidy the living room', assigneeId: 'member-tom', dueDate: '2026-10-10' }),
        expect.objectContaining({ title: 'Lay the table', assigneeId: null, repeat: { type: 'daily' } }),
      ]),
    );
  });
});

it('is closed for the person, with Undo', async () => {
  const { actor, closed } = settle();
  await actor.click(await screen.findByRole('button', { name: 'Close the first steps' }));
  expect(await screen.findByRole('heading', { name: 'My Family' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Settle in' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await actor.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Settle in' })).toBeInTheDocument();
  await waitFor(() => expect(closed).toEqual([true, false]));
});

it('stays when it could not be closed', async () => {
  const { actor } = settle({
    closeSettleIn: () => {
      throw domainError('INTERNAL', 'Something went wrong');
    },
  });
  await actor.click(await screen.findByRole('button', { name: 'Close the first steps' }));
  expect(await screen.findByText('The first steps could not be closed. Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Settle in' })).toBeInTheDocument();
});

it('says so when everything is done, stays for this visit, and is gone on the next', async () => {
  const { closed } = settle({ settleIn: { birthdays: 2, calendars: 1, jobs: 4, invitations: 0 } }, [
    emmaMember,
    tomMember,
    poppyMember,
  ]);
  expect(await screen.findByRole('heading', { name: 'All settled in' })).toBeInTheDocument();
  await waitFor(() => expect(closed).toEqual([true]));
  expect(screen.getByRole('heading', { name: 'All settled in' })).toBeInTheDocument();
});

it('reports a failure, and retries', async () => {
  let broken = true;
  const { actor } = settle({
    settleIn: () => {
      if (broken) throw domainError('INTERNAL', 'Something went wrong');
      return none;
    },
  });
  const failed = await screen.findByText('Your first steps could not be loaded.');
  broken = false;
  await actor.click(
    within(failed.closest('[role=alert]') ?? failed.parentElement!).getByRole('button', { name: 'Try Again' }),
  );
  expect(await (await card()).findByText('0 of 5 done')).toBeInTheDocument();
});

it('sends no request for a settled family', async () => {
  let asked = 0;
  renderRoute('/dashboard', {
    graphql: familyAnswers({
      settleIn: () => {
        asked += 1;
        return none;
      },
    }),
  });
  expect(await screen.findByRole('heading', { name: 'My Family' })).toBeInTheDocument();
  expect(asked).toBe(0);
});
