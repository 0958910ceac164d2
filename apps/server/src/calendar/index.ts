export { BirthdaysService } from './birthdays.service';
export { Calendar1700000000400 } from './calendar.migration';
export { CalendarBin1700000000460 } from './calendar-bin.migration';
export { CalendarPeople1700000000420 } from './calendar-people.migration';
export { CalendarScopes1700000000410 } from './calendar-scopes.migration';
export type { CalendarEventChanges } from './calendar.inputs';
export { CalendarModule } from './calendar.module';
export { CalendarService } from './calendar.service';
export { CalendarICal1700000000440 } from './ical/ical.migration';
