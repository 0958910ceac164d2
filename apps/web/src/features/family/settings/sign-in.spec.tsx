import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import type { ReactElement } from 'react';
import { familyAnswers } from '../../../test/answers';
import { domainError } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { ashdowns, emmaMember, tomMember, viewer } from '../../../test/people';
import { renderPart } from '../../../test/render-part';
import { AccountCard } from '../account/account-card';
import { DeleteAccountCard } from '../account/delete-account-card';
import { SessionsCard } from '../account/sessions-card';
import { PasskeysCard } from '../passkeys/passkeys-card';
import { show as showPage } from '../family.test-kit';
import { SecondFactorCard } from '../second-factor/second-factor-card';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const sessions = [
  {
    id: 's1',
    createdAt: '2026-10-08T09:00:00.000Z',
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
    current: true,
  },
  { id: 's2', createdAt: '2026-10-01T09:00:00.000Z', userAgent: FIREFOX, current: false },
];
const listed = (list: () => unknown[]): HttpHandler =>
  http.get('*/identity/list-sessions', () => HttpResponse.json(list()));
const show = (card: ReactElement, handlers: HttpHandler[] = [], over: RootAnswers = {}) =>
  renderPart(card, { graphql: familyAnswers(over), handlers });
const ignore = (): void => undefined;

