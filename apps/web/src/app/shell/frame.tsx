import { Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { NoFamily } from '../../ui/states/no-family';
import { SkipLink } from '../../ui/basics/skip-link';
import { Spinner } from '../../ui/states/spinner';
import { useIsMobile } from '../../ui/browser/use-media';
import { usePageTitle } from '../../ui/sections/use-page-title';
import { WidgetBoundary } from '../../ui/states/widget-boundary';
import { t } from '../../messages';
import { BottomBar } from './bottom-bar';
import { ConnectionBanner } from './connection-banner';
import { DemoBanner } from './demo-banner';
import { MobileHeader } from './mobile-header';
import mobileClasses from './mobile.module.css';
import { SectionHeader } from './section-header';
import { sectionEntry, sections } from './sections';
import type { SectionEntry } from './sections';
import classes from './shell.module.css';
import { Sidebar } from './sidebar';
import { useIdlePrefetch } from './use-idle-prefetch';
import type { SectionRouter } from './use-section-router';
import { useShortcuts } from './use-shortcuts';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog'));
const SearchPanel = lazy(() => import('../../features/search/search-panel'));

/** Where `n` goes from a section without an add action. */
const ADD_ELSEWHERE = sections.find((section) => section.addAction)?.id;

/** The layout around every section: menus, heading, connection banner, shortcuts; a sidebar or, on a phone, two bars. */
export function Frame({ router, hasFamily }: { router: SectionRouter; hasFamily: boolean }) {
  const { current, add, setActionsSlot } = router;
  const mobile = useIsMobile();
  const section = sectionEntry(current);
  const heading = useRef<HTMLHeadingElement>(null);
  const [help, setHelp] = useState<'never' | 'open' | 'closed'>('never');
  const [searching, setSearching] = useState<'never' | 'open' | 'closed'>('never');
  // without a family there is nothing to search
  const search = hasFamily ? () => setSearching('open') : undefined;
  usePageTitle(section.title ?? section.label);
  useIdlePrefetch(current);

  // Moves the focus to the new heading for screen readers; the first page needs no announcement.
  const shown = useRef(section.Page);
  useEffect(() => {
    if (shown.current === section.Page) return;
    shown.current = section.Page;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [section.Page]);

  useShortcuts(
    useMemo(
      () => ({
        '?': () => setHelp('open'),
        ...(hasFamily && { '/': () => setSearching('open') }),
        ...(hasFamily && ADD_ELSEWHERE && { n: () => add(ADD_ELSEWHERE) }),
      }),
      [add, hasFamily],
    ),
  );

  const page = <SectionPage section={section} hasFamily={hasFamily} />;
  return (
    <>
      <SkipLink>{t.common.skipToContent}</SkipLink>
      {/* One tree for both layouts: rotating a tablet keeps open dialogs and unsaved input. */}
      <div className={classes[mobile ? 'phone' : 'app']}>
        {!mobile && (
          <div className={classes['side']}>
            <Sidebar onSearch={search} />
          </div>
        )}
        <div className={classes['column']}>
          {mobile && <MobileHeader section={section} headingRef={heading} onSearch={search} />}
          <ConnectionBanner />
          <DemoBanner />
          {!mobile && <SectionHeader section={section} headingRef={heading} slotRef={setActionsSlot} />}
          {page}
          {mobile && hasFamily && section.addAction?.floating && (
            <button
              type="button"
              className={mobileClasses['fab']}
              aria-label={section.addAction.label}
              onClick={() => add(current)}
            >
              <Plus size={24} aria-hidden />
            </button>
          )}
        </div>
        {mobile && <BottomBar />}
      </div>
      {searching !== 'never' && (
        <Suspense fallback={null}>
          <SearchPanel open={searching === 'open'} onClose={() => setSearching('closed')} />
        </Suspense>
      )}
      {help !== 'never' && (
        <Suspense fallback={null}>
          <ShortcutsDialog open={help === 'open'} onClose={() => setHelp('closed')} />
        </Suspense>
      )}
    </>
  );
}

function SectionPage({ section, hasFamily }: { section: SectionEntry; hasFamily: boolean }) {
  const { id, label, Page } = section;
  const loading = id === 'dashboard' ? t.shell.loadingDashboard : t.shell.loadingSection(section.title ?? label);
  return (
    <main id="content" tabIndex={-1} className={classes['main']} data-section={id}>
      <div className={classes['page']}>
        {hasFamily || section.withoutFamily ? (
          <WidgetBoundary key={section.title ?? label} message={t.shell.sectionFailed(section.title ?? label)}>
            <Suspense fallback={<Spinner label={loading} />}>
              <Page />
            </Suspense>
          </WidgetBoundary>
        ) : (
          <NoFamily />
        )}
      </div>
    </main>
  );
}
