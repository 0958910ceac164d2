import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@homefold/domain';
import { In, IsNull, MoreThanOrEqual } from 'typeorm';
import { ActivityService, FamilyChanges, recordPublisher, type RecordPublisher } from '../../activity';
import type { FamilyViewer } from '../../platform/auth';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database';
import {
  NOT_DELETED,
  records,
  shownRecords,
  type NewRecord,
  type Records,
  type ShownRecords,
} from '../../platform/records';
import { CalendarEventEntity } from './calendar-event.entity';
import { CalendarEventReader } from './calendar-event.reader';
import { selectEvents } from './calendar.queries';
import type { CalendarEvent } from './calendar.types';

/** The part of a series affected by a change that leaves the rest in place. */
export interface EventPart {
  /** Label in the activity feed: "20 October", "from 20 October". */
  name: string;
  /** The date at which the calendar opens for it. */
  date: CalendarDate;
}

/** The fields of an event used in the activity feed. */
export interface ChangedEvent extends Pick<CalendarEventEntity, 'id' | 'title' | 'eventDate'> {
  part?: EventPart | undefined;
}

/** A new event's values, without ids, timestamps and version, which the store adds. */
export type NewEvent = NewRecord<CalendarEventEntity>;

/** Bin state of an event. */
export type Binned = Pick<CalendarEventEntity, 'deletedAt' | 'deletedBy' | 'deletedWith'>;

export const LIVE: Binned = { ...NOT_DELETED, deletedWith: null };

/**
 * Event writes shared by the calendar's services. Every method must be called inside a scope of `Database`; callers have
 * already checked permissions.
 */
@Injectable()
export class CalendarEventStore {
  readonly rows: Records<CalendarEventEntity>;
  private readonly publisher: RecordPublisher<ChangedEvent>;
  /** Notifies connected clients without a feed entry, e.g. of events deleted or restored along with another one. */
  readonly publish: RecordPublisher<ChangedEvent>['publish'];
  /** Removes the feed entry of an undone change. */
  readonly takeBack: RecordPublisher<ChangedEvent>['takeBack'];
  readonly read: ShownRecords<CalendarEventEntity, CalendarEvent>['read'];
  readonly readAll: ShownRecords<CalendarEventEntity, CalendarEvent>['readAll'];
  readonly changeable: ShownRecords<CalendarEventEntity, CalendarEvent>['changeable'];

  constructor(
    private readonly db: Database,
    reader: CalendarEventReader,
    clock: Clock,
    activities: ActivityService,
    changes: FamilyChanges,
  ) {
    this.rows = records(db, clock, CalendarEventEntity, 'event');
    const shown = shownRecords(this.rows, 'event', ({ familyId }, ids) => reader.read(selectEvents(familyId, ids)));
    ({ read: this.read, readAll: this.readAll, changeable: this.changeable } = shown);
    this.publisher = recordPublisher(activities, changes, 'calendar_event', ({ title, eventDate, part }) => ({
      title: part ? `${title} (${part.name})` : title,
      data: { eventDate: part?.date ?? eventDate },
      change: part && 'updated',
    }));
    ({ publish: this.publish, takeBack: this.takeBack } = this.publisher);
  }

  /** Column values for a deletion. @param deletedWith the event that this one is deleted with */
  binned(viewer: FamilyViewer, deletedWith: string | null = null): Binned {
    return { ...this.rows.deletion(viewer), deletedWith };
  }

  /**
   * The birthdays of members, and other yearly events with one of the titles, locked. Serialises callers within a family
   * until the scope ends: otherwise two identical concurrent batches would both find nothing.
   */
  async birthdaysOf(
    viewer: FamilyViewer,
    membershipIds: readonly string[],
    titles: readonly string[] = [],
  ): Promise<CalendarEventEntity[]> {
    await this.db.lock(`calendar birthdays of ${viewer.familyId}`);
    const live = { familyId: viewer.familyId, deletedAt: IsNull() };
    return this.db.manager.find(CalendarEventEntity, {
      where: [
        { ...live, birthdayOfMembershipId: In(membershipIds) },
        { ...live, birthdayOfMembershipId: IsNull(), recurringType: 'yearly', title: In(titles) },
      ],
      lock: { mode: 'pessimistic_write' },
    });
  }

  /**
   * Writes a feed entry and notifies connected clients.
   *
   * @param part label of the affected part of a series, e.g. "20 October", shown after the title
   */
  async record(
    viewer: FamilyViewer,
    type: 'created' | 'updated' | 'deleted',
    { id, title, eventDate }: ChangedEvent,
    part?: EventPart,
  ): Promise<string> {
    return this.publisher.record(viewer, type, { id, title, eventDate, part });
  }

  /** The events deleted along with another one, locked. */
  deletedWith(viewer: FamilyViewer, { id }: CalendarEventEntity): Promise<CalendarEventEntity[]> {
    return this.db.manager.find(CalendarEventEntity, {
      where: { familyId: viewer.familyId, deletedWith: id },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The separately changed occurrences of a series from a date on, locked. */
  childrenOf(viewer: FamilyViewer, seriesId: string, from?: CalendarDate): Promise<CalendarEventEntity[]> {
    return this.db.manager.find(CalendarEventEntity, {
      where: {
        familyId: viewer.familyId,
        seriesId,
        deletedAt: IsNull(),
        ...(from ? { occurrenceDate: MoreThanOrEqual(from) } : {}),
      },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
  }
}
