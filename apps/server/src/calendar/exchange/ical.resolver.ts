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
    description: "The caller's private calendar feed; null if none was created, or after it was revoked.",
  })
  calendarFeed(@CurrentViewer() viewer: Viewer): Promise<CalendarFeed | null> {
    return this.feeds.get(viewer);
  }

  @Mutation(() => CalendarFeed, {
    description: "Creates the caller's private feed address, or replaces it; the old address stops working.",
  })
  createCalendarFeed(@CurrentViewer() viewer: Viewer): Promise<CalendarFeed> {
    return this.feeds.create(viewer);
  }

  @Mutation(() => Boolean, {
    description: "Revokes the caller's private feed address. Returns false if there was none.",
  })
  revokeCalendarFeed(@CurrentViewer() viewer: Viewer): Promise<boolean> {
    return this.feeds.revoke(viewer);
  }

  @Mutation(() => CalendarImportUndone, {
    description:
      "Undoes one of the caller's own imports within a day: added events move to the bin, changed events are " +
      'restored, and events changed since the import stay as they are.',
  })
  undoCalendarImport(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the import, from `POST /api/calendar/import`.' }) id: string,
  ): Promise<CalendarImportUndone> {
    return this.imports.undo(viewer, id);
  }
}
