import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { OutsideCalendar } from './outside-calendar.types';
import { OutsideCalendarsService } from './outside-calendars.service';

const idArgument = { type: () => ID, description: 'Id of the calendar.' };

@Resolver(() => OutsideCalendar)
export class OutsideCalendarsResolver {
  constructor(private readonly calendars: OutsideCalendarsService) {}

  @Query(() => [OutsideCalendar], { description: "The family's subscribed calendars, by name." })
  outsideCalendars(@CurrentViewer() viewer: Viewer): Promise<OutsideCalendar[]> {
    return this.calendars.list(viewer);
  }

  @Mutation(() => OutsideCalendar, {
    description:
      'Subscribes to a calendar and fetches it at once. INVALID (field `url`) if the address or its contents are ' +
      'invalid. An address that the family already has returns that calendar. CONFLICT (409) beyond ten ' +
      'calendars, RATE_LIMITED beyond 20 calls an hour.',
  })
  addOutsideCalendar(
    @CurrentViewer() viewer: Viewer,
    @Args('url', {
      description: 'Its public address: https, http or webcal. It is stored encrypted and never shown in full.',
    })
    url: string,
    @Args('name', { type: () => String, nullable: true, description: 'Its name; by default the one in the feed.' })
    name?: string | null,
  ): Promise<OutsideCalendar> {
    return this.calendars.add(viewer, url, name);
  }

  @Mutation(() => OutsideCalendar, { description: 'Renames an outside calendar.' })
  renameOutsideCalendar(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Args('name', { description: 'The new name.' }) name: string,
  ): Promise<OutsideCalendar> {
    return this.calendars.rename(viewer, id, name);
  }

  @Mutation(() => OutsideCalendar, {
    description:
      'Refreshes an outside calendar now; see `status` and `problem` for the result. RATE_LIMITED more than once ' +
      'a minute.',
  })
  refreshOutsideCalendar(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
  ): Promise<OutsideCalendar> {
    return this.calendars.refresh(viewer, id);
  }

  @Mutation(() => Boolean, {
    description: 'Permanently removes an outside calendar with all its events. Returns true.',
  })
  async removeOutsideCalendar(@CurrentViewer() viewer: Viewer, @Args('id', idArgument) id: string): Promise<boolean> {
    await this.calendars.remove(viewer, id);
    return true;
  }
}
