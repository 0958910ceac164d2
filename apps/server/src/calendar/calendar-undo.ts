import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { FamilyChanges } from '../activity';
import { requireFamily, type FamilyViewer, type Viewer } from '../platform/auth';
import { Database } from '../platform/database';
import { conflict } from '../platform/errors';
import { keptOf, UndoLogs, type UndoLog } from '../platform/undo';
import { CalendarEventEntity } from './calendar-event.entity';
import { EVENT_VALUES } from './calendar-event.values';
import { CalendarEventStore, LIVE, type EventPart } from './calendar-event.store';
import type { CalendarEvent } from './calendar.types';
import { EventPush } from './event-push';
import { EventReminders } from './reminders/event-reminders';
import type { ReminderRow } from './reminders/reminder.queries';

const KEPT = [
  ...EVENT_VALUES,
  'whoMembershipIds',
  'seriesId',
  'occurrenceDate',
  'birthdayOfMembershipId',
] as const satisfies (keyof CalendarEventEntity)[];

type Kept = Pick<CalendarEventEntity, (typeof KEPT)[number]>;

interface Entry {
  id: string;
  /** The version that the change left. */
  version: number;
  /** null: the change made the event. */
  before: Kept | null;
  wasDeleted: boolean;
  /** Its reminders before, when the change replaced them. */
  reminders?: ReminderRow[];
}

/** As it is stored, and written anew by its migration when this shape changes. */
interface StoredChange {
  entries: Entry[];
  news: {
    type: 'created' | 'updated';
    event: Pick<CalendarEventEntity, 'id' | 'title' | 'eventDate'>;
    part?: EventPart;
  };
}

/** The events that one change writes, and what they were before. */
export class ChangeLog {
  private readonly events = new Map<CalendarEventEntity, Kept | null>();
  private readonly reminders = new Map<CalendarEventEntity, ReminderRow[]>();

  /** Call before the first change of an event. */
  changing(...events: CalendarEventEntity[]): void {
    for (const event of events) this.events.set(event, keptOf(event, KEPT));
  }

  made(event: CalendarEventEntity): void {
    this.events.set(event, null);
  }

  /** The reminders that an event had before its change. */
  reminded(event: CalendarEventEntity, before: ReminderRow[]): void {
    this.reminders.set(event, before);
  }

  entries(): Entry[] {
    return [...this.events].map(([event, before]) => {
      const { id, version, deletedAt } = event;
      const reminders = this.reminders.get(event);
      return { id, version, before, wasDeleted: deletedAt !== null, ...(reminders ? { reminders } : {}) };
    });
  }
}

/**
 * Taking back a change of events as a whole: an exception, a divided series, a deletion with everything it took along.
 * Race-safe by versions: it happens only while every event is as the change left it, so nobody's later edit is lost.
 */
@Injectable()
export class CalendarUndo {
  private readonly log: UndoLog<StoredChange>;

  constructor(
    private readonly db: Database,
    private readonly store: CalendarEventStore,
    private readonly changes: FamilyChanges,
    private readonly reminders: EventReminders,
    private readonly push: EventPush,
    logs: UndoLogs,
  ) {
    this.log = logs.open('calendar_undo');
  }

  /** Remembers a change under the caller's key. Call inside its write scope. @throws DomainError CONFLICT for a used key */
  async keep(viewer: FamilyViewer, key: string, log: ChangeLog, news: StoredChange['news']): Promise<void> {
    await this.log.keep(viewer, key, { entries: log.entries(), news });
  }

  /**
   * Takes back a change of the caller's own, once, within a day.
   *
   * @returns the events as they were before
   * @throws DomainError NOT_FOUND for an unknown, old or used key; VERSION_CONFLICT when one of the events has been
   *   changed or deleted since: then nothing happens
   */
  async undo(caller: Viewer, key: string): Promise<CalendarEvent[]> {
    const viewer = requireFamily(caller);
    return this.db.write(viewer, async () => {
      const { entries, news } = await this.log.take(viewer, key);
      const events = await this.lock(viewer, entries);
      await this.assertNoSecondBirthday(viewer, entries);
      // What points to a made event is put back before that is removed.
      for (const { id, before, reminders } of entries) {
        const event = events.get(id) as CalendarEventEntity;
        if (before) await this.store.change(event, { ...before, ...LIVE });
        if (reminders) await this.reminders.restore(viewer, event, reminders);
      }
      const made = entries.filter(({ before }) => before === null);
      if (made.length > 0)
        await this.db.manager.delete(CalendarEventEntity, {
          familyId: viewer.familyId,
          id: In(made.map(({ id }) => id)),
        });
      await this.store.record(viewer, news.type, news.event, news.part);
      for (const { id, before, wasDeleted } of entries)
        await this.changes.publish(viewer, {
          type: 'calendar_event',
          id,
          action: before === null ? 'deleted' : wasDeleted ? 'created' : 'updated',
        });
      const back = await this.store.readAll(
        viewer,
        entries.filter(({ before }) => before !== null).map(({ id }) => id),
      );
      for (const event of back) await this.push.takenBack(viewer, event);
      return back;
    });
  }

  private async assertNoSecondBirthday(viewer: FamilyViewer, entries: readonly Entry[]): Promise<void> {
    const back = entries.flatMap(({ wasDeleted, before }) => (wasDeleted && before?.birthdayOfMembershipId) || []);
    if (back.length > 0 && (await this.store.birthdaysOf(viewer, back)).length > 0)
      throw conflict('CONFLICT', 'This birthday is in the calendar again already.');
  }

  /** The rows in the order in which the change locked them, so that two never wait for each other. */
  private async lock(viewer: FamilyViewer, entries: readonly Entry[]): Promise<Map<string, CalendarEventEntity>> {
    const events = new Map<string, CalendarEventEntity>();
    for (const { id, version } of entries) {
      const event = await this.db.manager.findOne(CalendarEventEntity, {
        where: { familyId: viewer.familyId, id },
        lock: { mode: 'pessimistic_write' },
      });
      if (event?.version !== version)
        throw conflict('VERSION_CONFLICT', 'Somebody has changed this since, so it cannot be undone.');
      events.set(id, event);
    }
    return events;
  }
}
