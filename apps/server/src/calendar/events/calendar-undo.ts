import { Injectable } from '@nestjs/common';
import type { FamilyViewer } from '../../platform/auth';
import { conflict } from '../../platform/errors';
import { changeLog, lockChanged, restoreRows, UndoLog, type ChangedRow, type Undo } from '../../platform/undo';
import { EVENT_COLUMNS, type CalendarEventEntity, type EventColumns } from './calendar-event.entity';
import { CalendarEventStore, LIVE, type EventPart } from './calendar-event.store';
import { CalendarEvent } from './calendar.types';
import { EventPush } from './event-push';
import { EventReminders } from '../reminders/event-reminders';
import type { ReminderRow } from '../reminders/reminder.queries';

type Entry = ChangedRow<EventColumns> & {
  /** The previous reminders, when the change replaced them. */
  reminders?: ReminderRow[];
};

/** The stored JSON; changing this shape requires a migration of stored rows. */
interface StoredChange {
  entries: Entry[];
  published: {
    type: 'created' | 'updated';
    event: Pick<CalendarEventEntity, 'id' | 'title' | 'eventDate'>;
    part?: EventPart;
    /** The change's entry in the feed; absent without one. */
    activityId?: string;
  };
}

/** Collects the events that one change writes, with their previous values. */
export class EventChangeLog {
  private readonly log = changeLog<CalendarEventEntity, keyof EventColumns>(EVENT_COLUMNS);
  private readonly reminders = new Map<string, ReminderRow[]>();
  readonly changing = this.log.changing;
  readonly made = this.log.made;

  /** Records the event's reminders before the change. */
  reminded({ id }: CalendarEventEntity, before: ReminderRow[]): void {
    this.reminders.set(id, before);
  }

  entries(): Entry[] {
    return this.log.entries().map((entry) => {
      const reminders = this.reminders.get(entry.id);
      return { ...entry, ...(reminders && { reminders }) };
    });
  }
}

/** Undoes a change of events as a whole: an exception, a divided series, or a deletion with everything it included. */
@Injectable()
export class CalendarUndo {
  private readonly changes: Undo<StoredChange>;

  constructor(
    private readonly store: CalendarEventStore,
    private readonly reminders: EventReminders,
    private readonly push: EventPush,
    log: UndoLog,
  ) {
    this.changes = log.register('calendar_event', {
      type: CalendarEvent,
      takeBack: (viewer, change: StoredChange) => this.takeBack(viewer, change),
    });
  }

  /** Stores a change under the caller's key. Call inside its write scope. @throws DomainError CONFLICT for a used key */
  async keep(
    viewer: FamilyViewer,
    key: string,
    log: EventChangeLog,
    published: StoredChange['published'],
  ): Promise<void> {
    await this.changes.keep(viewer, key, { entries: log.entries(), published });
  }

  private async takeBack(viewer: FamilyViewer, { entries, published }: StoredChange): Promise<CalendarEvent[]> {
    const events = await lockChanged(this.store.rows, viewer, entries);
    await this.assertNoSecondBirthday(viewer, entries);
    await restoreRows(this.store.rows, events, entries, LIVE);
    for (const [index, event] of events.entries()) {
      const reminders = entries[index]?.reminders;
      if (reminders) await this.reminders.restore(viewer, event, reminders);
    }
    await this.store.takeBack(viewer, published.activityId);
    await this.store.publish(viewer, published.part ? 'updated' : published.type, published.event);
    for (const { id, before, wasDeleted } of entries.filter((entry) => entry.id !== published.event.id))
      await this.store.publish(viewer, before === null ? 'deleted' : wasDeleted ? 'created' : 'updated', { id });
    const kept = entries.flatMap(({ id, before }) => (before ? id : []));
    const back = await this.store.readAll(viewer, kept);
    for (const event of back) await this.push.takenBack(viewer, event);
    return back;
  }

  private async assertNoSecondBirthday(viewer: FamilyViewer, entries: readonly Entry[]): Promise<void> {
    const back = entries.flatMap(({ wasDeleted, before }) => (wasDeleted && before?.birthdayOfMembershipId) || []);
    if (back.length > 0 && (await this.store.birthdaysOf(viewer, back)).length > 0)
      throw conflict('CONFLICT', 'This birthday is already in the calendar again.');
  }
}