describe('signing in and the account', () => {
  it('lists the sessions and signs out another device', async () => {
    const revoked: unknown[] = [];
    const { actor } = show(<SessionsCard ended={0} />, [
      listed(() => sessions),
      http.post('*/identity/revoke-session', async ({ request }) => {
        revoked.push(await request.json());
        return HttpResponse.json({ status: true });
      }),
    ]);
    const item = (await screen.findByText('Safari on iPhone')).closest('li')!;
    expect(within(item).getByText('This device')).toBeInTheDocument();
    expect(within(item).queryByRole('button')).not.toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Sign out Firefox on Windows' }));
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).not.toBeInTheDocument());
    expect(await screen.findByText('Signed out there')).toBeInTheDocument();
    expect(revoked).toEqual([{ id: 's2' }]);
  });

  it('looks again where one is signed in after each change that ends the other sessions', async () => {
    const others = ['Firefox on Windows', 'Safari on macOS', 'Chrome on Android'];
    const agents = [
      FIREFOX,
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    ];
    let left = agents.map((userAgent, at) => ({
      id: `s${at}`,
      createdAt: '2026-10-01T09:00:00.000Z',
      userAgent,
      current: false,
    }));
    const ends = (call: string): HttpHandler =>
      http.post(`*/identity/${call}`, () => {
        left = left.slice(1);
        return HttpResponse.json({ status: true });
      });
    const { actor } = showPage({}, '#profile/settings', {
      handlers: [
        ...['remove-passkey', 'two-factor/disable', 'change-password'].map(ends),
        http.get('*/identity/sign-in-methods', () =>
          HttpResponse.json({ authenticatorApp: true, recoveryCodesLeft: 2 }),
        ),
        http.get('*/identity/list-passkeys', () =>
          HttpResponse.json([{ id: 'p1', name: 'Laptop', createdAt: '2026-10-01T09:00:00.000Z', lastUsedAt: null }]),
        ),
        listed(() => left),
      ],
    });
    for (const name of others) expect(await screen.findByText(name)).toBeVisible();
    for (const [at, [button, ...fields]] of [
      ['Remove Laptop', 'Your password'],
      ['Turn off', 'Your password'],
      ['Change password', 'Current password', 'New password'],
    ].entries()) {
      await actor.click(await screen.findByRole('button', { name: button as string }));
      for (const field of fields) await actor.type(await screen.findByLabelText(field), 'correct horse battery');
      await actor.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText(others[at] as string)).not.toBeInTheDocument());
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      for (const name of others.slice(at + 1)) expect(screen.getByText(name)).toBeVisible();
    }
  });

  it('sets up an authenticator app, and shows the recovery codes once', async () => {
    let on = false;
    const sent: unknown[] = [];
    const { actor } = show(<SecondFactorCard onSessionsEnded={ignore} />, [
      http.get('*/identity/sign-in-methods', () =>
        HttpResponse.json({ authenticatorApp: on, recoveryCodesLeft: on ? 2 : 0 }),
      ),
      http.post('*/identity/two-factor/enable', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({
          totpURI: 'otpauth://totp/Homefold:emma%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Homefold',
          backupCodes: ['k7m2p-9xqtw', 'abcde-fghjk'],
        });
      }),
      http.post('*/identity/two-factor/verify-totp', async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 2)
          return HttpResponse.json({ error: 'Something went wrong.', code: 'INTERNAL' }, { status: 500 });
        if (sent.length === 3)
          return HttpResponse.json(
            { error: 'The code is not right.', code: 'INVALID', field: 'code' },
            { status: 400 },
          );
        on = true;
        return HttpResponse.json({});
      }),
    ]);
    await actor.click(await screen.findByRole('button', { name: 'Set up' }));
    await actor.type(await screen.findByLabelText('Your password'), 'correct horse{Enter}');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
    const code = screen.getByLabelText('Code from the app');
    await actor.type(code, '111111{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    expect(code).not.toHaveAccessibleDescription();
    await actor.type(code, '{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription('The code is not right.'));
    await actor.clear(code);
    await actor.type(code, '222222{Enter}');
    const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'k7m2p-9xqtw',
      'abcde-fghjk',
    ]);
    await actor.keyboard('{Escape}');
    await actor.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText(/2 recovery codes are left/)).toBeInTheDocument();
    expect(screen.queryByText('k7m2p-9xqtw')).not.toBeInTheDocument();
    expect(sent).toEqual([
      { currentPassword: 'correct horse' },
      ...['111111', '111111', '222222'].map((typed) => ({ code: typed })),
    ]);
  });

  it('lists passkeys to rename and remove even if none can be added, and says why', async () => {
    let passkeys = [
      { id: 'p1', name: 'Laptop', createdAt: '2026-10-01T09:00:00.000Z', lastUsedAt: '2026-10-08T09:00:00.000Z' },
      { id: 'p2', name: '', createdAt: '2026-10-01T09:00:00.000Z', lastUsedAt: null },
    ];
    const sent: unknown[] = [];
    const { actor } = show(<PasskeysCard onSessionsEnded={ignore} />, [
      http.get('*/identity/list-passkeys', () => HttpResponse.json(passkeys)),
      http.post('*/identity/rename-passkey', async ({ request }) => {
        sent.push(await request.json());
        passkeys = passkeys.map((each) => ({ ...each, name: each.name && 'Old laptop' }));
        return HttpResponse.json({ status: true });
      }),
      http.post('*/identity/remove-passkey', async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 2)
          return HttpResponse.json(
            { error: 'The current password is not right.', code: 'INVALID', field: 'currentPassword' },
            { status: 400 },
          );
        passkeys = passkeys.slice(1);
        return HttpResponse.json({ status: true });
      }),
    ]);
    const card = within(await screen.findByRole('region', { name: 'Passkeys' }));
    expect(await card.findByText(/Browsers allow passkeys only at an https address with a host name/)).toBeVisible();
    expect(card.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
    expect(await card.findByText(/, not used yet$/)).toBeVisible();
    await actor.click(card.getByRole('button', { name: 'Rename Laptop' }));
    const name = await screen.findByLabelText('Name');
    await actor.clear(name);
    await actor.type(name, 'Old laptop{Enter}');
    await actor.click(await card.findByRole('button', { name: 'Remove Old laptop' }));
    const password = await screen.findByLabelText('Your password');
    await actor.type(password, 'guess{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('The current password is not right.'));
    await actor.clear(password);
    await actor.type(password, 'correct horse{Enter}');
    await waitFor(() => expect(card.queryByText('Old laptop')).not.toBeInTheDocument());
    expect(sent).toEqual([
      { id: 'p1', name: 'Old laptop' },
      { id: 'p1', currentPassword: 'guess' },
      { id: 'p1', currentPassword: 'correct horse' },
    ]);
  });

  it('retries loading passkeys', async () => {
    let broken = true;
    const { actor } = show(<PasskeysCard onSessionsEnded={ignore} />, [
      http.get('*/identity/list-passkeys', () =>
        broken ? HttpResponse.json({ code: 'INTERNAL' }, { status: 500 }) : HttpResponse.json([]),
      ),
    ]);
    const card = within(await screen.findByRole('region', { name: 'Passkeys' }));
    expect(await card.findByText('Failed to load your passkeys')).toBeVisible();
    broken = false;
    await actor.click(card.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(card.queryByText('Failed to load your passkeys')).not.toBeInTheDocument());
  });

  it('changes the password: requires the minimum length and the old password', async () => {
    let wrong = true;
    const { actor } = show(<AccountCard builtin onSessionsEnded={ignore} />, [
      http.post('*/identity/change-password', () =>
        wrong
          ? HttpResponse.json(
              { error: 'The current password is not right.', code: 'INVALID', field: 'currentPassword' },
              { status: 400 },
            )
          : HttpResponse.json({ status: true }),
      ),
    ]);
    await actor.click(await screen.findByRole('button', { name: 'Change password' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change password' });
    const change = within(dialog).getByRole('button', { name: 'Change password' });
    await actor.type(within(dialog).getByLabelText('Current password'), 'old password');
    await actor.type(within(dialog).getByLabelText('New password'), 'short');
    await actor.click(change);
    expect(await within(dialog).findByText('Please use at least 10 characters')).toBeInTheDocument();
    await actor.type(within(dialog).getByLabelText('New password'), ' no longer');
    await actor.click(change);
    expect(await within(dialog).findByText('The current password is not right.')).toBeInTheDocument();
    wrong = false;
    await actor.click(change);
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
  });

  it('tells the only admin to appoint another one before asking for the password', async () => {
    const { actor } = show(<DeleteAccountCard builtin />);
    expect(await screen.findByText(/You are the only admin/)).toBeInTheDocument();
    await actor.click(screen.getByRole('button', { name: 'Delete account' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Your family needs an admin' });
    expect(alert).toHaveTextContent('Make somebody else an admin first, or delete the family.');
    expect(screen.queryByRole('dialog', { name: 'Delete your account?' })).not.toBeInTheDocument();
  });

  it('says that the family is deleted too when nobody else in it has an account', async () => {
    const me = viewer({ family: { ...ashdowns, members: [emmaMember] } });
    const { actor } = show(<DeleteAccountCard builtin />, [], { me });
    await actor.click(await screen.findByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText(/Nobody else in The Ashdowns has an account/)).toBeInTheDocument();
  });

  it('deletes the account after the password, or says why it cannot', async () => {
    let last = true;
    const members = [emmaMember, { ...tomMember, role: 'admin' }];
    const { actor } = show(<DeleteAccountCard builtin />, [], {
      me: viewer({ family: { ...ashdowns, members } }),
      deleteAccount: ({ password }: { password: string }) => {
        if (password !== 'right') throw domainError('INVALID', 'The password is not right.', 'password');
        if (last) throw domainError('LAST_ADMIN', 'The family needs an admin.');
        return true;
      },
    });
    await actor.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    const remove = within(dialog).getByRole('button', { name: 'Delete account' });
    const password = within(dialog).getByLabelText('Your password');
    await actor.type(password, 'wrong');
    await actor.click(remove);
    expect(await within(dialog).findByText('The password is not right.')).toBeInTheDocument();
    await actor.clear(password);
    await actor.type(password, 'right');
    await actor.click(remove);
    expect(await within(dialog).findByText(/You are the only admin/)).toBeInTheDocument();
    last = false;
    await actor.click(remove);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});
