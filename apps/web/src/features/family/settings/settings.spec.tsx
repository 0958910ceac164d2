import { screen, waitFor } from '@testing-library/react';
import { chooseOption } from '../../../test/fields';
import { http, HttpResponse } from 'msw';
import { familyAnswers } from '../../../test/answers';
import { useViewer } from '../../../graphql/use-viewer';
import { useAppConfig } from '../../../session/auth-root';
import { emma } from '../../../test/network';
import type { RootAnswers } from '../../../test/network';
import { ashdowns, emmaMember, viewer } from '../../../test/people';
import { renderPart } from '../../../test/render-part';
import { show } from '../family.test-kit';
import { FamilySettingsCard } from './family-settings-card';
import { MailCard } from './mail-card';

const mailIs = (mail: string) =>
  http.get('*/app-config.json', () => HttpResponse.json({ identity: { kind: 'builtin' }, mail }));
const noSessions = http.get('*/identity/list-sessions', () => HttpResponse.json([]));
const showTab = (over: RootAnswers = {}, options: Parameters<typeof renderPart>[1] = {}) =>
  show(over, '#profile/settings', { ...options, handlers: [...(options.handlers ?? []), noSessions] });

/** The card of the viewer's family. */
function OwnSettings() {
  const { me, family } = useViewer();
  return (
    family && (
      <FamilySettingsCard
        settings={family.settings}
        approveJoiners={family.approveJoiners}
        admin={me?.membership?.role === 'admin'}
      />
    )
  );
}
const showCard = (over: RootAnswers) => renderPart(<OwnSettings />, { graphql: familyAnswers(over) });

describe('the settings tab', () => {
  it('shows an admin whether mail is sent, the account, read-only, and the theme, which changes on this device', async () => {
    const { actor } = showTab();
    expect(await screen.findByRole('region', { name: 'Mail is not sent' })).toHaveTextContent(
      'Read them in the outbox of this machine',
    );
    expect(screen.getByLabelText('Account email')).toHaveValue(emma.email);
    expect(screen.getByLabelText('Account ID')).toHaveValue(emma.id);
    expect(screen.getByLabelText('Account ID')).toBeDisabled();
    await actor.click(screen.getByLabelText('Dark'));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await actor.click(screen.getByLabelText('System'));
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it('lets only admins change the family’s settings', async () => {
    const membership = { ...emmaMember, role: 'family_member' };
    showTab({ me: viewer({ membership, family: { ...ashdowns, members: [membership] } }) });
    expect(await screen.findByText('Only admins can change these.')).toBeInTheDocument();
    expect(screen.queryByText('Mail is not sent')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Country')).toBeDisabled();
    expect(screen.queryByText('Save settings')).not.toBeInTheDocument();
  });

  it('does not mention the mail server to a guest of the demo', async () => {
    showTab({}, { user: { ...emma, guestOf: 'family-1' } as typeof emma, handlers: [mailIs('unsent')] });
    await screen.findByRole('region', { name: 'A family of your own' });
    await screen.findByRole('region', { name: 'Notifications' });
    expect(screen.queryByText('Mail is not sent')).not.toBeInTheDocument();
  });
});

it.each([
  ['unsent', 'Set SMTP_URL where Homefold is started.'],
  ['sent', null],
])('explains what happens to mail that is %s', async (mail, text) => {
  const Known = () => <p>known: {useAppConfig()?.mail}</p>;
  renderPart(
    <>
      <MailCard />
      <Known />
    </>,
    { graphql: familyAnswers(), handlers: [mailIs(mail)] },
  );
  await screen.findByText(`known: ${mail}`);
  if (text) expect(screen.getByRole('region', { name: 'Mail is not sent' })).toHaveTextContent(text);
  else expect(screen.queryByText('Mail is not sent')).not.toBeInTheDocument();
});

describe("the family's settings", () => {
  it('changes the family settings; another country clears the region', async () => {
    const saved: unknown[] = [];
    const { actor } = showCard({
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

  it('lets an admin require approval for joining by code', async () => {
    const saved: { approveJoiners?: boolean }[] = [];
    const { actor } = showCard({
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
});
