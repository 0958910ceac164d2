import { weekStartDay } from '@homefold/domain';
import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { HttpHandler } from 'msw';
import { Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { useSectionRouter } from '../app/shell/use-section-router';
import type { ClientAuth } from '../graphql/client';
import { LiveUpdates } from '../graphql/live/live-updates';
import { GraphqlProvider } from '../graphql/provider';
import { useViewer } from '../graphql/use-viewer';
import { AuthRoot } from '../session/auth-root';
import { getToken, refreshAuth, useAuth } from '../session/auth-store';
import { draftOwner } from '../storage/drafts';
import { AppTheme } from '../theme/app-theme';
import { ConfirmProvider } from '../ui/dialogs/confirm';
import { DraftOwnerContext } from '../ui/forms/draft-owner';
import { SectionsContext } from '../ui/sections/sections';
import { ConventionsContext, DEFAULT_CONVENTIONS } from '../ui/time/conventions';
import { Toasts } from '../ui/toasts/toasts';
import { emma, graphqlHandler, identityHandlers, network } from './network';
import type { RootAnswers } from './network';

const auth: ClientAuth = { getToken, onUnauthenticated: () => void refreshAuth() };

/** What the shell gives its sections, without its frame. */
function SignedIn({ children }: { children: ReactNode }) {
  const { me, family } = useViewer();
  const router = useSectionRouter();
  const { setActionsSlot } = router;
  const sections = useMemo(() => ({ ...router, waitingFor: null, openSetup: () => undefined }), [router]);
  const settings = family?.settings;
  const conventions = useMemo(
    () => (settings ? { ...settings, weekStartsOn: weekStartDay(settings.weekStartsOn) } : DEFAULT_CONVENTIONS),
    [settings],
  );
  const id = me && draftOwner(me.id, family?.id ?? null);
  const owner = useMemo(() => (id === null ? null : { id, locale: 'en-GB', timeZone: 'Europe/London' }), [id]);
  if (!me) return null;
  return (
    <DraftOwnerContext value={owner}>
      <ConventionsContext value={conventions}>
        <SectionsContext value={sections}>
          {me.hasFamily && <LiveUpdates />}
          <div ref={setActionsSlot} />
          <Suspense fallback={null}>{children}</Suspense>
        </SectionsContext>
      </ConventionsContext>
    </DraftOwnerContext>
  );
}

function Client({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <GraphqlProvider key={user.id} auth={auth}>
      <ConfirmProvider>
        <SignedIn>{children}</SignedIn>
        <Toasts />
      </ConfirmProvider>
    </GraphqlProvider>
  );
}

interface Network {
  /** The signed-in user; null = signed out. */
  user?: typeof emma | null;
  /** Answers of root fields, e.g. `{ me: viewer(), calendarEvents: () => [...] }`. */
  graphql?: RootAnswers;
  /** More msw handlers, tried first. */
  handlers?: HttpHandler[];
}

/** Renders a tree at an address, over a network that answers from the committed schema. */
export function renderAt(
  path: string,
  tree: ReactNode,
  { user = emma, graphql = {}, handlers = [] }: Network,
): RenderResult & { actor: UserEvent } {
  network.use(...handlers, ...identityHandlers(user), graphqlHandler(graphql));
  window.history.replaceState(null, '', path);
  const actor = userEvent.setup();
  return { actor, ...render(<BrowserRouter>{tree}</BrowserRouter>) };
}

/**
 * Renders a part of the signed-in area (a page without its frame, a card, a dialog) over the same network as `renderRoute`, at
 * a fraction of its cost. Going to another section changes only the address.
 *
 * @param path the address, for parts that look at it
 */
export const renderPart = (
  part: ReactNode,
  { path = '/dashboard', ...answers }: Network & { path?: string } = {},
): RenderResult & { actor: UserEvent } =>
  renderAt(
    path,
    <AuthRoot>
      <AppTheme>
        <Client>{part}</Client>
      </AppTheme>
    </AuthRoot>,
    answers,
  );
