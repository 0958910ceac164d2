import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../app/messages/calendar';
import { VisuallyHidden } from '../../ui/visually-hidden';
import classes from './event.module.css';
import { RemindedProvider, useIsReminded, useRemindedEvents } from './model/reminders';
import type { CalendarEvent } from './model/types';

/** Behind the title of an event that the viewer is reminded of. */
export function ReminderBell({ event, size = 12 }: { event: CalendarEvent; size?: number }) {
  if (!useIsReminded(event.id)) return null;
  return (
    <span className={classes['bell']}>
      <Bell size={size} strokeWidth={2} aria-hidden />
      <VisuallyHidden>{`, ${t.calendar.reminders.mine}`}</VisuallyHidden>
    </span>
  );
}

/** Lets everything inside know of which events the viewer is reminded. */
export function RemindedEvents({ children }: { children: ReactNode }) {
  return <RemindedProvider value={useRemindedEvents()}>{children}</RemindedProvider>;
}
