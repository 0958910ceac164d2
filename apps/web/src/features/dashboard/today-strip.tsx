import {
  formatLongDate,
  formatTime,
  formatWeekdayDate,
  lastsDays,
  timeIn,
  todayIn,
  uses12Hours,
  addDays,
} from '@homefold/domain';
import { CalendarPlus } from 'lucide-react';
import { Fragment, lazy, Suspense, useId } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { t } from '../../messages';
import type { OccurrenceFieldsFragment, MemberFieldsFragment } from '../../graphql/generated';
import { useSections } from '../../ui/sections/sections';
import { LineSkeleton, RowsSkeleton } from '../../ui/states/skeleton';
import { CardEmpty } from '../../ui/states/card-empty';
import { WidgetBoundary } from '../../ui/states/widget-boundary';
import classes from './today.module.css';
import { EventRow } from './event-row';
import { comingUp, todayOf, visiblePart } from './today';
import type { Today } from './today';
import { useDueJobs } from './use-due-jobs';
import type { LateRows } from './use-late-rows';
import { useReservedLine } from './use-reserved-line';

/** Jobs load after the first screen, with a separate query. */
const TodayJobs = lazy(() => import('../jobs/today/today-jobs'));
/** So does dinner. */
const TonightsDinner = lazy(() => import('../meals/tonight/tonight'));
/** And shopping. */
const ToBuy = lazy(() => import('../meals/shopping/strip/to-buy'));
/** So do the forum's unread counts. */
const ForumGlance = lazy(() => import('../forum/card/glance'));
/** And what goes off soon. */
const SoonLine = lazy(() => import('../meals/kitchen/soon/soon-line'));
/** So do the others' upcoming wishes. */
const WishesSoon = lazy(() => import('../wishlist/soon/soon-line'));

/** Rows that fit without scrolling; the rest is one click away. */
const MAX_TODAY = 7;
const MAX_AHEAD = 4;

const texts = t.dashboard.today;

/** Today's events, jobs that are due or overdue, and the days ahead. Dinner and what goes off soon are lines below them. */
export function TodayStrip({
  isNew = false,
  isBare = false,
  late,
  occurrences,
  members,
  letters,
  now,
  timeZone,
  locale,
}: {
  /** The family's first steps are shown, and empty columns are not. */
  isNew?: boolean;
  /** Nothing was ever added: no space is reserved for jobs. */
  isBare?: boolean;
  /** What the parts that load later will show; null: unknown. */
  late: LateRows | null;
  occurrences: readonly OccurrenceFieldsFragment[];
  members: readonly MemberFieldsFragment[];
  letters: ReadonlyMap<string, string>;
  now: Date;
  timeZone: string;
  locale: string;
}) {
  const id = useId();
  const soon = useReservedLine(late?.useSoon ?? true);
  const wishes = useReservedLine(late?.wishes ?? true);
  const forum = useReservedLine(late?.forum ?? true);
  const sections = useSections();
  const day = todayIn(timeZone, now);
  const today = todayOf(occurrences, { now, timeZone });
  const due = useDueJobs(isBare ? 0 : (late?.jobs ?? null));
  const ahead = comingUp(occurrences, { today: day, max: MAX_AHEAD });
  const visible = visiblePart(today, MAX_TODAY);
  const hidden = today.rows.length - visible.rows.length;
  const columns: ColumnProps[] = [
    {
      title: texts.events,
      link: texts.calendar,
      onLink: () => sections.go('calendar'),
      isFolded: today.rows.length === 0,
      children: (
        <>
          {today.rows.length === 0 ? (
            <CardEmpty
              text={texts.empty}
              icon={<CalendarPlus aria-hidden />}
              action={texts.add}
              onAction={() => sections.go('calendar', { add: true })}
            />
          ) : (
            <ul className={classes['rows']} data-wordy={uses12Hours(locale) || undefined}>
              {visible.rows.map((row, index) => (
                <Fragment key={row.occurrence.id}>
                  {visible.nowAt === index && <NowLine time={formatTime(timeIn(timeZone, now), locale)} />}
                  <EventRow
                    occurrence={row.occurrence}
                    members={members}
                    letters={letters}
                    past={row.state === 'past'}
                    lead={
                      row.until
                        ? texts.until(formatTime(row.until, locale))
                        : row.time
                          ? formatTime(row.time, locale)
                          : texts.allDay
                    }
                    detail={detailOf(row.occurrence, day, locale)}
                    day={day}
                  />
                </Fragment>
              ))}
              {visible.nowAt === visible.rows.length && <NowLine time={formatTime(timeIn(timeZone, now), locale)} />}
            </ul>
          )}
          {hidden > 0 && (
            <button type="button" className={classes['more']} onClick={() => sections.go('calendar')}>
              {texts.moreInCalendar(hidden)}
            </button>
          )}
        </>
      ),
    },
    {
      title: texts.jobs,
      link: texts.allJobs,
      onLink: () => sections.go('todos'),
      isFolded: due.rows === 0,
      rows: due.rows,
      children: (
        <WidgetBoundary message={texts.jobsFailed}>
          <Suspense
            fallback={
              due.rows === 0 ? (
                <LineSkeleton label={texts.loadingJobs} />
              ) : (
                <RowsSkeleton rows={due.rows} height={48} label={texts.loadingJobs} />
              )
            }
          >
            <TodayJobs rows={due.rows} onCount={due.setCount} />
          </Suspense>
        </WidgetBoundary>
      ),
    },
    {
      title: t.dashboard.ahead.title,
      isFolded: ahead.length === 0,
      children:
        ahead.length === 0 ? (
          <p className={classes['quiet']}>{t.dashboard.ahead.none}</p>
        ) : (
          <ul className={classes['rows']}>
            {ahead.map((occurrence) => (
              <EventRow
                key={occurrence.id}
                occurrence={occurrence}
                members={members}
                letters={letters}
                wide
                lead={
                  occurrence.startDate === addDays(day, 1)
                    ? t.dashboard.ahead.tomorrow
                    : formatWeekdayDate(occurrence.startDate, locale)
                }
                detail={aheadDetail(occurrence, locale)}
                day={occurrence.startDate}
              />
            ))}
          </ul>
        ),
    },
  ];
  const isEmpty = ({ isFolded }: ColumnProps): boolean => isFolded;
  // Empty columns are single lines below the others.
  columns.sort((a, b) => Number(a.isFolded) - Number(b.isFolded));
  return (
    <section aria-labelledby={id} className={classes['strip']} hidden={isNew && columns.every(isEmpty)}>
      <div className={classes['head']}>
        <h2 id={id} className={classes['title']}>
          {texts.title}
        </h2>
        <span className={classes['sub']}>
          {[summary(today), due.count > 0 && texts.jobsLeft(due.count)].filter(Boolean).join(', ')}
        </span>
      </div>
      <div className={classes['card']}>
        {columns.map((column) => (
          <Column key={column.title} {...column} isHidden={isNew && column.isFolded} />
        ))}
        {sections.has('meal-planner') && (
          <LateLine title={texts.dinner} failed={texts.dinnerFailed} isHidden={isNew}>
            <TonightsDinner day={day} time={timeIn(timeZone, now)} locale={locale} />
          </LateLine>
        )}
        {sections.has('shopping') && (
          <LateLine title={texts.shopping} failed={texts.shoppingFailed} isHidden={isNew}>
            <ToBuy />
          </LateLine>
        )}
        {sections.has('forum') && (
          <LateLine title={texts.forum} failed={texts.forumFailed} isHidden={isNew || !forum.isThere}>
            <ForumGlance onKnown={forum.setKnown} />
          </LateLine>
        )}
        {sections.has('kitchen') && (
          <LateLine title={texts.useSoon} failed={texts.useSoonFailed} isHidden={isNew || !soon.isThere}>
            <SoonLine day={day} locale={locale} onKnown={soon.setKnown} />
          </LateLine>
        )}
        {sections.has('wishlist') && (
          <LateLine title={texts.wishesSoon} failed={texts.wishesSoonFailed} isHidden={isNew || !wishes.isThere}>
            <WishesSoon day={day} locale={locale} onKnown={wishes.setKnown} />
          </LateLine>
        )}
      </div>
    </section>
  );
}

