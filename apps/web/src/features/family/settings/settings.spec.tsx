import { screen, waitFor } from '@testing-library/react';
import { chooseOption } from '../../../test/fields';
import { http, HttpResponse } from 'msw';
import { familyAnswers } from '../../../test/answers';
import { emma } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { ashdowns, emmaMember, viewer } from '../../../test/people';
import { renderRoute } from '../../../test/render-route';

const show = (over: RootAnswers = {}, handlers: NonNullable<Parameters<typeof renderRoute>[1]>['handlers'] = []) =>
  renderRoute('/dashboard#profile/settings', {
    graphql: familyAnswers(over),
    handlers: [...handlers, http.get('*/identity/list-sessions', () => HttpResponse.json([]))],
  });

describe('settings', () => {
  it('shows the email and id of the account, read-only', async () => {
    show();
    expect(await screen.findByRole('textbox', { name: 'Account email' })).toHaveValue(emma.email);
    expect(screen.getByRole('textbox', { name: 'Account ID' })).toHaveValue(emma.id);
    expect(screen.getByRole('textbox', { name: 'Account ID' })).toBeDisabled();
  });

  it('changes the family settings; another country clears the region', async () => {
    const saved: unknown[] = [];
    const { actor } = show({
      me: viewer({ family: { ...ashdowns, settings: { ...ashdowns.settings, region: 'SCT' } } }),
      updateFamilySettings: ({ input }: { input: object }) => {
        saved.push(input);
        return { ...ashdowns, settings: { ...ashdowns.settings, ...input } };
      },
    });
    const country = await screen.findByRole('combobox', { name: 'Country' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Region' })).toHaveTextContent('Scotland'));
    await chooseOption(actor, country, 'Germany');
    expect(screen.getByRole('combobox', { name: 'Region' })).not.toHaveTextContent('Scotland');
    await chooseOption(actor, screen.getByRole('combobox', { name: 'Currency' }), 'Euro (EUR)');
    await chooseOption(actor, screen.getByRole('combobox', { name: 'First day of the week' }), 'Monday');
    await actor.click(screen.getByRole('switch', { name: /Add ticked shopping items to the kitchen/ }));
    await actor.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(saved).toEqual([
      {
        timeZone: 'Europe/London',
        country: 'DE',
        region: null,
        locale: 'en-GB',
        currency: 'EUR',
        dinnerTime: '18:00',
        weekStartsOn: 'monday',
        unitSystem: 'metric',
        boughtGoesToKitchen: true,
        approveJoiners: false,
      },
    ]);
  });

  it.each([
    ['outbox', 'Read them in the outbox of this machine'],
    ['unsent', 'Set SMTP_URL where Homefold is started.'],
    ['sent', null],
  ])('explains to an admin what happens to mail that is %s', async (mail, text) => {
    show({}, [http.get('*/app-config.json', () => HttpResponse.json({ identity: { kind: 'builtin' }, mail }))]);
    if (text) expect(await screen.findByRole('region', { name: 'Mail is not sent' })).toHaveTextContent(text);
    await screen.findByRole('region', { name: 'Notifications' });
    expect(screen.queryByRole('region', { name: 'Mail is not sent' }) !== null).toBe(text !== null);
  });

  it('does not mention the mail server to a guest of the demo', async () => {
    const mail = () => HttpResponse.json({ identity: { kind: 'builtin' }, mail: 'unsent' });
    const user = { ...emma, guestOf: 'family-1' };
    renderRoute('/dashboard#profile/settings', {
      graphql: familyAnswers(),
      user,
      handlers: [
        http.get('*/app-config.json', mail),
        http.get('*/identity/list-sessions', () => HttpResponse.json([])),
      ],
    });
    await screen.findByRole('region', { name: 'A family of your own' });
    await screen.findByRole('region', { name: 'Notifications' });
    expect(screen.queryByRole('region', { name: 'Mail is not sent' })).not.toBeInTheDocument();
  });

  it('lets an admin require approval for joining by code', async () => {
    const saved: { approveJoiners?: boolean }[] = [];
    const { actor } = show({
      updateFamilySettings: ({ input }: { input: { approveJoiners: boolean } }) => {
        saved.push(input);
        return { ...ashdowns, approveJoiners: input.approveJoiners };
      },
    });
    const name = /New people who join with the code wait for an admin/;
    expect(await screen.findByRole('switch', { name })).not.toBeChecked();
    await actor.click(screen.getByRole('switch', { name }));
    await actor.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(saved[0]?.approveJoiners).toBe(true);
    expect(screen.getByRole('switch', { name })).toBeChecked();
  });

  it('lets only admins change them', async () => {
    const membership = { ...emmaMember, role: 'family_member' };
    show({ me: viewer({ membership, family: { ...ashdowns, members: [membership] } }) });
    expect(await screen.findByText('Only admins can change these.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Mail is not sent' })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save settings' })).not.toBeInTheDocument();
  });

  it('switches the theme on this device', async () => {
    const { actor } = show();
    await actor.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await actor.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
  });
});
