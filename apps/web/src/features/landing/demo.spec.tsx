import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { familyAnswers } from '../../test/answers';
import { emma, sessionHandlers } from '../../test/network';
import { choosePersonEntry } from '../../test/person-menu';
import { renderRoute } from '../../test/render-route';

const offered = (demo: boolean): HttpHandler =>
  http.get('*/app-config.json', () => HttpResponse.json({ identity: { kind: 'builtin' }, demo, mail: 'outbox' }));
const guest = { ...emma, email: 'emma@ashdown-3f9c1a2b4d5e.invalid', guestOf: 'family-1' };
const demo = { name: /^Try the demo family/ };

/** A fake server with a demo. */
function demoServer() {
  let session: (typeof emma & { guestOf?: string }) | null = null;
  let signedOut = false;
  let answer: () => void = () => undefined;
  const asked: unknown[] = [];
  const handlers = [
    offered(true),
    ...sessionHandlers(() => session),
    http.get('*/identity/token', () =>
      session
        ? HttpResponse.json({ token: `x.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 60 }))}.x` })
        : HttpResponse.json({ code: 'UNAUTHENTICATED' }, { status: 401 }),
    ),
    http.post('*/api/demo', async ({ request }) => {
      asked.push(await request.json());
      await new Promise<void>((resolve) => (answer = resolve));
      session = guest;
      return HttpResponse.json({ deletedAfter: '2026-10-09T09:30:00.000Z' }, { status: 201 });
    }),
    http.post('*/identity/sign-up/email', async ({ request }) => {
      const { email, name } = (await request.json()) as { email: string; name: string };
      if (email.startsWith('taken'))
        return HttpResponse.json(
          { error: 'There is already an account with this email address.', code: 'CONFLICT', field: 'email' },
          { status: 409 },
        );
      session = { ...emma, id: 'user-ann', email, name };
      return HttpResponse.json({ user: session });
    }),
    http.post('*/api/invitation', () =>
      HttpResponse.json({
        familyName: 'The Reeds',
        invitedBy: 'Ada',
        displayName: null,
        email: null,
        needsApproval: false,
        standing: 'none',
      }),
    ),
    http.post('*/identity/sign-out', () => {
      signedOut = true;
      session = null;
      return HttpResponse.json({ success: true });
    }),
  ];
  return { handlers, asked, answer: () => answer(), signedOut: () => signedOut };
}

