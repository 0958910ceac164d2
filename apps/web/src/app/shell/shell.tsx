import { weekStartDay } from '@homefold/domain';
import { Suspense, useEffect, useMemo, useState } from 'react';
import type { FamilyFieldsFragment } from '../../graphql/generated';
import { LiveUpdates } from '../../graphql/live/live-updates';
import { useJoinRequest } from '../../graphql/use-join-request';
import { useViewer } from '../../graphql/use-viewer';
import { draftOwner } from '../../storage/drafts';
import { DraftOwnerContext } from '../../ui/forms/draft-owner';
import type { DraftOwner } from '../../ui/forms/draft-owner';
import { SectionsContext } from '../../ui/sections/sections';
import { browserTimeZone } from '../../ui/time/browser-zone';
import { ConventionsContext, DEFAULT_CONVENTIONS } from '../../ui/time/conventions';
import { useToasts } from '../../ui/toasts/toasts';
import { useIsGuest } from '../../session/auth-store';
import { clearInvite, readInvite } from '../../session/invite';
import { t } from '../../messages';
import { lazyThemed } from '../../theme/themed';
import { FirstPaint } from '../first-paint/first-paint';
import { FullPageError } from '../pages/full-page-error';
import { Frame } from './frame';
import { hasSkippedSetup, skipSetup } from './skipped';
import { useFirstScreen } from './use-first-screen';
import { useSectionRouter } from './use-section-router';
import type { SectionRouter } from './use-section-router';

const Onboarding = lazyThemed(() => import('../../features/onboarding/onboarding'));

/** The signed-in area: loads the viewer and the family, then shows the section of the URL's hash. */
export function Shell() {
  const router = useSectionRouter();
  const asked = useFirstScreen(router.current);
  return asked ? <FamilyCheck router={router} /> : <Loading />;
}

const Loading = () => (
  <main>
    <FirstPaint label={t.shell.loadingUser} />
  </main>
);

/** A failed request is not "no family" (product rule 8): it offers Try Again and never the set-up. */
function FamilyCheck({ router }: { router: SectionRouter }) {
  const { me, family, loading, error, refetch } = useViewer();
  const owner = useDraftOwner(me?.id, family);
  const settings = family?.settings;
  const conventions = useMemo(
    () => (settings ? { ...settings, weekStartsOn: weekStartDay(settings.weekStartsOn) } : DEFAULT_CONVENTIONS),
    [settings],
  );
  if (loading) return <Loading />;
  if (error || !me)
    return <FullPageError text={t.shell.familyCheckFailed} onRetry={() => void refetch().catch(() => undefined)} />;
  return (
    <DraftOwnerContext value={owner}>
      <ConventionsContext value={conventions}>
        <SignedIn router={router} hasFamily={me.hasFamily} />
      </ConventionsContext>
    </DraftOwnerContext>
  );
}

/** The owner of the drafts on this device: this person in this family. */
function useDraftOwner(userId: string | undefined, family: FamilyFieldsFragment | null): DraftOwner | null {
  const id = userId === undefined ? null : draftOwner(userId, family?.id ?? null);
  const { locale = navigator.language, timeZone = browserTimeZone() } = family?.settings ?? {};
  return useMemo(() => (id === null ? null : { id, locale, timeZone }), [id, locale, timeZone]);
}

function SignedIn({ router, hasFamily }: { router: SectionRouter; hasFamily: boolean }) {
  const [invite, setInvite] = useState(readInvite);
  const [setup, setSetup] = useState<'closed' | 'welcome' | 'wizard'>(() =>
    hasFamily ? 'closed' : invite !== null ? 'wizard' : hasSkippedSetup() ? 'closed' : 'welcome',
  );
  const toasts = useToasts();
  const guest = useIsGuest();
  const [hadFamily] = useState(hasFamily);
  useEffect(() => {
    // An invitation while there already is a family (product rule 4: one at most) is reported once. A guest's is kept
    // for the account that they create.
    if (!hadFamily || guest || readInvite() === null) return;
    clearInvite();
    toasts.error(t.shell.alreadyInFamily);
  }, [hadFamily, guest, toasts]);
  const { request, refresh } = useJoinRequest(hasFamily, (family) => {
    toasts.success(t.shell.admitted(family));
    setSetup('closed');
  });
  const waitingFor = request?.state === 'waiting' ? request.familyName : null;
  const sections = useMemo(
    () => ({ ...router, waitingFor, openSetup: () => setSetup('wizard') }),
    [router, waitingFor],
  );
  return (
    <SectionsContext value={sections}>
      {hasFamily && <LiveUpdates />}
      <Frame router={router} hasFamily={hasFamily} />
      {setup !== 'closed' && (
        <Suspense fallback={null}>
          <Onboarding
            start={setup}
            request={request}
            onAsked={refresh}
            inviteToken={invite}
            onInviteUsed={() => {
              clearInvite();
              setInvite(null);
            }}
            onClose={(done) => {
              if (!done) skipSetup();
              setSetup('closed');
            }}
          />
        </Suspense>
      )}
    </SectionsContext>
  );
}
