import {
  FAMILY_WORD,
  addDays,
  diffDays,
  formatDateRange,
  formatLongDate,
  formatTime,
  formatTimeRange,
  lastsDays,
  type CalendarDate,
  type DueReminder,
} from '@homefold/domain';
import type { OutgoingMail } from '../../platform/mail';
import type { DueRow } from './reminder.queries';

interface Reading {
  locale: string;
  /** Today in the family's zone, when the mail is composed. */
  today: CalendarDate;
  publicUrl: string;
}

/** Subject "Dentist, today at 15:00"; the body has the event's details and a link to its day. */
export function reminderMail(
  to: string,
  event: DueRow['event'],
  occurrence: DueReminder,
  { locale, today, publicUrl }: Reading,
): OutgoingMail {
  const { startDate, endDate } = occurrence;
  const day = dayFrom(startDate, today, locale);
  const when = event.eventTime ? `${day} at ${formatTime(event.eventTime, locale)}` : day;
  const date = lastsDays({ startDate, endDate, event })
    ? formatDateRange(startDate, endDate, locale)
    : formatLongDate(startDate, locale, { year: startDate.slice(0, 4) !== today.slice(0, 4) });
  const time = event.eventTime ? formatTimeRange(event.eventTime, event.eventEndTime, locale) : 'all day';
  return {
    to,
    subject: `${event.title}, ${when}`,
    content: {
      heading: [event.emoji, event.title].filter(Boolean).join(' '),
      paragraphs: [
        `${date}, ${time}`,
        ...(event.place ? [event.place] : []),
        `For ${event.whoNames.length > 0 ? event.whoNames.join(', ') : FAMILY_WORD}`,
        ...(event.description?.split('\n').filter((line) => line.trim() !== '') ?? []),
      ],
      action: { label: 'Open the calendar', url: `${publicUrl}/dashboard#calendar/${startDate}` },
      footnote:
        'You asked to be reminded, or somebody in your family did for you. Reminder mails can be switched off in Settings.',
    },
  };
}

/** "today", "tomorrow", "on Tuesday", "on Tuesday 20 October"; for an event in progress, "since Monday 19 October". */
function dayFrom(date: CalendarDate, today: CalendarDate, locale: string): string {
  const long = formatLongDate(date, locale, { year: date.slice(0, 4) !== today.slice(0, 4) });
  if (date < today) return `since ${long}`;
  if (date === today) return 'today';
  if (date === addDays(today, 1)) return 'tomorrow';
  return `on ${diffDays(today, date) < 7 ? (long.split(/[\s,]/)[0] ?? long) : long}`;
}
