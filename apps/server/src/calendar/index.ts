export { calendarMigrations } from './migrations';
export { BirthdaysService } from './special-days/birthdays.service';
export type { CalendarEventChanges } from './events/calendar.inputs';
export { CalendarModule } from './calendar.module';
export { CalendarService } from './events/calendar.service';
export { sealedFeedTokens } from './exchange/calendar-feed.service';
export { sealedCalendarAddresses } from './outside/outside-calendar.store';
export { RestCalendarEvent } from './events/calendar.rest';
export { CalendarOccurrence } from './events/calendar.types';