interface ColumnProps {
  /** Empty: a single line. */
  isFolded: boolean;
  /** Not shown, but its data is loaded. */
  isHidden?: boolean;
  /** Rows that load later: their height is reserved, so that nothing shifts. */
  rows?: number;
  title: string;
  link?: string;
  onLink?: () => void;
  children: ReactNode;
}

function Column({ isFolded, isHidden = false, rows = 0, title, link, onLink, children }: ColumnProps) {
  return (
    <div
      className={`${classes['column']} ${isFolded ? classes['folded'] : ''}`}
      style={{ '--rows': rows } as CSSProperties}
      hidden={isHidden}
    >
      <div className={classes['columnHead']}>
        <h3>{title}</h3>
        {link && !isFolded && (
          <button type="button" className={classes['link']} onClick={onLink}>
            {link}
          </button>
        )}
      </div>
      {children}
    </div>
  );
}

/** A single line whose content loads after the first screen. */
const LateLine = ({
  failed,
  children,
  ...column
}: Pick<ColumnProps, 'title' | 'isHidden' | 'children'> & { failed: string }) => (
  <Column {...column} isFolded>
    <WidgetBoundary message={failed}>
      <Suspense fallback={null}>{children}</Suspense>
    </WidgetBoundary>
  </Column>
);

const NowLine = ({ time }: { time: string }) => (
  <li className={classes['now']}>
    <span>{texts.now(time)}</span>
  </li>
);

function summary({ rows, coming }: Today): string {
  if (coming > 0) return texts.coming(coming);
  if (rows.length === 0) return texts.none;
  const going = rows.filter(({ state }) => state !== 'past').length;
  if (going === 0) return texts.done;
  return going < rows.length ? texts.left(going) : texts.going(going);
}

/** The secondary line: the end of the event, else its note. */
function detailOf(occurrence: OccurrenceFieldsFragment, day: string, locale: string): string {
  const { startDate, endDate, event } = occurrence;
  if (endDate > day && lastsDays(occurrence)) return `${texts.until(formatLongDate(endDate, locale))}`;
  return event.eventTime && event.eventEndTime && startDate === day
    ? joined(texts.until(formatTime(event.eventEndTime, locale)), event.description)
    : (event.description ?? '');
}

/** When it starts, and its last day if that is another one. */
function aheadDetail(occurrence: OccurrenceFieldsFragment, locale: string): string {
  const { event, endDate } = occurrence;
  const start = event.eventTime && formatTime(event.eventTime, locale);
  if (lastsDays(occurrence)) return joined(start, texts.until(formatLongDate(endDate, locale)));
  return start || texts.allDay;
}

const joined = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' · ');