describe.each([
  ['the landing page', '/'],
  ['the sign-in page, as in the sign-in modal', '/sign-in'],
])('on %s', (_place, path) => {
  it('a click opens the demo once, reports progress, and leads to the dashboard', async () => {
    const server = demoServer();
    const { actor } = renderRoute(path, { user: null, handlers: server.handlers, graphql: familyAnswers() });
    const button = await screen.findByRole('button', demo);
    await actor.click(button);
    expect(button).toHaveTextContent('Opening the demo...');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await actor.click(button);
    await waitFor(() => expect(server.asked).toHaveLength(1));
    expect(server.asked[0]).toEqual({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    server.answer();
    expect(await screen.findByRole('heading', { name: 'Recent Activity' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/dashboard');
    expect(server.asked).toHaveLength(1);
  });

  it('says why it could not be opened, and can be tried again', async () => {
    let answer: () => Response = () => HttpResponse.error();
    const { actor } = renderRoute(path, {
      user: null,
      handlers: [http.post('*/api/demo', () => answer()), offered(true)],
    });
    const button = await screen.findByRole('button', demo);
    for (const [status, text] of [
      [0, 'Connection failed. Please check your internet connection.'],
      [429, 'That is enough demo families for now. Please try again in an hour.'],
      [500, 'The demo could not be opened. Please try again.'],
    ] as const) {
      if (status) answer = () => HttpResponse.json({ error: 'No', code: 'NO' }, { status });
      await actor.click(button);
      expect(await screen.findByText(text)).toHaveRole('alert');
      expect(button).toHaveAttribute('aria-disabled', 'false');
      expect(button).toHaveTextContent('Try the demo family');
    }
  });

  it('is hidden when the server has no demo', async () => {
    renderRoute(path, { user: null, handlers: [offered(false)] });
    await screen.findAllByRole('button', { name: 'Sign In' });
    expect(screen.queryByRole('button', demo)).not.toBeInTheDocument();
  });
});

it('is not offered to somebody with a pending invitation', async () => {
  sessionStorage.setItem('homefold-invite', 'tok');
  renderRoute('/sign-in', { user: null, handlers: [offered(true)] });
  await screen.findByRole('button', { name: 'Sign In' });
  expect(screen.queryByRole('button', demo)).not.toBeInTheDocument();
  sessionStorage.clear();
});

describe('in a demo family', () => {
  /** A guest on the demo's dashboard. */
  async function inDemo(path = '/') {
    const server = demoServer();
    const { actor } = renderRoute('/', { user: null, handlers: server.handlers, graphql: familyAnswers() });
    await actor.click(await screen.findByRole('button', demo));
    await waitFor(() => expect(server.asked).toHaveLength(1));
    server.answer();
    const line = await screen.findByRole('complementary', { name: 'Demo' });
    if (path !== '/')
      act(() => void (window.history.pushState(null, '', path), window.dispatchEvent(new PopStateEvent('popstate'))));
    return { server, actor, line };
  }
  const demoLine = () => screen.findByRole('complementary', { name: 'Demo' });

  it('a banner explains it, and leads to creating a real family; an accidental tap loses nothing', async () => {
    const { server, actor, line } = await inDemo();
    expect(line).toHaveTextContent('You are trying Homefold. This copy is deleted after a day.');
    // Once per device; then a click on its one word shows the text again.
    act(() => void (window.location.hash = '#bin'));
    await actor.click(await within(line).findByRole('button', { name: 'Demo' }));
    expect(line).toHaveTextContent('This copy is deleted after a day.');
    await actor.click(within(line).getByRole('link', { name: 'Create your own family' }));
    expect(await screen.findByRole('heading', { name: 'Join Homefold' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/sign-up');
    await actor.click(screen.getByRole('link', { name: 'Back to the demo' }));
    await actor.click(within(await demoLine()).getByRole('link', { name: 'Create your own family' }));
    await actor.click(await screen.findByRole('link', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Welcome Back' })).toBeInTheDocument();
    expect(screen.queryByRole('button', demo)).not.toBeInTheDocument();
    await actor.click(screen.getByRole('link', { name: 'Back to the demo' }));
    expect(await demoLine()).toBeInTheDocument();
    expect(server.signedOut()).toBe(false);
  });

  it('continues until the account exists, which then owns this browser', async () => {
    const { server, actor, line } = await inDemo();
    await actor.click(within(line).getByRole('link', { name: 'Create your own family' }));
    await actor.type(await screen.findByLabelText('Your name'), 'Ann Lee');
    await actor.type(screen.getByLabelText('Email'), 'taken@example.org');
    await actor.type(screen.getByLabelText('Password'), 'a quiet river at dusk');
    await actor.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText(/already an account/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the demo' })).toBeInTheDocument();
    await actor.clear(screen.getByLabelText('Email'));
    await actor.type(screen.getByLabelText('Email'), 'ann@example.org');
    await actor.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('heading', { name: 'Recent Activity' })).toBeInTheDocument();
    expect(screen.queryByRole('complementary', { name: 'Demo' })).not.toBeInTheDocument();
    expect(server.signedOut()).toBe(false);
  });

  it('an invitation to a real family requires an account first, and is kept for it', async () => {
    await inDemo('/join?invite=tok');
    expect(await screen.findByRole('heading', { name: 'Join the Reeds' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the demo' })).toBeInTheDocument();
    expect(sessionStorage.getItem('homefold-invite')).toBe('tok');
    sessionStorage.clear();
  });

  it('can be left without ending it: the landing page leads back', async () => {
    const { server, actor } = await inDemo();
    await choosePersonEntry(actor, 'Leave the Demo');
    await actor.click(await screen.findByRole('button', { name: 'Back to the demo' }));
    expect(await demoLine()).toBeInTheDocument();
    expect(server.asked).toHaveLength(1);
    expect(server.signedOut()).toBe(false);
  });
});
