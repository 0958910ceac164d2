import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentViewer, type Viewer } from '../../platform/auth';
import { CalendarFeedService } from './calendar-feed.service';
import { CalendarImportUndo } from './import/calendar-import-undo';
import { CalendarFeed, CalendarImportUndone } from './ical.types';

@Resolver(() => CalendarFeed)
export class ICalResolver {
  constructor(
    private readonly feeds: CalendarFeedService,
    private readonly imports: CalendarImportUndo,
  ) {}

  @Query(() => CalendarFeed, {
    nullable: true,
    description:
      "The viewer's own private address of the calendar; null before one was created and after it was revoked.",
  })
  calendarFeed(@CurrentViewer() viewer: Viewer): Promise<CalendarFeed | null> {
    return this.feeds.get(viewer);
  }

  @Mutation(() => CalendarFeed, {
    description: "Creates the viewer's private address, or replaces it; the old one stops working.",
  })
  createCalendarFeed(@CurrentViewer() viewer: Viewer): Promise<CalendarFeed> {
    return this.feeds.create(viewer);
  }

  @Mutation(() => Boolean, {
    description: "Revokes the viewer's private address. False when there was none.",
  })
  revokeCalendarFeed(@CurrentViewer() viewer: Viewer): Promise<boolean> {
    return this.feeds.revoke(viewer);
  }

  @Mutation(() => CalendarImportUndone, {
    description:
      'Undoes an import of your own within a day: added events go to the bin, changed ones are restored, and whatever ' +
      'was changed since is kept.',
  })
  undoCalendarImport(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the import, from `POST /api/calendar/import`.' }) id: string,
  ): Promise<CalendarImportUndone> {
    return this.imports.undo(viewer, id);
  }
}
