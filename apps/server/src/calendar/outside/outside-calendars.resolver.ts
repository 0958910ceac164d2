import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { OutsideCalendar } from './outside-calendar.types';
import { OutsideCalendarsService } from './outside-calendars.service';

const idArgument = { type: () => ID, description: 'Id of the calendar.' };

@Resolver(() => OutsideCalendar)
export class OutsideCalendarsResolver {
  constructor(private readonly calendars: OutsideCalendarsService) {}

  @Query(() => [OutsideCalendar], { description: "The family's calendars from elsewhere, by name." })
  outsideCalendars(@CurrentViewer() viewer: Viewer): Promise<OutsideCalendar[]> {
    return this.calendars.list(viewer);
  }

  @Mutation(() => OutsideCalendar, {
    description:
      'Adds a calendar from elsewhere and reads it before answering: INVALID (field `url`) says what is wrong with the ' +
      'address or with what it answers. An address the family has already answers that calendar. CONFLICT (409) for an ' +
      'eleventh, RATE_LIMITED after 20 an hour.',
  })
  addOutsideCalendar(
    @CurrentViewer() viewer: Viewer,
    @Args('url', { description: 'Its public address: https, http or webcal. It is kept as a secret of the family.' })
    url: string,
    @Args('name', { type: () => String, nullable: true, description: 'What to call it; else what it calls itself.' })
    name?: string | null,
  ): Promise<OutsideCalendar> {
    return this.calendars.add(viewer, url, name);
  }

  @Mutation(() => OutsideCalendar, { description: 'Calls an outside calendar something else.' })
  renameOutsideCalendar(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
    @Args('name', { description: 'What to call it.' }) name: string,
  ): Promise<OutsideCalendar> {
    return this.calendars.rename(viewer, id, name);
  }

  @Mutation(() => OutsideCalendar, {
    description:
      'Reads an outside calendar now and answers how that went, in `status` and `problem`. RATE_LIMITED more than once a ' +
      'minute.',
  })
  refreshOutsideCalendar(
    @CurrentViewer() viewer: Viewer,
    @Args('id', idArgument) id: string,
  ): Promise<OutsideCalendar> {
    return this.calendars.refresh(viewer, id);
  }

  @Mutation(() => Boolean, {
    description: 'Removes an outside calendar with all its events, at once and for good. Always true; else an error.',
  })
  async removeOutsideCalendar(@CurrentViewer() viewer: Viewer, @Args('id', idArgument) id: string): Promise<boolean> {
    await this.calendars.remove(viewer, id);
    return true;
  }
}
