import { familyAnswers } from '../../../test/answers';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { emma, sessionHandlers } from '../../../test/network';
import { renderRoute } from '../../../test/render-route';

const refuse = (path: string, status: number, code: string, error = 'No', field?: string): HttpHandler =>
  http.post(`*/identity/${path}`, () => HttpResponse.json({ code, error, field }, { status }));

async function fillSignUp(actor: ReturnType<typeof renderRoute>['actor']): Promise<void> {
  await actor.type(await screen.findByLabelText('Your name'), 'Emma Ashdown');
  await actor.type(screen.getByLabelText('Email'), 'emma@example.org');
  await actor.type(screen.getByLabelText('Password'), 'correct horse');
  await actor.click(screen.getByRole('button', { name: 'Create account' }));
}

async function fillSignIn(actor: ReturnType<typeof renderRoute>['actor']): Promise<void> {
  await actor.type(await screen.findByLabelText('Email'), 'emma@example.org');
  await actor.type(screen.getByLabelText('Password'), 'wrong horse');
  await actor.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('signing in', () => {
  it('says why it failed, keeps the input, and can be tried again', async () => {
    let answer: () => Response = () => HttpResponse.error();
    const { actor } = renderRoute('/sign-in', {
      user: null,
      handlers: [http.post('*/identity/sign-in/email', () => answer())],
    });
    await fillSignIn(actor);
    expect(await screen.findByText('Connection failed. Please check your internet connection.')).toHaveRole('alert');
    for (const [status, code, error, text] of [
      [401, 'UNAUTHENTICATED', 'Email or password is not right.', 'Email or password is not right.'],
      [429, 'RATE_LIMITED', 'No', 'Too many tries. Please wait a minute and try again.'],
      [500, 'INTERNAL', 'No', 'Something went wrong. Please try again.'],
    ] as const) {
      answer = () => HttpResponse.json({ code, error }, { status });
      await actor.click(screen.getByText('Sign In'));
      expect(await screen.findByText(text)).toHaveRole('alert');
      expect(screen.getByLabelText('Email')).toHaveValue('emma@example.org');
      expect(screen.getByLabelText('Password')).toHaveValue('wrong horse');
      expect(screen.getByText('Sign In')).toBeEnabled();
    }
  });

  it('reports missing fields next to them, before sending anything, and shows the password on request', async () => {
    const { actor } = renderRoute('/sign-in', { user: null });
    await actor.click(await screen.findByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter your email address')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter your email address');
    expect(screen.getByLabelText('Email')).toBeInvalid();
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAccessibleDescription('Please enter your password');
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

  it('reports missing fields, an invalid address and a short password next to them, before sending anything', async () => {
    const { actor } = renderRoute('/sign-up', { user: null });
    const name = await screen.findByLabelText('Your name');
    await actor.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Please tell us your name'));
    expect(name).toHaveFocus();
    const email = screen.getByLabelText('Email');
    expect(email).toHaveAccessibleDescription('Please enter your email address');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Please enter your password');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    await actor.type(name, '   ');
    await actor.type(email, 'not an address');
    await actor.type(password, 'short');
    await actor.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email address'));
    expect(name).toHaveAccessibleDescription('Please tell us your name');
    expect(password).toHaveAccessibleDescription(/Please use at least 10 characters/);
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

  it('returns to the password when the attempt has expired, and accepts a recovery code instead', async () => {
    let session: typeof emma | null = null;
    const sent: unknown[] = [];
    const { actor } = renderRoute('/sign-in', {
      user: null,
      graphql: familyAnswers(),
      handlers: [
        challenged,
        ...sessionHandlers(() => session),
        http.post('*/identity/two-factor/verify-backup-code', async ({ request }) => {
          sent.push(await request.json());
          if (sent.length === 1)
            return HttpResponse.json(
              { code: 'UNAUTHENTICATED', error: 'Too many wrong codes. Please sign in again.' },
              { status: 401 },
            );
          session = emma;
          return HttpResponse.json({});
        }),
      ],
    });
    await fillSignIn(actor);
    await actor.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    const code = screen.getByLabelText('Recovery code');
    expect(code).toHaveFocus();
    await actor.type(code, 'k7m2p-9xqtw{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many wrong codes. Please sign in again.');
    expect(screen.getByLabelText('Email')).toHaveValue('emma@example.org');
    await actor.click(screen.getByText('Sign In'));
    await actor.click(await screen.findByText('Use a recovery code'));
    await actor.type(screen.getByLabelText('Recovery code'), 'k7m2p-9xqtw{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    const given = { code: 'k7m2p-9xqtw', trustDevice: false };
    expect(sent).toEqual([given, given]);
  });
});

describe('resetting a password', () => {
  it('sends a link whether or not the account exists, and points to the outbox of a server without mail', async () => {
    let sent: unknown;
    const { actor } = renderRoute('/sign-in', {
      user: null,
      handlers: [
        http.post('*/identity/request-password-reset', async ({ request }) => {
          sent = await request.json();
          return HttpResponse.json({ status: true });
        }),
      ],
    });
    await actor.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Reset your password' })).toBeInTheDocument();
    await actor.type(screen.getByLabelText('Email'), 'emma@example.org');
    await actor.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your inbox' })).toBeInTheDocument();
    expect(await screen.findByText(/If emma@example.org has an account/)).toBeInTheDocument();
    expect(sent).toEqual({ email: 'emma@example.org', redirectTo: '/reset-password' });
    expect(screen.getByRole('link', { name: /Open its outbox/ })).toHaveAttribute('href', '/dev/mail');
  });

  it('sets the new password through the mailed link', async () => {
    let sent: unknown;
    const { actor } = renderRoute('/reset-password#token=tok', {
      user: null,
      handlers: [
        http.post('*/identity/reset-password', async ({ request }) => {
          sent = await request.json();
          return HttpResponse.json({ status: true });
        }),
      ],
    });
    const field = await screen.findByLabelText('New password');
    await actor.type(field, 'short');
    await actor.click(screen.getByRole('button', { name: 'Save new password' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Please use at least 10 characters/));
    expect(field).toBeInvalid();
    await actor.type(field, ' no longer');
    await actor.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByRole('heading', { name: 'Your new password is saved' })).toBeInTheDocument();
    expect(sent).toEqual({ newPassword: 'short no longer', token: 'tok' });
    await actor.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back' })).toBeInTheDocument();
  });

  it('says that a link has expired, before and after typing', async () => {
    const { actor } = renderRoute('/reset-password#token=old', {
      user: null,
      handlers: [refuse('reset-password', 400, 'INVALID', 'This link has expired or was already used.', 'token')],
    });
    await actor.type(await screen.findByLabelText('New password'), 'new correct horse');
    await actor.click(screen.getByRole('button', { name: 'Save new password' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was already used');
    await actor.click(screen.getByRole('link', { name: 'Send reset link' }));
    expect(await screen.findByLabelText('Email')).toBeInTheDocument();
    renderRoute('/reset-password?error=INVALID_TOKEN', { user: null });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});
