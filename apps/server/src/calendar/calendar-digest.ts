import { Injectable } from '@nestjs/common';
import {
  firstGraphemes,
  formatLongDate,
  formatTime,
  isAllDay,
  lastsDays,
  runsPastMidnight,
  type CalendarDate,
} from '@homefold/domain';
import type { FamilyViewer } from '../platform/auth';
import type { DigestDays, DigestItem, DigestPart, DigestSource } from '../platform/digest';
import { CalendarService } from './events/calendar.service';
import type { CalendarOccurrence } from './events/calendar.types';

/** Characters of a description shown beside its event. */
const NOTE_LENGTH = 80;

/** The calendar's section of the daily digest: today's events, and those starting in the following six days. */
@Injectable()
export class CalendarDigest implements DigestSource {
  readonly name = 'calendar';

  constructor(private readonly calendar: CalendarService) {}

  async read(viewer: FamilyViewer, days: DigestDays): Promise<() => DigestPart> {
    const occurrences = await this.calendar.someOccurrences(viewer, days.today, days.last);
    const inOrder = occurrences.filter(({ startDate }) => startDate <= days.today);
    const ahead = occurrences.filter(({ startDate }) => startDate > days.today);
    const own = (some: CalendarOccurrence[]): number => some.filter(({ event }) => !event.isBankHoliday).length;
    const part: DigestPart = {
      sections: [
        {
          order: 10,
          title: 'Today',
          items: inOrder.map((occurrence) => itemOf(occurrence, days)),
          link: { label: 'Calendar', path: pathOf(days.today) },
          empty: 'Nothing in the calendar today.',
        },
        {
          order: 30,
          title: 'The week ahead',
          byDay: true,
          items: ahead.map((occurrence) => itemOf(occurrence, days)),
          link: { label: 'Calendar', path: pathOf(days.today) },
        },
      ],
      counts: { todayEvents: own(inOrder), weekEvents: own(occurrences) },
    };
    return () => part;
  }
}

function itemOf(occurrence: CalendarOccurrence, { today, locale }: DigestDays): DigestItem {
  const { startDate, event } = occurrence;
  const isTimed = !isAllDay(occurrence) && event.eventTime !== null;
  const hasBegunBefore = startDate < today;
  const [firstLine = ''] = event.description?.trim().split('\n') ?? [];
  const notes = [
    untilWhen(occurrence, today, locale),
    event.place,
    firstLine === firstGraphemes(firstLine, NOTE_LENGTH) ? firstLine : `${firstGraphemes(firstLine, NOTE_LENGTH)}…`,
    event.calendarName,
    event.isBankHoliday ? 'Bank holiday' : null,
  ];
  return {
    date: hasBegunBefore ? today : startDate,
    time: isTimed && !hasBegunBefore && event.eventTime ? formatTime(event.eventTime, locale) : null,
    endTime: isTimed && !hasBegunBefore && event.eventEndTime ? formatTime(event.eventEndTime, locale) : null,
    isAllDay: !isTimed,
    title: event.title,
    emoji: event.emoji,
    note: notes.filter(Boolean).join(' · ') || null,
    memberIds: event.whoMemberIds,
    isIncidental: event.isBankHoliday,
    path: pathOf(hasBegunBefore ? today : startDate),
  };
}

/** "until Sunday 11 October" for an event over several days, "until 06:00" for a night that began yesterday. */
function untilWhen(occurrence: CalendarOccurrence, today: CalendarDate, locale: string): string | null {
  const { startDate, endDate, event } = occurrence;
  if (endDate > today && lastsDays(occurrence)) return `until ${formatLongDate(endDate, locale)}`;
  const endsInTheMorning = startDate < today && (runsPastMidnight(occurrence) || endDate === today);
  return endsInTheMorning && event.eventEndTime ? `until ${formatTime(event.eventEndTime, locale)}` : null;
}

const pathOf = (date: CalendarDate): string => `/dashboard#calendar/${date}`;
