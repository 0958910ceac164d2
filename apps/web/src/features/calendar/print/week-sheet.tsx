import { formatDate, formatWeekTitle } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import type { CSSProperties } from 'react';
import { t } from '../../../messages/calendar';
import { PrintSheet } from '../../../ui/print/print-sheet';
import { timeLabel } from '../model/labels';
import { onDay } from '../model/on-day';
import { useSettings } from '../model/settings';
import { occurrenceKey } from '../model/types';
import type { Occurrence } from '../model/types';
import { weekCapacity } from './lines';
import classes from './print.module.css';
import { Legend, Who } from './who';

interface WeekProps {
  days: readonly CalendarDate[];
  occurrences: readonly Occurrence[];
}

/** The week on one landscape page: one column per day, without empty hours. */
export function WeekSheet({ days, occurrences }: WeekProps) {
  const { locale, name } = useSettings();
  return (
    <PrintSheet landscape title={formatWeekTitle(days[0] ?? '', locale)} family={name} foot={<Legend />}>
      <Week days={days} occurrences={occurrences} />
    </PrintSheet>
  );
}

function Week({ days, occurrences }: WeekProps) {
  const { locale } = useSettings();
  const lists = days.map((date) => onDay(occurrences, date));
  const { shown, titleLines } = weekCapacity(Math.max(0, ...lists.map(({ length }) => length)));
  return (
    <div className={classes['columns']} style={{ '--lines': titleLines } as CSSProperties}>
      {lists.map((list, index) => (
        <section key={days[index]}>
          <h2>{formatDate(days[index] ?? '', locale, { weekday: 'long', day: 'numeric', month: 'short' })}</h2>
          {list.slice(0, shown).map((occurrence) => (
            <div key={occurrenceKey(occurrence)} className={classes['entry']}>
              <span className={classes['when']}>
                <time>{timeLabel(occurrence, locale)}</time>
                <Who event={occurrence.event} />
              </span>
              <span className={classes['name']}>{occurrence.event.title}</span>
            </div>
          ))}
          {list.length > shown && <p>{t.calendar.moreEvents(list.length - shown)}</p>}
        </section>
      ))}
    </div>
  );
}
