import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addDays, expandOccurrences, type CalendarDate } from '@homefold/domain';
import type { FamilyViewer } from '../platform/auth';
import { DayFacts, type DayFact, type DayFactSource } from '../platform/day-facts';
import { CalendarEventReader } from './events/calendar-event.reader';
import { selectEventsBetween } from './events/calendar.queries';

/** More than any days have that somebody plans by. */
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
}
