import { Injectable } from '@nestjs/common';
import { NotificationPreferencesService } from '../../notifications';
import { requireFamily, type Viewer } from '../../platform/auth';
import { Database } from '../../platform/database';
import { CalendarService } from '../events/calendar.service';
import { EventReminders } from './event-reminders';
import { selectRemindedEvents } from './reminder.queries';
import type { CalendarReminder } from './reminder.types';

/** Reads reminders; writes go through `CalendarService.add` and `update`. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly db: Database,
    private readonly calendar: CalendarService,
    private readonly reminders: EventReminders,
    private readonly preferences: NotificationPreferencesService,
  ) {}

  /** Everybody's reminders of an event, earliest first; empty for a read-only event. @throws DomainError NOT_FOUND */
  async ofEvent(caller: Viewer, eventId: string): Promise<CalendarReminder[]> {
    const viewer = requireFamily(caller);
    return this.db.read(viewer, async () => {
      const event = await this.calendar.get(viewer, eventId);
      if (event.isSystemEvent) return [];
      const unwanted = await this.preferences.withoutReminders(viewer);
      const rows = await this.reminders.of(viewer, event.id);
      return rows.map((row) => ({ ...row, isWanted: !unwanted.has(row.memberId) }));
    });
  }

  /** Ids of the events that the viewer has reminders for. */
  async myEvents(caller: Viewer): Promise<string[]> {
    const viewer = requireFamily(caller);
    const rows = await this.db.read(viewer, () =>
      this.db.sql<{ id: string }>(selectRemindedEvents(viewer.familyId, viewer.membershipId)),
    );
    return rows.map(({ id }) => id);
  }
}
