import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { familyAnswers, newcomer } from '../../test/answers';
import { setWindow } from '../../test/media';
import { domainError, emma } from '../../test/network';
import { choosePersonEntry, personButton } from '../../test/person-menu';
import { renderPart } from '../../test/render-part';
import { renderRoute } from '../../test/render-route';
import { useViewer } from '../../graphql/use-viewer';
import { useSendDigest } from './use-send-digest';

const sent = {
  recipients: ['Emma', 'Tom', 'Isla'],
  data: { todayEvents: 1, weekEvents: 12, todos: 4, wishlistItems: 2 },
};

const SEND = 'Send Daily Digest';

/** What the menus do. */
function Send() {
  const { isSending, send } = useSendDigest(useViewer().family);
  return (
    <button type="button" disabled={isSending} onClick={send}>
      send
    </button>
  );
}

it('reports the recipients and content of the digest, and is ready again', async () => {
  let answer: () => void = () => undefined;
  let calls = 0;
  const { actor } = renderRoute('/dashboard', {
    graphql: familyAnswers({
      sendDailyDigest: () => {
        calls += 1;
        return new Promise((resolve) => (answer = () => resolve(sent)));
      },
    }),
  });
  await choosePersonEntry(actor, SEND);
  await waitFor(() => expect(calls).toBe(1));
  await actor.click(await personButton());
  const sending = await screen.findByRole('menuitem', { name: 'Sending Daily Digest...' });
  expect(sending).toHaveAttribute('aria-disabled', 'true');
  await actor.click(sending);
  answer();
  expect(await screen.findByText(/^Daily digest sent to Emma, Tom and Isla\./)).toHaveTextContent(
    'Daily digest sent to Emma, Tom and Isla. 1 event today, 12 events in seven days, 4 jobs with a deadline, 2 wishes.',
  );
  expect(await screen.findByRole('menuitem', { name: SEND })).not.toHaveAttribute('aria-disabled');
  await actor.keyboard('{Escape}');
  await waitFor(async () => expect(await personButton()).toHaveFocus());
  expect(calls).toBe(1);
});

it.each([
  [
    'when it can be sent again, on the family’s clock',
    domainError('RATE_LIMITED', 'The daily digest was sent less than an hour ago.', undefined, {
      retryAt: '2026-07-08T09:20:00Z',
    }),
    '❌ Failed to send daily digest: The daily digest was sent less than an hour ago. It can be sent again at 10:20.',
  ],
  [
    'that there is no more to know',
    domainError('CONFLICT', 'Nobody in your family gets the daily digest: it is switched off for everybody.'),
    '❌ Failed to send daily digest: Nobody in your family gets the daily digest: it is switched off for everybody. No additional details available',
  ],
])('a refusal says why, and %s', async (_what, error, text) => {
  const { actor } = renderPart(<Send />, {
    graphql: familyAnswers({
      sendDailyDigest: () => {
        throw error;
      },
    }),
  });
  await actor.click(await screen.findByText('send'));
  expect(await screen.findByText(/^❌ Failed to send daily digest: /)).toHaveTextContent(text);
  expect(screen.getByText('send')).toBeEnabled();
});

it('reports that the server was not reached', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { actor } = renderPart(<Send />, {
    graphql: familyAnswers(),
    handlers: [
      http.post('*/graphql', async ({ request }) => {
        const { operationName } = (await request.clone().json()) as { operationName: string };
        return operationName === 'SendDailyDigest' ? HttpResponse.error() : undefined;
      }),
    ],
  });
  await actor.click(await screen.findByText('send'));
  expect(
    await screen.findByText('❌ Failed to send daily digest. Please check the console for details.'),
  ).toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

it('is in the phone’s More sheet, which closes for the toast', async () => {
  setWindow({ width: 390 });
  const { actor } = renderRoute('/dashboard', { graphql: familyAnswers({ sendDailyDigest: sent }) });
  await actor.click(await screen.findByRole('button', { name: 'More' }));
  const sheet = await screen.findByRole('dialog', { name: 'More' });
  await actor.click(within(sheet).getByRole('button', { name: 'Send Daily Digest' }));
  expect(await screen.findByText(/^Daily digest sent to Emma, Tom and Isla\./)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'More' })).not.toBeInTheDocument());
});

it('is not offered to somebody without a family', async () => {
  const { actor } = renderRoute('/dashboard', { graphql: familyAnswers({ me: newcomer() }) });
  await actor.click(await screen.findByRole('button', { name: 'Skip for now' }));
  await actor.click(await personButton());
  expect(await screen.findByRole('menuitem', { name: 'Sign Out' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: SEND })).not.toBeInTheDocument();
});

it('the demo shows a preview instead of sending', async () => {
  const guest = { ...emma, guestOf: 'family-1' };
  let asked = 0;
  const row = { time: '15:30', isAllDay: false, title: 'Choir', emoji: null, names: 'You', note: null, isLate: false };
  const { actor } = renderRoute('/dashboard', {
    user: guest,
    graphql: familyAnswers({
      digestPreview: () => {
        asked += 1;
        if (asked === 1) throw domainError('INTERNAL', 'Something went wrong');
        return {
          subject: 'Thursday 8 October: 1 event today',
          greeting: 'Good morning, Emma',
          summary: '1 event today.',
          sections: [{ title: 'Today', groups: [{ title: 'For you', rows: [row] }], more: 2, empty: null }],
        };
      },
    }),
  });
  await choosePersonEntry(actor, SEND);
  const dialog = within(await screen.findByRole('dialog', { name: 'The daily digest' }));
  await actor.click(await dialog.findByRole('button', { name: 'Try Again' }));
  const mail = within(await dialog.findByRole('article', { name: 'Thursday 8 October: 1 event today' }));
  expect(mail.getByRole('heading', { name: 'Good morning, Emma' })).toBeInTheDocument();
  expect(mail.getByRole('listitem')).toHaveTextContent('15:30ChoirYou');
  expect(mail.getByText('and 2 more')).toBeInTheDocument();
});
