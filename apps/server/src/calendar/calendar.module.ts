import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { domainParts } from '../platform/domain-parts';
import { recordTitles } from '../platform/records';
import { SecretBox } from '../platform/secret-box';
import { BirthdaysService } from './special-days/birthdays.service';
import { CalendarBin } from './calendar-bin';
import { CalendarDayFacts } from './calendar-day-facts';
import { CalendarDigest } from './calendar-digest';
import { CalendarEventEntity } from './events/calendar-event.entity';
import { CalendarEventReader } from './events/calendar-event.reader';
import { CalendarEventStore } from './events/calendar-event.store';
import { CalendarSearch } from './calendar-search';
import { CalendarSeries } from './series/calendar-series';
import { CalendarUndo } from './events/calendar-undo';
import { CalendarController } from './events/calendar.controller';
import { CalendarResolver } from './events/calendar.resolver';
import { CalendarService } from './events/calendar.service';
import { EventPeople } from './events/event-people';
import { EventPush } from './events/event-push';
import { CalendarExportService } from './exchange/calendar-export.service';
import { CalendarFeedService } from './exchange/calendar-feed.service';
import { CalendarImportUndo } from './exchange/import/calendar-import-undo';
import { CalendarImportService } from './exchange/import/calendar-import.service';
import { CalendarImportWriter } from './exchange/import/calendar-import.writer';
import { ICalController } from './exchange/ical.controller';
import { ICalResolver } from './exchange/ical.resolver';
import { ImportController } from './exchange/import/import.controller';
import { OutsideCalendarsModule } from './outside/outside.module';
import { QuickAddResolver } from './quick-add/quick-add.resolver';
import { QuickAddService } from './quick-add/quick-add.service';
import { EventReminders } from './reminders/event-reminders';
import { ReminderDelivery } from './reminders/reminder-delivery';
import { RemindersResolver } from './reminders/reminders.resolver';
import { RemindersService } from './reminders/reminders.service';

/** The family's calendar: events, birthdays, bank holidays, outside calendars. */
@Module({
  imports: [TypeOrmModule.forFeature([CalendarEventEntity]), OutsideCalendarsModule],
  controllers: [ICalController, ImportController, CalendarController],
  providers: [
    CalendarService,
    CalendarSeries,
    CalendarUndo,
    BirthdaysService,
    CalendarDayFacts,
    QuickAddService,
    CalendarEventReader,
    CalendarEventStore,
    EventPeople,
    EventPush,
    CalendarExportService,
    CalendarFeedService,
    CalendarImportService,
    CalendarImportWriter,
    CalendarImportUndo,
    CalendarResolver,
    EventReminders,
    ReminderDelivery,
    RemindersResolver,
    RemindersService,
    ICalResolver,
    QuickAddResolver,
    SecretBox,
    recordTitles('calendar_event', 'calendar_event'),
    ...domainParts('calendar_event', { bin: CalendarBin, search: CalendarSearch, digest: CalendarDigest }),
  ],
  exports: [CalendarService, BirthdaysService],
})
export class CalendarModule {}
