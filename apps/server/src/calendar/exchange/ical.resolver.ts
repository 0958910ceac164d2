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
    description: "The viewer's own private address of the calendar; null before one was made and after it was revoked.",
  })
  calendarFeed(@CurrentViewer() viewer: Viewer): Promise<CalendarFeed | null> {
    return this.feeds.get(viewer);
  }

  @Mutation(() => CalendarFeed, {
    description: "Makes the viewer's private address, or a new one in place of the old, which is unknown from then on.",
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
      'Takes back an import of your own, within a day: what it added goes to the bin, what it changed is as before. What ' +
      'somebody has changed since stays.',
  })
  undoCalendarImport(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the import, from `POST /api/calendar/import`.' }) id: string,
  ): Promise<CalendarImportUndone> {
    return this.imports.undo(viewer, id);
  }
}
