import Button from '@mui/material/Button';
import { formatLongDate } from '@homefold/domain';
import type { CalendarDate } from '@homefold/domain';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { t } from '../../../messages/calendar';
import { AppDialog } from '../../../ui/dialogs/app-dialog';
import { EventRow } from '../event-row';
import { onDay } from '../model/on-day';
import { useSettings } from '../model/settings';
import { occurrenceKey } from '../model/types';
import type { CalendarEvent, Occurrence, OpenEvent } from '../model/types';
import type { EventWrites } from '../model/event-writes';
import { dayTitle } from '../model/labels';
import classes from './form.module.css';

/** A day of the month: its events, with edit, delete and add. */
export default function DayDialog({
  open,
  date,
  today,
  occurrences,
  free,
  writes,
  onAdd,
  onEdit,
  onClose,
}: {
  open: boolean;
  date: CalendarDate;
  today: CalendarDate;
  occurrences: readonly Occurrence[];
  /** Who is free on this day. */
  free: ReactNode;
  writes: EventWrites;
  onAdd: (date: CalendarDate) => void;
  onEdit: OpenEvent;
  onClose: () => void;
}) {
  const { locale } = useSettings();
  const add = useRef<HTMLButtonElement>(null);
  const shown = onDay(occurrences, date);
  const remove = async (event: CalendarEvent, start: CalendarDate): Promise<void> => {
    // The focused row is gone: focus the add button, which is always there.
    if (await writes.remove(event, start)) setTimeout(() => add.current?.focus());
  };
  return (
    <AppDialog
      open={open}
      title={dayTitle(date, today, locale)}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t.calendar.day.close}
          </Button>
          <Button ref={add} variant="contained" startIcon={<Plus aria-hidden />} onClick={() => onAdd(date)}>
            {t.calendar.addEvent}
          </Button>
        </>
      }
    >
      {free}
      {shown.length > 0 ? (
        <ul className={classes['dayList']} aria-label={formatLongDate(date, locale)}>
          {shown.map((occurrence) => (
            <EventRow
              key={occurrenceKey(occurrence)}
              occurrence={occurrence}
              date={date}
              onEdit={onEdit}
              onDelete={(event, start) => void remove(event, start)}
            />
          ))}
        </ul>
      ) : (
        <p className={classes['dayEmpty']}>{date === today ? t.calendar.noEventsToday : t.calendar.day.empty}</p>
      )}
    </AppDialog>
  );
}
