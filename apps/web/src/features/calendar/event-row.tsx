import IconButton from '@mui/material/IconButton';
import { uses12Hours } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../messages/calendar';
import { dragProps } from './drag/drag-context';
import { EventAvatars } from './event-avatars';
import { isDraft } from '../../ui/browser/draft-id';
import { eventStyle, personsOf } from './model/people';
import { useSettings } from './model/settings';
import { isOutside, isSystem, occurrenceKey, opens } from './model/types';
import type { CalendarEvent, Occurrence, OpenEvent } from './model/types';
import { ReminderBell } from './reminders/reminder-bell';
import { startLabel, secondaryLine } from './model/labels';
import classes from './event-row.module.css';

/**
 * An occurrence as a row of a day: time, title, people, actions. Bank holidays are read-only here; events of outside
 * calendars open a read-only dialog.
 * @param lead shown on the left instead of the time (the list view's date)
 */
export function EventRow({
  occurrence,
  date,
  lead,
  more,
  draggable = false,
  onEdit,
  onDelete,
}: {
  occurrence: Occurrence;
  /** The day it is shown for: a multi-day event says until when it lasts. */
  date: CalendarDate;
  lead?: ReactNode;
  /** Added to the secondary line by the list view: the next occurrence of a repeating event. */
  more?: string;
  /** Next to a month, onto whose days it can be dragged. */
  draggable?: boolean;
  /** A click reads the event; the pencil edits it directly. */
  onEdit: OpenEvent;
  /** Without it the row has no buttons. */
  onDelete?: (event: CalendarEvent, start: CalendarDate) => void;
}) {
  const { people, locale } = useSettings();
  const { event } = occurrence;
  const system = isSystem(event);
  const outside = isOutside(event);
  const sub = [secondaryLine(occurrence, date, locale), more].filter(Boolean).join(' · ');
  return (
    <li
      className={`${classes['row']} ${system && !outside ? classes['system'] : ''}`}
      style={eventStyle(event, people)}
      data-clock={uses12Hours(locale) ? 12 : 24}
      {...(draggable ? dragProps(occurrence, date) : { 'data-event': occurrenceKey(occurrence) })}
    >
      <span className={classes['time']}>{lead ?? startLabel(occurrence, locale, date)}</span>
      <span className={classes['bar']} />
      <span className={classes['words']}>
        {!opens(event) ? (
          <span className={classes['title']}>{titled(event)}</span>
        ) : (
          <button
            type="button"
            className={classes['title']}
            aria-label={isOutside(event) ? t.exchange.outside.show(event.title) : undefined}
            onClick={() => onEdit(event, occurrence.startDate)}
          >
            {titled(event)}
          </button>
        )}
        {sub && <span className={classes['sub']}>{sub}</span>}
      </span>
      {!system && (
        <span className={classes['end']}>
          <EventAvatars persons={personsOf(event, people)} size={28} label />
          {onDelete && !isDraft(event) && (
            <span className={classes['actions']} data-actions>
              <IconButton
                size="small"
                aria-label={t.calendar.editEvent(event.title)}
                onClick={() => onEdit(event, occurrence.startDate, true)}
              >
                <Pencil size={16} aria-hidden />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t.calendar.deleteEvent(event.title)}
                onClick={() => onDelete(event, occurrence.startDate)}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </span>
          )}
        </span>
      )}
    </li>
  );
}

function titled(event: CalendarEvent) {
  return (
    <span className={classes['name']}>
      {event.title}
      <ReminderBell event={event} size={14} />
      {event.emoji && (
        <span className={classes['emoji']} aria-hidden="true">
          {event.emoji}
        </span>
      )}
    </span>
  );
}
