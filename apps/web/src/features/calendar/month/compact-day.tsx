import { formatDate } from '@homefold/domain';
import type { CalendarDate, MonthDay } from '@homefold/domain';
import { memo } from 'react';
import { t } from '../../../messages/calendar';
import { Bone } from '../../../ui/states/skeleton';
import { dragProps } from '../drag/drag-context';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { eventStyle } from '../model/people';
import { dotsOf, firstOf } from './marks';
import { useSettings } from '../model/settings';
import { occurrenceKey } from '../model/types';
import type { Occurrence } from '../model/types';
import { spokenDay } from '../model/labels';
import classes from './month.module.css';

/**
 * A day on a phone: its number, the first emoji and +N, and a dot for each person it concerns. A long press drags the
 * event shown.
 */
export const CompactDay = memo(function CompactDay({
  day,
  today,
  outside,
  selected,
  tabStop,
  loading,
  held,
  onOpen,
}: {
  day: MonthDay<Occurrence>;
  today: CalendarDate;
  outside: boolean;
  selected: boolean;
  tabStop: boolean;
  loading: boolean;
  /** Key of the dragged occurrence. */
  held: string | null;
  onOpen: (date: CalendarDate) => void;
}) {
  const settings = useSettings();
  const shown = firstOf(day.occurrences);
  const more = day.occurrences.length - (shown?.event.emoji ? 1 : 0);
  const dots = dotsOf(day.occurrences);
  return (
    <div
      role="gridcell"
      tabIndex={tabStop ? 0 : -1}
      data-date={day.date}
      aria-current={day.date === today ? 'date' : undefined}
      aria-selected={selected}
      className={[classes['compactDay'], outside && classes['outside'], selected && classes['selected']]
        .filter(Boolean)
        .join(' ')}
      {...(shown && dragProps(shown, day.date))}
      onClick={() => onOpen(day.date)}
    >
      <VisuallyHidden>{spokenDay(day.date, today, day.occurrences.length, settings.locale)}</VisuallyHidden>
      <time dateTime={day.date} className={classes['compactNumber']} aria-hidden="true">
        {formatDate(day.date, settings.locale, { day: 'numeric' })}
      </time>
      <span
        className={classes['marks']}
        data-held={(shown && occurrenceKey(shown) === held) || undefined}
        aria-hidden="true"
      >
        {loading && Number(day.date.slice(8)) % 3 === 1 && <Bone width={16} height={12} />}
        {shown?.event.emoji && <span className={classes['mark']}>{shown.event.emoji}</span>}
        {shown?.event.emoji && more > 0 && <span className={classes['plus']}>{t.calendar.moreShort(more)}</span>}
      </span>
      <span className={classes['dots']} aria-hidden="true">
        {dots.map(({ event }) => (
          <span key={event.id} className={classes['dot']} style={eventStyle(event, settings.people)} />
        ))}
      </span>
    </div>
  );
});
