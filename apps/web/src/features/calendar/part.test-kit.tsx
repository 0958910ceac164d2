import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { GraphqlProvider } from '../../graphql/provider';
import { AuthRoot } from '../../session/auth-root';
import { getToken } from '../../session/auth-store';
import { draftOwner } from '../../storage/drafts';
import { emma, graphqlHandler, identityHandlers, network } from '../../test/network';
import type { RootAnswers } from '../../test/network';
import { ashdowns } from '../../test/people';
import { AppTheme } from '../../theme/app-theme';
import { ConfirmProvider } from '../../ui/dialogs/confirm';
import { DraftOwnerContext } from '../../ui/forms/draft-owner';
import { Toasts } from '../../ui/toasts/toasts';
import { SettingsProvider, useFamilySettings } from './model/settings';
import { RemindedEvents } from './reminders/reminder-bell';

const { locale, timeZone } = ashdowns.settings;
const EMMAS_DRAFTS = { id: draftOwner(emma.id, ashdowns.id), locale, timeZone };
const SESSION = { getToken, onUnauthenticated: () => undefined };

/** The family of the calendar's page. */
function InFamily({ children }: { children: ReactNode }) {
  const { settings } = useFamilySettings();
  return (
    settings && (
      <SettingsProvider value={settings}>
        <RemindedEvents>{children}</RemindedEvents>
      </SettingsProvider>
    )
  );
}

/**
 * Renders a part of the calendar for Emma, over a network that answers from the committed schema, without the page and
 * the shell around it: they cost more than nearly every part.
 */
export function renderPart(part: ReactNode, answers: RootAnswers) {
  network.use(...identityHandlers(emma), graphqlHandler(answers));
  window.history.replaceState(null, '', '/dashboard#calendar');
  const actor = userEvent.setup();
  return {
    actor,
    ...render(
      <AuthRoot>
        <GraphqlProvider auth={SESSION}>
          <AppTheme>
            <ConfirmProvider>
              <DraftOwnerContext value={EMMAS_DRAFTS}>
                <InFamily>{part}</InFamily>
              </DraftOwnerContext>
              <Toasts />
            </ConfirmProvider>
          </AppTheme>
        </GraphqlProvider>
      </AuthRoot>,
    ),
  };
}
