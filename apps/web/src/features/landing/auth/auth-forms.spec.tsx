import { familyAnswers } from '../../../test/answers';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { emma, sessionHandlers } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';

const refuse = (path: string, status: number, code: string, error = 'No', field?: string): HttpHandler =>
  http.post(`*/identity/${path}`, () => HttpResponse.json({ code, error, field }, { status }));

async function fillSignUp(actor: ReturnType<typeof renderRoute>['actor'], password = 'correct horse'): Promise<void> {
  await actor.type(await screen.findByLabelText('Your name'), 'Emma Ashdown');
  await actor.type(screen.getByLabelText('Email'), 'emma@example.org');
  await actor.type(screen.getByLabelText('Password'), password);
  await actor.click(screen.getByRole('button', { name: 'Create account' }));
}

async function fillSignIn(actor: ReturnType<typeof renderRoute>['actor']): Promise<void> {
  await actor.type(await screen.findByLabelText('Email'), 'emma@example.org');
  await actor.type(screen.getByLabelText('Password'), 'wrong horse');
  await actor.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('signing in', () => {
  it.each([
    ['a wrong password', 401, 'UNAUTHENTICATED', 'Email or password is not right.'],
    ['too many tries', 429, 'RATE_LIMITED', 'Too many tries. Please wait a minute and try again.'],
    ['a broken server', 500, 'INTERNAL', 'Something went wrong. Please try again.'],
  ])('%s: says so and keeps the input', async (_case, status, code, text) => {
    const { actor } = renderRoute('/sign-in', {
      user: null,
      handlers: [refuse('sign-in/email', status, code, status === 401 ? text : 'No')],
    });
    await fillSignIn(actor);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email')).toHaveValue('emma@example.org');
    expect(screen.getByLabelText('Password')).toHaveValue('wrong horse');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  });

  it('offline: says so', async () => {
    const { actor } = renderRoute('/sign-in', {
      user: null,
      handlers: [http.post('*/identity/sign-in/email', () => HttpResponse.error())],
    });
    await fillSignIn(actor);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Connection failed. Please check your internet connection.',
    );
  });

  it('reports missing fields next to them, before sending anything', async () => {
    const { actor } = renderRoute('/sign-in', { user: null });
    await actor.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter your email address')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email address');
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password');
  });

  it('shows and hides the password', async () => {
    const { actor } = renderRoute('/sign-in', { user: null });
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    await actor.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
    await actor.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('returns to the page that required signing in', async () => {
    let session: typeof emma | null = null;
    const { actor } = renderRoute('/dashboard#calendar', {
      user: null,
      graphql: familyAnswers(),
      handlers: [
        ...sessionHandlers(() => session),
        http.post('*/identity/sign-in/email', () => {
          session = emma;
          return HttpResponse.json({});
        }),
      ],
    });
    await fillSignIn(actor);
    await waitFor(() => expect(window.location.pathname + window.location.hash).toBe('/dashboard#calendar'));
  });
});

describe('signing in with a passkey', () => {
  const at = (passkeyHost: string | null) =>
    http.get('*/app-config.json', () =>
      HttpResponse.json({ identity: { kind: 'builtin', passkeyHost }, mail: 'outbox' }),
    );
  const browser = (get: () => Promise<unknown>) => {
    Object.defineProperty(window, 'isSecureContext', { configurable: true, value: true });
    Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value: class {} });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  };
  afterEach(() => {
    for (const name of ['isSecureContext', 'PublicKeyCredential']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, 'credentials');
  });

  it.each([
    ['without a secure page', 'localhost', false],
    ['under another name', 'home.example.org', true],
    ['at an address', null, true],
  ])('is not offered %s', async (_case, host, secure) => {
    if (secure) browser(() => Promise.resolve(null));
    renderRoute('/sign-in', { user: null, handlers: [at(host)] });
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
  });

  it('can be cancelled without an error, and shows the server’s refusal', async () => {
    let answer: () => Promise<unknown> = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    browser(() => answer());
    const { actor } = renderRoute('/sign-in', {
      user: null,
      handlers: [
        at('localhost'),
        http.get('*/identity/passkey/generate-authenticate-options', () =>
          HttpResponse.json({ challenge: 'AAAA', rpId: 'localhost' }),
        ),
        refuse('passkey/verify-authentication', 401, 'UNAUTHENTICATED', 'Homefold does not know this passkey.'),
      ],
    });
    const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
    await actor.click(button);
    expect(await screen.findByText(/No passkey was used/)).toHaveRole('status');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const bytes = new ArrayBuffer(1);
    const response = { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes };
    answer = () =>
      Promise.resolve({ id: 'AA', rawId: bytes, type: 'public-key', response, getClientExtensionResults: () => ({}) });
    await actor.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Homefold does not know this passkey.');
  });
});

