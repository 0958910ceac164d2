import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addDays, expandOccurrences, type CalendarDate } from '@homefold/domain';
import type { FamilyViewer } from '../platform/auth';
import { DayFacts, type DayFact, type DayFactSource, type FamilyPlace, type GivingDay } from '../platform/day-facts';
import { CalendarEventReader } from './events/calendar-event.reader';
import { selectEventsBetween } from './events/calendar.queries';
import { holidaysBetween } from './special-days/holidays';

/** More than the days that somebody plans ever have. */
const MAX_FACTS = 2_000;

/** The calendar's occurrences as facts of their days: those of outside calendars too, bank holidays not. */
@Injectable()
export class CalendarDayFacts implements DayFactSource, OnModuleInit {
  readonly name = 'calendar';

  constructor(
    private readonly reader: CalendarEventReader,
    private readonly facts: DayFacts,
  ) {}

  onModuleInit(): void {
    this.facts.register(this);
  }

  /** One statement; also an event that starts on the evening before. */
  async between({ familyId }: FamilyViewer, from: CalendarDate, to: CalendarDate): Promise<DayFact[]> {
    const events = await this.reader.read(selectEventsBetween(familyId, addDays(from, -1), to));
    return expandOccurrences(events, from, to, MAX_FACTS).map(({ startDate, endDate, event }) => ({
      ...{ id: event.id, title: event.title, startDate, endDate },
      ...{ startTime: event.eventTime, endTime: event.eventEndTime },
    }));
  }

  /** One statement. */
  async giving(
    { familyId }: FamilyViewer,
    place: FamilyPlace,
    from: CalendarDate,
    to: CalendarDate,
  ): Promise<GivingDay[]> {
    const events = await this.reader.read(selectEventsBetween(familyId, from, to));
    const birthdays = new Map<string, GivingDay>();
    for (const { startDate, event } of expandOccurrences(
      events.filter(({ birthdayOfMemberId }) => birthdayOfMemberId),
      ...([from, to, MAX_FACTS] as const),
    )) {
      const memberId = event.birthdayOfMemberId ?? '';
      if (startDate >= from && !birthdays.has(memberId))
        birthdays.set(memberId, { date: startDate, memberId, name: null });
    }
    return [...birthdays.values(), ...christmas(place, from, to)];
  }
}

/** The gift-giving bank holiday where the family lives: the first of the three days of Christmas that is one. */
function christmas(place: FamilyPlace, from: CalendarDate, to: CalendarDate): GivingDay[] {
  const holidays = holidaysBetween(place, from, to).filter(({ eventDate }) => eventDate >= from);
  for (const day of CHRISTMAS) {
    const found = holidays.find(({ eventDate }) => eventDate.endsWith(day));
    if (found) return [{ date: found.eventDate, memberId: null, name: found.title }];
  }
  return [];
}

/** In the east it is in January. */
const CHRISTMAS = ['-12-25', '-12-24', '-01-07'] as const;
