import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../../messages/calendar';
import { useIsQueued } from '../../../graphql/offline/queued';
import { VisuallyHidden } from '../../../ui/basics/visually-hidden';
import { QueuedMark } from '../../../ui/states/queued-mark';
import classes from '../event.module.css';
import { RemindedProvider, useIsReminded, useRemindedEvents } from './reminders';
import type { CalendarEvent } from '../model/types';

/** Icons after an event's title: the viewer has a reminder, or the event is queued on this device. */
export function ReminderBell({ event, size = 12 }: { event: CalendarEvent; size?: number }) {
  const waits = useIsQueued(event.id);
  const reminded = useIsReminded(event.id);
  if (waits) return <QueuedMark size={size} />;
  if (!reminded) return null;
  return (
    <span className={classes['bell']}>
      <Bell size={size} strokeWidth={2} aria-hidden />
      <VisuallyHidden>{`, ${t.calendar.reminders.mine}`}</VisuallyHidden>
    </span>
  );
}

/** Provides the set of events that the viewer is reminded of. */
export function RemindedEvents({ children }: { children: ReactNode }) {
  return <RemindedProvider value={useRemindedEvents()}>{children}</RemindedProvider>;
}
