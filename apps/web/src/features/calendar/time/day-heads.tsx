import { dayOfWeek, formatDate, formatLongDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { t } from '../../../messages/calendar';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { useSettings } from '../model/settings';
import classes from './time.module.css';

/** The weekday heads; each links to its day. */
export function DayHeads({
  days,
  today,
  onOpenDay,
}: {
  days: readonly CalendarDate[];
  today: CalendarDate;
  onOpenDay: (date: CalendarDate) => void;
}) {
  const { locale } = useSettings();
  return (
    <div className={classes['row']}>
      <span className={classes['corner']} />
      {days.map((day) => (
        <button
          key={day}
          type="button"
          className={classes['dayHead']}
          aria-current={day === today ? 'date' : undefined}
          data-weekend={[0, 6].includes(dayOfWeek(day)) || undefined}
          onClick={() => onOpenDay(day)}
        >
          <VisuallyHidden>{t.calendar.openDay(formatLongDate(day, locale))}</VisuallyHidden>
          <span aria-hidden="true">{formatDate(day, locale, { weekday: 'short' })}</span>
          <b aria-hidden="true">{formatDate(day, locale, { day: 'numeric' })}</b>
        </button>
      ))}
    </div>
  );
}
