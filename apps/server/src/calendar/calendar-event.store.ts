import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '@homefold/domain';
import { isUUID } from 'class-validator';
import { In, IsNull, MoreThanOrEqual, type FindOptionsWhere } from 'typeorm';
import { ActivityService, FamilyChanges } from '../activity';
import type { FamilyViewer } from '../platform/auth';
import { Clock } from '../platform/clock';
import { Database } from '../platform/database';
import { notFound } from '../platform/errors';
import { CalendarEventEntity } from './calendar-event.entity';
import type { EventValues } from './calendar-event.values';
import { CalendarEventReader } from './calendar-event.reader';
import { selectEvents } from './calendar.queries';
import type { CalendarEvent } from './calendar.types';

/** A part of a series that a change concerned; the series itself goes on. */
export interface EventPart {
  /** As the feed names it: "20 October", "from 20 October". */
  name: string;
  /** Where the calendar opens on it. */
  date: CalendarDate;
}

/** What is decided about a new event; the store adds ids, times and the version. */
export type NewEvent = EventValues &
  Pick<CalendarEventEntity, 'whoMembershipIds'> &
  Partial<Pick<CalendarEventEntity, 'birthdayOfMembershipId' | 'seriesId' | 'occurrenceDate' | 'createdBy'>> &
  Partial<Binned>;

/** Where an event is: in the calendar or in the bin. */
export type Binned = Pick<CalendarEventEntity, 'deletedAt' | 'deletedBy' | 'deletedWith'>;

export const LIVE: Binned = { deletedAt: null, deletedBy: null, deletedWith: null };

/** Rows of one INSERT: far below the 65,535 parameters of a statement. */
const INSERT_BATCH = 500;

const same = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && a.join() === b.join());

/**
 * How events are written: what the calendar's services share. Every method belongs inside a scope of `Database`; whether
 * the caller may, the services have decided.
 */
@Injectable()
export class CalendarEventStore {
  constructor(
    private readonly db: Database,
    private readonly reader: CalendarEventReader,
    private readonly activities: ActivityService,
    private readonly changes: FamilyChanges,
    private readonly clock: Clock,
  ) {}

  async insert(viewer: FamilyViewer, values: NewEvent): Promise<CalendarEventEntity> {
    const [event] = await this.insertAll(viewer, [values]);
    return event as CalendarEventEntity;
  }

  /** Many at once, in the order given. */
  async insertAll(viewer: FamilyViewer, all: readonly NewEvent[]): Promise<CalendarEventEntity[]> {
    const now = this.clock.now();
    const events = all.map((values) =>
      this.db.manager.create(CalendarEventEntity, {
        birthdayOfMembershipId: null,
        seriesId: null,
        occurrenceDate: null,
        createdBy: viewer.membershipId,
        ...LIVE,
        ...values,
        familyId: viewer.familyId,
        id: randomUUID(),
        createdAt: now,
        updatedAt: now,
        version: 1,
      }),
    );
    for (let start = 0; start < events.length; start += INSERT_BATCH)
      await this.db.manager.insert(CalendarEventEntity, events.slice(start, start + INSERT_BATCH));
    return events;
  }

  /** What a deletion writes. @param deletedWith the event that takes this one along */
  binned(viewer: FamilyViewer, deletedWith: string | null = null): Binned {
    return { deletedAt: this.clock.now(), deletedBy: viewer.membershipId, deletedWith };
  }

  /**
   * Changes a locked event, in the row and in the given object.
   *
   * @returns false when nothing was different: then nothing is written either
   */
  async change(event: CalendarEventEntity, changes: Partial<CalendarEventEntity>): Promise<boolean> {
    const keys = Object.keys(changes) as (keyof CalendarEventEntity)[];
    if (keys.every((key) => same(changes[key], event[key]))) return false;
    const written = { ...changes, updatedAt: this.clock.now(), version: event.version + 1 };
    await this.db.manager.update(CalendarEventEntity, { familyId: event.familyId, id: event.id }, written);
    Object.assign(event, written);
    return true;
  }

  /** Gives a locked event a new version, for a change of what belongs to it. */
  async touch(event: CalendarEventEntity): Promise<void> {
    const written = { updatedAt: this.clock.now(), version: event.version + 1 };
    await this.db.manager.update(CalendarEventEntity, { familyId: event.familyId, id: event.id }, written);
    Object.assign(event, written);
  }

  /** The row, locked until the scope ends. @throws DomainError NOT_FOUND, also for another family's id. */
  async lock(
    viewer: FamilyViewer,
    id: string,
    state: Required<Pick<FindOptionsWhere<CalendarEventEntity>, 'deletedAt'>>,
  ): Promise<CalendarEventEntity> {
    const event =
      isUUID(id) &&
      (await this.db.manager.findOne(CalendarEventEntity, {
        where: { familyId: viewer.familyId, id, ...state },
        lock: { mode: 'pessimistic_write' },
      }));
    if (!event) throw notFound('Event');
    return event;
  }

  /**
   * The birthdays of members, and other yearly events with one of the titles, locked. Also makes every other caller of it
   * in this family wait until the scope ends: two equal batches at once must not both find nothing.
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

  /** Events as the doors show them, in the order of the ids. @throws DomainError NOT_FOUND when one is missing. */
  async readAll(viewer: FamilyViewer, ids: readonly string[]): Promise<CalendarEvent[]> {
    const rows = ids.every((id) => isUUID(id)) ? await this.reader.read(selectEvents(viewer.familyId, ids)) : [];
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => {
      const event = byId.get(id.toLowerCase());
      if (!event) throw notFound('Event');
      return event;
    });
  }

  async read(viewer: FamilyViewer, id: string): Promise<CalendarEvent> {
    const [event] = await this.readAll(viewer, [id]);
    return event as CalendarEvent;
  }

  /**
   * Tells the feed and every open screen.
   *
   * @param part what the change concerned of a series, e.g. "20 October": it stands behind the title
   */
  async record(
    viewer: FamilyViewer,
    type: 'created' | 'updated' | 'deleted',
    event: Pick<CalendarEventEntity, 'id' | 'title' | 'eventDate'>,
    part?: EventPart,
  ): Promise<void> {
    await this.activities.record(viewer, {
      type,
      resource: 'calendar_event',
      resourceId: event.id,
      title: part ? `${event.title} (${part.name})` : event.title,
      data: { eventDate: part?.date ?? event.eventDate },
      change: part && 'updated',
    });
  }

  /** Tells open screens of events that went or came along with another one, or of what is no news for the feed. */
  async publish(
    viewer: FamilyViewer,
    action: 'created' | 'updated' | 'deleted',
    events: readonly Pick<CalendarEventEntity, 'id'>[],
  ): Promise<void> {
    for (const { id } of events) await this.changes.publish(viewer, { type: 'calendar_event', id, action });
  }

  /** What went into the bin with an event, locked. */
  deletedWith(viewer: FamilyViewer, { id }: CalendarEventEntity): Promise<CalendarEventEntity[]> {
    return this.db.manager.find(CalendarEventEntity, {
      where: { familyId: viewer.familyId, deletedWith: id },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The events that occurrences of a series became, from a date on, locked. */
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