describe('signing up', () => {
  it('sends name, email and password and goes to the dashboard', async () => {
    let session: typeof emma | null = null;
    let sent: unknown;
    const { actor } = renderRoute('/sign-up', {
      user: null,
      graphql: familyAnswers(),
      handlers: [
        ...sessionHandlers(() => session),
        http.post('*/identity/sign-up/email', async ({ request }) => {
          sent = await request.json();
          session = emma;
          return HttpResponse.json({});
        }),
      ],
    });
    await fillSignUp(actor);
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(sent).toEqual({ name: 'Emma Ashdown', email: 'emma@example.org', password: 'correct horse' });
  });

  it('shows next to the email that it is taken', async () => {
    const { actor } = renderRoute('/sign-up', {
      user: null,
      handlers: [
        refuse('sign-up/email', 409, 'CONFLICT', 'There is already an account with this email address.', 'email'),
      ],
    });
    await fillSignUp(actor);
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/already an account with this email/),
    );
    expect(screen.getByLabelText('Email')).toHaveFocus();
  });

  it('reports missing fields and an invalid address next to them, before sending anything', async () => {
    const { actor } = renderRoute('/sign-up', { user: null });
    const name = await screen.findByLabelText('Your name');
    await actor.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please tell us your name'));
    expect(name).toHaveFocus();
    const email = screen.getByLabelText('Email');
    expect(email).toHaveAccessibleDescription('Please enter your email address');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password');
    await actor.type(name, '   ');
    await actor.type(email, 'not an address');
    await actor.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email address'));
    expect(name).toHaveAccessibleDescription('Please tell us your name');
  });

  it('refuses a short password before asking the server', async () => {
    const { actor } = renderRoute('/sign-up', { user: null });
    await fillSignUp(actor, 'short');
    expect(await screen.findByText('Please use at least 10 characters')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('the second step of a sign-in', () => {
  const challenged = http.post('*/identity/sign-in/email', () =>
    HttpResponse.json({ twoFactorRedirect: true, twoFactorMethods: ['totp'] }),
  );

  it('asks for the code, shows errors next to the field, and then signs in', async () => {
    let session: typeof emma | null = null;
    const sent: unknown[] = [];
    const { actor } = renderRoute('/sign-in', {
      user: null,
      graphql: familyAnswers(),
      handlers: [
        challenged,
        ...sessionHandlers(() => session),
        http.post('*/identity/two-factor/verify-totp', async ({ request }) => {
          sent.push(await request.json());
          if (sent.length === 1)
            return HttpResponse.json(
              { code: 'INVALID', error: 'The code is not right.', field: 'code' },
              { status: 400 },
            );
          session = emma;
          return HttpResponse.json({});
        }),
      ],
    });
    await fillSignIn(actor);
    const code = await screen.findByLabelText('Code from the app');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await actor.type(code, '123456');
    await actor.click(screen.getByRole('checkbox', { name: /30 days/ }));
    await actor.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code is not right.'));
    await actor.clear(code);
    await actor.type(code, '654321{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(sent).toEqual([
      { code: '123456', trustDevice: true },
      { code: '654321', trustDevice: true },
    ]);
  });

  it('accepts a recovery code instead, and returns to the password when the attempt has expired', async () => {
    const { actor } = renderRoute('/sign-in', {
      user: null,
      handlers: [
        challenged,
        refuse('two-factor/verify-backup-code', 401, 'UNAUTHENTICATED', 'Too many wrong codes. Please sign in again.'),
      ],
    });
    await fillSignIn(actor);
    await actor.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    const code = screen.getByLabelText('Recovery code');
    expect(code).toHaveFocus();
    await actor.type(code, 'k7m2p-9xqtw{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many wrong codes. Please sign in again.');
    expect(screen.getByLabelText('Email')).toHaveValue('emma@example.org');
  });
});

describe('resetting a password', () => {
  it('sends a link whether or not the account exists, and points to the outbox of a server without mail', async () => {
    let sent: unknown;
    const { actor } = renderRoute('/reset-password', {
      user: null,
      handlers: [
        http.post('*/identity/request-password-reset', async ({ request }) => {
          sent = await request.json();
          return HttpResponse.json({ status: true });
        }),
      ],
    });
    await actor.type(await screen.findByLabelText('Email'), 'emma@example.org');
    await actor.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText(/If emma@example.org has an account/)).toBeInTheDocument();
    expect(sent).toEqual({ email: 'emma@example.org', redirectTo: '/reset-password' });
    expect(screen.getByRole('link', { name: /Open its outbox/ })).toHaveAttribute('href', '/dev/mail');
  });

  it('sets the new password through the mailed link', async () => {
    let sent: unknown;
    const { actor } = renderRoute('/reset-password?token=tok', {
      user: null,
      handlers: [
        http.post('*/identity/reset-password', async ({ request }) => {
          sent = await request.json();
          return HttpResponse.json({ status: true });
        }),
      ],
    });
    await actor.type(await screen.findByLabelText('New password'), 'new correct horse');
    await actor.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByRole('heading', { name: 'Your new password is saved' })).toBeInTheDocument();
    expect(sent).toEqual({ newPassword: 'new correct horse', token: 'tok' });
  });

  it('says that a link has expired, before and after typing', async () => {
    const { actor } = renderRoute('/reset-password?token=old', {
      user: null,
      handlers: [refuse('reset-password', 400, 'INVALID', 'This link has expired or was already used.', 'token')],
    });
    await actor.type(await screen.findByLabelText('New password'), 'new correct horse');
    await actor.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was already used');
    renderRoute('/reset-password?error=INVALID_TOKEN', { user: null });
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  });
});
