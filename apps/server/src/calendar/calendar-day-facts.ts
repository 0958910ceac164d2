import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CalendarDate } from '@homefold/domain';
import type { FamilyViewer } from '../platform/auth';
import { DayFacts, type DayFact, type DayFactSource } from '../platform/day-facts';
import { CalendarService } from './events/calendar.service';

/** The calendar's occurrences as facts of their days: those of outside calendars too, bank holidays not. */
@Injectable()
export class CalendarDayFacts implements DayFactSource, OnModuleInit {
  readonly name = 'calendar';

  constructor(
    private readonly calendar: CalendarService,
    private readonly facts: DayFacts,
  ) {}

  onModuleInit(): void {
    this.facts.register(this);
  }

  async between(viewer: FamilyViewer, from: CalendarDate, to: CalendarDate): Promise<DayFact[]> {
    const occurrences = await this.calendar.someOccurrences(viewer, from, to);
    return occurrences.flatMap(({ startDate, endDate, event }) =>
      event.isBankHoliday
        ? []
        : {
            id: event.id,
            title: event.title,
            startDate,
            endDate,
            startTime: event.eventTime,
            endTime: event.eventEndTime,
          },
    );
  }
}
