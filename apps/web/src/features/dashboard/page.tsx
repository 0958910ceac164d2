import { useQuery } from '@apollo/client/react';
import { memberInitials, todayIn } from '@homefold/domain';
import { Suspense, useDeferredValue, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../messages';
import { DashboardDocument } from './generated';
import type { DashboardQuery } from './generated';
import type { FamilyFieldsFragment } from '../../graphql/generated';
import { lazyThemed } from '../../theme/themed';
import { registerLive } from '../../graphql/live/live-registry';
import { useViewer } from '../../graphql/use-viewer';
import type { QuickAddHandle } from '../../ui/quick-add/quick-add-field';
import { useAddAction } from '../../ui/sections/sections';
import { useIsMobile } from '../../ui/browser/use-media';
import { useNow } from '../../ui/time/use-now';
import { WidgetBoundary, WidgetError } from '../../ui/states/widget-boundary';
import { QuickAdd } from '../calendar/quick-add/quick-add';
import { ActivityFeed } from './activity-feed';
import classes from './dashboard.module.css';
import { DashboardSkeleton } from './dashboard-skeleton';
import { FamilyOverview } from './family-overview';
import { useGreeting, useRememberedGreeting } from './greeting';
import { MyFamilyCard } from './my-family-card';
import { SmartActions } from './smart-actions';
import { dashboardVariables, todayOf } from './today';
import { TodayStrip } from './today-strip';
import { useLateRows } from './use-late-rows';
import { useOpenDay } from './use-open-day';

// The calendar page may never be loaded, but this screen shows its events as well.
registerLive({ type: 'calendar_event', fields: ['calendarOccurrences'], answered: ['calendarOccurrences'] });
registerLive({ type: 'outside_calendar', fields: ['calendarOccurrences'] });

const SettleIn = lazyThemed(() => import('../settle-in/settle-in'));

/** The dashboard's home: today, upcoming events, recent activity. */
export default function DashboardPage() {
  const { me, family, members } = useViewer();
  const now = useNow();
  const mobile = useIsMobile();
  const { greeting, date } = useGreeting();
  useRememberedGreeting();
  const timeZone = family?.settings.timeZone ?? 'Europe/London';
  const locale = family?.settings.locale ?? 'en-GB';
  const { data, previousData, error, refetch } = useQuery(DashboardDocument, {
    variables: dashboardVariables(timeZone, now),
  });
  const quickAdd = useRef<QuickAddHandle>(null);
  useAddAction(() => quickAdd.current?.focus());
  const openDay = useOpenDay();
  // At midnight the old data stays until the new day is loaded.
  const shown = data ?? previousData;
  const letters = memberInitials(members);
  const first = useFirstSteps(family);
  const isAdmin = members.some(({ isCurrentUser, role }) => isCurrentUser && role === 'admin');
  const late = useLateRows(todayIn(timeZone, now), me?.membership?.id);
  const today = shown && todayOf(shown.calendarOccurrences, { now, timeZone });
  return (
    <div className={classes['dashboard']}>
      {mobile && (
        <div className={classes['greeting']}>
          <p>{greeting}</p>
          <p>{date}</p>
        </div>
      )}
      <QuickAdd ref={quickAdd} onShow={openDay} {...(!mobile && { shortcut: 'n' })} />
      {!shown || !today || late === undefined ? (
        error ? (
          <>
            <div className={classes['card']}>
              <WidgetError message={t.dashboard.failed} onRetry={() => void refetch().catch(() => undefined)} />
            </div>
            <div className={classes['card']}>
              <WidgetError message={t.dashboard.activity.failed} />
            </div>
          </>
        ) : (
          <DashboardSkeleton />
        )
      ) : (
        <>
          {first.isShown && (
            <WidgetBoundary message={t.dashboard.failed}>
              <div className={classes['first']} data-admin={isAdmin || undefined}>
                <Suspense fallback={<div className={classes['card']} />}>
                  <SettleIn onClosed={first.setClosed} />
                </Suspense>
              </div>
            </WidgetBoundary>
          )}
          <WidgetBoundary message={t.dashboard.failed}>
            <TodayStrip
              isNew={first.isShown}
              isBare={first.isShown && !hasNews(shown.activities.items)}
              late={late}
              occurrences={shown.calendarOccurrences}
              members={members}
              letters={letters}
              now={now}
              timeZone={timeZone}
              locale={locale}
            />
          </WidgetBoundary>
          <BelowFirstScreen isLater={mobile}>
            {(!first.isShown || members.length > 1) && (
              <WidgetBoundary message={t.dashboard.failed}>
                <MyFamilyCard members={members} letters={letters} today={today} locale={locale} />
              </WidgetBoundary>
            )}
            <div className={classes['two']}>
              {(!first.isShown || hasNews(shown.activities.items)) && (
                <WidgetBoundary message={t.dashboard.activity.failed}>
                  <ActivityFeed feed={shown.activities} letters={letters} clock={{ now, timeZone, locale }} />
                </WidgetBoundary>
              )}
              <div className={classes['side']}>
                {!first.isShown && (
                  <>
                    <SmartActions offered={today.rows.length === 0 ? 'calendar' : null} />
                    <FamilyOverview people={members.length} />
                  </>
                )}
              </div>
            </div>
          </BelowFirstScreen>
        </>
      )}
    </div>
  );
}

/** On a phone these cards are rendered after the first ones are on screen: laying out all at once blocked it for longer. */
function BelowFirstScreen({ isLater, children }: { isLater: boolean; children: ReactNode }) {
  const isShown = useDeferredValue(true, !isLater);
  return isShown && children;
}

/**
 * Whether the first steps are shown, as determined when the page was opened, until the viewer closes them: changes on
 * other devices must not make them disappear.
 */
function useFirstSteps(family: FamilyFieldsFragment | null) {
  const [isNew, setNew] = useState(family?.isSettlingIn ?? false);
  const [isClosed, setClosed] = useState(false);
  if (family?.isSettlingIn && !isNew) setNew(true);
  return { isShown: isNew && !isClosed, setClosed };
}

/** Whether anything has happened besides founding the family. */
const hasNews = (items: DashboardQuery['activities']['items']): boolean =>
  items.some(({ resource }) => resource !== 'family');
