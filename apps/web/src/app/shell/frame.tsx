import { Plus } from 'lucide-react';
import { SECTIONS } from '@homefold/domain';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { NoFamily } from '../../ui/states/no-family';
import { takeOver } from '../../ui/browser/early-click';
import { firstScreenShown } from '../../ui/browser/first-screen';
import { SkipLink } from '../../ui/basics/skip-link';
import { Spinner } from '../../ui/states/spinner';
import { useIsMobile } from '../../ui/browser/use-media';
import { usePageTitle } from '../../ui/sections/use-page-title';
import { WidgetBoundary } from '../../ui/states/widget-boundary';
import { Opening } from '../../ui/states/opening';
import { t } from '../../messages';
import { lazyThemed } from '../../theme/themed';
import { dropStaticFrame } from '../first-paint/first-paint';
import { Banners } from './banners';
import { BottomBar } from './phone/bottom-bar';
import { MobileHeader } from './phone/mobile-header';
import mobileClasses from './phone/mobile.module.css';
import { usePersonEntries } from './menus/person-entries';
import { SearchOverlay } from './search/search-overlay';
import { SectionHeader } from './section-header';
import { sectionEntry, sections } from './sections';
import type { SectionEntry } from './sections';
import classes from './shell.module.css';
import { Sidebar } from './menus/sidebar';
import { useIdlePrefetch } from './use-idle-prefetch';
import type { SectionRouter } from './use-section-router';
import { useShortcuts } from './search/use-shortcuts';

const DigestPreview = lazyThemed(() => import('../../features/digest/digest-preview'));
const ShortcutsDialog = lazyThemed(() => import('./search/shortcuts-dialog'));

/** Where `n` goes from a section without an add action. */
const ADD_ELSEWHERE = sections.find((section) => section.addAction)?.id;

/** The layout around every section: menus, heading, connection banner, shortcuts; a sidebar or, on a phone, two bars. */
export function Frame({ router, hasFamily }: { router: SectionRouter; hasFamily: boolean }) {
  const { current, add, go, has, setActionsSlot } = router;
  const mobile = useIsMobile();
  const section = sectionEntry(current);
  const heading = useRef<HTMLHeadingElement>(null);
  const [help, setHelp] = useState<'never' | 'open' | 'closed'>('never');
  const [reading, setReading] = useState<'never' | 'open' | 'closed'>('never');
  const [searching, setSearching] = useState(false);
  const entries = usePersonEntries({ shortcuts: () => setHelp('open'), digestPreview: () => setReading('open') });
  // without a family there is nothing to search
  const search = hasFamily ? () => setSearching(true) : undefined;
  useEffect(() => {
    takeOver();
    dropStaticFrame();
  }, []);
  usePageTitle(section.title ?? section.label);
  useIdlePrefetch(current);

  // Moves the focus to the new heading for screen readers; the first page needs no announcement, and a page that
  // already has the focus (in its add dialog or quick add) keeps it: somebody may be typing.
  const shown = useRef(section.Page);
  useEffect(() => {
    if (shown.current === section.Page) return;
    shown.current = section.Page;
    window.scrollTo(0, 0);
    if (!document.activeElement?.closest('#content *, [role="dialog"]'))
      heading.current?.focus({ preventScroll: true });
  }, [section.Page]);

  useShortcuts(
    useMemo(
      () => ({
        '?': () => setHelp('open'),
        ...(hasFamily && { '/': () => setSearching(true), 'mod+k': () => setSearching(true) }),
        ...(hasFamily && ADD_ELSEWHERE && { n: () => add(ADD_ELSEWHERE) }),
        ...Object.fromEntries(
          sections.filter(({ id }) => has(id)).map(({ id }) => [`g ${SECTIONS[id].key}`, () => go(id)]),
        ),
      }),
      [add, go, has, hasFamily],
    ),
  );

  const page = <SectionPage section={section} hasFamily={hasFamily} />;
  return (
    <>
      <SkipLink>{t.common.skipToContent}</SkipLink>
      {/* One tree for both layouts: rotating a tablet keeps open dialogs and unsaved input. */}
      <div className={classes[mobile ? 'phone' : 'app']} data-wide={section.wide || undefined}>
        {!mobile && (
          <div className={classes['side']}>
            <Sidebar entries={entries} onSearch={search} />
          </div>
        )}
        <div className={classes['column']}>
          {mobile && <MobileHeader section={section} headingRef={heading} onSearch={search} />}
          <Banners section={current} />
          {!mobile && <SectionHeader section={section} headingRef={heading} slotRef={setActionsSlot} />}
          {page}
          {mobile && hasFamily && section.addAction?.floating && (
            <button
              type="button"
              className={mobileClasses['fab']}
              data-floating
              aria-label={section.addAction.label}
              onClick={() => add(current)}
            >
              <Plus size={24} aria-hidden />
            </button>
          )}
        </div>
        {mobile && <BottomBar entries={entries} />}
      </div>
      {hasFamily && <SearchOverlay open={searching} entries={entries} onClose={() => setSearching(false)} />}
      {reading !== 'never' && (
        <Opening>
          <DigestPreview open={reading === 'open'} onClose={() => setReading('closed')} />
        </Opening>
      )}
      {help !== 'never' && (
        <Opening>
          <ShortcutsDialog open={help === 'open'} onClose={() => setHelp('closed')} />
        </Opening>
      )}
    </>
  );
}

function Shown(): null {
  useEffect(firstScreenShown, []);
  return null;
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
              <Shown />
            </Suspense>
          </WidgetBoundary>
        ) : (
          <NoFamily />
        )}
      </div>
    </main>
  );
}
