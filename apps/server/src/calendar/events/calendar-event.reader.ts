import { Injectable } from '@nestjs/common';
import { FAMILY_WORD } from '@homefold/domain';
import { Database, type PreparedSql } from '../../platform/database';
import { LOCAL_TIME } from '../../platform/records';
import type { EventRow, Person } from './calendar.queries';
import type { CalendarEvent } from './calendar.types';

type People = ReadonlyMap<string, Person>;

/** Reads events: converts rows to the API's shape, with the names of the people they concern. */
@Injectable()
export class CalendarEventReader {
  constructor(private readonly db: Database) {}

  /**
   * Call inside a scope of the family.
   *
   * @param statement returns `EventRow`s, whose order is kept
   */
  async read(statement: PreparedSql): Promise<CalendarEvent[]> {
    const rows = await this.db.sql<EventRow>(statement);
    const people = new Map(rows.find((row) => row.people)?.people?.map((person) => [person[0], person]));
    return rows.map((row) => eventOf(row, people));
  }
}

/** Written out, because a dashboard builds hundreds: spreading derived columns took a third of its time. */
function eventOf(row: EventRow, people: People): CalendarEvent {
  const whoMemberIds = row.who_membership_ids;
  const whoNames: string[] = [];
  for (const id of whoMemberIds) {
    const [, name] = people.get(id) ?? [];
    if (name !== undefined) whoNames.push(name);
  }
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    eventDate: row.eventDate,
    endDate: row.endDate,
    eventTime: LOCAL_TIME.transformer.from(row.eventTime),
    eventEndTime: LOCAL_TIME.transformer.from(row.eventEndTime),
    emoji: row.emoji,
    place: row.place,
    recurringType: row.recurringType,
    recurringInterval: row.recurringInterval,
    recurringEndDate: row.recurringEndDate,
    exceptions: row.exceptions,
    recurringDay: row.recurringDay,
    recurringDays: row.recurringDays,
    seriesId: row.seriesId,
    occurrenceDate: row.occurrenceDate,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
    userId: (row.created_by && people.get(row.created_by)?.[2]) || null,
    who: whoMemberIds.length === 0 ? FAMILY_WORD : whoNames.join(', '),
    whoNames,
    whoMemberId: (whoMemberIds.length === 1 && whoMemberIds[0]) || null,
    whoMemberIds,
    isRecurring: row.recurringType !== null,
    calendarId: row.calendar_id,
    calendarName: row.calendar_name,
    calendarColor: row.calendar_color,
    isBankHoliday: false,
    isSystemEvent: row.calendar_id !== null,
    birthdayOfMemberId: row.birthday_of_membership_id,
    createdByMemberId: row.created_by,
  };
}
