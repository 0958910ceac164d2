import { describeWhen, FAMILY_WORD, occurrenceEnd, reminderDue, type DueReminder } from '@homefold/domain';
import type { PushMessage } from '../../notifications';
import { remindedOf, type DueRow } from './reminder.queries';

/**
 * "Dentist: Thursday 8 October, 15:00". A reminder set for oneself ignores quiet hours; one set by somebody else does not
 * (docs/decisions/notifications.md).
 */
export function reminderPush(row: DueRow, occurrence: DueReminder, familyId: string, timeZone: string): PushMessage {
  const { event, memberId, originId } = row;
  const { startDate } = occurrence;
  const whose = event.whoNames.length > 0 ? event.whoNames.join(', ') : FAMILY_WORD;
  const key = `reminder ${originId} ${startDate} ${event.eventTime ?? ''}`.trim();
  return {
    kind: 'reminder',
    familyId,
    to: [memberId],
    key,
    text: ({ locale }) => ({
      title: [event.emoji, event.title].filter(Boolean).join(' '),
      body: [describeWhen({ ...event, ...occurrence }, locale), event.place, whose].filter(Boolean).join(' · '),
    }),
    link: `/dashboard#calendar/${startDate}`,
    tag: key,
    expiresAt: occurrenceEnd(remindedOf(row), occurrence, timeZone),
    wakesBefore: row.createdBy === memberId ? latest(row, occurrence, timeZone) : undefined,
  };
}

/**
 * Latest delivery time. Reminders minutes or hours before are not delayed, because that moment was chosen; those days or
 * weeks before may wait, e.g. for quiet hours to pass, until the event begins.
 */
function latest(row: DueRow, { due, startDate }: DueReminder, timeZone: string): Date {
  if (row.unit === 'minutes' || row.unit === 'hours') return due;
  return reminderDue({ amount: 0, unit: 'minutes' }, row.event, startDate, timeZone);
}
