import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '../../app/messages/calendar';
import { useIsWaiting } from '../../graphql/offline/waiting';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { WaitingMark } from '../../ui/waiting-mark';
import classes from './event.module.css';
import { RemindedProvider, useIsReminded, useRemindedEvents } from './model/reminders';
import type { CalendarEvent } from './model/types';

/** Behind the title of an event: that the viewer is reminded of it, or that it waits on this device to be saved. */
export function ReminderBell({ event, size = 12 }: { event: CalendarEvent; size?: number }) {
  const waits = useIsWaiting(event.id);
  const reminded = useIsReminded(event.id);
  if (waits) return <WaitingMark size={size} />;
  if (!reminded) return null;
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
