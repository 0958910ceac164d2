import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { accepts, emma, kept, openTab, refuses, withFreshQueue } from '../../graphql/offline/write-queue.test-kit';
import { useQueueShown } from '../../graphql/offline/queued';
import type { Server } from '../../graphql/offline/write-queue.test-kit';
import { authState, installAdapter } from '../../session/auth-store';
import { keepWrite } from '../../storage/device-store';
import { goOffline } from '../../test/go-offline';
import { ashdowns } from '../../test/people';
import { ConfirmProvider } from '../../ui/dialogs/confirm';
import '../../ui/dialogs/confirm-dialog';
import { Toasts } from '../../ui/toasts/toasts';
import { ConnectionBanner } from '../shell/connection-banner';
import { useSignOut } from '../shell/menus/use-sign-out';
import Device from './device';
import './queue-dialog';

withFreshQueue();

/** What is around every screen, over a fake server. */
function openDevice(server: Server, screenOf: ReactNode = null) {
  const tab = openTab(server);
  render(
    <ApolloProvider client={tab.client}>
      <ConfirmProvider>
        <ConnectionBanner />
        {screenOf}
        <Toasts />
        <Device />
      </ConfirmProvider>
    </ApolloProvider>,
  );
  const save = (name: string) => act(() => tab.save(name));
  return { ...tab, save, actor: userEvent.setup() };
}

const banner = (text: string) => screen.findByText((_, line) => line?.tagName === 'SPAN' && line.textContent === text);
const matching = (pattern: RegExp): string => expect.stringMatching(pattern) as string;
const question = () => screen.findByRole('alertdialog');
const gone = (element: HTMLElement) => waitFor(() => expect(element).not.toBeInTheDocument());

it('lists what waits; what is refused is reported and kept with its reason, to be retried or discarded', async () => {
  let refuse = true;
  const { actor, save, sent } = openDevice((variables) => {
    const name = variables.notes[0]?.name;
    if (!refuse) return accepts(variables);
    return name === 'Bins' ? refuses('NOT_FOUND', 'Job not found') : refuses('CONFLICT', 'The calendar is full.');
  });
  goOffline(true);
  for (const name of ['Swimming', 'Library', 'Bins']) await save(name);
  await banner('You are offline. What was loaded stays readable. 3 changes will be saved when you are back online.');
  await actor.click(screen.getByRole('button', { name: 'Show' }));
  const waiting = await screen.findByRole('dialog', { name: 'Changes that are not saved yet' });
  const rows = () =>
    within(waiting)
      .queryAllByRole('listitem')
      .map((row) => row.textContent);
  expect(rows()).toEqual([/^Swimming\s*Waiting/, /^Library\s*Waiting/, /^Bins\s*Waiting/].map(matching));
  expect(within(waiting).queryByRole('button', { name: 'Retry Swimming' })).not.toBeInTheDocument();

  goOffline(false);
  expect(await screen.findByText('Bins could not be saved.')).toBeInTheDocument();
  expect(await screen.findByText(/3 changes could not be saved\./)).toBeInTheDocument();
  expect(rows()).toEqual(
    [
      /^SwimmingNot saved\. The calendar is full\. · Made /,
      /^LibraryNot saved\. The calendar is full\. · Made /,
      /^BinsNot saved\. Somebody deleted it in the meantime\. · Made /,
    ].map(matching),
  );

  const discard = async (title: string, answer: string): Promise<void> => {
    await actor.click(within(waiting).getByRole('button', { name: `Discard ${title}` }));
    const asked = await question();
    expect(asked).toHaveTextContent(`“${title}” was never saved, and is not kept anywhere else.`);
    await actor.click(within(asked).getByRole('button', { name: answer }));
    await gone(asked);
  };
  await discard('Bins', 'Cancel');
  expect(await kept()).toEqual(['Swimming', 'Library', 'Bins']);
  await discard('Bins', 'Discard');
  await discard('Library', 'Discard');
  await waitFor(async () => expect(await kept()).toEqual(['Swimming']));

  refuse = false;
  await actor.click(within(waiting).getByRole('button', { name: 'Retry Swimming' }));
  expect(await within(waiting).findByText('Everything is saved.')).toBeInTheDocument();
  expect(rows()).toEqual([]);
  expect(await screen.findByText('Saved: Swimming')).toBeInTheDocument();
  expect(sent).toEqual(['Swimming', 'Library', 'Bins', 'Swimming']);
  await actor.click(within(waiting).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await gone(waiting);
  expect(screen.queryByRole('button', { name: 'Show' })).not.toBeInTheDocument();
});

it('has a reason for people for every refusal', async () => {
  const refusals = [
    ['OTHER_FAMILY', '', 'It was made in a family that you do not belong to any more.'],
    ['UNKNOWN_KIND', '', 'This version of Homefold does not know this kind of change any more.'],
    ['INTERNAL', 'Cannot read properties of undefined', 'Something went wrong on the server.'],
    ['INVALID', '', 'Something went wrong on the server.'],
    ['INVALID', 'Too long.', 'Too long.'],
  ] as const;
  for (const [code, message] of refusals)
    await keepWrite({
      userId: emma.id,
      familyId: ashdowns.id,
      kind: 'note',
      subject: 'draft',
      variables: {},
      shown: {},
      basis: '',
      title: code,
      madeAt: 0,
      refusal: { code, message },
    });
  const { actor } = openDevice(accepts);
  expect(await screen.findByText('5 changes could not be saved.')).toBeInTheDocument();
  await actor.click(screen.getByRole('button', { name: 'Show' }));
  const rows = within(await screen.findByRole('dialog')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(
    refusals.map(([code, , reason]) => expect.stringContaining(`${code}Not saved. ${reason} · Made `) as string),
  );
  cleanup();
  const { result } = renderHook(useQueueShown);
  // closed for whoever signs in next
  expect(result.current).toBe(false);
});

it('signing out asks first while changes are queued, and discards them', async () => {
  const signOut = jest.fn(() => Promise.resolve());
  installAdapter({ signOut, refresh: () => Promise.resolve(), getToken: () => Promise.resolve(null) });
  function Leave() {
    const leave = useSignOut();
    return (
      <button type="button" onClick={leave}>
        Sign Out of {useLocation().pathname}
      </button>
    );
  }
  const { actor, save } = openDevice(
    () => null,
    <MemoryRouter initialEntries={['/dashboard']}>
      <Leave />
    </MemoryRouter>,
  );
  await save('Swimming');
  // online, but the answers are lost: reported once that lasts
  expect(await screen.findByText('1 change will be saved when you are back online.')).toBeInTheDocument();
  const ask = async () => {
    await actor.click(screen.getByText('Sign Out of /dashboard'));
    const asked = await screen.findByRole('alertdialog', { name: 'Sign out before everything is saved?' });
    expect(asked).toHaveTextContent('One change on this device is not saved yet. It is lost when you sign out.');
    return asked;
  };
  const first = await ask();
  await actor.click(within(first).getByRole('button', { name: 'Cancel' }));
  await gone(first);
  expect(signOut).not.toHaveBeenCalled();
  expect(await kept()).toEqual(['Swimming']);

  await actor.click(within(await ask()).getByRole('button', { name: 'Sign Out' }));
  expect(await screen.findByText('Sign Out of /')).toBeInTheDocument();
  expect(authState().status).toBe('signed-out');
  expect(await kept()).toEqual([]);
});
