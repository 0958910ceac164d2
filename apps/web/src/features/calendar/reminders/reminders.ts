import { formatTime } from '@homefold/domain';
import type { LocalTime, ReminderRule, ReminderUnit } from '@homefold/domain';
import { useQuery } from '@apollo/client/react';
import { createContext, useContext, useMemo } from 'react';
import { t } from '../../../messages/calendar';
import { MyRemindedEventsDocument } from '../generated';

/** A reminder as form values. */
export interface Reminder {
  memberId: string;
  amount: number;
  unit: ReminderUnit;
  at: LocalTime | null;
}

const labels = t.calendar.reminders;

/** The common choices; an all-day event has no start time to count minutes from. */
export const usualReminders = (allDay: boolean): readonly Omit<Reminder, 'memberId'>[] =>
  allDay
    ? [
        { amount: 0, unit: 'days', at: null },
        { amount: 1, unit: 'days', at: '18:00' },
        { amount: 2, unit: 'days', at: '18:00' },
        { amount: 1, unit: 'weeks', at: '18:00' },
      ]
    : [
        { amount: 0, unit: 'minutes', at: null },
        { amount: 10, unit: 'minutes', at: null },
        { amount: 30, unit: 'minutes', at: null },
        { amount: 1, unit: 'hours', at: null },
        { amount: 1, unit: 'days', at: '18:00' },
      ];

/** "30 min before", "1 day before at 18:00", "On the day at 09:00". */
export function reminderLabel({ amount, unit, at }: ReminderRule, allDay: boolean, locale: string): string {
  const time = at ?? (allDay && (unit === 'days' || unit === 'weeks') ? '09:00' : null);
  const before = labels.before(amount, unit);
  return time ? labels.at(before, formatTime(time, locale)) : before;
}

export const sameReminder = (one: Reminder, other: Reminder): boolean =>
  one.memberId === other.memberId && one.amount === other.amount && one.unit === other.unit && one.at === other.at;

const RemindedContext = createContext<ReadonlySet<string>>(new Set());
export const RemindedProvider = RemindedContext.Provider;

/** Whether the viewer is reminded of an event. */
export const useIsReminded = (eventId: string): boolean => useContext(RemindedContext).has(eventId);

/** The events that the viewer is reminded of; empty until loaded. */
export function useRemindedEvents(): ReadonlySet<string> {
  const { data, previousData } = useQuery(MyRemindedEventsDocument);
  const ids = (data ?? previousData)?.myRemindedEvents;
  return useMemo(() => new Set(ids), [ids]);
}
