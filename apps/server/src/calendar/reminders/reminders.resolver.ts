import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { CalendarReminder } from './reminder.types';
import { RemindersService } from './reminders.service';

@Resolver(() => CalendarReminder)
export class RemindersResolver {
  constructor(private readonly reminders: RemindersService) {}

  @Query(() => [CalendarReminder], {
    description: "All members' reminders of an event, earliest first. They are set with `reminders` of the event.",
  })
  calendarReminders(
    @CurrentViewer() viewer: Viewer,
    @Args('eventId', { type: () => ID, description: 'Id of the event.' }) eventId: string,
  ): Promise<CalendarReminder[]> {
    return this.reminders.ofEvent(viewer, eventId);
  }

  @Query(() => [ID], { description: 'Ids of the events for which the caller has reminders.' })
  myRemindedEvents(@CurrentViewer() viewer: Viewer): Promise<string[]> {
    return this.reminders.myEvents(viewer);
  }
}
