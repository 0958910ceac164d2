import { Module } from '@nestjs/common';
import { SafeFetchModule } from '../../platform/safe-fetch';
import { SecretBox } from '../../platform/secret-box';
import { OutsideCalendarStore } from './outside-calendar.store';
import { OutsideCalendarsResolver } from './outside-calendars.resolver';
import { OutsideCalendarsService } from './outside-calendars.service';
import { OutsideRefresher } from './outside-refresher';
import { OutsideSchedule } from './outside-schedule';

/** Outside calendars that a family subscribes to. */
@Module({
  imports: [SafeFetchModule],
  providers: [
    SecretBox,
    OutsideCalendarStore,
    OutsideRefresher,
    OutsideSchedule,
    OutsideCalendarsService,
    OutsideCalendarsResolver,
  ],
})
export class OutsideCalendarsModule {}
