import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SecretBox } from '../platform/secret-box';
import { BirthdaysService } from './birthdays.service';
import { CalendarBin } from './calendar-bin';
import { CalendarDigest } from './calendar-digest';
import { CalendarEventEntity } from './calendar-event.entity';
import { CalendarEventReader } from './calendar-event.reader';
import { CalendarEventStore } from './calendar-event.store';
import { CalendarSearch } from './calendar-search';
import { CalendarSeries } from './calendar-series';
import { CalendarUndo } from './calendar-undo';
import { CalendarController } from './calendar.controller';
import { CalendarResolver } from './calendar.resolver';
import { CalendarService } from './calendar.service';
import { EventPeople } from './event-people';
import { EventPush } from './event-push';
import { CalendarExportService } from './ical/calendar-export.service';
import { CalendarFeedService } from './ical/calendar-feed.service';
import { CalendarImportUndo } from './ical/calendar-import-undo';
import { CalendarImportService } from './ical/calendar-import.service';
import { CalendarImportWriter } from './ical/calendar-import.writer';
import { ICalController } from './ical/ical.controller';
import { ICalResolver } from './ical/ical.resolver';
import { ImportController } from './ical/import.controller';
import { OutsideCalendarsModule } from './outside/outside.module';
import { QuickAddResolver } from './quick-add.resolver';
import { QuickAddService } from './quick-add.service';
import { EventReminders } from './reminders/event-reminders';
import { ReminderDelivery } from './reminders/reminder-delivery';
import { RemindersResolver } from './reminders/reminders.resolver';
import { RemindersService } from './reminders/reminders.service';

/** The family's calendar: events, birthdays, bank holidays, calendars from elsewhere. */
@Module({
  imports: [TypeOrmModule.forFeature([CalendarEventEntity]), OutsideCalendarsModule],
  controllers: [ICalController, ImportController, CalendarController],
  providers: [
    CalendarService,
    CalendarSeries,
    CalendarSearch,
    CalendarDigest,
    CalendarUndo,
    CalendarBin,
    BirthdaysService,
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
  ],
  exports: [CalendarService, BirthdaysService],
})
export class CalendarModule {}
